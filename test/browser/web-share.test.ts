import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertManyBrewLogs } from '#test/support/brew-logs.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { openMenu } from '#test/support/web-recipes.ts'

describe('share dialog of a page', () => {
  const web = useWeb()

  const shownHeight = (page: Page, height: number) =>
    page.waitForFunction(
      (height) => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalHeight === height,
      height,
    )

  it('shows the card in three shapes, in the language and units of the reader, to download', async () => {
    const id = await insertRecipe(web.test.app.db, { waterTempF: 200 })
    const { page, problems } = await web.open(`/recipes/${id}`, { ...PHONE, locale: 'de-DE', language: 'de' })
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('button', { name: 'Als Bild speichern' }).click()
    await shownHeight(page, 630)
    await expectAccessible(page)
    for (const [name, height] of [
      ['Quadrat', 1080],
      ['Story', 1920],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await shownHeight(page, height)
    }
    const link = page.getByRole('link', { name: 'Herunterladen' })
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/cards/recipes/${id}.png?shape=story&lang=de&temperature=C&weight=g`)
    await expect.poll(() => link.getAttribute('download')).toBe(`brewprint-recipes-${id}-story.png`)
    expect(problems).toEqual([])
  })

  it('prints the card alone on its page', async () => {
    const { page } = await web.open('/grinders/niche-zero')
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-asked', '') }))
    await openMenu(page)
    await page.getByRole('button', { name: 'Save as image' }).click()
    await page.getByRole('button', { name: 'Print as a card' }).click()
    await page.locator('body[data-asked]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('#root').isVisible()).toBe(false)
    await expect.poll(() => page.locator('[data-printed] img').isVisible()).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.locator('[data-printed]').waitFor({ state: 'detached' })
  })
})

describe('printed recipe', () => {
  const web = useWeb()

  /** Reads a QR code that is drawn as one path of squares. */
  function readCode(path: string, modules: number): string {
    const scale = 8
    const size = modules * scale
    const data = new Uint8Array(size * size * 4).fill(255)
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let i = 0; i < scale * scale; i++) {
        const pixel = (Number(y) * scale + Math.floor(i / scale)) * size + Number(x) * scale + (i % scale)
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
    return decodeQR({ width: size, height: size, data })
  }

  it('has a QR code that leads back to it, on a card and on a page', async () => {
    const id = await insertRecipe(web.test.app.db)
    const { page, problems } = await web.open(`/recipes/${id}/print`, PHONE)
    const code = page.getByRole('img', { name: 'QR code with the address of this recipe' })
    await code.waitFor()
    const modules = Number((await code.getAttribute('viewBox'))!.split(' ')[2])
    expect(readCode((await code.locator('path').getAttribute('d'))!, modules)).toBe(`${web.base}/recipes/${id}`)
    await expectAccessible(page)
    await page.getByText('Whole page').click()
    await code.waitFor()
    expect(problems).toEqual([])
  })

  it('looks like paper on a dark screen', async () => {
    const id = await insertRecipe(web.test.app.db)
    const { page } = await web.open(`/recipes/${id}/print`, { ...PHONE, colorScheme: 'dark' })
    await page.getByText('Print this recipe').waitFor()
    const [screen, sheet, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector('article')!)
      return [getComputedStyle(document.body).backgroundColor, backgroundColor, color]
    })
    expect([screen, sheet, ink]).toEqual(['rgb(23, 17, 13)', 'rgb(255, 253, 248)', 'rgb(43, 29, 20)'])
    await expectAccessible(page)
  })
})

describe('pages about the service', () => {
  const web = useWeb()

  it('are linked in the footer and readable', async () => {
    const { page, problems } = await web.open('/timer', PHONE)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor()
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('offer to install the app', () => {
  const web = useWeb()
  let member: Member
  beforeAll(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  /** As Chromium does where the app can be installed. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'dismissed' }),
      })
      window.dispatchEvent(event)
    })

  it('appears with the second brew, and stays away once it is declined', async () => {
    const { page } = await web.open('/log', { member })
    const prompt = page.getByRole('region', { name: 'Install Brewprint' })
    await insertManyBrewLogs(web.test.app.db, member.id, 1)
    web.test.app.responseCache.clear()
    await page.reload()
    await page.getByRole('heading', { name: 'Brew log' }).waitFor()
    await offer(page)
    await expect.poll(() => prompt.count()).toBe(0)
    await insertManyBrewLogs(web.test.app.db, member.id, 1)
    web.test.app.responseCache.clear()
    await page.reload()
    await page.getByRole('heading', { name: 'Brew log' }).waitFor()
    await offer(page)
    await prompt.waitFor()
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await prompt.waitFor({ state: 'detached' })
    await offer(page)
    await expect.poll(() => prompt.count()).toBe(0)
  })
})
