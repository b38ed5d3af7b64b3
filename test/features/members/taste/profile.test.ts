import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const URL = '/api/user/profile'
const ONBOARDING = '/api/user/profile/onboarding'
const LEVELS = {
  acidityLevel: 4,
  bodyLevel: 2,
  sweetnessLevel: 5,
  bitternessLevel: 1,
  flavorComplexityLevel: 3,
  aftertasteLevel: 4,
}
const NO_LEVELS = Object.fromEntries(Object.keys(LEVELS).map((level) => [level, null]))
const NO_PREFERENCES = {
  strengthPreference: null,
  acidityTolerance: null,
  roastPreference: null,
  bodyPreference: null,
  bitternessPreference: null,
}

describe('/api/user/profile', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const read = async (token: string) => (await test.get(URL, { token })).body.profile

  it('finding 6: GET returns null at first, as GET /api/auth/me does', async () => {
    const { id, token } = await register(test)
    const { status, body } = await test.get(URL, { token })
    expect(status).toBe(200)
    const name = `Brewer ${id}`
    expect(body).toEqual({ profile: null, displayName: name, name, isDefault: true })
    expect((await test.get('/api/auth/me', { token })).body.user.profile).toBeNull()
  })

  it('finding 6: GET returns null once the last value is cleared, as GET /api/auth/me does', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: { acidityLevel: 4 } })
    expect((await test.get('/api/auth/me', { token })).body.user.profile).toEqual({ ...NO_LEVELS, acidityLevel: 4 })
    expect((await test.call('PUT', URL, { token, body: { acidityLevel: null } })).body.profile).toBeNull()
    expect(await read(token)).toBeNull()
    expect((await test.get('/api/auth/me', { token })).body.user.profile).toBeNull()
  })

  it.each([
    ['/api/users/taste-profile', { explorerType: 0.9 }],
    ['/api/users/taste-profile', { strengthPreference: 0.9, bodyVsClarity: 0.2 }],
    [URL, { strengthPreference: 0.9, bitternessPreference: 0.3 }],
  ])('finding 6: GET and /api/auth/me return null while only preferences are set, PUT %s %o', async (url, body) => {
    const { token } = await register(test)
    await test.call('PUT', url, { token, body })
    expect(await test.get(URL, { token })).toMatchObject({ body: { profile: null, isDefault: false } })
    expect((await test.get('/api/auth/me', { token })).body.user.profile).toBeNull()
    await test.call('PUT', URL, { token, body: { acidityLevel: 4 } })
    expect(await read(token)).toMatchObject({ ...NO_LEVELS, acidityLevel: 4 })
  })

  it.each(['PUT', 'PATCH'])('%s changes only the given levels of this user', async (method) => {
    const [{ token }, bystander] = [await register(test), await register(test)]
    const first = await test.call(method, URL, { token, body: { acidityLevel: 4 } })
    expect(first.status).toBe(200)
    expect(first.body.profile).toMatchObject({ ...NO_LEVELS, acidityLevel: 4, isDefault: false })
    const second = await test.call(method, URL, { token, body: { bodyLevel: 1, acidityLevel: 5 } })
    expect(second.body.profile).toMatchObject({ ...NO_LEVELS, acidityLevel: 5, bodyLevel: 1 })
    expect(await read(token)).toEqual(second.body.profile)
    expect((await test.get('/api/auth/me', { token })).body.user.profile).toEqual({
      ...NO_LEVELS,
      acidityLevel: 5,
      bodyLevel: 1,
    })
    expect(await read(bystander.token)).toBeNull()
  })

  it('PUT clears levels set to null, and isDefault is true again when none is left', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: { acidityLevel: 4, bodyLevel: 2 } })
    const { body } = await test.call('PUT', URL, { token, body: { acidityLevel: null } })
    expect(body.profile).toMatchObject({ ...NO_LEVELS, bodyLevel: 2, isDefault: false })
    const empty = await test.call('PUT', URL, { token, body: { bodyLevel: null } })
    expect(empty.body).toMatchObject({ profile: null, isDefault: true })
  })

  it('PUT accepts the profile as GET returned it', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: { acidityLevel: 4, bitternessPreference: 0.3 } })
    const profile = await read(token)
    const { status, body } = await test.call('PUT', URL, { token, body: profile })
    expect(status).toBe(200)
    expect(body.profile).toEqual(profile)
  })

  it('PUT stores five preferences, which GET /api/users/taste-profile returns too', async () => {
    const { token } = await register(test)
    const preferences = {
      strengthPreference: 0.9,
      acidityTolerance: 0.1,
      roastPreference: 0.75,
      bodyPreference: 0.6,
      bitternessPreference: 0.3,
    }
    const { body } = await test.call('PUT', URL, { token, body: preferences })
    expect(body.profile).toMatchObject({ ...NO_LEVELS, ...preferences, isDefault: false })
    const vector = (await test.get('/api/users/taste-profile', { token })).body.profile
    expect(vector).toEqual({
      strengthPreference: 0.9,
      acidityTolerance: 0.1,
      roastPreference: 0.75,
      bodyVsClarity: 0.6,
      bitternessSensitivity: 0.7,
      explorerType: 0.5,
    })
  })

  it('PUT and PATCH accept the display name under either field name', async () => {
    const { token } = await register(test)
    const one = await test.call('PUT', URL, { token, body: { displayName: ' Ada ' } })
    expect(one.body).toMatchObject({ profile: null, displayName: 'Ada', name: 'Ada', isDefault: true })
    const two = await test.call('PATCH', URL, { token, body: { name: 'Grace', bodyLevel: 3 } })
    expect(two.body.profile).toMatchObject({ displayName: 'Grace', bodyLevel: 3 })
    expect((await test.get('/api/auth/me', { token })).body.user.displayName).toBe('Grace')
    expect((await read(token)).displayName).toBe('Grace')
  })

  it('PUT ignores an empty object and unknown fields', async () => {
    const { token } = await register(test)
    await test.call('PUT', URL, { token, body: LEVELS })
    for (const body of [{}, { email: 'other@example.com', userId: 1, bodyVsClarity: 7, isDefault: true }]) {
      const { status, body: answer } = await test.call('PUT', URL, { token, body })
      expect(status).toBe(200)
      expect(answer.profile).toMatchObject({ ...LEVELS, bodyPreference: null, isDefault: false })
    }
  })

  it.each([
    [{ acidityLevel: 0 }, 'acidityLevel'],
    [{ bodyLevel: 6 }, 'bodyLevel'],
    [{ sweetnessLevel: 2.5 }, 'sweetnessLevel'],
    [{ aftertasteLevel: '3' }, 'aftertasteLevel'],
    [{ flavorComplexityLevel: true }, 'flavorComplexityLevel'],
    [{ strengthPreference: 1.1 }, 'strengthPreference'],
    [{ bodyPreference: -0.1 }, 'bodyPreference'],
    [{ bitternessPreference: '0.5' }, 'bitternessPreference'],
    [{ displayName: '  ' }, 'displayName'],
    [{ name: 'a\nb' }, 'name'],
  ])('PUT rejects %j with 400 and changes nothing', async (wrong, field) => {
    const { token } = await register(test)
    const answer = await test.call('PUT', URL, { token, body: { bitternessLevel: 2, ...wrong } })
    expectError(answer, { status: 400, code: 'invalid_request', field })
    expect(await read(token)).toBeNull()
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s /onboarding sets all six levels', async (method) => {
    const { token } = await register(test)
    const { status, body } = await test.call(method, ONBOARDING, { token, body: { ...LEVELS, strengthPreference: 7 } })
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ ...LEVELS, ...NO_PREFERENCES, isDefault: false })
    expect(await read(token)).toEqual(body.profile)
  })

  it.each(Object.keys(LEVELS))('PUT /onboarding requires %s', async (level) => {
    const { token } = await register(test)
    for (const value of [undefined, null, 0, 6]) {
      const answer = await test.call('PUT', ONBOARDING, { token, body: { ...LEVELS, [level]: value } })
      expectError(answer, { status: 400, code: 'invalid_request', field: level })
    }
    expect(await read(token)).toBeNull()
  })

  it('PUT merges concurrent changes of different levels', async () => {
    const { token } = await register(test)
    const changes = Object.entries(LEVELS).map(([level, value]) => ({ [level]: value }))
    const answers = await Promise.all(changes.map((body) => test.call('PUT', URL, { token, body })))
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
    expect(await read(token)).toMatchObject(LEVELS)
  })
})
