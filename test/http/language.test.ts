import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('the language of responses', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const refused = (language?: string) =>
    test.get('/api/auth/me', { headers: language === undefined ? {} : { 'accept-language': language } })

  it('is English without Accept-Language, and for languages that we do not have', async () => {
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
})
