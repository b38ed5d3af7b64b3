import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CURATED } from '#src/features/equipment/grinders/popular.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll } from '#test/support/web-recipes.ts'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
const region = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

describe('the list of grinders in the web app', () => {
  const web = useWeb()

  it('lists popular grinders and brands first, on a short page', async () => {
    const { page, problems } = await web.open('/grinders', { ...PHONE, viewport: { width: 390, height: 844 } })
    await page.getByText('234 grinders', { exact: true }).waitFor()
    const { body } = await web.test.get('/api/grinders')
    const popular = region(page, 'Popular grinders').getByRole('link')
    await expect.poll(() => popular.count()).toBe(CURATED.length)
    await expect.poll(() => popular.first().innerText()).toBe('Comandante C40 MK4')
    await page.getByText('Hand · Conical, 39 mm · $250 to $700').first().waitFor()
    const dots = await page.locator('small').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll('span')]
          .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() === '·')
          .map((dot) => {
            const isSeen = dot.getBoundingClientRect().left >= line.getBoundingClientRect().left
            const [part, before] = [dot.parentElement!, dot.parentElement!.previousElementSibling!]
            const isBetween = before.getBoundingClientRect().top === part.getBoundingClientRect().top
            return { isSeen, isBetween }
          }),
      ),
    )
    expect(dots.filter(({ isBetween }) => !isBetween).length).toBeGreaterThan(0)
    expect(dots.filter(({ isSeen, isBetween }) => isSeen !== isBetween)).toEqual([])
    const brands = region(page, 'Brands').getByRole('link')
    await expect.poll(() => brands.count()).toBe(12)
    const timemore = body.byBrand.Timemore.length
    await brands.filter({ hasText: 'Timemore' }).getByText(`${timemore} models`).waitFor()
    expect(await heightOf(page)).toBeLessThan(4000)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: `All ${body.brands.length} brands` }).click()
    await expect.poll(() => brands.count()).toBe(body.brands.length)
    await brands.getByText('1 model', { exact: true }).first().waitFor()
    expect(problems).toEqual([])
  })

  it('finds misspelled names, keeps the search in the URL, and restores it on the way back from a grinder', async () => {
    const { page } = await web.open('/grinders')
    await page.getByLabel('Search grinders').fill('commandante')
    await expect.poll(() => rows(page).first().getByRole('link').innerText()).toContain('Comandante')
    await page.getByLabel('Search grinders').fill('barataza encore')
    await page.waitForURL('**/grinders?q=barataza+encore')
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('link', { name: 'Baratza Encore', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Baratza Encore' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Search grinders').inputValue()).toBe('barataza encore')
    await page.getByRole('link', { name: 'Baratza Encore', exact: true }).waitFor()
  })

  it('opens a brand, filters further, and goes back step by step', async () => {
    const { page } = await web.open('/grinders')
    const { body } = await web.test.get('/api/grinders?brand=Timemore')
    const flat = body.grinders.filter(({ burrType }: { burrType: string }) => burrType === 'flat').length
    await region(page, 'Brands').getByRole('link', { name: 'Timemore' }).click()
    await page.waitForURL('**/grinders?brand=Timemore')
    await page.getByText(`${body.grinders.length} grinders`, { exact: true }).waitFor()
    await page.getByLabel('Burrs', { exact: true }).selectOption('Flat')
    await page.waitForURL('**/grinders?brand=Timemore&burr=flat')
    await page.getByText(`${flat} grinders`, { exact: true }).waitFor()
    await page.goBack()
    await page.getByText(`${body.grinders.length} grinders`, { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Burrs', { exact: true }).inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('heading', { name: 'Popular grinders' }).waitFor()
    await page.getByText('234 grinders', { exact: true }).waitFor()
  })

  it('filters by type, burr size and price, and leaves out grinders whose price is unknown', async () => {
    const { page } = await web.open('/grinders?drive=hand&price=1')
    const { body } = await web.test.get('/api/grinders')
    interface Listed {
      drive: string
      priceClass?: number
      burrSizeMm: number | null
    }
    const cheap = body.grinders.filter(({ drive, priceClass }: Listed) => drive === 'hand' && priceClass === 1)
    await page.getByText(`${cheap.length} grinders`, { exact: true }).waitFor()
    await expect.poll(() => rows(page).filter({ hasNotText: 'Under $100' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Burr size').selectOption('Burrs of 45 to 60 mm')
    const small = cheap.filter(({ burrSizeMm: size }: Listed) => size !== null && size >= 45 && size < 60)
    await page.getByText(`${small.length} grinders`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove filter: Under $100' }).click()
    await page.waitForURL((url) => !url.searchParams.has('price'))
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('heading', { name: 'Popular grinders' }).waitFor()
  })

  it('shows twelve rows of a long list, and more when asked', async () => {
    const { page } = await web.open('/grinders?drive=electric', { ...PHONE, viewport: { width: 390, height: 844 } })
    await expect.poll(() => rows(page).count()).toBe(12)
    expect(await heightOf(page)).toBeLessThan(4000)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows(page).count()).toBe(36)
  })

  it('offers to show all when nothing is found, also for values that nobody offers', async () => {
    const { page } = await web.open('/grinders?price=cheap')
    await page.getByRole('heading', { name: 'No grinders found' }).waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByText('234 grinders', { exact: true }).waitFor()
    await page.getByLabel('Search grinders').fill('qqqqqq')
    await page.getByRole('heading', { name: 'No grinder by that name' }).waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByText('234 grinders', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Search grinders').inputValue()).toBe('')
  })

  describe('comparison of grinders', () => {
    it('takes up to four from the list, through searches and reloads', async () => {
      const { page, problems } = await web.open('/grinders', { ...PHONE, viewport: { width: 390, height: 844 } })
      for (const name of ['Comandante C40 MK4', 'Baratza Encore', 'Niche Zero']) {
        await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check()
      }
      await page.getByText('3 chosen').waitFor()
      await page.getByLabel('Search grinders').fill('fellow')
      await page.waitForURL((url) => url.searchParams.get('q') === 'fellow')
      await page.getByRole('checkbox', { name: 'Compare Fellow Ode Gen 2' }).check()
      await page.reload()
      await page.getByText('4 chosen').waitFor()
      await expect.poll(() => page.getByRole('checkbox', { name: 'Compare Fellow Ode Gen 1' }).isDisabled()).toBe(true)
      await expectAccessible(page)
      await page.getByRole('region', { name: 'Compare grinders' }).getByRole('link', { name: 'Compare' }).click()
      await page.waitForURL('**/grinders/compare?with=comandante-c40-mk4,baratza-encore,niche-zero,fellow-ode-gen-2')
      await page.getByRole('img', { name: /^Settings of Comandante C40 MK4, Baratza Encore/ }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.goBack()
      await page.getByText('4 chosen').waitFor()
      expect(problems).toEqual([])
    })

    it('shows the settings of the charts, and says which facts are unknown', async () => {
      const slugs = ['comandante-c40-mk4', 'fellow-ode-gen-1', 'xbloom-studio-built-in']
      const { page } = await web.open(`/grinders/compare?with=${slugs.join(',')}`)
      const settings = region(page, 'By brew method').getByRole('row')
      const v60 = settings.filter({ has: page.getByRole('rowheader', { name: 'V60', exact: true }) })
      for (const [i, slug] of slugs.entries()) {
        const { body } = await web.test.get(`/api/widget/grinder/${slug}`)
        const { settingLabel, expectedLabel } = body.methods.find(({ key }: { key: string }) => key === 'v60')
        const cell = v60.getByRole('cell').nth(i)
        await expect.poll(() => cell.innerText()).toContain(settingLabel)
        await expect.poll(() => cell.innerText()).toContain(`usually ${expectedLabel}`)
      }
      const espresso = settings.filter({ has: page.getByRole('rowheader', { name: 'Espresso', exact: true }) })
      await expect.poll(() => espresso.getByRole('cell').nth(1).innerText()).toContain('Out of reach')
      const price = region(page, 'Facts')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Price, roughly' }) })
      await expect.poll(() => price.getByRole('cell').nth(0).innerText()).toContain('$250 to $700')
      await expect.poll(() => price.getByRole('cell').nth(2).innerText()).toContain('Unknown')
      await expectAccessible(page)
    })

    it('adds and removes grinders in the URL, starting from one of them', async () => {
      const { page } = await web.open('/grinders/niche-zero')
      await page.getByRole('link', { name: 'Compare', exact: true }).click()
      await page.waitForURL('**/grinders/compare?with=niche-zero')
      await page.getByRole('combobox', { name: 'Add a grinder' }).fill('commandante mk4')
      await page.getByRole('option', { name: 'Comandante C40 MK4' }).first().click()
      await page.waitForURL((url) => url.searchParams.get('with') === 'niche-zero,comandante-c40-mk4')
      await page.getByRole('columnheader', { name: 'Comandante C40 MK4' }).first().waitFor()
      await page.getByRole('button', { name: 'Remove Niche Zero' }).click()
      await page.waitForURL((url) => url.searchParams.get('with') === 'comandante-c40-mk4')
      await page.getByRole('button', { name: 'Remove Comandante C40 MK4' }).click()
      await page.getByRole('heading', { name: 'No grinders chosen yet' }).waitFor()
      await expectAccessible(page)
    })

    it('ignores invalid values of the URL', async () => {
      const many = [
        'niche-zero',
        'niche-zero',
        '<script>',
        '',
        'baratza-encore',
        'no-such-mill',
        'porlex-tall',
        'x',
        'y',
      ]
      const { page } = await web.open(`/grinders/compare?with=${encodeURIComponent(many.join(','))}`)
      await page.getByRole('img', { name: /^Settings of Niche Zero, Baratza Encore, and Porlex Tall/ }).waitFor()
      await page.getByRole('alert').getByText('No grinder is called "no-such-mill"').waitFor()
      await page.getByRole('button', { name: 'Remove no-such-mill' }).click()
      await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    })
  })
})
