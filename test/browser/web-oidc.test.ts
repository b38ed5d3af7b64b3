import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { register } from '#test/support/app.ts'
import { insertTasteProfile } from '#test/support/community.ts'
import { newSub } from '#test/support/identity-provider.ts'
import { type OidcPerson, type OidcProvider, startOidcProvider } from '#test/support/oidc-provider.ts'
import { expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { openStrangeSite } from './strange-site.ts'

const SETTINGS = '/profile/settings'

let clients = 0
/** A new client address for each page, so that no rate limit applies. */
const fresh = (): OpenOptions => ({ extraHTTPHeaders: { 'x-forwarded-for': `10.203.0.${++clients}` } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

describe('sign-in with an OpenID Connect provider in the web app', () => {
  let provider: OidcProvider
  const web = useWeb(async () => {
    provider = await startOidcProvider()
    return { oidc: provider.config }
  })
  beforeEach(() => {
    Object.assign(provider, { person: undefined, wrongClaims: {} })
    web.test.app.config.registration = 'open'
  })
  afterAll(() => provider.close())

  const newPerson = (): OidcPerson => {
    const sub = newSub()
    return { sub, email: `${sub}@kitchen.example`.toLowerCase(), email_verified: true }
  }
  const accountsOf = async (email: string) =>
    web.test.app.db.selectFrom('users').select('id').where('email', '=', email).execute()
  const profile = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' })

  it('creates an account, and signs in to it later', async () => {
    provider.person = newPerson()
    const { page, problems } = await web.open('/register?next=%2Fconvert', fresh())
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    await link(page, 'Continue').click()
    await page.waitForURL('**/convert')
    await profile(page).waitFor()
    const [account, ...others] = await accountsOf(provider.person.email!)
    expect(others).toEqual([])
    await page.goto(web.base + SETTINGS)
    await page.getByText(provider.person.email!, { exact: true }).waitFor()
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await button(page, 'Unlink Kitchen ID').waitFor()
    expect(problems).toEqual([])

    await insertTasteProfile(web.test.app.db, account!.id)
    const later = await web.open('/sign-in?next=%2Frecipes%3Fq%3Dkonga', { ...PHONE, ...fresh() })
    await expectAccessible(later.page)
    await link(later.page, 'Continue with Kitchen ID').click()
    await later.page.waitForURL('**/recipes?q=konga')
    await later.page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Profile' }).waitFor()
    expect(await accountsOf(provider.person.email!)).toHaveLength(1)
    expect(later.problems).toEqual([])
  })

  it('never redirects to another site', async () => {
    provider.person = newPerson()
    const { page } = await web.open(`/sign-in?next=${encodeURIComponent('//evil.example')}`, fresh())
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    await expect.poll(() => link(page, 'Start dialing in').getAttribute('href')).toBe('/')
    await page.goto(`${web.base}/api/auth/oidc/start?next=${encodeURIComponent('//evil.example/x')}`)
    expect(new URL(page.url()).origin).toBe(web.base)
  })

  it('says when the person has refused at the provider, and leads back', async () => {
    const { page } = await web.open('/sign-in', fresh())
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByRole('heading', { name: "Signing in with Kitchen ID didn't work" }).waitFor()
    await page.getByText('Nothing has changed').waitFor()
    await expectAccessible(page)
    await link(page, 'Back to sign in').click()
    await link(page, 'Continue with Kitchen ID').waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('svc_session')
  })

  it('sends the invitation, and creates no account without one', async () => {
    web.test.app.config.registration = 'invite'
    provider.person = newPerson()
    const { page } = await web.open('/sign-in', fresh())
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByText('You need an invitation to sign up here').waitFor()
    await page.goto(`${web.base}/register?invite=made-up`)
    const href = await link(page, 'Continue with Kitchen ID').getAttribute('href')
    expect(new URL(href!, web.base).searchParams.get('invite')).toBe('made-up')
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByText('This invitation has expired or was already used').waitFor()
    expect(await accountsOf(provider.person.email!)).toEqual([])
  })

  it('links an identity in the settings, signs in with it, and unlinks it', async () => {
    const member = await register(web.test)
    provider.person = newPerson()
    const { page, problems } = await web.open(SETTINGS, { member, ...fresh() })
    await link(page, 'Link Kitchen ID').waitFor()
    await expectAccessible(page)
    await link(page, 'Link Kitchen ID').click()
    await page.waitForURL(`**${SETTINGS}`)
    await button(page, 'Unlink Kitchen ID').waitFor()
    await expect.poll(() => link(page, 'Link Kitchen ID').count()).toBe(0)
    expect(problems).toEqual([])

    const other = await web.open(`/sign-in?next=${encodeURIComponent(SETTINGS)}`, fresh())
    await link(other.page, 'Continue with Kitchen ID').click()
    await other.page.getByText(`Signed in as ${member.email}`).waitFor()

    await button(page, 'Unlink Kitchen ID').click()
    await button(page, 'Unlink').click()
    await page.getByRole('status').getByText('Kitchen ID unlinked').waitFor()
    await link(page, 'Link Kitchen ID').waitFor()
    const { body } = await web.test.get('/api/user/security', { token: member.token })
    expect(body.identities).toEqual([])
  })

  it('refuses to link an identity to two accounts, and leads back to the settings', async () => {
    provider.person = newPerson()
    const owner = await web.open('/sign-in', fresh())
    await link(owner.page, 'Continue with Kitchen ID').click()
    await owner.page.getByRole('heading', { name: /^Welcome, / }).waitFor()

    const member = await register(web.test)
    const { page } = await web.open(SETTINGS, { member, ...fresh() })
    await link(page, 'Link Kitchen ID').click()
    await page.getByRole('heading', { name: "Linking Kitchen ID didn't work" }).waitFor()
    await page.getByText('This sign-in belongs to another account').waitFor()
    await expectAccessible(page)
    await link(page, 'Go to your settings').click()
    await link(page, 'Link Kitchen ID').waitFor()
    const { body } = await web.test.get('/api/user/security', { token: member.token })
    expect(body.identities).toEqual([])
  })

  it.each(['sameSite', 'otherSite'] as const)('links nothing by a link on another website: %s', async (where) => {
    // The attacker has signed the visitor in at the provider, as themselves.
    provider.person = newPerson()
    const member = await register(web.test)
    const start = `${web.base}/api/auth/oidc/start?link=true&next=%2F`
    const site = await openStrangeSite(
      () => `<!doctype html><title>x</title><h1>x</h1><a href="${start}">Win a grinder</a>`,
    )
    const { page } = await web.open(SETTINGS, { member, ...fresh() })
    await page.goto(site[where])
    await link(page, 'Win a grinder').click()
    await page.getByText('This request came from another website, so we refused it').waitFor()
    const { body } = await web.test.get('/api/user/security', { token: member.token })
    expect(body.identities).toEqual([])
  })

  it("says when the provider's answer is for another request, and a second try works", async () => {
    provider.person = newPerson()
    provider.wrongClaims = { aud: 'another-site' }
    const { page } = await web.open('/sign-in', fresh())
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByRole('heading', { name: "Signing in with Kitchen ID didn't work" }).waitFor()
    expect(await accountsOf(provider.person.email!)).toEqual([])
    provider.wrongClaims = {}
    await link(page, 'Back to sign in').click()
    await link(page, 'Continue with Kitchen ID').click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  })
})
