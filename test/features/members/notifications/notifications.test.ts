import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

const URL = '/api/user/notification-preferences'
const ALL_ON = { notifyRecipeComments: true, notifyRecipeFavorites: true, notifyRecipeBrews: true }

describe('/api/user/notification-preferences', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('GET returns true for all by default', async () => {
    const { token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    expect(body).toEqual({ preferences: ALL_ON })
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s changes only the given preferences of this user', async (method) => {
    const [{ token }, bystander] = [await register(test), await register(test)]
    const first = await test.call(method, URL, { token, body: { notifyRecipeBrews: false } })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ preferences: { ...ALL_ON, notifyRecipeBrews: false } })
    await test.call(method, URL, { token, body: { notifyRecipeComments: false, notifyRecipeBrews: true } })
    expect((await test.get(URL, { token })).body).toEqual({ preferences: { ...ALL_ON, notifyRecipeComments: false } })
    expect((await test.get(URL, { token: bystander.token })).body).toEqual({ preferences: ALL_ON })
  })

  it('PUT ignores an empty object and unknown fields', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: { notifyRecipeFavorites: false } })
    for (const body of [{}, { email: 'other@example.com', displayName: 'Mallory', id: 1 }]) {
      const answer = await test.call('PUT', URL, { token, body })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ preferences: { ...ALL_ON, notifyRecipeFavorites: false } })
    }
    expect((await test.get('/api/auth/me', { token })).body.user.displayName).toMatch(/^Brewer/)
  })

  it.each(['no', 'true', 0, 1, null, [], {}])('PATCH rejects %j with 400', async (value) => {
    const { token } = await register(test)
    const body = { notifyRecipeBrews: false, notifyRecipeComments: value }
    const answer = await test.call('PATCH', URL, { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: 'notifyRecipeComments must be true or false',
      field: 'notifyRecipeComments',
    })
    expect((await test.get(URL, { token })).body).toEqual({ preferences: ALL_ON })
  })

  it.each([undefined, '[]', '"on"', 'null', '{'])('PUT rejects the body %s with 400', async (payload) => {
    const { token } = await register(test)
    const headers = { 'content-type': 'application/json' }
    const answer = await test.call('PUT', URL, { token, headers, body: payload })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/JSON/)
  })

  it('answers 401 to anonymous callers', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'POST']) expect((await test.call(method, URL)).status).toBe(401)
  })
})
