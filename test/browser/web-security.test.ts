import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Member, register } from '#test/support/app.ts'
import { linkTo } from '#test/support/mailed-links.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, type OpenOptions, PHONE, useWeb, type Web } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantCoffee, publishRecipe } from '#test/support/web-recipes.ts'

const PASSWORD = 'correct horse'
const SETTINGS = '/profile/settings'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let clients = 0
/** A new client address for each page, so that no rate limit applies. */
const fresh = (): OpenOptions => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.202.${(++clients >> 8) & 255}.${clients & 255}` },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Opens the settings and waits until they are loaded. */
async function openSettings(web: Web, member: Member, options: OpenOptions = {}) {
  const opened = await web.open(SETTINGS, { member, ...fresh(), ...options })
  await opened.page.getByRole('heading', { name: 'Email address' }).waitFor()
  await opened.page.getByRole('list', { name: 'Your devices' }).waitFor()
  return opened
}

const signInStatus = async (web: Web, email: string, password: string) =>
  (await web.test.post('/api/auth/login', { email, password })).status

const isOpen = async (web: Web, { token }: Member) => (await web.test.get('/api/auth/me', { token })).status === 200

async function updateUser(web: Web, { id }: Member, values: Record<string, string | null>): Promise<void> {
  await web.test.app.db.updateTable('users').set(values).where('id', '=', id).execute()
  web.test.app.responseCache.clear()
}

const confirmed = () => ({ emailVerifiedAt: new Date().toISOString() })

/** Another session of the account, on another device. */
async function signInElsewhere(web: Web, member: Member, userAgent: string): Promise<Member> {
  const body = { email: member.email, password: PASSWORD }
  const answer = await web.test.post('/api/auth/login', body, { headers: { 'user-agent': userAgent } })
  return { ...member, token: answer.body.token }
}

describe('email address in the settings', () => {
  const web = useWeb()

  it('is confirmed by the link of the welcome mail, after signing up', async () => {
    const { page, problems } = await web.open('/register', { ...PHONE, ...fresh() })
    await fill(page, { Email: 'ada@example.com', Password: PASSWORD })
    await button(page, 'Create account').click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    await page.goto(web.base + SETTINGS)
    await page.getByText('Not confirmed yet').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(web.base + (await linkTo(web.test, 'ada@example.com', 'Welcome')))
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
    await expect.poll(() => page.getByText('its password is removed').count()).toBe(0)
    await button(page, 'Confirm my address').click()
    await page.getByText('Your email address is confirmed').waitFor()
    await page.getByRole('link', { name: 'Go to Brewprint', exact: true }).click()
    await page.waitForURL(`${web.base}/`)
    await page.goto(web.base + SETTINGS)
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await expect.poll(() => button(page, 'Resend link').count()).toBe(0)
    expect(await signInStatus(web, 'ada@example.com', PASSWORD)).toBe(200)
    expect(problems).toEqual([])
  })

  it('gets another link on request, and shows the confirmation made in another tab', async () => {
    const member = await register(web.test)
    const { page } = await openSettings(web, member)
    await button(page, 'Resend link').click()
    await page.getByRole('status').getByText('Check your email for a link to confirm your address').waitFor()
    const tab = await page.context().newPage()
    await tab.goto(web.base + (await linkTo(web.test, member.email, 'Confirm your email')))
    await button(tab, 'Confirm my address').click()
    await tab.getByText('Your email address is confirmed').waitFor()
    await tab.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByText('Confirmed', { exact: true }).waitFor()
  })

  it('is confirmed without a session: the link warns, signs in, and removes what was there before', async () => {
    const stranger = await register(web.test, { email: 'grace@example.com' })
    const { page } = await web.open(await linkTo(web.test, stranger.email, 'Welcome'), fresh())
    await page.getByText('its password is removed').waitFor()
    await button(page, 'Confirm my address').click()
    await page.getByRole('link', { name: 'Go to Brewprint', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor()
    expect(await isOpen(web, stranger)).toBe(false)
    expect(await signInStatus(web, stranger.email, PASSWORD)).toBe(401)
  })

  it('changes once the old and the new address have agreed', async () => {
    const member = await register(web.test)
    await updateUser(web, member, confirmed())
    const next = `next-${member.email}`
    const { page } = await openSettings(web, member, PHONE)
    await button(page, 'Change email address').click()
    await fill(page, { 'New email address': next, 'Current password': 'wrong horse' })
    await button(page, 'Send links').click()
    await page.getByText("That isn't your current password").waitFor()
    const field = page.getByLabel('Current password', { exact: true })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.getByLabel('New email address').inputValue()).toBe(next)
    await expectAccessible(page)
    await field.fill(PASSWORD)
    await button(page, 'Send links').click()
    await page.getByText(`Waiting for you to confirm ${next}`).waitFor()
    await expectAccessible(page)

    const agree = await linkTo(web.test, member.email, 'Change the email')
    const confirm = await linkTo(web.test, next, 'Confirm your new')
    const { page: other } = await web.open(confirm, fresh())
    await button(other, 'Confirm this address').click()
    await other.getByText('One more step').waitFor()
    expect(await signInStatus(web, next, PASSWORD)).toBe(401)
    await other.goto(web.base + agree)
    await button(other, 'Change address').click()
    await other.getByText(`${next} is now the email address of your account`).waitFor()

    await page.goto(web.base + SETTINGS)
    await page.getByText(`Signed in as ${next}`).waitFor()
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Waiting for you to confirm').count()).toBe(0)
    expect(await signInStatus(web, next, PASSWORD)).toBe(200)
  })

  it('stays when the change is canceled, and the links no longer work', async () => {
    const member = await register(web.test)
    const next = `next-${member.email}`
    const { page } = await openSettings(web, member)
    await button(page, 'Change email address').click()
    await fill(page, { 'New email address': next, 'Current password': PASSWORD })
    await button(page, 'Send link').click()
    await button(page, 'Cancel email address change').click()
    await page.getByText('Waiting for you to confirm').waitFor({ state: 'detached' })
    await button(page, 'Change email address').waitFor()
    await page.goto(web.base + (await linkTo(web.test, next, 'Confirm your new')))
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    expect(await signInStatus(web, member.email, PASSWORD)).toBe(200)
  })
})

describe('password in the web app', () => {
  const web = useWeb()

  it('is reset by a mailed link, which ends the old sessions', async () => {
    const member = await register(web.test)
    const old = await openSettings(web, member)
    const { page, problems } = await web.open('/sign-in?next=%2Ftimer', { ...PHONE, ...fresh() })
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await expectAccessible(page)
    await button(page, 'Email me the link').click()
    await page.getByText('Enter your email address').waitFor()
    await fill(page, { Email: member.email })
    await button(page, 'Email me the link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.getByText('a link to choose a new password').waitFor()
    await button(page, 'Send another').click()
    await page.getByRole('status').getByText('a link to choose a new password').waitFor()

    await page.goto(web.base + (await linkTo(web.test, member.email, 'Reset')))
    await expectAccessible(page)
    await fill(page, { 'New password': 'short' })
    await button(page, 'Save and sign in').click()
    await page.getByRole('alert').getByText('Use at least 8 characters').waitFor()
    await expectAccessible(page)
    await fill(page, { 'New password': 'fresh horse' })
    await button(page, 'Save and sign in').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/timer')
    await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Profile' }).waitFor()
    expect(await signInStatus(web, member.email, PASSWORD)).toBe(401)
    expect(await signInStatus(web, member.email, 'fresh horse')).toBe(200)
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([])

    await old.page.reload()
    await old.page.getByRole('heading', { name: 'Sign in first' }).waitFor()
  })

  it('has the same message after a reset for an address without an account', async () => {
    const member = await register(web.test)
    const texts: string[] = []
    for (const email of [member.email, 'nobody@example.com']) {
      const { page } = await web.open('/sign-in?way=reset', fresh())
      await fill(page, { Email: email })
      await button(page, 'Email me the link').click()
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
      texts.push((await page.getByRole('main').innerText()).replace(email, 'ADDRESS'))
    }
    expect(texts[0]).toBe(texts[1])
  })

  it('can be reset by a member who is signed in', async () => {
    const member = await register(web.test)
    const { page } = await openSettings(web, member)
    await button(page, 'Change password').click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(member.email)
  })

  it('is changed by keyboard with the current one, which signs out other devices', async () => {
    const member = await register(web.test)
    const phone = await signInElsewhere(web, member, IPHONE)
    const { page } = await openSettings(web, member)
    await page.getByText('Safari on iPhone').waitFor()
    await button(page, 'Change password').press('Enter')
    await page.getByText('Your other devices are signed out.').waitFor()
    await button(page, 'Save password').click()
    await page.getByText('Enter your current password').waitFor()
    await page.getByText('Choose a password').waitFor()
    await fill(page, { 'Current password': 'wrong horse', 'New password': 'fresh horse' })
    await page.getByLabel('New password', { exact: true }).press('Enter')
    await page.getByText("That isn't your current password").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('currentPassword')
    await expectAccessible(page)
    expect(await isOpen(web, phone)).toBe(true)

    await fill(page, { 'Current password': PASSWORD })
    await page.getByLabel('Current password', { exact: true }).press('Enter')
    await page.getByRole('status').getByText('Password changed').waitFor()
    await page.getByText('Safari on iPhone').waitFor({ state: 'detached' })
    expect([await isOpen(web, member), await isOpen(web, phone)]).toEqual([true, false])
    expect(await signInStatus(web, member.email, 'fresh horse')).toBe(200)
    expect(await signInStatus(web, member.email, PASSWORD)).toBe(401)
  })

  it('is never stored in the browser, also when the session ends meanwhile', async () => {
    const member = await register(web.test)
    const { page } = await openSettings(web, member)
    await button(page, 'Change password').click()
    await fill(page, { 'Current password': PASSWORD, 'New password': 'fresh horse' })
    await web.test.call('DELETE', '/api/user/sessions', { token: member.token })
    await button(page, 'Save password').click()
    await page.getByText('Your session has ended').waitFor()
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).not.toContain('horse')
  })

  it('can be set by a member without one', async () => {
    const member = await register(web.test)
    await updateUser(web, member, { passwordHash: null, ...confirmed() })
    const { page } = await openSettings(web, member)
    await button(page, 'Set password').click()
    await expect.poll(() => page.getByLabel('Current password').count()).toBe(0)
    await fill(page, { 'New password': 'fresh horse' })
    await button(page, 'Save password').click()
    await button(page, 'Change password').waitFor()
    expect(await signInStatus(web, member.email, 'fresh horse')).toBe(200)
  })

  it('leads an old session to a new sign-in first, and back, before a first password is set', async () => {
    const member = await register(web.test)
    await updateUser(web, member, { passwordHash: null, ...confirmed() })
    const createdAt = new Date(Date.now() - 2 * 60 * 60_000).toISOString()
    await web.test.app.db.updateTable('sessions').set({ createdAt }).where('userId', '=', member.id).execute()
    const { page } = await openSettings(web, member)
    await button(page, 'Set password').click()
    await fill(page, { 'New password': 'fresh horse' })
    await button(page, 'Save password').click()
    await page.getByText('Sign in again to change how you sign in').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(member.email)
    await expectAccessible(page)
    await button(page, 'Email me a sign-in link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(web.base + (await linkTo(web.test, member.email, 'sign-in link')))
    await button(page, 'Sign in').click()
    await page.waitForURL(`**${SETTINGS}`)
    await button(page, 'Set password').click()
    await fill(page, { 'New password': 'fresh horse' })
    await button(page, 'Save password').click()
    await button(page, 'Change password').waitFor()
  })

  it('shows a message after too many wrong attempts to change it, and offers the mailed link', async () => {
    const { email } = await register(web.test)
    for (let i = 0; i < 20; i++) expect(await signInStatus(web, email, 'wrong horse')).toBe(401)
    const { page } = await web.open('/sign-in', fresh())
    await fill(page, { Email: email, Password: PASSWORD })
    await button(page, 'Sign in').click()
    await page
      .getByRole('alert')
      .getByText('Too many wrong passwords. Wait 15 minutes, or get a sign-in link by email.')
      .waitFor()
    await button(page, 'Email me a sign-in link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(web.base + (await linkTo(web.test, email, 'sign-in link')))
    await button(page, 'Sign in').click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  })
})

describe('list of devices in the settings', () => {
  const web = useWeb()
  const devices = (page: Page) => page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')

  /** Two browsers that are signed in to one account. */
  async function openTwo() {
    const member = await register(web.test)
    const here = await openSettings(web, await signInElsewhere(web, member, FIREFOX), { userAgent: FIREFOX })
    const there = await openSettings(web, await signInElsewhere(web, member, IPHONE), { userAgent: IPHONE, ...PHONE })
    await here.page.reload()
    await devices(here.page).nth(2).waitFor()
    return { member, here: here.page, there: there.page }
  }

  it('shows this device first, and signs out another one', async () => {
    const { here, there } = await openTwo()
    await expect
      .poll(() => devices(here).first().innerText())
      .toMatch(/^Firefox on Windows\s+This device\s+used in the last hour · signed in today/)
    await expect.poll(() => devices(here).filter({ hasText: 'This device' }).count()).toBe(1)
    await expect.poll(() => devices(there).first().innerText()).toMatch(/^Safari on iPhone\s+This device/)
    await expectAccessible(here)
    await expectNoSidewaysScroll(there)

    await here.getByRole('button', { name: /^Sign out Safari on iPhone, used in the last hour/ }).click()
    await here.getByRole('status').getByText('Safari on iPhone signed out').waitFor()
    await devices(here).filter({ hasText: 'Safari on iPhone' }).waitFor({ state: 'detached' })
    await button(there, 'Save name').click()
    await there.getByText('Your session has ended').waitFor()
    await here.reload()
    await devices(here).first().waitFor()
  })

  it('signs out all devices but this one', async () => {
    const { member, here, there } = await openTwo()
    await button(here, 'Sign out everywhere else').click()
    await button(here, 'Sign out others').click()
    await here.getByRole('status').getByText('All other devices are signed out').waitFor()
    await expect.poll(() => devices(here).count()).toBe(1)
    await expect.poll(() => button(here, 'Sign out everywhere else').count()).toBe(0)
    expect(await isOpen(web, member)).toBe(false)
    await there.reload()
    await there.getByRole('heading', { name: 'Sign in first' }).waitFor()
  })

  it('signs out all devices, also this one', async () => {
    const { member, here, there } = await openTwo()
    await button(here, 'Sign out everywhere').click()
    await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await here.getByRole('status').getByText('Signed out everywhere').waitFor()
    await here.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    expect((await here.context().cookies()).map(({ name }) => name)).not.toContain('svc_session')
    expect(await isOpen(web, member)).toBe(false)
    await there.reload()
    await there.getByRole('heading', { name: 'Sign in first' }).waitFor()
  })
})

describe('linked accounts in the settings', () => {
  const web = useWeb()

  it('are unlinked after a question', async () => {
    const member = await register(web.test)
    await updateUser(web, member, { appleSub: `apple-${member.id}` })
    const { page } = await openSettings(web, member)
    await button(page, 'Unlink Apple').click()
    await expectAccessible(page)
    await button(page, 'Unlink').click()
    await page.getByRole('status').getByText('Apple unlinked').waitFor()
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor({ state: 'detached' })
    const { body } = await web.test.get('/api/user/security', { token: member.token })
    expect(body.identities).toEqual([])
  })

  it('stay when there is no other way to sign in', async () => {
    const member = await register(web.test)
    await updateUser(web, member, { appleSub: `apple-${member.id}`, passwordHash: null, email: null })
    const { page } = await openSettings(web, member)
    await page.getByText('None yet', { exact: true }).waitFor()
    await button(page, 'Unlink Apple').click()
    await button(page, 'Unlink').click()
    await page.getByRole('alert').getByText('This is the only way to sign in to your account').waitFor()
    await button(page, 'Cancel').click()
    await button(page, 'Unlink Apple').waitFor()
  })
})

describe('registration screen by the options of the server', () => {
  const web = useWeb()

  async function withConfig<T>(change: object, work: () => Promise<T>): Promise<T> {
    const { config } = web.test.app
    const before = { ...config }
    Object.assign(config, change)
    try {
      return await work()
    } finally {
      Object.assign(config, before)
    }
  }

  it('says that registration is closed, and leads to the sign-in', () =>
    withConfig({ registration: 'closed' }, async () => {
      const { page } = await web.open('/register?next=%2Ftimer', fresh())
      await page.getByRole('heading', { name: 'Sign-up is closed' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await button(page, 'Sign in').waitFor()
      expect(new URL(page.url()).search).toBe('?next=%2Ftimer')
      await expect.poll(() => page.getByRole('link', { name: 'Create an account' }).count()).toBe(0)
    }))

  it('asks for an invitation, and sends it', () =>
    withConfig({ registration: 'invite' }, async () => {
      const { page } = await web.open('/register', fresh())
      await page.getByRole('heading', { name: 'You need an invitation' }).waitFor()
      await expectAccessible(page)
      await page.goto(`${web.base}/register?invite=used-up`)
      await fill(page, { Email: 'invited@example.com', Password: PASSWORD })
      const sent = page.waitForRequest('**/api/auth/register')
      await button(page, 'Create account').click()
      expect((await sent).postDataJSON()).toMatchObject({ invite: 'used-up' })
      await page.getByRole('alert').getByText('This invitation has expired or was already used').waitFor()
      await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('invited@example.com')
    }))

  it('offers nothing by mail on a server without mail', () =>
    withConfig({ sendsMail: false }, async () => {
      const member = await register(web.test)
      const { page } = await web.open('/sign-in', fresh())
      await button(page, 'Email me a sign-in link').waitFor({ state: 'detached' })
      await expect.poll(() => page.getByRole('link', { name: 'Forgot your password?' }).count()).toBe(0)
      await page.goto(`${web.base}/sign-in?way=reset`)
      await page.getByRole('heading', { name: "This server can't send email" }).waitFor()
      const settings = await openSettings(web, member)
      await button(settings.page, 'Change password').waitFor()
      await button(settings.page, 'Change email address').waitFor({ state: 'detached' })
    }))
})

describe('publishing with an address that is not confirmed', () => {
  const web = useWeb(async () => ({ requireVerifiedEmail: true }))

  async function plant() {
    const [author] = (await insertMembers(web.test, 1)) as [Member]
    await updateUser(web, author, confirmed())
    const coffeeProfileId = await plantCoffee(web.test, { name: `Copper Kite ${author.id}` })
    return { id: await publishRecipe(web.test, author, { coffeeProfileId }), member: await register(web.test) }
  }

  const confirmIn = async (page: Page, member: Member) => {
    const tab = await page.context().newPage()
    await tab.goto(web.base + (await linkTo(web.test, member.email, 'Confirm your email')))
    await button(tab, 'Confirm my address').click()
    await tab.getByText('Your email address is confirmed').waitFor()
    await tab.close()
  }

  it('a comment offers the link again, keeps the text, and succeeds after the confirmation', async () => {
    const { id, member } = await plant()
    const { page } = await web.open(`/recipes/${id}`, { member, ...PHONE, ...fresh() })
    await fill(page, { 'Your comment': 'Sweet and round' })
    await button(page, 'Post comment').click()
    const note = page.getByRole('alert')
    await note.getByText('Confirm your email address first').waitFor()
    await note.getByText(member.email).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Resend link').click()
    await page.getByRole('status').getByText('Check your email for a link to confirm your address').waitFor()
    await confirmIn(page, member)
    await expect.poll(() => page.getByLabel('Your comment').inputValue()).toBe('Sweet and round')
    await button(page, 'Post comment').click()
    await page.getByRole('listitem').getByText('Sweet and round').waitFor()
    await expect.poll(() => note.count()).toBe(0)
  })

  it('a vote offers the link again', async () => {
    const { id, member } = await plant()
    const { page } = await web.open(`/recipes/${id}`, { member, ...fresh() })
    await page.getByRole('button', { name: /^Helpful:/ }).click()
    await page.getByRole('status').getByText('Confirm your email address first').waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Resend link' }).click()
    await page.getByRole('status').getByText('Check your email for a link to confirm your address').waitFor()
    await confirmIn(page, member)
    await page.getByRole('button', { name: /^Helpful:/ }).click()
    await page.getByRole('button', { name: /^Helpful:/, pressed: true }).waitFor()
  })

  it('a claim and a new coffee offer the link again', async () => {
    const member = await register(web.test)
    const { page } = await web.open('/portal/claim', { member, ...fresh() })
    await page.getByText('Not yet', { exact: true }).click()
    await fill(page, { 'Name of your roaster': 'Morning Drum', 'Business email': 'hello@morning-drum.example' })
    await button(page, 'Send claim').click()
    await button(page, 'Resend link').waitFor()
    await page.goto(`${web.base}/coffees/new?name=Halo&roaster=Morning%20Drum`)
    await page.getByLabel('Roast level').selectOption('LIGHT')
    await button(page, 'Add coffee').click()
    await button(page, 'Resend link').waitFor()
    await page.getByRole('link', { name: 'Change it in your settings' }).click()
    await page.getByText('Not confirmed yet').waitFor()
  })
})
