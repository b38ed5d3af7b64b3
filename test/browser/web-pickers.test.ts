import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantCoffee, plantHarbourBell } from '#test/support/web-recipes.ts'

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const firstOption = (page: Page, name: string) =>
  page.getByRole('listbox', { name, exact: true }).getByRole('option').first()

/** Types, and waits until the expected option is the first. */
async function expectFirst(page: Page, label: string, typed: string, found: RegExp): Promise<void> {
  await field(page, label).fill(typed)
  await firstOption(page, label).getByText(found).waitFor()
}

const GRINDERS = [
  ['commandante', /^Comandante /],
  ['baraza', /^Baratza /],
  ['1zpreso', /^1Zpresso /],
  ['ode gen2', /^Fellow Ode Gen 2$/],
] as const

const BREWERS = [
  ['hario v60', /^Hario V60 /],
  ['kalita', /^Kalita Wave /],
  ['aero press', /^AeroPress /],
  ['moca master', /^Technivorm Moccamaster /],
] as const

describe('finding 8: pickers find misspelled equipment and coffees', () => {
  const web = useWeb()
  let member: Member
  let recipeId: number

  beforeAll(async () => {
    const planted = await plantHarbourBell(web.test)
    member = planted.reader
    recipeId = planted.recipeId
    await plantCoffee(web.test, { name: 'Yirgacheffe Konga', roaster: 'Night Depot' })
  })

  const PICKERS = [
    { path: '/', grinder: 'Grinder', brewer: 'Brewer' },
    { path: '/log/new', grinder: 'Grinder', brewer: 'Brewer' },
    { path: '/recipes/new', grinder: 'Grinder', brewer: 'Brewer' },
    { path: '/profile/equipment', grinder: 'Add your grinder', brewer: 'Add your brewer' },
    { path: '/recipes/RECIPE', grinder: 'Your grinder' },
    { path: '/convert', grinder: 'Your grinder' },
    { path: '/profile/calibrate', grinder: 'Grinder' },
  ]
  it('lists of grinders begin with popular ones, after those of the viewer', async () => {
    const visitor = await web.open('/convert', PHONE)
    await field(visitor.page, 'Your grinder').click()
    await firstOption(visitor.page, 'Your grinder').getByText('Comandante C40 MK4').waitFor()
    await visitor.page.getByText('Popular', { exact: true }).waitFor()

    const { grinders } = (await web.test.get('/api/widget/grinders')).body
    const wilfa = grinders.find(({ brand }: { brand: string }) => brand === 'Wilfa')
    const [owner] = (await insertMembers(web.test, 1)) as [Member]
    const { body } = await web.test.get('/api/grinders?brand=Wilfa')
    const { id } = body.grinders.find(({ slug }: { slug: string }) => slug === wilfa.slug)
    await web.test.post('/api/user/grinders', { grinderId: id }, { token: owner.token })
    const { page } = await web.open('/convert', { ...PHONE, member: owner })
    await field(page, 'Your grinder').click()
    await firstOption(page, 'Your grinder').getByText(`Wilfa ${wilfa.name}`).waitFor()
    await page.getByText('Yours', { exact: true }).waitFor()
  })

  it.for(PICKERS)('$path: grinders and brewers', async ({ path, grinder, brewer }) => {
    const { page, problems } = await web.open(path.replace('RECIPE', String(recipeId)), { member })
    for (const [typed, found] of GRINDERS) await expectFirst(page, grinder, typed, found)
    for (const [typed, found] of brewer ? BREWERS : []) await expectFirst(page, brewer!, typed, found)
    if (brewer) await expectFirst(page, brewer, 'espresso', /^Breville /)
    expect(problems).toEqual([])
  })

  it.for([
    ['/', 'Coffee'],
    ['/log/new', 'Coffee'],
    ['/recipes/new', 'Coffee'],
    ['/profile/library', 'Add a coffee'],
  ] as const)('%s: coffees', async ([path, label]) => {
    const { page, problems } = await web.open(path, { member })
    for (const typed of ['yirgachefe', 'konga', 'yrgacheffe konga'])
      await expectFirst(page, label, typed, /^Yirgacheffe Konga$/)
    await expectFirst(page, label, 'harbor bell', /^Harbour Bell$/)
    expect(problems).toEqual([])
  })

  it('show the whole list, scrolled to what is chosen', async () => {
    const { page } = await web.open('/convert')
    const { grinders } = (await web.test.get('/api/widget/grinders')).body
    const options = page.getByRole('listbox', { name: 'Your grinder' }).getByRole('option')
    await field(page, 'Your grinder').click()
    // And "isn't listed".
    await expect.poll(() => options.count()).toBe(grinders.length + 1)
    const last = options.nth(grinders.length - 1)
    const name = await last.innerText()
    const { slug } = grinders.find((each: { brand: string; name: string }) => `${each.brand} ${each.name}` === name)
    await last.click()
    await expect.poll(() => field(page, 'Your grinder').inputValue()).toBe(name)
    await page.waitForURL((url) => url.searchParams.get('to') === slug)
    await page.reload()
    await expect.poll(() => field(page, 'Your grinder').inputValue()).toBe(name)
    await field(page, 'Your grinder').click()
    const chosen = options.getByText(name, { exact: true })
    await expect.poll(() => chosen.evaluate((option) => option.closest('ul')!.scrollTop)).toBeGreaterThan(0)
    const box = (await chosen.boundingBox())!
    const list = (await page.getByRole('listbox', { name: 'Your grinder' }).boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(list.y)
    expect(box.y + box.height).toBeLessThanOrEqual(list.y + list.height)
  })

  it('select the first option with Enter, and reach the last one by keyboard', async () => {
    const { page } = await web.open('/')
    await page.getByRole('region', { name: 'Your brew' }).waitFor()
    await field(page, 'Grinder').fill('1zpreso k max')
    await firstOption(page, 'Grinder').getByText('1Zpresso K-Max').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('1Zpresso K-Max')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    const active = () => field(page, 'Grinder').getAttribute('aria-activedescendant')
    const last = page.getByRole('option', { name: "My grinder isn't listed" })
    await expect.poll(active).toBe(await last.getAttribute('id'))
    // The option above is not hidden behind it.
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).not.toBe(await last.getAttribute('id'))
    const above = (await page.locator(`[id="${await active()}"]`).boundingBox())!
    expect(above.y + above.height).toBeLessThanOrEqual((await last.boundingBox())!.y + 1)
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe(await last.getAttribute('id'))
    // Leaving the field opens no dialog and changes nothing.
    await page.keyboard.press('Tab')
    await last.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('1Zpresso K-Max')
  })

  it('offer to suggest a grinder that is not listed, also when signed out', async () => {
    const { page, problems } = await web.open('/', PHONE)
    await page.getByRole('region', { name: 'Your brew' }).waitFor()
    await field(page, 'Grinder').fill('Acme Mill 3000')
    await page.getByRole('option', { name: "My grinder isn't listed" }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell us about your grinder' })
    await expect.poll(() => dialog.getByLabel('Brand').inputValue()).toBe('Acme')
    await expect.poll(() => dialog.getByLabel('Model').inputValue()).toBe('Mill 3000')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByLabel('Link (optional)').fill('acme.example/mill')
    await dialog.getByLabel('Notes (optional)').fill('40 clicks')
    await dialog.getByLabel('Email address (optional)').fill('ada@example.com')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('status').getByText("Thank you. We'll look into adding it.").waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Comandante C40 MK4')
    const rows = await web.test.app.db.selectFrom('equipmentSuggestions').selectAll().execute()
    expect(rows).toMatchObject([
      {
        kind: 'GRINDER',
        brand: 'Acme',
        model: 'Mill 3000',
        url: 'acme.example/mill',
        notes: '40 clicks',
        email: 'ada@example.com',
        userId: null,
      },
    ])
    expect(problems).toEqual([])
    await web.test.app.db.deleteFrom('equipmentSuggestions').execute()
  })

  it('send a suggestion from within a form without submitting that form', async () => {
    const { page, problems } = await web.open('/log/new', { member })
    await page.getByLabel('Dose').fill('17')
    await field(page, 'Brewer').fill('Ibis Cone')
    await page.getByRole('option', { name: "My brewer isn't listed" }).click()
    const dialog = page.getByRole('dialog', { name: 'Suggest a brewer' })
    await dialog.getByLabel('Model').waitFor()
    await expect.poll(() => dialog.getByLabel('Email address (optional)').count()).toBe(0)
    await dialog.getByLabel('Model').press('Enter')
    await page.getByRole('status').getByText("Thank you. We'll look into adding it.").waitFor()
    await expect.poll(() => page.getByLabel('Dose').inputValue()).toBe('17')
    expect(new URL(page.url()).pathname).toBe('/log/new')
    const rows = await web.test.app.db.selectFrom('equipmentSuggestions').selectAll().execute()
    expect(rows).toMatchObject([{ kind: 'BREWER', brand: 'Ibis', model: 'Cone', email: null, userId: member.id }])
    const logs = await web.test.get('/api/brew-logs', { token: member.token })
    expect(logs.body.data).toEqual([])
    expect(problems).toEqual([])
  })

  it('add a coffee that is not listed, and select it in the form', async () => {
    const { page, problems } = await web.open('/log/new', { member, ...PHONE })
    await page.getByLabel('Dose').fill('18')
    await field(page, 'Coffee').fill('Quince Orchard')
    await page.getByRole('option', { name: "My coffee isn't listed" }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a coffee' })
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Quince Orchard')
    await expectAccessible(page)
    await dialog.getByLabel('Roaster').fill('Plain Roasters')
    await dialog.getByRole('button', { name: 'Add coffee' }).click()
    await dialog.getByText('Choose a roast level').waitFor()
    await dialog.getByLabel('Roast level').selectOption('LIGHT')
    await dialog.getByRole('button', { name: 'Add coffee' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Quince Orchard')
    await expect.poll(() => page.getByLabel('Dose').inputValue()).toBe('18')
    expect(problems).toEqual([])
  })

  it('offer similar coffees in the dialog for a new one', async () => {
    const [other] = (await insertMembers(web.test, 1)) as [Member]
    const { page } = await web.open('/', { member: other })
    await field(page, 'Coffee').fill('zzz')
    await page.getByRole('option', { name: "My coffee isn't listed" }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a coffee' })
    await dialog.getByLabel('Name').fill('Harbour Bel')
    await dialog.getByRole('button', { name: /Harbour Bell/ }).click()
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
  })

  it('add a coffee after signing up, and return with it selected', async () => {
    const { page } = await web.open('/')
    await page.getByRole('region', { name: 'Your brew' }).waitFor()
    await field(page, 'Coffee').fill('Tidal Plum')
    await page.getByRole('option', { name: "My coffee isn't listed" }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Email').fill('tidal@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tidal Plum')
    await page.getByLabel('Roaster').fill('Plain Roasters')
    await page.getByLabel('Roast level').selectOption('LIGHT')
    await page.getByRole('button', { name: 'Add coffee' }).click()
    await page.waitForURL(/\/\?coffee=\d+/)
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Tidal Plum')
  })
})
