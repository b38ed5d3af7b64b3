import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

const URL = '/api/user/preferences'

describe('PATCH /api/user/preferences', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('answers 401 to anonymous callers', async () => {
    for (const method of ['GET', 'PATCH']) expect((await test.call(method, URL)).status).toBe(401)
  })

  it('stores no unknown key, however deep, and no other column', async () => {
    const { token, id } = await register(test)
    const units = { temperature: 'F', note: 'x'.repeat(10_000), nested: { clock: '12h' }, constructor: 'g' }
    const body = { units, displayName: 'Mallory', emailVerifiedAt: '2026-01-01T00:00:00.000Z', preferences: { units } }
    const reply = await test.call('PATCH', URL, { token, body })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ preferences: { language: null, units: { temperature: 'F' } } })
    const row = await test.app.db
      .selectFrom('users')
      .select(['units', 'displayName', 'emailVerifiedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.displayName).not.toBe('Mallory')
    expect(row.emailVerifiedAt).toBeNull()
    expect(row.units).toEqual({ temperature: 'F' })
  })

  it.each([
    ['units', { temperature: 'K' }],
    ['units', { clock: 12 }],
    ['units', { weekStart: ['monday'] }],
    ['units', { decimal: { point: true } }],
    ['units', 'metric'],
    ['units', []],
    ['units', 5],
    ['language', ''],
    ['language', 'x'],
    ['language', 'en_US; drop table users'],
    ['language', '<script>'],
    ['language', 'en\r\nSet-Cookie: a=b'],
    ['language', 'e'.repeat(36)],
    ['language', 7],
    ['language', ['en']],
  ])('refuses %s %j with 400 and changes nothing', async (field, value) => {
    const { token } = await register(test)
    const kept = { language: 'de', units: { weight: 'g' } }
    await test.call('PATCH', URL, { token, body: kept })
    const { status, body } = await test.call('PATCH', URL, {
      token,
      body: { language: 'fr', units: null, [field]: value },
    })
    expect(status).toBe(400)
    expect(body.field).toMatch(field)
    expect((await test.get(URL, { token })).body).toEqual({ preferences: kept })
  })
})
