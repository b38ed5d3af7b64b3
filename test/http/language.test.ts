import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'

const GERMAN = { 'accept-language': 'de-AT, en;q=0.5' }

describe('language of API responses by Accept-Language', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
  })
  afterAll(() => test.close())

  const refused = (language?: string) =>
    test.get('/api/auth/me', { headers: language === undefined ? {} : { 'accept-language': language } })

  it('is English without Accept-Language, and for unsupported languages', async () => {
    for (const language of [undefined, '*', 'fr-FR, ja;q=0.5', 'xx', ';;q=1,,', 'en-GB, de;q=0.9']) {
      const { status, body, headers } = await refused(language)
      expect(status).toBe(401)
      expect(body.error).toBe('Sign in to do this')
      expect(headers['content-language']).toBe('en')
      expect(headers.vary).toMatch(/accept-language/i)
    }
  })

  it('is German by Accept-Language', async () => {
    const { body, headers } = await refused('de-AT, en;q=0.5')
    expect(body).toMatchObject({ error: 'Melde dich dafür an', code: 'not_authenticated' })
    expect(headers['content-language']).toBe('de')
  })

  it('is German in validation errors, which name fields as the screen does', async () => {
    const { body, headers } = await test.post('/api/contact', { name: 'Ada' }, { headers: GERMAN })
    expect(body).toMatchObject({ error: 'Gib deine E-Mail-Adresse ein', field: 'email' })
    expect(headers['content-language']).toBe('de')
    const contact = { name: 'Ada', email: 'ada@example.com', subject: 'Hallo', message: 'x'.repeat(5001) }
    const long = await test.post('/api/contact', contact, { headers: GERMAN })
    expect(long.body).toMatchObject({ error: 'Nachricht: höchstens 5.000 Zeichen', field: 'message' })
    const english = await test.post('/api/contact', contact)
    expect(english.body.error).toBe('Message can have at most 5,000 characters')
  })

  it('is German in 404 and 400 responses to unknown and malformed URLs', async () => {
    const recipe = await test.get('/api/recipes/999999', { headers: GERMAN })
    expect([recipe.status, recipe.body.error]).toEqual([404, 'Dieses Rezept gibt es nicht'])
    const page = await test.get('/api/nothing', { headers: GERMAN })
    expect([page.status, page.body.error]).toEqual([404, 'Diese Seite gibt es nicht'])
    const unreadable = await test.get('/api/%zz', { headers: GERMAN })
    expect([unreadable.status, unreadable.body.error]).toEqual([400, 'Diese Adresse ist kein gültiger URL-Pfad'])
  })

  it('is German in quota errors', async () => {
    const [member] = await insertMembers(test, 1)
    const day = new Date().toISOString().slice(0, 10)
    await test.app.db
      .insertInto('dailyCounts')
      .values({ userId: member!.id, kind: 'collections', day, count: 40 })
      .execute()
    const send = (headers: Record<string, string>) =>
      test.post('/api/collections', { name: 'Sonntags' }, { token: member!.token, headers })
    const { status, body } = await send(GERMAN)
    expect([status, body.code]).toEqual([429, 'quota_reached'])
    expect(body.error).toMatch(
      /^Du kannst bis zu 40 Sammlungen am Tag anlegen\. Nach deinen ersten 3 Tagen ist die Grenze höher\. Versuch es in \d+ (Stunden?|Minuten?) noch einmal\.$/,
    )
    expect((await send({})).body.error).toMatch(/^You can create up to 40 collections a day\. /)
  })

  it('is German in responses with a message, with Content-Language and Vary', async () => {
    const { body, headers } = await test.post(
      '/api/auth/magic-link',
      { email: 'nobody@example.com' },
      { headers: GERMAN },
    )
    expect(body.message).toBe('Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Anmeldelink dorthin gemailt')
    expect(headers['content-language']).toBe('de')
    expect(headers.vary).toMatch(/accept-language/i)
  })

  it('does not change user input in a message, whatever characters it has', async () => {
    const setting = "{name} '{' # <b>"
    const query = `from=comandante-c40-mk4&to=niche-zero&setting=${encodeURIComponent(setting)}`
    const { status, body } = await test.get(`/api/v1/convert?${query}`, { headers: GERMAN })
    expect(status).toBe(400)
    expect(body.error).toContain(`„${setting}“ ist kein Mahlgrad der Comandante C40 MK4`)
  })
})
