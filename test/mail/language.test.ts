import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDueDigests } from '#src/features/members/notifications/digests.ts'
import { mailLanguage } from '#src/mail/language.ts'
import { BASE_URL, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { everyMail } from './every-mail.ts'

const GERMAN = { 'accept-language': 'de-CH, fr;q=0.5' }
const UNKNOWN = { 'accept-language': 'ja, fr;q=0.5' }

/** English words that no German mail has; names and the operators' mails are left out. */
const ENGLISH = /\b(the|your|you|this|link works|hello|someone|somebody)\b/i
const TO_OPERATORS = ['contact', 'demoRequest']

describe('language of mails', () => {
  let test: TestApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T08:00:00.000Z') })
    test = await startTestApp()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await test.close()
  })

  const lastMail = async () => (await test.sentMail()).at(-1)!
  const languageOf = async (email: string) =>
    (await test.app.db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirstOrThrow())
      .language
  const signUp = (email: string, headers: Record<string, string> = {}) =>
    test.post('/api/auth/register', { email, password: 'correct horse' }, { headers })
  const setLanguage = ({ id }: Member, language: string | null) =>
    test.app.db.updateTable('users').set({ language }).where('id', '=', id).execute()

  it('is that of the registration, which the account keeps', async () => {
    expect((await signUp('greta@example.com', GERMAN)).status).toBe(201)
    expect(await languageOf('greta@example.com')).toBe('de')
    const mail = await lastMail()
    expect(mail.subject).toBe('Willkommen bei Brewprint')
    expect(mail.html).toContain('<html lang="de" dir="ltr">')
    expect(mail.text).not.toMatch(ENGLISH)
    // Later mails are in the account's language, whatever the browser asks for.
    await test.post('/api/auth/magic-link', { email: 'greta@example.com' }, { headers: { 'accept-language': 'en' } })
    expect((await lastMail()).subject).toBe('Dein Anmeldelink für Brewprint')
  })

  it('is English for an unsupported language, which is not stored', async () => {
    expect((await signUp('aiko@example.com', UNKNOWN)).status).toBe(201)
    expect(await languageOf('aiko@example.com')).toBeNull()
    const mail = await lastMail()
    expect(mail.subject).toBe('Welcome to Brewprint')
    expect(mail.html).toContain('<html lang="en" dir="ltr">')
    // Without one of the account, it is that of the request.
    await test.post('/api/auth/magic-link', { email: 'aiko@example.com' }, { headers: GERMAN })
    expect((await lastMail()).subject).toBe('Dein Anmeldelink für Brewprint')
    expect((await signUp('eve@example.com', { 'accept-language': '{x}, ;q=1' })).status).toBe(201)
    expect(await languageOf('eve@example.com')).toBeNull()
  })

  it("is the author's in notifications and digests, not that of the member who caused them", async () => {
    const [author, ...others] = (await insertMembers(test, 4)) as [Member, ...Member[]]
    await proveAddresses(test.app.db, author)
    await setLanguage(author, 'de-AT')
    const recipeId = await insertRecipe(test.app.db, { createdById: author.id })
    for (const { token } of others) {
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token, headers: UNKNOWN })
    }
    expect((await lastMail()).subject).toMatch(/^Brewer \d+ hat dein V60-Rezept für .+ kommentiert$/)
    await test.app.db.updateTable('users').set({ savesVisible: false }).where('id', '=', others[0]!.id).execute()
    await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token: others[0]!.token })
    expect((await lastMail()).subject).toMatch(/^Jemand hat sich dein V60-Rezept für .+ gemerkt$/)
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect(await sendDueDigests(test.app.db, BASE_URL)).toBe(1)
    const digest = await lastMail()
    expect(digest.subject).toMatch(/^2 weitere Kommentare zu deinem V60-Rezept für /)
    expect(digest.text).not.toMatch(ENGLISH)
    await setLanguage(author, 'tlh')
    await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token: others[1]!.token })
    expect((await lastMail()).subject).toMatch(/ saved your V60 recipe for /)
  })

  it('is that of the request for POST /api/subscribe, since the address has no account', async () => {
    await test.post('/api/subscribe', { email: 'leser@example.com' }, { headers: GERMAN })
    expect((await lastMail()).subject).toBe('Bestätige dein Abo des Brewprint-Newsletters')
    await test.post('/api/subscribe', { email: 'reader@example.com' }, { headers: UNKNOWN })
    expect((await lastMail()).subject).toBe('Confirm your subscription to the Brewprint newsletter')
  })
})

describe('mailLanguage', () => {
  it("returns the account's language, else the wanted one, else English", () => {
    expect(mailLanguage({ language: 'de-CH' }, 'en')).toBe('de')
    expect(mailLanguage({ language: null }, 'de')).toBe('de')
    expect(mailLanguage({ language: 'xx' })).toBe('en')
    expect(mailLanguage(undefined)).toBe('en')
  })
})

describe('mails in German', () => {
  const mails = Object.entries(everyMail((plain) => plain, 'de')).filter(([name]) => !TO_OPERATORS.includes(name))
  it.each(mails)('%s has no English sentence and no placeholder left', (_name, { subject, text, html }) => {
    expect(`${subject}\n${text}`).not.toMatch(ENGLISH)
    expect(`${subject}\n${text}\n${html.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]/)
    expect(html).toContain('<html lang="de"')
  })

  it('are in the language that the template is called with', () => {
    expect(everyMail().magicLink!.subject).toBe('Your sign-in link for Brewprint')
  })
})
