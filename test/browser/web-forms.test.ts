import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIn, type Member, register } from '#test/support/app.ts'
import { plantCoffee as plantPortalCoffee } from '#test/support/embeds.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { expectAccessible, type OpenOptions, useWeb } from '#test/support/web.ts'
import { besideRefusals, choose, expectNoSidewaysScroll, plantHarbourBell } from '#test/support/web-recipes.ts'
import { expectProblems, expectUncovered } from './web-forms.ts'

const SIZES: Record<string, OpenOptions> = {
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'above a keyboard': { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true },
  'on a desktop': { viewport: { width: 1280, height: 800 } },
}
const PHONE = SIZES['on a phone']!

const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))

describe('finding 10: form validation', () => {
  const web = useWeb()
  let member: Member
  let planted: Awaited<ReturnType<typeof plantHarbourBell>>
  beforeAll(async () => {
    planted = await plantHarbourBell(web.test)
  })
  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  for (const [size, options] of Object.entries(SIZES)) {
    it(`shows the problems of all fields of a brew at once, ${size}`, async () => {
      const { page, problems } = await web.open('/log/new', { member, ...options })
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByText('As on the dial: ').waitFor()
      await field(page, 'Grind setting').fill('900')
      await field(page, 'Dose').fill('a handful')
      await field(page, 'Water').fill('1')
      await field(page, 'Time').fill('soon')
      await field(page, 'Water temperature').fill('hot')
      await press(page, 'Log brew')
      await expectProblems(page, {
        'Grind setting': /outside the range of the Comandante C40 MK4/,
        Dose: 'Enter a number',
        Water: /^Between 5 g and [\d,]+ g$/,
        Time: 'Enter a time, such as 3:05',
        'Water temperature': 'Enter a temperature, such as 93 °C or 200 °F',
        Method: 'Choose a brew method',
      })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      // Corrected fields no longer show a problem.
      await field(page, 'Grind setting').fill('24')
      await field(page, 'Dose').fill('15')
      await press(page, 'Log brew')
      await expectProblems(page, {
        Water: /^Between/,
        Time: 'Enter a time, such as 3:05',
        'Water temperature': 'Enter a temperature, such as 93 °C or 200 °F',
        Method: 'Choose a brew method',
      })
      expect(problems).toEqual([])
    })

    it(`never covers the focused field of a brew, ${size}`, async () => {
      const { page } = await web.open('/log/new?method=v60', { member, ...options })
      await page.getByText('Notes and more').click()
      await field(page, 'Coffee').focus()
      const seen: string[] = []
      for (let i = 0; i < 40 && !seen.includes('submit'); i++) {
        await expectUncovered(page)
        seen.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).type ?? ''))
        await page.keyboard.press('Tab')
      }
      expect(seen).toContain('radio')
      expect(seen).toContain('textarea')
      expect(seen).toContain('submit')
    })

    it(`requires stars to log a recipe, ${size}`, async () => {
      const { page } = await web.open(`/recipes/${planted.recipeId}`, { member, ...options })
      await page.getByText('I changed something').click()
      await field(page, 'Dose').fill('-1')
      // Fields with problems are opened when they are hidden.
      await page.getByText('I changed something').click()
      await press(page, 'Log this brew')
      await expectProblems(page, { 'How was it?': 'Choose a star rating', Dose: /^Between 1 g and/ })
      await expectAccessible(page)
    })
  }

  it('shows problems in every field of a shared recipe', async () => {
    const { page, problems } = await web.open('/recipes/new', { member, ...PHONE })
    await field(page, 'Brew time').fill('soon')
    await press(page, 'Share recipe')
    await expectProblems(page, {
      Coffee: 'Choose a coffee',
      Brewer: 'Choose a brewer',
      Grinder: 'Choose a grinder',
      'Grind setting': 'Enter the grind setting',
      Dose: 'Enter the dose in grams',
      Water: 'Enter the water in grams',
      'Ratio (water to coffee)': 'Enter the ratio, such as 16',
      'Brew time': 'Enter a time, such as 3:05',
    })
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('shows problems in a personal recipe, a coffee, a comment, a collection and a name', async () => {
    const { page, problems } = await web.open('/profile/recipes', { member, ...PHONE })
    await press(page, 'Add recipe')
    await press(page, 'Save recipe')
    await expectProblems(page, {
      Method: 'Choose a brew method',
      'Grind setting': 'Enter the grind setting',
      Dose: 'Enter the dose in grams',
      Water: 'Enter the water in grams',
    })
    await expectAccessible(page)

    await page.goto(`${web.base}/coffees/new`)
    await page.getByLabel('Description').fill('x'.repeat(5001))
    await press(page, 'Add coffee')
    await expectProblems(page, {
      Name: 'Enter a name',
      Roaster: "Enter the roaster's name",
      'Roast level': 'Choose a roast level',
      Description: 'At most 5,000 characters; this has 5,001',
    })
    await expectAccessible(page)

    await page.goto(`${web.base}/recipes/${planted.recipeId}`)
    await press(page, 'Post comment')
    await expectProblems(page, { 'Your comment': 'Write something first' })
    await press(page, 'More')
    await press(page, 'Add to collection')
    await press(page, 'Create and add')
    await expectProblems(page, { 'New collection': 'Enter a name' })

    await page.goto(`${web.base}/profile/collections`)
    await press(page, 'Create collection')
    await expectProblems(page, { Name: 'Enter a name' })

    await page.goto(`${web.base}/profile/settings`)
    await field(page, 'Display name').fill(' ')
    await press(page, 'Save name')
    await expectProblems(page, { 'Display name': 'Enter a name' })
    expect(problems).toEqual([])
  })

  it('shows problems in the sign-in, registration and claim forms', async () => {
    const { page, problems } = await web.open('/sign-in', PHONE)
    await press(page, 'Sign in')
    await expectProblems(page, { Email: 'Enter your email address', Password: 'Enter your password' })
    await page.getByLabel('Email').fill('ada at home')
    await press(page, 'Email me a sign-in link')
    await expectProblems(page, { Email: "That doesn't look like an email address" })
    await page.goto(`${web.base}/register`)
    await field(page, 'Password').fill('short')
    await press(page, 'Create account')
    await expectProblems(page, { Email: 'Enter your email address', Password: 'At least 8 characters' })

    const claiming = await web.open('/portal/claim', { member, ...PHONE })
    await field(claiming.page, 'Proof (optional)').fill('nowhere')
    await press(claiming.page, 'Send claim')
    await expectProblems(claiming.page, {
      Roaster: 'Choose your roaster',
      'Business email': 'Enter your business email address',
      'Proof (optional)': "That doesn't look like a web address",
    })
    await expectAccessible(claiming.page)
    expect([...problems, ...claiming.problems]).toEqual([])
  })

  it('shows problems in the forms of the roaster portal', async () => {
    const roaster = await insertRoasterMember(web.test, {
      name: 'Plain Sail',
      slug: 'plain-sail',
      nameKey: 'plain sail',
    })
    const { coffee } = await plantPortalCoffee(web.test.app.db, { roasterId: roaster.roasterId, name: 'Slow Sunday' })
    const { page, problems } = await web.open('/portal/profile', { member: roaster, ...PHONE })
    await field(page, 'Name').fill('')
    await field(page, 'Website').fill('nowhere')
    await field(page, 'Instagram').fill('two words')
    await field(page, 'Contact email').fill('me')
    await press(page, 'Save profile')
    await expectProblems(page, {
      Name: 'Enter a name',
      Website: "That doesn't look like a web address",
      Instagram: "That doesn't look like an Instagram name",
      'Contact email': "That doesn't look like an email address",
    })
    await expectAccessible(page)

    await page.goto(`${web.base}/portal/coffees?new`)
    await field(page, 'Name in links (optional)').fill('Not This')
    await press(page, 'Add coffee')
    await expectProblems(page, {
      Name: 'Enter a name',
      'Roast level': 'Choose a roast level',
      'Name in links (optional)': 'Use lowercase letters, digits and hyphens only',
    })

    await page.goto(`${web.base}/portal/coffees/${coffee.id}`)
    await press(page, 'Add a recipe')
    await field(page, 'Temperature').fill('hot')
    await press(page, 'Save recipe')
    await expectProblems(page, {
      Dose: 'Enter the dose in grams',
      Water: 'Enter the water in grams',
      Temperature: 'Enter a temperature, such as 93 °C or 200 °F',
    })
    await expectAccessible(page)

    await page.goto(`${web.base}/portal/embed`)
    await field(page, 'Accent color').fill('red')
    await field(page, 'Only on these websites').fill('a@domain')
    await press(page, 'Save')
    await expectProblems(page, {
      'Accent color': 'Enter a color like #1d3557, or pick one',
      'Only on these websites': "“a@domain” doesn't look like a domain, such as shop.example.com",
    })
    expect(problems).toEqual([])
  })

  it('shows errors of the server at their fields, or next to the button', async () => {
    const { page, problems } = await web.open('/log/new?method=v60', { member, ...PHONE })
    const answers = [
      { status: 400, json: { error: 'At most 12 g of coffee', field: 'doseGrams', code: 'invalid_request' } },
      { status: 404, json: { error: "We couldn't find that coffee", code: 'not_found' } },
      { status: 400, json: { error: 'That recipe is odd', field: 'recipeId', code: 'invalid_request' } },
    ]
    await page.route('**/api/brew-logs', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answers.shift()!) : route.continue(),
    )
    await field(page, 'Dose').fill('15')
    await press(page, 'Log brew')
    await expectProblems(page, { Dose: 'At most 12 g of coffee' })
    await press(page, 'Log brew')
    const beside = page.getByRole('alert').getByText("We couldn't find that coffee")
    await beside.waitFor()
    const [note, button] = [
      await beside.boundingBox(),
      await page.getByRole('button', { name: 'Log brew' }).boundingBox(),
    ]
    expect(button!.y - (note!.y + note!.height)).toBeLessThan(60)
    await press(page, 'Log brew')
    await page.getByRole('alert').getByText('That recipe is odd').waitFor()
    await expect.poll(() => field(page, 'Dose').inputValue()).toBe('15')
    expect(besideRefusals(problems, 400, 404)).toEqual([])
  })
})

