import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { attainableMass } from '#domain/grind-photo/mass.ts'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import { sheetPdf } from '#domain/grind-photo/sheet-pdf.ts'
import { register } from '#test/support/app.ts'
import { encodePng } from '#test/support/encode-png.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll } from '#test/support/web-recipes.ts'
import { decodePhoto } from '../../scripts/decode-photo.ts'
import { flat, lognormal, renderPhoto } from '../domain/grind-photo/render.ts'

const DIAMETERS = lognormal(260, 0.9, 0.25)

/** Weighted by attainable mass, as the page says it. */
function trueMeanMicrons(): number {
  const total = DIAMETERS.reduce((sum, diameter) => sum + attainableMass(diameter), 0)
  return (1000 * DIAMETERS.reduce((sum, diameter) => sum + diameter * attainableMass(diameter), 0)) / total
}

describe('measuring the grind by photo', () => {
  const web = useWeb()
  let photo: { name: string; mimeType: string; buffer: Buffer }

  beforeAll(() => {
    const pixels = renderPhoto({
      width: 840,
      height: 672,
      place: flat(14),
      paperMm: { width: 60, height: 48 },
      diametersMm: DIAMETERS,
      coin: { x: 30, y: 24, diameterMm: 21.21 },
    })
    photo = { name: 'grounds.png', mimeType: 'image/png', buffer: encodePng(pixels) }
  })

  const chooseNickel = (page: Page) => page.getByText('5 ¢').first().click()
  const addPhoto = (page: Page, file = photo) => page.locator('input[type=file][multiple]').first().setInputFiles(file)
  /** The number that stands under a label. */
  const figure = async (page: Page, label: string): Promise<number> => {
    const text = await page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').innerText()
    return Number.parseInt(text.replace(',', ''), 10)
  }

  it('measures on a phone without sending anything, and takes corrections by keyboard', async () => {
    const { page, problems } = await web.open('/grinders/measure', { ...PHONE, locale: 'en-US' })
    await chooseNickel(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await addPhoto(page)
    await page.getByText('Mean size').waitFor()
    const mean = await figure(page, 'Mean size')
    expect(Math.abs(mean / trueMeanMicrons() - 1)).toBeLessThan(0.06)
    expect(await figure(page, 'Particles')).toBeGreaterThan(200)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Correct the coin' }).click()
    const edge = page.getByRole('button', { name: 'Edge of the coin' })
    const before = await edge.evaluate((element) => element.style.left)
    await edge.press('Shift+ArrowRight')
    expect(await edge.evaluate((element) => element.style.left)).not.toBe(before)
    await expectAccessible(page, ['light'])
    await page.getByRole('button', { name: 'Measure again' }).click()
    await page.getByRole('button', { name: 'Correct the coin' }).waitFor()
    // A circle drawn larger is believed: there are more pixels to a millimetre, so the same grounds are smaller.
    await expect.poll(() => figure(page, 'Mean size')).toBeLessThan(mean)

    await page.getByRole('button', { name: 'Measure a part only' }).click()
    await page.getByRole('button', { name: 'Measure again' }).click()
    // Most of the middle is the coin.
    await page.getByText(/Only \d+ particles could be measured/).waitFor()
    await page.getByRole('button', { name: 'Change the area' }).waitFor()
    expect(sent).toEqual([])
    expect(problems).toEqual([])
  })

  it('shows what is wrong with a file that is no photo, and with one that has no coin', async () => {
    const { page } = await web.open('/grinders/measure', { locale: 'en-US' })
    await addPhoto(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await page.getByText(`"notes.txt" can't be read as a photo.`).waitFor()
    const blank = { width: 300, height: 200, data: new Uint8ClampedArray(300 * 200 * 4).fill(230) }
    await addPhoto(page, { name: 'blank.png', mimeType: 'image/png', buffer: encodePng(blank) })
    await page.getByText("This photo can't be used.").waitFor()
    await page.getByText(/We couldn't find the coin/).waitFor()
    await expect.poll(() => page.getByText('Mean size').count()).toBe(0)
  })

  it("calibrates a member's grinder, and removes a measurement again", async () => {
    const member = await register(web.test)
    const { page, problems } = await web.open('/grinders/measure?grinder=mahlkonig-ek43', { member, locale: 'en-US' })
    await chooseNickel(page)
    await page.getByLabel('Grind setting').first().fill('7')
    await addPhoto(page)
    await page.getByText('Mean size').waitFor()
    await page.getByRole('button', { name: 'Save calibration' }).click()
    await page.getByRole('heading', { name: 'Saved measurements' }).waitFor()
    const { body } = await web.test.get('/api/user/grinders', { token: member.token })
    expect(body.calibrations[0].measurements).toMatchObject([{ setting: 7, photos: 1 }])
    await page.getByRole('button', { name: 'Remove setting 7' }).click()
    await page.getByRole('heading', { name: 'Saved measurements' }).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('remembers the chosen coin, also after signing out', async () => {
    const member = await register(web.test)
    const { page, problems } = await web.open('/timer', { locale: 'en-US' })
    await page
      .context()
      .addCookies([{ name: 'svc_session', value: member.token, url: web.base, httpOnly: true, sameSite: 'Lax' }])
    await page.evaluate(() => localStorage.setItem('brewprint.signed-in', 'true'))
    await page.goto(`${web.base}/grinders/measure`)
    await chooseNickel(page)
    await page.goto(`${web.base}/profile/settings`)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await page.goto(`${web.base}/grinders/measure`)
    await expect.poll(() => page.getByRole('radio', { name: /^5 ¢/ }).isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it('is German for German readers, and compares two settings in one plot', async () => {
    const { page, problems } = await web.open('/grinders/measure', { locale: 'en-US', language: 'de' })
    await chooseNickel(page)
    await page.getByRole('button', { name: 'Weiteren Mahlgrad hinzufügen' }).click()
    for (const [i, input] of (await page.locator('input[type=file][multiple]').all()).entries()) {
      await page
        .getByLabel('Mahlgrad', { exact: true })
        .nth(i)
        .fill(String(5 + i))
      await input.setInputFiles(photo)
    }
    await page.getByRole('heading', { name: 'Im Vergleich' }).waitFor()
    await page.getByRole('img', { name: /Größen je Mahlgrad/ }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  it('offers a sheet for printing that a browser draws at its real size', async () => {
    const { page } = await web.open('/grinders/measure', { locale: 'en-US', deviceScaleFactor: 3 })
    await page.getByText('Our printed sheet').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'A4 as SVG' }).click(),
    ])
    const svg = await readFile(await download.path(), 'utf8')
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Letter as PDF' }).click(),
    ])
    const words = {
      title: 'Brewprint measuring sheet. Print at 100 %, not fitted to the page.',
      ruler: 'This line is 100 mm long. Check it with a ruler.',
    }
    expect(await readFile(await pdf.path())).toEqual(Buffer.from(sheetPdf('letter', words)))

    await page.setViewportSize({ width: 794, height: 1123 })
    await page.setContent(`<body style="margin:0">${svg}</body>`)
    const file = join(await mkdtemp(join(tmpdir(), 'sheet-')), 'sheet.png')
    await writeFile(file, await page.screenshot())
    const { scale } = measurePhoto(await decodePhoto(file), { reference: { kind: 'sheet' } })
    // CSS has 96 pixels to an inch, three times as many here.
    expect(Math.abs(scale!.pixelsPerMm / ((3 * 96) / 25.4) - 1)).toBeLessThan(0.005)
  })
})
