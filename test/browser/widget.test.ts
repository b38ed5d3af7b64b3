import { describe, expect, it } from 'vitest'
import { insertCoffee } from '#test/support/community.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'
import { cardIn, PATIENTLY, recorded, useWidgetHost } from './widget-host.ts'

const PAPER = { light: 'rgb(251, 248, 242)', dark: 'rgb(29, 22, 19)' }

describe('the widget on a page with a strict CSP', () => {
  const host = useWidgetHost()

  for (const layout of ['card', 'inline', 'badge']) {
    for (const theme of ['light', 'dark'] as const) {
      it(`shows a ${layout} in ${theme}`, async () => {
        const { roaster, coffee } = await host.plant()
        const { page, problems, requests } = await host.open({
          body: `<div data-service-widget="${roaster.slug}" data-layout="${layout}" data-theme="${theme}"></div>`,
        })
        const card = cardIn(page)
        await card.waitFor()
        const text = (await card.innerText()).replace(/\s+/g, ' ')
        expect(text).toContain(coffee.name)
        expect(text).toContain('18 g')
        expect(text).toContain('288 g')
        expect(text).toContain('1:16')
        expect(text).toContain('V60')
        if (layout !== 'badge')
          for (const figure of ['205 °F', '96 °C', '3:10', 'medium-fine']) expect(text).toContain(figure)
        if (layout === 'card')
          for (const word of ['jasmine · bergamot', 'Medium roast', 'Bloom for 45 s']) expect(text).toContain(word)
        expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(PAPER[theme])
        await expect
          .poll(() => page.getByRole('link', { name: /Full recipe/ }).getAttribute('href'))
          .toBe(`${host.api}/coffees/${coffee.id}?method=v60`)
        expect(requests.filter((request) => request.startsWith('GET /api'))).toEqual([
          `GET /api/embed/recipes/${roaster.slug}?group=coffee&limit=24&lang=en`,
        ])
        expect(problems).toEqual([])
      })
    }
  }

  it('prefers theme and colour of its attributes to those of the roaster', async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { theme: 'dark', accentColor: '#2A9D8F' })
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>
        <div data-service-widget="${roaster.slug}" data-theme="light" data-accent-color="#C1121F"></div>
        <div data-service-widget="${roaster.slug}" data-theme="mauve" data-accent-color="red" data-layout="poster" data-border-radius="99"></div>`,
    })
    const look = (n: number) =>
      cardIn(page, n).evaluate((card) => ({
        paper: getComputedStyle(card).backgroundColor,
        radius: getComputedStyle(card).borderRadius,
        button: getComputedStyle(card.querySelector('footer a')!).backgroundColor,
      }))
    await cardIn(page, 2).waitFor()
    const saved = { paper: PAPER.dark, radius: '4px', button: 'rgb(42, 157, 143)' }
    expect(await look(0)).toEqual(saved)
    expect(await look(1)).toEqual({ paper: PAPER.light, radius: '4px', button: 'rgb(193, 18, 31)' })
    // Invalid attributes are ignored.
    expect(await look(2)).toEqual(saved)
  })

  it('is light and blue by default, with the border radius of its attribute', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}" data-border-radius="24"></div>`,
    })
    const look = await cardIn(page).evaluate((card) => [
      getComputedStyle(card).borderRadius,
      getComputedStyle(card).backgroundColor,
      getComputedStyle(card.querySelector('footer a')!).backgroundColor,
    ])
    expect(look).toEqual(['24px', PAPER.light, 'rgb(29, 53, 87)'])
  })

  it('switches methods by mouse and keyboard as tabs do, and records each switch', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const tab = (name: string) => page.getByRole('tab', { name })
    await page.getByRole('tablist', { name: 'Brew method' }).waitFor()
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['V60', 'AeroPress', 'French press'])
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('V60')

    await recorded(page, 'method-switch', () => tab('AeroPress').click())
    const panel = page.getByRole('tabpanel', { name: 'AeroPress' })
    await expect.poll(() => panel.innerText()).toContain('210')
    await expect.poll(() => tab('AeroPress').getAttribute('aria-controls')).toBe(await panel.getAttribute('id'))
    await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1)
    await expect
      .poll(() => page.getByRole('link', { name: 'Full recipe' }).getAttribute('href'))
      .toMatch(/method=aeropress$/)

    const press = (key: string) => recorded(page, 'method-switch', () => page.keyboard.press(key))
    await press('ArrowRight')
    expect(await tab('French press').evaluate((button) => button.matches(':focus'))).toBe(true)
    await press('ArrowRight')
    await press('ArrowLeft')
    await press('Home')
    await press('End')
    // The tabs are a single Tab stop: the next is the panel, and Shift+Tab returns to the selected tab.
    await page.keyboard.press('Tab')
    expect(await page.getByRole('tabpanel').evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await tab('French press').evaluate((button) => button.matches(':focus'))).toBe(true)
    expect(
      await page.getByRole('tab').evaluateAll((tabs) => tabs.map((each) => (each as HTMLElement).tabIndex)),
    ).toEqual([-1, -1, 0])
    // Already selected, so this is not a switch.
    await tab('French press').click()
    await press('Home')

    const switches = await host.events(roaster.id, 'METHOD_SWITCH')
    expect(switches.map(({ method }) => method)).toEqual([
      'aeropress',
      'french-press',
      'v60',
      'french-press',
      'v60',
      'french-press',
      'v60',
    ])
    expect(switches[0]).toMatchObject({ coffeeId: coffee.id })
    const days = await host.test.app.db
      .selectFrom('eventDays')
      .selectAll()
      .where('roasterId', '=', roaster.id)
      .where('kind', '=', 'METHOD_SWITCH')
      .where('dimension', '=', 'method')
      .execute()
    expect(Object.fromEntries(days.map(({ value, count }) => [value, count]))).toEqual({
      aeropress: 1,
      'french-press': 3,
      v60: 3,
    })
    expect(problems).toEqual([])
  })

  it('reverses the arrow keys in right-to-left text', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({ dir: 'rtl', body: `<div data-service-widget="${roaster.slug}"></div>` })
    await page.getByRole('tab', { name: 'V60' }).focus()
    await recorded(page, 'method-switch', () => page.keyboard.press('ArrowLeft'))
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('AeroPress')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('switches methods in a badge by a native select', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}" data-layout="badge"></div>`,
    })
    await recorded(page, 'method-switch', () => page.getByLabel('Brew method').selectOption('AeroPress'))
    const link = page.getByRole('link', { name: /^Full recipe: 14 g → 210 g 1:15/ })
    await expect.poll(() => link.getAttribute('href')).toMatch(/method=aeropress$/)
    expect((await host.events(roaster.id, 'METHOD_SWITCH')).map(({ method }) => method)).toEqual(['aeropress'])
    expect(problems).toEqual([])
  })

  it('offers a choice of coffees, which does not count as a method switch', async () => {
    const { roaster, coffee } = await host.plant({ name: 'First Light' })
    const other = await insertCoffee(host.test.app.db, {
      roasterId: roaster.id,
      name: 'Second Wind',
      slug: 'second-wind',
    })
    await insertEmbedRecipe(host.test.app.db, {
      coffeeId: other.id,
      method: 'aeropress',
      doseGrams: 11,
      isDefault: true,
    })
    const body = ['card', 'inline'].map(
      (layout) => `<div data-service-widget="${roaster.slug}" data-layout="${layout}"></div>`,
    )
    const { page, problems } = await host.open({ body: body.join('') })
    for (const n of [0, 1]) {
      const choose = cardIn(page, n).getByLabel('Coffee')
      await choose.selectOption('Second Wind')
      await expect.poll(() => cardIn(page, n).innerText()).toContain('11 g')
      await choose.selectOption('First Light')
      await expect.poll(() => cardIn(page, n).getByRole('tab', { selected: true }).innerText()).toBe('AeroPress')
    }
    await recorded(page, 'method-switch', () => cardIn(page, 1).getByRole('tab', { name: 'V60' }).click())
    expect(await host.events(roaster.id, 'METHOD_SWITCH')).toMatchObject([{ method: 'v60', coffeeId: coffee.id }])
    await expect.poll(() => host.events(roaster.id, 'IMPRESSION'), PATIENTLY).toHaveLength(2)
    expect(problems).toEqual([])
  })

  it('shows a long name in two lines where there is a choice of coffees, too', async () => {
    const { roaster, coffee } = await host.plant({ name: 'Boquete Gesha Lot Seventeen Natural' })
    const other = await insertCoffee(host.test.app.db, { roasterId: roaster.id, name: 'Wind', slug: 'wind' })
    await insertEmbedRecipe(host.test.app.db, { coffeeId: other.id, isDefault: true })
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      context: { viewport: { width: 390, height: 844 } },
    })
    const choose = cardIn(page).getByLabel('Coffee')
    await choose.selectOption('Wind')
    const name = cardIn(page).locator('.name')
    await expect.poll(() => name.innerText()).toBe('Wind')
    const oneLine = await name.evaluate((element) => element.getBoundingClientRect().height)
    await choose.selectOption(coffee.name)
    await expect.poll(() => name.innerText()).toBe(coffee.name)
    expect(await name.evaluate((element) => element.getBoundingClientRect().height)).toBe(2 * oneLine)
  })

  it('shows the coffee of its attribute with all methods, however many coffees there are', async () => {
    const { roaster } = await host.plant({ name: 'Among Many' })
    const { db } = host.test.app
    for (let n = 0; n < 24; n++) {
      const { id } = await insertCoffee(db, { roasterId: roaster.id })
      await insertEmbedRecipe(db, { coffeeId: id, isDefault: true })
    }
    const slug = await db
      .selectFrom('coffees')
      .select('slug')
      .where('roasterId', '=', roaster.id)
      .where('name', '=', 'Among Many')
      .executeTakeFirstOrThrow()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}" data-coffee="${slug.slug}"></div>`,
    })
    await cardIn(page).getByRole('heading', { name: 'Among Many' }).waitFor()
    await expect.poll(() => page.getByRole('tab').count()).toBe(3)
    expect(problems).toEqual([])
  })

  it('finding 6: offers every method of 24 coffees, in a frame as well', async () => {
    const { roaster } = await host.plant({ name: 'Coffee 1' })
    const { db } = host.test.app
    for (let n = 2; n <= 24; n++) {
      const { id } = await insertCoffee(db, { roasterId: roaster.id, name: `Coffee ${n}` })
      for (const method of ['v60', 'aeropress', 'moka']) await insertEmbedRecipe(db, { coffeeId: id, method })
    }
    const { page, problems, requests } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>
        <iframe src="${host.api}/embed/${roaster.slug}" title="Recipes" width="600" height="480"></iframe>`,
    })
    for (const card of [cardIn(page), page.frameLocator('iframe').locator('article')]) {
      await card.getByLabel('Coffee').waitFor()
      const names = await card.getByLabel('Coffee').locator('option').allInnerTexts()
      expect(names.toSorted()).toEqual(Array.from({ length: 24 }, (_, i) => `Coffee ${i + 1}`).toSorted())
      for (const name of names) {
        await card.getByLabel('Coffee').selectOption(name)
        await expect.poll(() => card.getByRole('tab').count(), { message: name }).toBe(3)
      }
    }
    expect(requests.filter((request) => request.startsWith('GET /api'))).toHaveLength(1)
    expect(problems).toEqual([])
  })

  it('says that a recipe is of the community when the roaster has none', async () => {
    const planted = await plantCoffee(host.test.app.db, { recipeCount: 1 })
    await insertRecipeFor(host.test.app.db, planted)
    const { page } = await host.open({ body: `<div data-service-widget="${planted.roaster.slug}"></div>` })
    await expect.poll(() => cardIn(page).innerText()).toContain('Community recipe')
  })

  it('shows "powered by" unless a premium roaster hides it', async () => {
    const { db } = host.test.app
    const free = await host.plant()
    const premium = await host.plant({}, { isPremium: true })
    const hiding = await host.plant({}, { isPremium: true })
    await saveEmbedSettings(db, hiding.roaster.id, { showPoweredBy: false })
    const widget = ({ roaster }: { roaster: { slug: string } }, said?: string) =>
      `<div data-service-widget="${roaster.slug}" data-layout="badge"${said ? ` data-show-powered-by="${said}"` : ''}></div>`
    const { page } = await host.open({
      body: [
        widget(free),
        widget(free, 'false'),
        widget(premium),
        widget(premium, 'false'),
        widget(hiding),
        widget(hiding, 'true'),
        widget(free, 'nonsense'),
      ].join('\n'),
    })
    const shown: boolean[] = []
    for (let n = 0; n < 7; n++) shown.push((await cardIn(page, n).innerText()).includes('Brewprint'))
    expect(shown).toEqual([true, true, true, false, false, true, true])
  })
})
