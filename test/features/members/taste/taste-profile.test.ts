import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const URL = '/api/users/taste-profile'
const MIDDLE = {
  strengthPreference: 0.5,
  acidityTolerance: 0.5,
  roastPreference: 0.5,
  bodyVsClarity: 0.5,
  bitternessSensitivity: 0.5,
  explorerType: 0.5,
}

describe('the vector form of a taste', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('is the middle of everything at first', async () => {
    const { token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    expect(body).toEqual({ profile: MIDDLE, isDefault: true })
  })

  it.each(['PUT', 'PATCH', 'POST'])('changes by %s, each value by itself', async (method) => {
    const { token } = await register(test)
    const first = await test.call(method, URL, { token, body: { strengthPreference: 1 } })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ profile: { ...MIDDLE, strengthPreference: 1 }, isDefault: false })
    const second = await test.call(method, URL, { token, body: { explorerType: 0, acidityLevel: 9 } })
    expect(second.body.profile).toEqual({ ...MIDDLE, strengthPreference: 1, explorerType: 0 })
    expect((await test.get(URL, { token })).body).toEqual(second.body)
  })

  it('is filled from the six levels where it is open, whichever came first', async () => {
    const levels = {
      acidityLevel: 5,
      bodyLevel: 2,
      sweetnessLevel: 5,
      bitternessLevel: 2,
      flavorComplexityLevel: 4,
      aftertasteLevel: 3,
    }
    const [early, late] = [await register(test), await register(test)]
    await test.call('PUT', URL, { token: early.token, body: { bodyVsClarity: 0.9 } })
    for (const { token } of [early, late]) await test.post('/api/user/profile/onboarding', levels, { token })
    await test.call('PUT', URL, { token: late.token, body: { bodyVsClarity: 0.9 } })
    for (const { token } of [early, late]) {
      // strength is the mean of body and aftertaste: (0.25 + 0.5) / 2
      const profile = {
        strengthPreference: 0.375,
        acidityTolerance: 1,
        roastPreference: 0.5,
        bodyVsClarity: 0.9,
        bitternessSensitivity: 0.75,
        explorerType: 0.75,
      }
      expect((await test.get(URL, { token })).body).toEqual({ profile, isDefault: false })
    }
  })

  it('of one who only told levels is no default either', async () => {
    const { token } = await register(test)
    await test.call('PUT', '/api/user/profile', { token, body: { sweetnessLevel: 3 } })
    expect((await test.get(URL, { token })).body).toEqual({ profile: MIDDLE, isDefault: false })
  })

  it.each(['PUT', 'PATCH', 'POST'])('finding 6: %s of {} sets nothing, and says so', async (method) => {
    const { token } = await register(test)
    expect((await test.call(method, URL, { token, body: {} })).body).toEqual({ profile: MIDDLE, isDefault: true })
    await test.call(method, URL, { token, body: { explorerType: 0.5 } })
    expect((await test.call(method, URL, { token, body: {} })).body).toEqual({ profile: MIDDLE, isDefault: false })
  })

  it.each(['PUT', 'PATCH', 'POST'])('finding 6: %s takes back what is null, until nothing is left', async (method) => {
    const { token } = await register(test)
    await test.call(method, URL, { token, body: { explorerType: 0.9, strengthPreference: 0.8 } })
    const { body } = await test.call(method, URL, { token, body: { strengthPreference: null } })
    expect(body).toEqual({ profile: { ...MIDDLE, explorerType: 0.9 }, isDefault: false })
    const emptied = await test.call(method, URL, { token, body: { explorerType: null } })
    expect(emptied.body).toEqual({ profile: MIDDLE, isDefault: true })
  })

  it.each([-0.01, 1.01, '0.5', true, 1e308])('takes nothing but 0 to 1, not %j', async (value) => {
    const { token } = await register(test)
    for (const field of Object.keys(MIDDLE)) {
      const answer = await test.call('PUT', URL, { token, body: { [field]: value } })
      expectError(answer, { status: 400, code: 'invalid_request', field })
    }
    expect((await test.get(URL, { token })).body.isDefault).toBe(true)
  })

  it('is for whoever is signed in', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'POST']) expect((await test.call(method, URL)).status).toBe(401)
  })
})
