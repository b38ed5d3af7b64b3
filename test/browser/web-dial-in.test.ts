import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  expectNoSidewaysScroll,
  grinderId,
  machineId,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

const brewOf = (page: Page) => page.getByRole('region', { name: 'Your brew' })
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const byServer = (page: Page) => page.locator('[data-from=server]').waitFor()

/** The whole answer as text: the setting, its range, the figures, what changed and why. */
async function readAnswer(page: Page): Promise<string[]> {
  const changed = page.locator('section', { has: page.getByRole('heading', { name: 'Why this recipe' }) })
  const texts = [brewOf(page).locator('strong'), brewOf(page).locator('b'), brewOf(page).locator('dd'), changed]
  return Promise.all(texts.map(async (text) => (await text.allInnerTexts()).join(' | ').replaceAll(/\s+/g, ' ')))
}

/** What the page says of the server's answer: the reasons, and the basic recipe beside the adapted one. */
const comparedTexts = ({ why, baseRecipe: base, adaptedRecipe: adapted }: AdaptReply): string[] => [
  ...why,
  `Grind setting ${base.settingLabel} ${adapted.settingLabel}`,
  `Dose ${base.doseGrams} g ${adapted.doseGrams} g`,
  `Temperature ${base.waterTempF} °F ${adapted.waterTempF} °F`,
]

interface AdaptReply {
  why: string[]
  baseRecipe: AnsweredRecipe
  adaptedRecipe: AnsweredRecipe
}

interface AnsweredRecipe {
  settingLabel: string
  doseGrams: number
  waterTempF: number
}

/** The ends of a range as `readAnswer` joins them. */
const endsOf = (rangeLabel: string): string => rangeLabel.replace(/ ?– ?/, ' | ')

/** Waits until the dial shows this setting. */
async function waitForSetting(page: Page, label: string): Promise<void> {
  await brewOf(page)
    .getByRole('img', { name: new RegExp(` at ${label}$`) })
    .waitFor()
}

/** Types letter by letter and presses Enter, with only that many turns of the page's event loop after each letter. */
async function typeAndEnter(page: Page, name: string, text: string, turns: number): Promise<void> {
  await field(page, name).focus()
  await field(page, name).evaluate(
    async (element, { text, turns }) => {
      const input = element as unknown as { value: string; dispatchEvent: (event: Event) => void }
      const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!
      const pass = async () => {
        for (let turn = 0; turn < turns; turn++) {
          const { port1, port2 } = new MessageChannel()
          const arrived = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
          port1.start()
          port2.postMessage(undefined)
          await arrived
        }
      }
      for (let letters = 1; letters <= text.length; letters++) {
        setValue.call(input, text.slice(0, letters))
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await pass()
      }
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    },
    { text, turns },
  )
}