describe('finding 10: forms after the session has ended', () => {
  const web = useWeb()
  let member: Member
  let planted: Awaited<ReturnType<typeof plantHarbourBell>>
  let clients = 0
  beforeAll(async () => {
    planted = await plantHarbourBell(web.test)
  })
  beforeEach(async () => {
    member = await register(web.test)
  })

  const fresh = (): OpenOptions => ({ ...PHONE, extraHTTPHeaders: { 'x-forwarded-for': `10.201.0.${++clients}` } })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const get = async (url: string) => {
    const { body } = await web.test.post('/api/auth/login', { email: member.email, password: 'correct horse' })
    return (await web.test.get(url, { token: body.token })).body
  }
  const endSession = async () =>
    expect((await web.test.post('/api/auth/logout', undefined, { token: member.token })).status).toBe(200)

  /** Signs in on the sign-in screen, and expects to return to the same URL. */
  async function signInAgain(page: Page, email = member.email): Promise<void> {
    const { pathname, search } = new URL(page.url())
    await page.waitForURL('**/sign-in?next=*').catch(() => undefined)
    await page.getByText('Your session has ended.').waitFor()
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill('correct horse')
    await press(page, 'Sign in')
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
    expect(pathname + search).toMatch(/^\/sign-in\?next=/)
    const next = new URLSearchParams(search).get('next')!
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(next)
  }

  async function open(path: string) {
    const opened = await web.open(path, { member, ...fresh() })
    // Wait until all requests of the screen are done.
    await opened.page.waitForLoadState('networkidle')
    await endSession()
    return opened
  }

  it('restores a brew after the sign-in, which can then be logged', async () => {
    const { page, problems } = await web.open('/log/new?method=v60', { member, ...fresh() })
    await choose(page, 'Coffee', 'Harbour Bell')
    await choose(page, 'Grinder', 'Comandante C40 MK4')
    await field(page, 'Grind setting').fill('24')
    await field(page, 'Water temperature').fill('93 C')
    await page.locator('label', { hasText: '4 stars' }).click()
    await page.getByText('Notes and more').click()
    await field(page, 'Notes').fill('Sweet when it cools')
    await page.locator('[data-note=privacy]', { hasText: /\w/ }).waitFor()
    await endSession()
    await press(page, 'Log brew')
    // The form's own heading is still there when the URL has changed.
    await page.getByText('Your session has ended.').waitFor()
    await expectAccessible(page)
    await signInAgain(page)
    await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Comandante C40 MK4')
    await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('24')
    await expect.poll(() => page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    const [brew] = (await get('/api/brew-logs')).data
    expect(brew).toMatchObject({ grindSetting: 24, waterTempF: 199.4, rating: 4, notes: 'Sweet when it cools' })
    expect(besideRefusals(problems, 401)).toEqual([])
  })

  it('restores a recipe after the sign-in, which can then be shared', async () => {
    const { page } = await web.open('/recipes/new', { member, ...fresh() })
    await choose(page, 'Coffee', 'Harbour Bell')
    await choose(page, 'Brewer', 'Hario V60 02')
    await choose(page, 'Grinder', 'Comandante C40 MK4')
    await field(page, 'Grind setting').fill('25')
    await field(page, 'Dose').fill('15')
    await field(page, 'Water').fill('250')
    await field(page, 'How to brew it').fill('Kept through the night')
    // A read that is still under way would lead to the sign-in page too early.
    await page.waitForLoadState('networkidle')
    await endSession()
    await press(page, 'Share recipe')
    await page.waitForURL('**/sign-in?next=*')
    await signInAgain(page)
    await expect.poll(() => field(page, 'How to brew it').inputValue()).toBe('Kept through the night')
    await press(page, 'Share recipe')
    await page.waitForURL(/\/recipes\/\d+$/)
    await page.getByText('Kept through the night').waitFor()
  })

  it('restores a coffee after the sign-in, which can then be added', async () => {
    const { page } = await open('/coffees/new?name=Dawn')
    await field(page, 'Roaster').fill('Kept Roasters')
    await field(page, 'Roast level').selectOption('DARK')
    await press(page, 'Add coffee')
    await page.waitForURL('**/sign-in?next=*')
    await signInAgain(page)
    await expect.poll(() => field(page, 'Roaster').inputValue()).toBe('Kept Roasters')
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Dawn')
    await press(page, 'Add coffee')
    await page.getByRole('heading', { name: 'Dawn', level: 1 }).waitFor()
  })

  it('restores a coffee after a sign-in by link, without an introduction before it', async () => {
    const { page } = await open('/coffees/new?name=Dusk')
    await field(page, 'Roaster').fill('Kept Roasters')
    await field(page, 'Roast level').selectOption('DARK')
    await press(page, 'Add coffee')
    await page.waitForURL('**/sign-in?next=*')
    await field(page, 'Email').fill(member.email)
    await press(page, 'Email me a sign-in link')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const mail = (await web.test.sentMail()).findLast(({ recipient }) => recipient === member.email)!
    const link = linkIn(mail.text)
    await page.goto(`${web.base}${link.pathname}${link.search}`)
    await press(page, 'Sign in')
    await page.waitForURL('**/coffees/new?name=Dusk')
    await expect.poll(() => field(page, 'Roaster').inputValue()).toBe('Kept Roasters')
  })

  it('restores everything typed on a recipe, whatever was pressed', async () => {
    const { page } = await open(`/recipes/${planted.recipeId}`)
    await field(page, 'Your comment').fill('Lovely with less water')
    await field(page, 'Notes for your log').fill('Only for me')
    await page.getByRole('button', { name: /^Helpful:/ }).click()
    await page.waitForURL('**/sign-in?next=*')
    await signInAgain(page)
    await expect.poll(() => field(page, 'Your comment').inputValue()).toBe('Lovely with less water')
    await expect.poll(() => field(page, 'Notes for your log').inputValue()).toBe('Only for me')
    await press(page, 'Post comment')
    await page.getByRole('listitem').getByText('Lovely with less water').waitFor()
    await expect.poll(() => field(page, 'Notes for your log').inputValue()).toBe('Only for me')
  })

  it('restores what was typed when a GET request notices the end of the session', async () => {
    const { page } = await open(`/recipes/${planted.recipeId}`)
    await field(page, 'Your comment').fill('Typed before it was known')
    // Requests the collections, which is answered with 401.
    await press(page, 'More')
    await press(page, 'Add to collection')
    const invitation = page.locator('#comments').getByRole('link', { name: 'Sign in' })
    await invitation.waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await invitation.click()
    await field(page, 'Email').fill(member.email)
    await field(page, 'Password').fill('correct horse')
    await press(page, 'Sign in')
    await page.waitForURL(`**/recipes/${planted.recipeId}`)
    await expect.poll(() => field(page, 'Your comment').inputValue()).toBe('Typed before it was known')
  })

  it('restores an open dialog with its fields', async () => {
    const { page } = await web.open('/profile/recipes', { member, ...fresh() })
    await press(page, 'Add recipe')
    await field(page, 'Name').fill('The big cup')
    await page.waitForLoadState('networkidle')
    await endSession()
    await field(page, 'Method').selectOption('v60')
    await field(page, 'Grind setting').fill('24')
    await field(page, 'Dose').fill('20')
    await field(page, 'Water').fill('320')
    await press(page, 'Save recipe')
    await page.waitForURL('**/sign-in?next=*')
    await signInAgain(page)
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('The big cup')
    await press(page, 'Save recipe')
    await page.getByRole('heading', { name: 'The big cup' }).waitFor()
  })

  it('restores the fields in another tab after a sign-in by link', async () => {
    const { page } = await open('/portal/claim')
    await page.getByText('Not yet', { exact: true }).click()
    await field(page, 'Name of your roaster').fill('Kept Roastery')
    await field(page, 'Business email').fill('ada@kept.example')
    await press(page, 'Send claim')
    await page.waitForURL('**/sign-in?next=*')
    const other = await page.context().newPage()
    const { body } = await web.test.post('/api/auth/login', { email: member.email, password: 'correct horse' })
    await page.context().addCookies([{ name: 'svc_session', value: body.token, url: web.base, httpOnly: true }])
    await other.goto(`${web.base}/welcome?next=%2Fportal%2Fclaim`)
    await other.waitForURL('**/portal/claim')
    await expect.poll(() => field(other, 'Name of your roaster').inputValue()).toBe('Kept Roastery')
    await expect.poll(() => field(other, 'Business email').inputValue()).toBe('ada@kept.example')
  })

  it('does not show what was typed to another member', async () => {
    const { page } = await web.open('/log/new?method=v60', { member, ...fresh() })
    // The last read of the form: after the session has ended, it would lead to the sign-in page too early.
    await page.locator('[data-note=privacy]', { hasText: /\w/ }).waitFor()
    await endSession()
    await page.getByText('Notes and more').click()
    await field(page, 'Notes').fill('Mine alone')
    await press(page, 'Log brew')
    await page.waitForURL('**/sign-in?next=*')
    const other = await register(web.test)
    await signInAgain(page, other.email)
    await page.getByText('Notes and more').click()
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('')
  })

  it('deletes the stored fields once they are restored', async () => {
    const { page } = await open('/coffees/new')
    await field(page, 'Name').fill('Once')
    await field(page, 'Roaster').fill('Only Roasters')
    await field(page, 'Roast level').selectOption('DARK')
    await press(page, 'Add coffee')
    await page.waitForURL('**/sign-in?next=*')
    expect(await page.evaluate(() => localStorage.getItem('brewprint.kept'))).toContain('Only Roasters')
    await signInAgain(page)
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Once')
    expect(await page.evaluate(() => localStorage.getItem('brewprint.kept'))).toBeNull()
    await page.reload()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('')
  })
})
