import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

const URL = '/api/user/preferences'
const NONE = { language: null, units: null }
const ALL = {
  temperature: 'F',
  weight: 'oz',
  volume: 'floz',
  altitude: 'ft',
  clock: '12h',
  weekStart: 'saturday',
  decimal: 'comma',
}

describe('/api/user/preferences', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const patch = (token: string, body: unknown) => test.call('PATCH', URL, { token, body })

  it('GET returns null for both before anything was chosen', async () => {
    const { token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    expect(body).toEqual({ preferences: NONE })
  })

  it('PATCH changes only what is given, of this member only; units are replaced as a whole', async () => {
    const [{ token }, bystander] = [await register(test), await register(test)]
    expect((await patch(token, { units: ALL })).body).toEqual({ preferences: { language: null, units: ALL } })
    expect((await patch(token, { language: 'pt-BR' })).body).toEqual({ preferences: { language: 'pt-BR', units: ALL } })
    await patch(token, { units: { weight: 'g' } })
    const expected = { preferences: { language: 'pt-BR', units: { weight: 'g' } } }
    expect((await test.get(URL, { token })).body).toEqual(expected)
    expect((await patch(token, {})).body).toEqual(expected)
    expect((await test.get(URL, { token: bystander.token })).body).toEqual({ preferences: NONE })
  })

  it('PATCH clears with null, each by itself, and keeps an empty choice', async () => {
    const { token } = await register(test)
    await patch(token, { language: 'de', units: ALL })
    expect((await patch(token, { units: null })).body).toEqual({ preferences: { language: 'de', units: null } })
    expect((await patch(token, { units: {} })).body).toEqual({ preferences: { language: 'de', units: {} } })
    expect((await patch(token, { language: null })).body).toEqual({ preferences: { language: null, units: {} } })
    // Inside of the units null is the same as absent.
    expect((await patch(token, { units: { weight: null, clock: '24h' } })).body.preferences.units).toEqual({
      clock: '24h',
    })
  })

  it('PATCH stores language tags in their canonical form', async () => {
    const { token } = await register(test)
    expect((await patch(token, { language: 'ZH-hant-tw' })).body.preferences.language).toBe('zh-Hant-TW')
  })

  it('is in the export, and deleted with the account', async () => {
    const { token, email } = await register(test)
    await patch(token, { language: 'de', units: { decimal: 'comma' } })
    const { body } = await test.get('/api/user/export', { token })
    expect(body.preferences).toEqual({ language: 'de', units: { decimal: 'comma' } })
    expect(body.account).not.toHaveProperty('units')
    await test.call('DELETE', '/api/user/account', { token })
    const again = await test.post('/api/auth/register', { email, password: 'correct horse' })
    expect((await test.get(URL, { token: again.body.token })).body).toEqual({ preferences: NONE })
  })
})
