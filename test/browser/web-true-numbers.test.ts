import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { DESKTOP, expectAccessible, type OpenOptions, useWeb } from '#test/support/web.ts'
import {
  expectNoSidewaysScroll,
  grinderId,
  machineId,
  mostPeople,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

/** British, for millilitres. */
const PHONE: OpenOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

const brewOf = (page: Page) => page.getByRole('region', { name: 'Your brew' })
const dialOf = (page: Page) => page.getByRole('slider', { name: 'Grind setting on the dial' })
const sizeOf = (page: Page) => page.getByLabel('Size', { exact: true })
const figures = async (page: Page) => (await page.locator('dl').first().innerText()).split(/\s*\n+\s*/)

describe('dial-in screen: ranges, sizes and the dial, on a phone', () => {
  const web = useWeb()
  let coffeeId: number
  let member: Member
  let grinder: number
  let brewer: number

  beforeAll(async () => {
    coffeeId = await plantCoffee(web.test, { name: 'Harbour Bell', roaster: 'Saltmarsh', roastLevel: 'MEDIUM' })
    member = (await insertMembers(web.test, 1))[0]!
    grinder = await grinderId(web.test, 'comandante-c40-mk4')
    brewer = await machineId(web.test, 'hario-v60-02')
  })

  const logBrew = (values: object) =>
    web.test.post(
      '/api/brew-logs',
      {
        machineId: brewer,
        grinderId: grinder,
        coffeeProfileId: coffeeId,
        grindSetting: 27,
        doseGrams: 20,
        waterGrams: 320,
        ...values,
      },
      { token: member.token },
    )

  it('shows where most people end up, and what the numbers are based on', async () => {
    const { page, problems } = await web.open('/?grinder=baratza-encore', PHONE)
    const { body: chart } = await web.test.get('/api/widget/grinder/baratza-encore')
    const v60 = chart.methods.find(({ key }: { key: string }) => key === 'v60')
    await brewOf(page).getByText(mostPeople(v60.expectedLabel)).waitFor()
    await page.getByText('Why this number?').click()
    await page.getByText(`The maker's own table (${chart.evidence.name})`).waitFor()
    await page.getByText('None of your own brews yet').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Baratza Encore' }).click()
    await page.getByText(`Source of its numbers: ${chart.evidence.name}.`).waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('scales everything with the size, and says when it takes several batches', async () => {
    const { page, problems } = await web.open(`/?coffee=${coffeeId}&brewer=hario-v60-02`, PHONE)
    await page.locator('[data-from=server]').waitFor()
    await expect.poll(() => sizeOf(page).inputValue()).toBe('320')
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(() => sizeOf(page).inputValue()).toBe('340')
    await sizeOf(page).fill('1400')
    await sizeOf(page).press('Enter')
    const { body } = await web.test.post('/api/adaptRecipe', {
      machineId: brewer,
      grinderId: grinder,
      coffeeProfileId: coffeeId,
      volumeGrams: 1400,
    })
    const { batches, doseGrams, settingLabel } = body.adaptedRecipe
    await page
      .getByText(`${batches.count} batches of ${batches.doseGrams} g coffee and ${batches.waterGrams} g water each.`)
      .waitFor()
    await page.locator('[data-from=server]').waitFor()
    expect(await figures(page)).toEqual(expect.arrayContaining([`${doseGrams} g`, '1,400 g']))
    await brewOf(page)
      .getByRole('img', { name: new RegExp(` at ${settingLabel}$`) })
      .waitFor()
    // The timer is for one batch.
    const timer = await page.getByRole('link', { name: 'Start timer' }).getAttribute('href')
    expect(timer).toContain(`waterGrams=${batches.waterGrams}`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await sizeOf(page).fill('60')
    await sizeOf(page).press('Enter')
    await page.getByText(/This brewer works better with at least \d+ g of water\./).waitFor()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => sizeOf(page).inputValue()).toBe('320')
    expect(problems).toEqual([])
  })

  it('remembers the unit of the size, and takes cups and grams of coffee', async () => {
    const { page } = await web.open('/?brewer=hario-v60-02', PHONE)
    await page.getByLabel('Unit of the size').selectOption('dose')
    await expect.poll(() => sizeOf(page).inputValue()).toBe('20')
    await sizeOf(page).press('ArrowUp')
    await expect.poll(() => sizeOf(page).inputValue()).toBe('21')
    expect(await figures(page)).toEqual(expect.arrayContaining(['21 g', '336 g', '1:16']))
    await page.getByLabel('Unit of the size').selectOption('cups')
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(() => sizeOf(page).inputValue()).toBe('1.5')
    await page.waitForURL('**water=360**')
    await page.reload()
    await expect.poll(() => sizeOf(page).inputValue()).toBe('1.5')
    await sizeOf(page).fill('nonsense')
    await sizeOf(page).press('Enter')
    await expect.poll(() => sizeOf(page).inputValue()).toBe('1.5')
  })

  it('turns the dial by keyboard, and says what it means', async () => {
    const { page, problems } = await web.open('/?grinder=comandante-c40-mk4', PHONE)
    const dial = dialOf(page)
    await dial.focus()
    const textOf = () => dial.getAttribute('aria-valuetext')
    await expect.poll(textOf).toBe('24 clicks')
    const most = await brewOf(page)
      .getByText(/Most people end up between/)
      .innerText()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect.poll(textOf).toMatch(/^26 clicks\. 2 clicks coarser\. Expect a brighter, lighter cup\./)
    // Where most people end up doesn't turn along.
    expect(
      await brewOf(page)
        .getByText(/Most people end up between/)
        .innerText(),
    ).toBe(most)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(textOf).toContain('1 click coarser')
    await page.keyboard.press('Home')
    await expect.poll(textOf).toMatch(/^0 clicks\. 24 clicks finer\. Expect a richer, more bitter cup\./)
    await expect.poll(() => dial.getAttribute('aria-valuenow')).toBe('0')
    await page.keyboard.press('End')
    await expect.poll(() => dial.getAttribute('aria-valuenow')).toBe('50')
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('turns the dial by pointer, and lets the page scroll beside the knob', async () => {
    const { page } = await web.open('/?grinder=comandante-c40-mk4', PHONE)
    const dial = dialOf(page)
    await expect.poll(() => dial.getAttribute('aria-valuetext')).toBe('24 clicks')
    await dial.scrollIntoViewIfNeeded()
    const box = (await dial.boundingBox())!
    // The drawing is 330 wide; its centre is at 165, 158 and the arc 140 away.
    const at = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      const unit = box.width / 330
      return [box.x + (165 + 140 * Math.sin(angle)) * unit, box.y + (158 - 140 * Math.cos(angle)) * unit] as const
    }
    const degreesOf = (clicks: number) => (clicks / 50 - 0.5) * 264
    await page.mouse.move(...at(degreesOf(24)))
    await page.mouse.down()
    await page.mouse.move(...at(degreesOf(27)), { steps: 4 })
    await page.mouse.move(...at(degreesOf(30)), { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => dial.getAttribute('aria-valuetext')).toContain('30 clicks. 6 clicks coarser')
    // After the release it stays, and elsewhere on the arc it isn't grabbed.
    await page.mouse.move(...at(degreesOf(40)))
    await page.mouse.down()
    await page.mouse.move(...at(degreesOf(45)), { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => dial.getAttribute('aria-valuetext')).toContain('30 clicks')
    const touchAction = (x: number, y: number) =>
      page.evaluate(
        ([x, y]) => {
          const page = globalThis as unknown as {
            document: { elementFromPoint(x: number, y: number): object }
            getComputedStyle(element: object): { touchAction: string }
          }
          const { document, getComputedStyle } = page
          let element = document.elementFromPoint(x!, y!) as { parentElement: object | null } | null
          const actions: string[] = []
          for (; element; element = element.parentElement as typeof element)
            actions.push(getComputedStyle(element).touchAction)
          return actions.includes('none') ? 'none' : 'scrolls'
        },
        [x, y],
      )
    expect(await touchAction(...at(degreesOf(30)))).toBe('none')
    expect(await touchAction(...at(degreesOf(10)))).toBe('scrolls')
    expect(await touchAction(box.x + box.width / 2, box.y + box.height / 2)).toBe('scrolls')
  })

  it('scales a shared recipe, also on the own grinder', async () => {
    const recipeId = await publishRecipe(web.test, member, { coffeeProfileId: coffeeId })
    const { page, problems } = await web.open(`/recipes/${recipeId}`, PHONE)
    const water = Number(await sizeOf(page).inputValue())
    await page.getByLabel('Unit of the size').selectOption('cups')
    await sizeOf(page).fill('6')
    await sizeOf(page).press('Enter')
    await page.getByText(/\d batches of [\d.]+ g coffee and [\d,]+ g water each\./).waitFor()
    expect(await figures(page)).toContain('1,440 g')
    expect(water).toBeGreaterThan(0)
    const timer = await page.getByRole('link', { name: 'Brew now' }).getAttribute('href')
    expect(timer).not.toContain('waterGrams=1440')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('shows how brews narrow the interval, and a measured brew in the extraction chart', async () => {
    for (const rating of [4, 5]) await logBrew({ rating })
    await logBrew({ extractionFeedback: { sour: true } })
    const { body } = await logBrew({ rating: 5, tds: 1.36 })
    const { id, extraction } = body.brewLog
    expect(extraction.isMeasured).toBe(true)
    const { page, problems } = await web.open(`/log/${id}`, { ...PHONE, member })
    const measured = page.getByRole('figure', { name: 'Strength and extraction' })
    await measured
      .getByText(`Measured: strength 1.36 ± 0.05 %, extraction ${extraction.extraction.percent} ± 0.7 %`)
      .waitFor()
    await measured.getByText('Show as table').click()
    await expect.poll(() => measured.getByRole('row').count()).toBe(5)
    await expect.poll(() => measured.getByRole('cell', { name: 'measured', exact: true }).count()).toBe(1)
    await expect.poll(() => measured.getByRole('cell', { name: 'estimated', exact: true }).count()).toBe(3)
    await measured.getByRole('listitem').getByText('this brew', { exact: true }).waitFor()
    const narrowing = page.getByRole('figure', { name: 'How your brews narrow your setting' })
    await narrowing.getByText(/^Likely range for a brew like your last one: .+ at first, .+ now\. Other/).waitFor()
    const ends = (await narrowing.getByRole('img').getAttribute('aria-label'))!.match(/\d+/g)!
    expect(ends).toHaveLength(4)
    for (const end of ends) await narrowing.getByRole('img').getByText(`${end} clicks`).first().waitFor()
    await narrowing.getByText('Show as table').click()
    await expect.poll(() => narrowing.getByRole('row').count()).toBe(6)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP.viewport!)
    for (const chart of [measured, narrowing]) {
      const { width } = (await chart.boundingBox())!
      await expect.poll(async () => (await chart.getByRole('img').boundingBox())!.width).toBeGreaterThan(width - 2)
    }
    await page.goto(`${web.base}/profile/calibrate?grinder=comandante-c40-mk4`)
    await narrowing.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Forget this calibration' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click()
    await page.getByText('Calibration forgotten').waitFor()
    await narrowing.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('accepts a measured strength in the form of a brew', async () => {
    const { body } = await logBrew({ rating: 3 })
    const { page, problems } = await web.open(`/log/${body.brewLog.id}/edit`, { ...PHONE, member })
    expect(await page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(`/log/${body.brewLog.id}`)
    await page.getByLabel('Strength (TDS), if you measured it').fill('1.42')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText(/^Measured: strength 1\.42 ± 0\.05 %/).waitFor()
    expect(problems).toEqual([])
  })

  it('is German in German', async () => {
    const { page, problems } = await web.open('/?lang=de&water=1400&nudge=2', {
      ...PHONE,
      locale: 'de-DE',
      viewport: { width: 320, height: 640 },
    })
    await page.getByText(/^Die meisten landen zwischen/).waitFor()
    await page.getByText(/Mehr, als der Brüher fasst: 3 Durchgänge/).waitFor()
    await page.getByText('2 Klicks gröber', { exact: true }).waitFor()
    await page.getByText('Warum diese Zahl?').click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})
