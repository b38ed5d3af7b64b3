import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

const URL = '/api/user/privacy'
const ALL_VISIBLE = { profileVisible: true, brewsVisible: true, savesVisible: true }

describe('finding 5: /api/user/privacy', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('GET returns true for all by default', async () => {
    const { token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    expect(body).toEqual({ privacy: ALL_VISIBLE })
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s changes only the given settings of this user', async (method) => {
    const [{ token }, bystander] = [await register(test), await register(test)]
    const first = await test.call(method, URL, { token, body: { brewsVisible: false } })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ privacy: { ...ALL_VISIBLE, brewsVisible: false } })
    await test.call(method, URL, { token, body: { savesVisible: false, brewsVisible: true } })
    expect((await test.get(URL, { token })).body).toEqual({ privacy: { ...ALL_VISIBLE, savesVisible: false } })
    expect((await test.get(URL, { token: bystander.token })).body).toEqual({ privacy: ALL_VISIBLE })
  })

  it('PUT ignores an empty object and unknown fields', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: { profileVisible: false } })
    for (const body of [{}, { displayName: 'Mallory', notifyRecipeBrews: false, id: 1 }]) {
      const answer = await test.call('PUT', URL, { token, body })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ privacy: { ...ALL_VISIBLE, profileVisible: false } })
    }
    const { preferences } = (await test.get('/api/user/notification-preferences', { token })).body
    expect(preferences.notifyRecipeBrews).toBe(true)
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s rejects anything but true and false with 400', async (method) => {
    const { token } = await register(test)
    for (const value of [null, 'no', 'true', 0, 1, [], {}]) {
      const answer = await test.call(method, URL, { token, body: { brewsVisible: false, savesVisible: value } })
      expect(answer.status, JSON.stringify(value)).toBe(400)
      expect(answer.body).toMatchObject({ error: 'savesVisible must be true or false', field: 'savesVisible' })
    }
    expect((await test.get(URL, { token })).body).toEqual({ privacy: ALL_VISIBLE })
  })

  it('answers 401 to anonymous callers', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'POST']) expect((await test.call(method, URL)).status).toBe(401)
  })

  it('is included in GET /api/user/export', async () => {
    const { token } = await register(test)
    await test.call('PATCH', URL, { token, body: { brewsVisible: false, savesVisible: false } })
    const { body } = await test.get('/api/user/export', { token })
    expect(body.privacy).toEqual({ profileVisible: true, brewsVisible: false, savesVisible: false })
    expect(body.account).not.toHaveProperty('brewsVisible')
  })

  it('is deleted with the account: the same address starts with the defaults', async () => {
    const { token, email, id } = await register(test)
    await test.call('PATCH', URL, { token, body: { profileVisible: false, brewsVisible: false } })
    expect((await test.call('DELETE', '/api/user/account', { token })).status).toBe(200)
    expect((await test.get(`/api/users/${id}`)).status).toBe(404)
    const again = await test.post('/api/auth/register', { email, password: 'correct horse' })
    expect((await test.get(URL, { token: again.body.token })).body).toEqual({ privacy: ALL_VISIBLE })
  })
})
