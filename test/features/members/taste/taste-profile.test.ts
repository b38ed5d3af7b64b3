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

/** Nothing is known of the kitchen. */
const UNKNOWN = { altitudeMeters: null, waterHardness: null }

describe('/api/users/taste-profile', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('GET returns 0.5 for everything by default', async () => {
    const { token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    expect(body).toEqual({ profile: MIDDLE, isDefault: true, kitchen: UNKNOWN })
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s changes only the given values', async (method) => {
    const { token } = await register(test)
    const first = await test.call(method, URL, { token, body: { strengthPreference: 1 } })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ profile: { ...MIDDLE, strengthPreference: 1 }, isDefault: false, kitchen: UNKNOWN })
    const second = await test.call(method, URL, { token, body: { explorerType: 0, acidityLevel: 9 } })
    expect(second.body.profile).toEqual({ ...MIDDLE, strengthPreference: 1, explorerType: 0 })
    expect((await test.get(URL, { token })).body).toEqual(second.body)
  })

  it('GET derives unset values from the six levels, in whichever order they were set', async () => {
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
      expect((await test.get(URL, { token })).body).toEqual({ profile, isDefault: false, kitchen: UNKNOWN })
    }
  })

  it('GET returns isDefault false if only levels are set', async () => {
    const { token } = await register(test)
    await test.call('PUT', '/api/user/profile', { token, body: { sweetnessLevel: 3 } })
    expect((await test.get(URL, { token })).body).toEqual({ profile: MIDDLE, isDefault: false, kitchen: UNKNOWN })
  })

  it.each(['PUT', 'PATCH', 'POST'])('finding 6: %s of {} changes nothing, isDefault included', async (method) => {
    const { token } = await register(test)
    expect((await test.call(method, URL, { token, body: {} })).body).toEqual({
      profile: MIDDLE,
      isDefault: true,
      kitchen: UNKNOWN,
    })
    await test.call(method, URL, { token, body: { explorerType: 0.5 } })
    expect((await test.call(method, URL, { token, body: {} })).body).toEqual({
      profile: MIDDLE,
      isDefault: false,
      kitchen: UNKNOWN,
    })
  })

  it.each(['PUT', 'PATCH', 'POST'])('finding 6: %s clears values set to null, until none is left', async (method) => {
    const { token } = await register(test)
    await test.call(method, URL, { token, body: { explorerType: 0.9, strengthPreference: 0.8 } })
    const { body } = await test.call(method, URL, { token, body: { strengthPreference: null } })
    expect(body).toEqual({ profile: { ...MIDDLE, explorerType: 0.9 }, isDefault: false, kitchen: UNKNOWN })
    const emptied = await test.call(method, URL, { token, body: { explorerType: null } })
    expect(emptied.body).toEqual({ profile: MIDDLE, isDefault: true, kitchen: UNKNOWN })
  })

  it.each([-0.01, 1.01, '0.5', true, 1e308])('PUT rejects a value outside of 0 to 1: %j', async (value) => {
    const { token } = await register(test)
    for (const field of Object.keys(MIDDLE)) {
      const answer = await test.call('PUT', URL, { token, body: { [field]: value } })
      expectError(answer, { status: 400, code: 'invalid_request', field })
    }
    expect((await test.get(URL, { token })).body.isDefault).toBe(true)
  })

  it('answers 401 to anonymous callers', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'POST']) expect((await test.call(method, URL)).status).toBe(401)
  })
})
