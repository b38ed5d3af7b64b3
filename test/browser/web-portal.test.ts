import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { linkIn, type Member, register } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { eventsOf, insertEmbedRecipe, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster, type RoasterMember } from '#test/support/roasters.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { leavePage, publishRecipe } from '#test/support/web-recipes.ts'

/** The problems other than failed requests with these statuses, which the test provokes. */
const besides = (problems: readonly string[], ...statuses: number[]): string[] =>
  problems.filter((problem) => !statuses.some((status) => problem.includes(`responded with a status of ${status}`)))

const noSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe('the roaster portal without a roaster', () => {
  const web = useWeb()

  it('explains itself, and leads through the sign-in to a claim', async () => {
    const { page, problems } = await web.open('/portal', PHONE)
    await page.getByRole('heading', { name: 'A widget for your shop' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Claim your roaster' }).click()
    await page.getByRole('heading', { name: 'Claim your roaster' }).waitFor()
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' })
    await expect.poll(() => signIn.getAttribute('href')).toBe('/sign-in?next=%2Fportal%2Fclaim')
    expect(problems).toEqual([])
  })

  it('accepts a claim on an existing roaster, and shows its status', async () => {
    await insertRoaster(web.test.app.db, {
      name: 'Copper Kite Roasters',
      slug: 'copper-kite',
      nameKey: 'copper kite roasters',
    })
    const member = await register(web.test)
    const { page, problems } = await web.open('/portal', { member, ...PHONE })
    await page.getByRole('link', { name: 'Claim your roaster' }).click()
    await page.getByRole('combobox', { name: 'Roaster' }).fill('copper')
    await page.getByRole('option', { name: /Copper Kite/ }).click()
    await page.getByLabel('Business email').fill('ada@copper-kite.example')
    await page.getByLabel('Proof (optional)').fill('https://copper-kite.example/team')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send claim' }).click()
    await page.getByRole('heading', { name: 'Your claim to Copper Kite Roasters' }).waitFor()
    await page.goto(`${web.base}/portal`)
    await page.getByText('Waiting for you').waitFor()
    await page.getByText('ada@copper-kite.example').waitFor()
    await expectAccessible(page)
    expect(await noSideways(page)).toBe(true)
    expect(besides(problems, 403)).toEqual([])
  })

  it('shows problems of a claim at their fields, and keeps what was typed', async () => {
    const member = await register(web.test)
    const { page } = await web.open('/portal/claim', { member })
    await page.getByLabel('Business email').fill('no address')
    await page.getByLabel('Notes (optional)').fill('Call me')
    await page.getByRole('button', { name: 'Send claim' }).click()
    await page.getByText("That doesn't look like an email address").waitFor()
    await page.getByText('Choose your roaster').waitFor()
    await page.getByLabel('Business email').fill('me@example.com')
    await expect.poll(() => page.getByRole('combobox', { name: 'Roaster' }).getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Not yet', { exact: true }).click()
    await page.getByLabel('Name of your roaster').fill('Somebody New')
    await page.getByLabel('Proof (optional)').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Send claim' }).click()
    await page.getByText(/doesn't look like a web address/).waitFor()
    await expect.poll(() => page.getByLabel('Notes (optional)').inputValue()).toBe('Call me')
  })

  it('reports that there is already a claim', async () => {
    const member = await register(web.test)
    const { page } = await web.open('/portal/claim', { member })
    await page.getByText('Not yet', { exact: true }).click()
    await page.getByLabel('Name of your roaster').fill('Second Thought')
    await page.getByLabel('Business email').fill('me@example.com')
    const claim = { roasterName: 'First Thought', businessEmail: 'me@example.com' }
    expect((await web.test.post('/api/roaster-claims', claim, { token: member.token })).status).toBe(200)
    await page.getByRole('button', { name: 'Send claim' }).click()
    await page.getByRole('alert').getByText('You already have an open claim').waitFor()
    await expect.poll(() => page.getByLabel('Name of your roaster').inputValue()).toBe('Second Thought')
  })

  it('opens once the address of a new roaster is confirmed and an operator has approved the claim', async () => {
    const member = await register(web.test)
    const { page, problems } = await web.open('/portal/claim', { member })
    await page.getByText('Not yet', { exact: true }).click()
    await page.getByLabel('Name of your roaster').fill('Morning Drum')
    await page.getByLabel('Business email').fill('hello@morning-drum.example')
    await page.getByRole('button', { name: 'Send claim' }).click()
    await page.getByRole('heading', { name: 'Your claim to Morning Drum' }).waitFor()
    const mail = (await web.test.sentMail()).findLast(({ recipient }) => recipient === 'hello@morning-drum.example')!
    const { pathname, search } = linkIn(mail.text)
    await page.goto(web.base + pathname + search)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page
      .getByText(/confirmed/)
      .first()
      .waitFor()
    await page.goto(`${web.base}/portal`)
    await page.getByText('In review').waitFor()
    const { db } = web.test.app
    const { id } = await db
      .selectFrom('roasterClaims')
      .select('id')
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow()
    await runAdmin(db, ['approve-claim', String(id)])
    await page.reload()
    await page.getByText('0 of 6 done').waitFor()
    await page.getByRole('heading', { name: 'No coffees yet' }).waitFor()
    await expectAccessible(page)
    expect(besides(problems, 403)).toEqual([])
  })
})

describe('the portal of a roaster', () => {
  const web = useWeb()

  async function plant(name: string): Promise<RoasterMember & { slug: string; coffeeId: number }> {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const member = await insertRoasterMember(web.test, { name, slug, nameKey: name.toLowerCase() })
    const { db } = web.test.app
    const planted = await plantCoffee(db, { roasterId: member.roasterId, name: 'Slow Sunday', slug: 'slow-sunday' })
    await db
      .updateTable('roasters')
      .set({ coffeeCount: 1, recipeCount: 1 })
      .where('id', '=', member.roasterId)
      .execute()
    await insertRecipeFor(db, planted)
    await insertEmbedRecipe(db, { coffeeId: planted.coffee.id, isDefault: true, notes: 'Bloom for 45 s' })
    return { ...member, slug, coffeeId: planted.coffee.id }
  }

  it('shows figures and a list of next steps', async () => {
    const member = await plant('Gentle Drum')
    const { page, problems } = await web.open('/portal', { member, ...PHONE })
    await page.getByText('2 of 6 done').waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Add your logo' }).getAttribute('href'))
      .toBe('/portal/profile')
    await expect.poll(() => page.getByRole('link', { name: 'Add your first coffee' }).count()).toBe(0)
    await page
      .getByRole('table')
      .getByRole('link', { name: /Slow Sunday/ })
      .waitFor()
    await page.getByText(/^1 own recipe( ·|$)/).waitFor()
    expect(await page.getByText(/(^| )0 (own|shared|brews|shelves)/).count()).toBe(0)
    // What a phone has no room for isn't cut off.
    const table = page.getByRole('region', { name: 'Recipes, best first' })
    expect(await table.getByRole('columnheader').allInnerTexts()).toHaveLength(3)
    expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    await expectAccessible(page)
    expect(await noSideways(page)).toBe(true)
    await page.getByRole('navigation', { name: 'Roaster portal' }).getByRole('link', { name: 'Coffees' }).click()
    await page.getByRole('heading', { name: 'Coffees', level: 1 }).waitFor()
    expect(problems).toEqual([])
  })

  it('has its navigation in one row on a phone, with the current link in view', async () => {
    const member = await plant('Narrow Drum')
    const { page } = await web.open('/portal/members', { member, ...PHONE })
    const links = page.getByRole('navigation', { name: 'Roaster portal' })
    const current = links.getByRole('link', { name: 'Members' })
    await current.waitFor()
    const tops = await links.getByRole('link').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const [row, link] = await Promise.all([links.boundingBox(), current.boundingBox()])
    expect(link!.x).toBeGreaterThanOrEqual(row!.x)
    expect(link!.x + link!.width).toBeLessThanOrEqual(row!.x + row!.width)
    expect(await noSideways(page)).toBe(true)
  })

  it('saves the profile, and shows an invalid URL at its field', async () => {
    const member = await plant('North Hearth')
    const { page, problems } = await web.open('/portal/profile', { member, ...PHONE })
    await page.getByLabel('Tagline').fill('Slow and light')
    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/doesn't look like a web address/).waitFor()
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('javascript:alert(1)')
    await expect.poll(() => page.getByLabel('Tagline').inputValue()).toBe('Slow and light')
    await expectAccessible(page)
    // Finding 6: the scheme of a URL may be omitted.
    await page.getByLabel('Website').fill('hearth.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').getByText('Profile saved').waitFor()
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('https://hearth.example')
    const { body } = await web.test.get('/api/roasters/north-hearth')
    expect(body).toMatchObject({ tagline: 'Slow and light', websiteUrl: 'https://hearth.example' })
    expect(await noSideways(page)).toBe(true)
    expect(besides(problems, 400)).toEqual([])
  })

  it('saves a logo only if its address shows an image', async () => {
    const member = await plant('Lantern Yard')
    const { page } = await web.open('/portal/profile', { member, ...PHONE })
    await page.route('https://cdn.example/**', (route) =>
      route.request().url().endsWith('logo.svg')
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.fulfill({ contentType: 'text/html', body: '<p>Our shop</p>' }),
    )
    const save = () => page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Link to your logo').fill('http://cdn.example/logo.svg')
    await save()
    await page.getByText('Use an address that starts with https://').waitFor()
    await page.getByLabel('Link to your logo').fill('https://cdn.example/shop')
    await save()
    await page.getByText('This address shows no image').waitFor()
    expect((await web.test.get('/api/roasters/lantern-yard')).body.logoUrl).toBeNull()
    await page.getByLabel('Link to your logo').fill('https://cdn.example/logo.svg')
    await save()
    await page.getByRole('status').getByText('Profile saved').waitFor()
    expect((await web.test.get('/api/roasters/lantern-yard')).body.logoUrl).toBe('https://cdn.example/logo.svg')
  })

  it('lists the coffees', async () => {
    const member = await plant('Quiet Hour')
    const { page, problems } = await web.open('/portal/coffees', { member, ...PHONE })
    await page.getByRole('heading', { name: 'Slow Sunday', level: 2 }).waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('adds a coffee, and reports a short name that is taken', async () => {
    const member = await plant('Field Notes')
    const { page, problems } = await web.open('/portal/coffees?new', { member, ...PHONE })
    await page.getByLabel('Name', { exact: true }).fill('Fast Monday')
    await page.getByLabel('Roast level', { exact: true }).selectOption('LIGHT')
    await page.getByLabel('Name in links (optional)').fill('slow-sunday')
    await page.getByLabel('Origin').fill('Huila, Colombia')
    await page.getByRole('button', { name: 'Add coffee' }).click()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => page.getByLabel('Origin').inputValue()).toBe('Huila, Colombia')
    await expectAccessible(page)
    await page.getByLabel('Name in links (optional)').fill('')
    await page.getByRole('button', { name: 'Add coffee' }).click()
    await page.getByRole('heading', { name: 'Fast Monday', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'No recipes yet' }).waitFor()
    expect(await noSideways(page)).toBe(true)
    expect(besides(problems, 409)).toEqual([])
  })

  it('saves recipes, with one default for each method, and deletes them', async () => {
    const member = await plant('Second Crack')
    const { page, problems } = await web.open(`/portal/coffees/${member.coffeeId}`, { member })
    await page.getByRole('button', { name: 'Add a recipe' }).click()
    await page.getByLabel('Method').selectOption('v60')
    await page.getByLabel('Dose', { exact: true }).fill('20')
    await page.getByLabel('Water').fill('')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByText('Enter the water in grams').waitFor()
    await expect.poll(() => page.getByLabel('Dose', { exact: true }).inputValue()).toBe('20')
    await page.getByLabel('Water').fill('300')
    await page.getByText('Ratio 1:15').waitFor()
    await page.getByLabel('Temperature').fill('200')
    await page.getByText('93 °C').waitFor()
    await page.getByLabel('Time').fill('2:45')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByRole('status').getByText('Recipe saved').waitFor()
    await expect.poll(() => page.getByText('Shown first').count()).toBe(1)
    await page.getByRole('button', { name: 'Show first' }).click()
    const recipes = () =>
      web.test.get(`/api/roaster-portal/coffees/${member.coffeeId}/recipes`, { token: member.token })
    await expect
      .poll(async () => (await recipes()).body.recipes.find(({ isDefault }: { isDefault: boolean }) => isDefault))
      .toMatchObject({ doseGrams: 20, brewTimeSeconds: 165 })
    await page.getByRole('button', { name: 'Delete V60 recipe' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor()
    expect((await recipes()).body.recipes).toHaveLength(2)
    await leavePage(page)
    await expect.poll(async () => (await recipes()).body.recipes.length).toBe(1)
    expect(besides(problems, 400)).toEqual([])
  })

  it("saves a coffee, and says why it can't be removed while others have recipes for it", async () => {
    const member = await plant('Third Place')
    const { page, problems } = await web.open(`/portal/coffees/${member.coffeeId}`, { member })
    await page.getByLabel('Roast level', { exact: true }).selectOption('LIGHT')
    await page.getByRole('button', { name: 'Save coffee' }).click()
    await page.getByRole('status').getByText('Coffee saved').waitFor()
    expect((await web.test.get(`/api/coffees/${member.coffeeId}`)).body.roastLevel).toBe('LIGHT')
    const other = await register(web.test)
    await web.test.app.db.deleteFrom('recipes').where('coffeeProfileId', '=', member.coffeeId).execute()
    const recipeId = await publishRecipe(web.test, other, { coffeeProfileId: member.coffeeId })
    await page.getByRole('button', { name: 'Delete coffee' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await web.test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: other.token })
    await page.getByRole('button', { name: 'Delete coffee' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Coffees', level: 1 }).waitFor()
    await leavePage(page)
    await expect.poll(async () => (await web.test.get(`/api/coffees/${member.coffeeId}`)).status).toBe(404)
    expect(problems).toEqual([])
  })

  it("does not offer to change another roaster's coffee", async () => {
    const member = await plant('Fourth Wall')
    const { coffee } = await plantCoffee(web.test.app.db)
    const { page } = await web.open(`/portal/coffees/${coffee.id}`, { member })
    await page.getByText('This coffee belongs to another roaster.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  })
})

describe('the widget settings', () => {
  const web = useWeb()

  async function open(name: string, options = {}) {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const member = await insertRoasterMember(web.test, { name, slug, nameKey: name.toLowerCase() })
    const { coffee } = await plantCoffee(web.test.app.db, {
      roasterId: member.roasterId,
      name: 'Slow Sunday',
      slug: 'slow-sunday',
    })
    await insertEmbedRecipe(web.test.app.db, { coffeeId: coffee.id, isDefault: true, notes: 'Bloom for 45 s' })
    return { member, slug, ...(await web.open('/portal/embed', { member, ...options })) }
  }

  it('show a preview of the real widget before they are saved, without counting events', async () => {
    const { page, problems, member } = await open('Open Hearth')
    const preview = page.getByLabel('Widget preview')
    await preview.getByText('Bloom for 45 s').waitFor()
    const widget = preview.locator('article')
    await expect.poll(() => widget.getAttribute('class')).toContain('light')
    await page.getByText('Dark', { exact: true }).first().click()
    await preview.locator('article.dark').waitFor()
    await page.getByLabel('Accent color', { exact: true }).fill('#b00020')
    await expect
      .poll(() => widget.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent').trim()))
      .toBe('#b00020')
    await page.getByText('Badge').click()
    await page.getByLabel('Coffee', { exact: true }).selectOption('slow-sunday')
    await expect
      .poll(() => page.getByLabel('HTML for your page').inputValue())
      .toBe(
        `<script src="${web.base}/embed/widget.js" async></script>\n<div data-service-widget="open-hearth" data-layout="badge" data-coffee="slow-sunday"></div>`,
      )
    await page.locator('main').getByLabel('Language', { exact: true }).selectOption('de')
    await page.getByLabel('Maximum width').fill('900')
    await preview.locator('article[lang="de"]').waitFor()
    await page.getByText('Iframe, without scripts').click()
    await expect
      .poll(() => page.getByLabel('Iframe for your page').inputValue())
      .toContain(`${web.base}/embed/open-hearth?layout=badge&amp;coffee=slow-sunday&amp;lang=de&amp;width=900`)
    await page.getByText('Automatic', { exact: true }).first().click()
    await preview.locator('article.auto').waitFor()
    const saved = await web.test.get('/api/roaster-portal/embed-settings', { token: member.token })
    expect(saved.body.embedSettings).toMatchObject({ theme: 'light', updatedAt: null })
    await web.test.app.events.drain()
    expect(await eventsOf(web.test.app.db, member.roasterId)).toEqual([])
    expect(problems).toEqual([])
  })

  it('are saved with normalized domains, and show problems at their fields', async () => {
    const { page, problems, member } = await open('Quiet Mill', PHONE)
    await page.getByLabel('Only on these websites').fill('https://Shop.Quiet-Mill.example/beans\nnot a@domain')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText("“not” doesn't look like a domain").waitFor()
    await expect.poll(() => page.getByLabel('Only on these websites').inputValue()).toContain('not a@domain')
    await expect.poll(() => page.getByLabel('Only on these websites').getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await page.getByLabel('Only on these websites').fill('https://Shop.Quiet-Mill.example/beans')
    await page.getByLabel('Accent color', { exact: true }).fill('red')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a color like #1d3557').waitFor()
    await page.getByLabel('Accent color', { exact: true }).fill('#225522')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('status')
      .getByText(/^Saved\. Your website/)
      .waitFor()
    await expect.poll(() => page.getByLabel('Only on these websites').inputValue()).toBe('shop.quiet-mill.example')
    const saved = await web.test.get('/api/roaster-portal/embed-settings', { token: member.token })
    expect(saved.body.embedSettings).toMatchObject({
      accentColor: '#225522',
      allowedDomains: ['shop.quiet-mill.example'],
    })
    expect(await noSideways(page)).toBe(true)
    expect(besides(problems, 400)).toEqual([])
  })

  it('allow only premium roasters to hide "powered by"', async () => {
    const { page } = await open('Plain Mill')
    await page.getByText('Only premium roasters can hide it.').waitFor()
    const check = page.getByLabel(/powered by Brewprint/)
    expect(await check.isChecked()).toBe(true)
    expect(await check.isDisabled()).toBe(true)
  })

  it('show three steps for each shop system', async () => {
    const { page, slug } = await open('Guided Mill')
    for (const [platform, step] of [
      ['Plain HTML', 'Open the HTML of your page.'],
      ['Shopify', 'Custom Liquid'],
      ['WooCommerce', 'Custom HTML'],
      ['Squarespace', 'Display source'],
      ['Iframe, without scripts', 'Paste the iframe'],
    ] as const) {
      await page.getByText(platform, { exact: true }).click()
      const steps = page.locator('ol').filter({ hasText: step })
      await expect.poll(() => steps.getByRole('listitem').count()).toBe(3)
      await expect.poll(() => page.getByLabel(/for your page$/).inputValue()).toContain(slug)
    }
    await expectAccessible(page)
  })

  it('copy the HTML', async () => {
    const { page, slug } = await open('Copied Mill')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('status').getByText('Copied').waitFor()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`data-service-widget="${slug}"`)
  })
})

describe('roaster analytics', () => {
  const web = useWeb()

  async function open() {
    const name = `Sun Drum ${++drums}`
    const slug = `sun-drum-${drums}`
    const member = await insertRoasterMember(web.test, { name, slug, nameKey: name.toLowerCase() })
    const { coffee } = await plantCoffee(web.test.app.db, { roasterId: member.roasterId, name: 'Slow Sunday' })
    const { events } = web.test.app
    const seen = {
      roasterId: member.roasterId,
      coffeeId: coffee.id,
      recipeId: null,
      method: 'v60',
      source: 'shop.example/x',
    }
    const kinds = ['IMPRESSION', 'IMPRESSION', 'IMPRESSION', 'IMPRESSION', 'CLICK'] as const
    for (const kind of kinds) await events.record({ kind, ...seen })
    await events.record({ ...seen, kind: 'PAGE_VIEW', method: null, source: null })
    await events.drain()
    return web.open('/portal/analytics', { member, ...PHONE })
  }
  let drums = 0

  const rowsOfChart = (page: Page) => page.getByRole('figure').getByRole('row').count()

  it('are shown by day, site, method and coffee, as charts and tables', async () => {
    const { page, problems } = await open()
    await page.getByText('25% of recipe views').waitFor()
    await page.getByRole('row', { name: /shop\.example/ }).waitFor()
    await page.getByRole('row', { name: /V60/ }).waitFor()
    await page.getByRole('row', { name: /Slow Sunday/ }).waitFor()
    await page.getByRole('group', { name: 'Figure to show' }).getByText('Clicks').click()
    await page.getByRole('img', { name: /Clicks by day \(UTC\)/ }).waitFor()
    await page.getByText('Show as table').click()
    expect(await rowsOfChart(page)).toBe(31)
    await expectAccessible(page)
    expect(await noSideways(page)).toBe(true)
    expect(problems).toEqual([])
  })

  it('have a bar of the figure that is shown, and none at 0', async () => {
    const { page } = await open()
    const bars = (name: RegExp) =>
      page.getByRole('region', { name: 'By website' }).last().getByRole('row', { name }).locator('svg rect').count()
    await page.getByRole('row', { name: /shop\.example/ }).waitFor()
    await expect.poll(() => bars(/shop\.example/)).toBe(1)
    // Seen on our own pages only.
    expect(await bars(/Unknown/)).toBe(0)
    await page.getByRole('group', { name: 'Figure to show' }).getByText('Page views').click()
    await expect.poll(() => bars(/Unknown/)).toBe(1)
    expect(await bars(/shop\.example/)).toBe(0)
  })

  it('finding 6: show "Unknown" for missing values, so that each table adds up to its total', async () => {
    const { page, problems } = await open()
    for (const [table, unknown] of [
      ['By website', ['Unknown', '0', '0', '1']],
      ['By brew method', ['Unknown', '0', '0', '1']],
    ] as const) {
      const row = page.getByRole('region', { name: table }).last().getByRole('row', { name: 'Unknown' })
      await row.waitFor()
      await expect.poll(() => row.getByRole('cell').or(row.getByRole('rowheader')).allInnerTexts()).toEqual(unknown)
    }
    const coffees = page.getByRole('region', { name: 'By coffee' }).last()
    await coffees.getByRole('row', { name: 'Slow Sunday' }).waitFor()
    await expect.poll(() => coffees.getByText('Unknown').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('are available for any period and as CSV', async () => {
    const { page, problems } = await open()
    await page.getByText('Show as table').click()
    await page.getByText('Last 90 days').click()
    await expect.poll(() => rowsOfChart(page)).toBe(91)
    await page.waitForURL('**/portal/analytics?days=90')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^brewprint-analytics-.+\.csv$/)

    await page.getByText('Choose dates').click()
    await page.getByLabel('From', { exact: true }).fill('2026-03-10')
    await page.getByLabel('To', { exact: true }).fill('2026-03-01')
    await page.getByText('The first day must be before the last').waitFor()
    await page.getByLabel('To', { exact: true }).fill('2026-03-12')
    await page.getByRole('heading', { name: 'No recipe views yet' }).waitFor()
    await page.waitForURL('**/portal/analytics?from=2026-03-10&to=2026-03-12')
    expect(besides(problems, 400)).toEqual([])
  })
})

describe('portal members of a roaster', () => {
  const web = useWeb()

  it('lists them, and lets them remove each other and leave', async () => {
    const name = 'Kettle Row'
    const member = await insertRoasterMember(web.test, { name, slug: 'kettle-row', nameKey: 'kettle row' })
    const [other] = (await insertMembers(web.test, 1)) as [Member]
    await joinRoaster(web.test, other.id, member.roasterId)
    await proveAddresses(web.test.app.db, other)
    const { page, problems } = await web.open('/portal', { member, ...PHONE })
    await page.getByRole('navigation', { name: 'Roaster portal' }).getByRole('link', { name: 'Members' }).click()
    await page.getByRole('heading', { name: `Brewer ${other.id}` }).waitFor()
    await page.getByRole('heading', { name: `Brewer ${member.id}` }).waitFor()
    await expectAccessible(page)
    expect(await noSideways(page)).toBe(true)

    await page.getByRole('button', { name: `Remove Brewer ${other.id}` }).click()
    await page.getByRole('dialog').getByText('email them').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('status').getByText(`Brewer ${other.id} removed`).waitFor()
    await page.getByRole('heading', { name: `Brewer ${other.id}` }).waitFor({ state: 'detached' })
    const mail = (await web.test.sentMail()).findLast(({ recipient }) => recipient === other.email)!
    expect(mail.subject).toBe("You can't manage Kettle Row anymore")

    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('link', { name: 'Claim your roaster' }).waitFor()
    expect(besides(problems, 403)).toEqual([])
  })
})

describe('portal of a verified roaster', () => {
  const web = useWeb()

  it('says that a new name waits for review, and saves the rest', async () => {
    const member = await insertRoasterMember(web.test, {
      name: 'Proven Roast',
      slug: 'proven-roast',
      nameKey: 'proven roast',
      isVerified: true,
    })
    const { page, problems } = await web.open('/portal/profile', { member, ...PHONE })
    await page.getByLabel('Name', { exact: true }).fill('Improved Roast')
    await page.getByLabel('City').fill('Oslo')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Waiting for review: Improved Roast').waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Proven Roast')
    expect((await web.test.get('/api/roasters/proven-roast')).body).toMatchObject({
      name: 'Proven Roast',
      city: 'Oslo',
    })
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('counts events without a token apart from the figures', async () => {
    const member = await insertRoasterMember(web.test)
    const { roaster } = await plantCoffee(web.test.app.db, { roasterId: member.roasterId })
    await web.test.post('/api/embed/track-click', { shareId: roaster.slug })
    const { page, problems } = await web.open('/portal/analytics', { member, ...PHONE })
    await page.getByText(/^Not included, .*: 1 click\.$/).waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})