describe('the dial-in screen', () => {
  const web = useWeb()
  let coffeeId: number
  let darkId: number
  let author: Member

  beforeAll(async () => {
    author = (await insertMembers(web.test, 1))[0]!
    coffeeId = await plantCoffee(web.test, { name: 'Harbour Bell', roaster: 'Saltmarsh', roastLevel: 'LIGHT' })
    darkId = await plantCoffee(web.test, { name: 'Midnight Tram', roaster: 'Night Depot', roastLevel: 'DARK' })
  })

  it('shows an answer before anything is chosen, above the fold on a phone', async () => {
    const { page, problems } = await web.open('/', PHONE)
    await waitForSetting(page, '24 clicks')
    const figures = await brewOf(page).locator('dl').innerText()
    expect(figures.split(/\s*\n+\s*/)).toEqual([
      'Dose',
      '20 g',
      'Water',
      '320 g',
      'Ratio',
      '1:16',
      'Temperature',
      '203 °F',
      '95 °C',
      'Time',
      '3:00',
    ])
    await page.getByText('Most people end up between 20 and 28 clicks.').waitFor()
    await page.getByText('Medium confidence From published settings').waitFor()
    const setting = (await brewOf(page).locator('strong').boundingBox())!
    const tabs = (await page.getByRole('navigation', { name: 'Main, bottom' }).boundingBox())!
    expect(setting.y + setting.height).toBeLessThanOrEqual(tabs.y)
    await page.getByRole('heading', { name: 'The right grind setting for your coffee, on your grinder.' }).waitFor()
    const picture = page.locator('header svg use').first()
    expect(await picture.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100)
    expect(new URL(page.url()).search).toBe('')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('says that nothing changed when the basic recipe fits', async () => {
    const { page } = await web.open('/?brewer=hario-v60-02&roast=MEDIUM')
    const why = page.locator('section', { has: page.getByRole('heading', { name: 'Why this recipe' }) })
    await why.getByText('This is the basic V60 recipe. No changes needed for a medium roast.').waitFor()
    await expect.poll(() => why.getByRole('table').count()).toBe(0)
  })

  it('is German for German readers, and fits on a narrow phone', async () => {
    const { page, problems } = await web.open('/?lang=de', { ...PHONE, viewport: { width: 320, height: 640 } })
    await page.getByRole('heading', { name: 'Der richtige Mahlgrad für deinen Kaffee, auf deiner Mühle.' }).waitFor()
    const brew = page.getByRole('region', { name: 'Deine Zubereitung' })
    await brew.getByText('Mittlere Sicherheit Nach veröffentlichten Mahlgraden').waitFor()
    await page.getByText('Für eine mittlere Röstung ist keine Änderung nötig.').waitFor()
    await expectNoSidewaysScroll(page)
    const lastTab = page.getByRole('navigation', { name: 'Hauptmenü unten' }).getByText('Anmelden')
    const { x, width } = (await lastTab.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(320)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('causes no layout shift while it loads', async () => {
    const { page } = await web.open('/sign-in')
    await page.addInitScript(() => {
      const counted = globalThis as unknown as { moved: number }
      counted.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counted.moved += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${web.base}/?coffee=${coffeeId}`)
    await byServer(page)
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
    expect(moved).toBeLessThan(0.05)
  })

  it('works by keyboard alone, and shows the answer of the server', async () => {
    const { page, problems } = await web.open('/')
    await waitForSetting(page, '24 clicks')
    const { keyboard } = page
    await field(page, 'Coffee').focus()
    await keyboard.type('harb')
    await page.getByRole('option', { name: 'Harbour Bell', selected: true }).waitFor()
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.type('french chambord')
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.type('niche zero')
    await keyboard.press('Enter')
    await byServer(page)
    await page.waitForURL(`**/?coffee=${coffeeId}&brewer=bodum-chambord-8-cup&grinder=niche-zero`)
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
    await expect.poll(() => field(page, 'Brewer').inputValue()).toBe('Bodum Chambord 8 Cup')
    const { body } = await web.test.post('/api/adaptRecipe', {
      machineId: await machineId(web.test, 'bodum-chambord-8-cup'),
      grinderId: await grinderId(web.test, 'niche-zero'),
      coffeeProfileId: coffeeId,
    })
    await waitForSetting(page, body.adaptedRecipe.settingLabel)
    expect(problems).toEqual([])
  })

  it('accepts Enter immediately after typing', async () => {
    const { page, problems } = await web.open('/')
    await waitForSetting(page, '24 clicks')
    for (let turns = 0; turns <= 8; turns++) {
      const [typed, slug] = turns % 2 === 0 ? ['french chambord', 'bodum-chambord-8-cup'] : ['v60 02', 'hario-v60-02']
      await typeAndEnter(page, 'Brewer', typed!, turns)
      await page.waitForURL(`**/?brewer=${slug}`)
    }
    expect(problems).toEqual([])
  })

  it('accepts Enter before the search has returned, also when the field loses focus', async () => {
    const { page } = await web.open('/')
    await waitForSetting(page, '24 clicks')
    await field(page, 'Coffee').focus()
    await page.keyboard.type('harb')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/?coffee=${coffeeId}`)
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
    await typeAndEnter(page, 'Coffee', 'midnight', 0)
    await page.keyboard.press('Tab')
    await page.waitForURL(`**/?coffee=${darkId}`)
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Midnight Tram')
    await typeAndEnter(page, 'Coffee', 'xqzxqz', 0)
    await page.keyboard.press('Tab')
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Midnight Tram')
    await field(page, 'Coffee').click()
    await page.getByRole('option', { name: 'Harbour Bell' }).waitFor()
  })

  it('lists options in accessible groups', async () => {
    const { page } = await web.open('/')
    await field(page, 'Brewer').click()
    await page.getByRole('option', { name: 'Hario V60 01' }).waitFor()
    await expect
      .poll(() => page.getByRole('listbox', { name: 'Brewer' }).getByText('Espresso', { exact: true }).count())
      .toBe(1)
    await field(page, 'Brewer').fill('moka')
    await page.getByRole('option', { name: 'Hario V60 01' }).waitFor({ state: 'hidden' })
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toContain('Bialetti Moka Express 3 Cup')
    await page.keyboard.press('Escape')
    await expect.poll(() => field(page, 'Brewer').inputValue()).toBe('Hario V60 02')
  })

  it('computes the answer locally while the server is asked, with the same result', async () => {
    const { page, problems } = await web.open(`/?coffee=${coffeeId}&brewer=hario-v60-02&grinder=fellow-ode-gen-2`)
    await byServer(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/adaptRecipe', async (route) => {
      await held
      await route.continue()
    })
    const before = await readAnswer(page)
    await page.getByLabel('Strength').press('End')
    await page.getByLabel('Taste').press('ArrowLeft')
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'One step coarser' }).click()
    await page.locator('[data-from=here]').waitFor()
    const here = await readAnswer(page)
    expect(here).not.toEqual(before)
    release()
    await byServer(page)
    expect(await readAnswer(page)).toEqual(here)

    const asked = {
      machineId: await machineId(web.test, 'hario-v60-02'),
      grinderId: await grinderId(web.test, 'fellow-ode-gen-2'),
      coffeeProfileId: coffeeId,
      strength: 5,
      taste: -0.5,
      grindNudgeSteps: 2,
    }
    const { body } = await web.test.post('/api/adaptRecipe', asked)
    const { adaptedRecipe: adapted } = body
    expect(here[0]).toContain(adapted.settingLabel)
    // Where most people end up doesn't follow a nudge, but the taste.
    const { body: unnudged } = await web.test.post('/api/adaptRecipe', { ...asked, grindNudgeSteps: undefined })
    expect(here[1]).toBe(endsOf(unnudged.equipment.grinder.rangeLabel))
    for (const figure of [`${adapted.doseGrams} g`, `${adapted.waterGrams} g`, `1:${adapted.ratio}`]) {
      expect(here[2]).toContain(figure)
    }
    for (const text of comparedTexts(body)) expect(here[3]).toContain(text)
    expect(problems).toEqual([])
  })

  it.each([
    { strength: 1, taste: 2 },
    { strength: 4.5, taste: -2, nudge: -5 },
    { taste: 1.5, nudge: 5 },
  ])('shows the answer of the server for %j', async (controls) => {
    const search = new URLSearchParams(Object.entries(controls).map(([name, value]) => [name, String(value)]))
    const { page } = await web.open(`/?coffee=${darkId}&brewer=hario-v60-02&grinder=kingrinder-k6&${search}`)
    await byServer(page)
    const { nudge, ...others } = { nudge: undefined, ...controls }
    const asked = {
      machineId: await machineId(web.test, 'hario-v60-02'),
      grinderId: await grinderId(web.test, 'kingrinder-k6'),
      coffeeProfileId: darkId,
      ...others,
    }
    const { body } = await web.test.post('/api/adaptRecipe', { ...asked, grindNudgeSteps: nudge })
    const { body: unnudged } = await web.test.post('/api/adaptRecipe', asked)
    const [setting, range, figures, changed] = await readAnswer(page)
    expect(setting!.replaceAll(' ', '')).toBe(body.adaptedRecipe.settingLabel.replaceAll(' ', ''))
    expect(range).toBe(endsOf(unnudged.equipment.grinder.rangeLabel))
    expect(figures).toContain(`${body.adaptedRecipe.doseGrams} g | ${body.adaptedRecipe.waterGrams} g`)
    expect(figures).toContain(`${body.adaptedRecipe.waterTempF} °F`)
    for (const text of comparedTexts(body)) expect(changed).toContain(text)
  })

  it('says when a change in grind is too small for the dial, and only then', async () => {
    const note = 'The change in grind is less than one step on your dial, so the setting stays the same.'
    const path = `/?coffee=${darkId}&brewer=hario-v60-02&grinder=kingrinder-k6`
    const { page } = await web.open(`${path}&strength=1&taste=2`)
    await page.getByText(note).waitFor()
    await page.goto(`${web.base}${path}&taste=-2`)
    await page
      .getByText(/a coarser grind/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByText(note).count()).toBe(0)
  })

  it('remembers the choice and its adjustments until they are reset', async () => {
    const { page } = await web.open(`/?coffee=${darkId}&grinder=niche-zero`)
    await byServer(page)
    await page.getByLabel('Strength').press('ArrowRight')
    await page.getByRole('button', { name: 'One step finer' }).click()
    await byServer(page)
    const left = await readAnswer(page)
    await page.goto(`${web.base}/`)
    await byServer(page)
    expect(await readAnswer(page)).toEqual(left)
    await page.waitForURL(`**/?coffee=${darkId}&grinder=niche-zero&strength=3.5&nudge=-1`)
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.waitForURL(`**/?coffee=${darkId}&grinder=niche-zero`)
    await expect.poll(() => page.getByText('Adjust the grind', { exact: true }).count()).toBeGreaterThan(0)
  })

  it('shares a URL that shows the same answer to others', async () => {
    const { page } = await web.open(`/?coffee=${coffeeId}`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await byServer(page)
    await page.getByLabel('Taste').press('End')
    await byServer(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const { page: theirs } = await web.open(address.pathname + address.search)
    await byServer(theirs)
    expect(await readAnswer(theirs)).toEqual(await readAnswer(page))
  })

  it('shows unknown names of the URL at their fields, and answers with the defaults', async () => {
    const { page, problems } = await web.open('/?coffee=999999&brewer=no-such-thing&grinder=fellow%20ode')
    await page.getByText('could be several grinders').waitFor()
    await page.getByText("We couldn't find that coffee").waitFor()
    await page.getByText("We don't know “no-such-thing”.").waitFor()
    await waitForSetting(page, '24 clicks')
    await expectAccessible(page)
    expect(besideRefusals(problems, 400, 404)).toEqual([])
  })

  it('warns when the grinder cannot grind fine enough', async () => {
    const { page } = await web.open('/?brewer=breville-bambino&grinder=fellow-ode-gen-1')
    await page.getByText("The Fellow Ode Gen 1 doesn't grind fine enough for espresso").waitFor()
    await brewOf(page).getByText('The closest the').waitFor()
    await brewOf(page).getByText('Yield').waitFor()
    await expectAccessible(page)
  })

  it('computes the answer locally when the server is unreachable, and says so', async () => {
    const { page, problems } = await web.open('/')
    await waitForSetting(page, '24 clicks')
    await page.route('**/api/adaptRecipe', (route) => route.abort())
    await field(page, 'Coffee').fill('midnight')
    await page.getByRole('option', { name: 'Midnight Tram' }).click()
    await page.getByText('A dark roast extracts fast and soon turns bitter').waitFor()
    await page.getByRole('alert').getByText("Couldn't reach the server").waitFor()
    expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  })

  it('lists recipes of the coffee for this grinder, and passes the brew to the timer and the log', async () => {
    const recipeId = await publishRecipe(web.test, author, {
      coffeeProfileId: coffeeId,
      doseGrams: 21,
      waterGrams: 336,
    })
    const { page, problems } = await web.open(`/?coffee=${coffeeId}&grinder=baratza-encore`)
    const others = page.locator('section', { has: page.getByRole('heading', { name: 'How others brew it' }) })
    await others.getByText('21 g to 336 g').waitFor()
    await expect.poll(() => others.getByRole('link').first().getAttribute('href')).toBe(`/recipes/${recipeId}`)
    const ids = {
      machineId: await machineId(web.test, 'hario-v60-02'),
      grinderId: await grinderId(web.test, 'baratza-encore'),
      coffeeProfileId: coffeeId,
    }
    const { body } = await web.test.post('/api/adaptRecipe', ids)
    const { grindSetting, brewTimeSeconds } = body.adaptedRecipe
    const expected = {
      method: 'v60',
      coffeeProfileId: String(coffeeId),
      machineId: String(ids.machineId),
      grinderId: String(ids.grinderId),
      grindSetting: String(grindSetting),
      doseGrams: '20',
      waterGrams: '320',
      waterTempF: '207',
      brewTimeSeconds: String(brewTimeSeconds),
    }
    for (const [name, path] of [
      ['Log this brew', '/log/new'],
      ['Start timer', '/timer'],
    ] as const) {
      const url = new URL((await page.getByRole('link', { name }).getAttribute('href'))!, web.base)
      expect(url.pathname).toBe(path)
      expect(Object.fromEntries(url.searchParams)).toEqual(expected)
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it("starts with the member's equipment, calibration and taste", async () => {
    const [member] = (await insertMembers(web.test, 1)) as [Member]
    const { token } = member
    const encore = await grinderId(web.test, 'baratza-encore')
    await web.test.post('/api/user/grinders', { grinderId: encore, isDefault: true }, { token })
    await web.test.post('/api/user/machines', { machineId: await machineId(web.test, 'aeropress-original') }, { token })
    const references = [{ grindIndex: 30, setting: 18 }]
    await web.test.post('/api/user/grinders/calibrate', { grinderId: encore, references }, { token })
    await web.test.call('PUT', '/api/users/taste-profile', { body: { strengthPreference: 1 }, token })
    await web.test.post('/api/user/coffee-library', { coffeeProfileId: darkId }, { token })
    const { page, problems } = await web.open('/', { member })
    await page.getByText('From your calibration').waitFor()
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
    await expect.poll(() => field(page, 'Brewer').inputValue()).toBe('AeroPress Original')
    await page.getByText('Your profile asks for a stronger cup').waitFor()
    await page.getByText('Stronger, from your taste profile').waitFor()
    const here = await readAnswer(page)

    // A chosen coffee is answered by the server, which knows the same.
    await field(page, 'Coffee').click()
    await page.getByRole('listbox', { name: 'Coffee' }).getByText('Yours').waitFor()
    await page.getByRole('option', { name: 'Midnight Tram' }).first().click()
    await byServer(page)
    await page.getByText('From your calibration').waitFor()
    expect(await readAnswer(page)).not.toEqual(here)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('keeps the calibration while the server is asked', async () => {
    const [member] = (await insertMembers(web.test, 1)) as [Member]
    const { token } = member
    const body = {
      grinderId: await grinderId(web.test, 'baratza-encore'),
      references: [{ grindIndex: 30, setting: 18 }],
    }
    await web.test.post('/api/user/grinders/calibrate', body, { token })
    const { page } = await web.open(`/?coffee=${coffeeId}&grinder=baratza-encore`, { member })
    await byServer(page)
    await page.getByText('From your calibration').waitFor()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/adaptRecipe', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Strength').press('End')
    await page.locator('[data-from=here]').waitFor()
    await page.getByText('From your calibration').waitFor()
    release()
    await byServer(page)
    await page.getByText('You asked for a stronger cup').waitFor()
  })
})
