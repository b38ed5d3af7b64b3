import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectError } from '#test/support/errors.ts'

const ESPRESSO = { ratio: 2, doseGrams: 18, waterGrams: 36 }

describe('GET /api/discover', () => {
  let test: TestApp
  let author: Member
  let grinderId: number
  let v60: number
  let espresso: number
  let light: number
  let dark: number
  const recipes: Record<string, number> = {}

  beforeAll(async () => {
    test = await startTestApp()
    author = await register(test)
    grinderId = idOf(test, 'grinders', 'comandante-c40-mk4')
    v60 = idOf(test, 'machines', 'hario-v60-02')
    espresso = idOf(test, 'machines', 'gaggia-classic-pro')
    light = await coffeeOf(test, { roastLevel: 'LIGHT' })
    dark = await coffeeOf(test, { roastLevel: 'DARK' })
    const ode = { grinderId: idOf(test, 'grinders', 'fellow-ode-gen-2'), grindSetting: '4 when fresh' }
    recipes.best = await publish(test, author, light, { ...ode, votes: [30, 1], waterTempF: 206 })
    recipes.strong = await publish(test, author, light, { votes: [20, 1], ratio: 14, doseGrams: 17.1 })
    recipes.weak = await publish(test, author, dark, { votes: [10, 1], ratio: 18, doseGrams: 13.3 })
    const niche = { grinderId: idOf(test, 'grinders', 'niche-zero'), grindSetting: 17 }
    recipes.shot = await publish(test, author, dark, { ...ESPRESSO, ...niche, machineId: espresso, votes: [5, 1] })
  })
  afterAll(() => test.close())

  const discover = async (query: object = {}, token?: string) => {
    const search = new URLSearchParams({ grinderId: String(grinderId), ...query } as Record<string, string>)
    return test.get(`/api/discover?${search}`, { token })
  }
  const idsOf = async (query: object, token?: string): Promise<number[]> =>
    (await discover(query, token)).body.recipes.map(({ id }: { id: number }) => id)
  const named = (...names: string[]) => [0, ...names.map((name) => recipes[name])]

  it('returns the recommendation of the model first, by default a V60 for a medium roast', async () => {
    const { status, body } = await discover()
    expect(status).toBe(200)
    expect(body.recipes[0]).toMatchObject({
      id: 0,
      type: 'recommended',
      isAdapted: true,
      brewMethod: 'v60',
      roastLevel: 'MEDIUM',
      coffee: null,
      machine: null,
      grinderId,
      grinder: { slug: 'comandante-c40-mk4' },
      grindSetting: 24,
      settingLabel: '24 clicks',
      doseGrams: 20,
      waterGrams: 320,
      ratio: 16,
      waterTempF: 203,
      brewTimeSeconds: 180,
      upvotes: 0,
      avgRating: null,
      originalGrinder: null,
      originalSetting: null,
      warnings: [],
    })
    expect(body.total).toBe(5)
    expect(body.grinder).toEqual({
      id: grinderId,
      slug: 'comandante-c40-mk4',
      brand: 'Comandante',
      name: 'C40 MK4',
      model: 'C40 MK4',
      isCalibrated: false,
    })
  })

  it('returns the best community recipes next, converted to the grinder, with their original setting', async () => {
    expect(await idsOf({})).toEqual(named('best', 'strong', 'weak', 'shot'))
    const { body } = await discover()
    const converted = await test.get('/api/v1/convert?from=fellow-ode-gen-2&setting=4&to=comandante-c40-mk4')
    expect(body.recipes[1]).toMatchObject({
      type: 'community',
      isAdapted: true,
      grinderId,
      grinder: { slug: 'comandante-c40-mk4' },
      grindSetting: converted.body.setting,
      settingLabel: converted.body.label,
      originalGrinder: { slug: 'fellow-ode-gen-2', brand: 'Fellow' },
      originalSetting: '4 when fresh',
      waterTempF: 206,
      upvotes: 30,
      avgRating: null,
      coffee: { id: light },
      machine: { id: v60 },
      warnings: [],
    })
    expect(body.recipes[2]).toMatchObject({ isAdapted: false, grindSetting: 24, originalSetting: 24 })
    for (const recipe of body.recipes) {
      expect(Number.isInteger(recipe.grindSetting)).toBe(true)
      expect(recipe).not.toHaveProperty('tasteMatchScore')
    }
  })

  it('filters and adapts by roast in any spelling', async () => {
    for (const roast of ['LIGHT', 'Light', 'light']) expect(await idsOf({ roast })).toEqual(named('best', 'strong'))
    const { body } = await discover({ roast: 'Dark' })
    expect(body.recipes.map(({ id }: { id: number }) => id)).toEqual(named('weak', 'shot'))
    expect(body.recipes[0]).toMatchObject({ roastLevel: 'DARK', waterTempF: 195, grindSetting: 26 })
    expect(await idsOf({ roast: 'Medium-Dark' })).toEqual([0])
  })

  it('filters and adapts by strength', async () => {
    expect(await idsOf({ brewStrength: 'STRONG' })).toEqual(named('strong'))
    expect(await idsOf({ brewStrength: 'LIGHT' })).toEqual(named('weak'))
    expect(await idsOf({ brewStrength: 'MEDIUM' })).toEqual(named('best', 'shot'))
    const strong = (await discover({ brewStrength: 'STRONG' })).body.recipes[0]
    expect(strong).toMatchObject({ ratio: 15, doseGrams: 21.3, changes: ['dose 21.3 g instead of 20 g'] })
    expect((await discover({ brewStrength: 'LIGHT' })).body.recipes[0].ratio).toBe(17)
  })

  it("filters by the machine's method and by the coffee", async () => {
    expect(await idsOf({ machineId: espresso })).toEqual(named('shot'))
    expect(await idsOf({ machineId: idOf(test, 'machines', 'hario-v60-01') })).toEqual(named('best', 'strong', 'weak'))
    expect(await idsOf({ coffeeId: dark })).toEqual(named('weak', 'shot'))
    expect(await idsOf({ coffeeId: dark, machineId: v60 })).toEqual(named('weak'))
    const { body } = await discover({ coffeeId: dark, machineId: espresso })
    expect(body.recipes[0]).toMatchObject({
      brewMethod: 'espresso',
      roastLevel: 'DARK',
      coffeeProfileId: dark,
      coffee: { id: dark },
      machineId: espresso,
      machine: { slug: 'gaggia-classic-pro' },
      waterTempF: 200,
    })
  })

  it('returns at most twenty community recipes', async () => {
    const coffeeId = await coffeeOf(test, { roastLevel: 'MEDIUM_LIGHT' })
    for (let i = 0; i < 23; i++) await publish(test, author, coffeeId, { votes: [i, 0] })
    const { body } = await discover({ coffeeId })
    expect(body.recipes).toHaveLength(21)
    expect(body.total).toBe(21)
    const votes = body.recipes.slice(1).map(({ upvotes }: { upvotes: number }) => upvotes)
    expect(votes).toEqual(Array.from({ length: 20 }, (_, i) => 22 - i))
  })

  it('returns the nearest setting with a warning for a grinder that is too coarse', async () => {
    const { body } = await discover({ grinderId: idOf(test, 'grinders', 'fellow-ode-gen-1'), machineId: espresso })
    for (const { grindSetting, warnings } of body.recipes) {
      expect(grindSetting).toBe(1)
      const message = expect.stringMatching(/^The Fellow Ode Gen 1 doesn't grind fine enough for espresso/)
      expect(warnings).toEqual([{ code: 'not_fine_enough', message, params: expect.any(Object) }])
    }
    expect(body.recipes).toHaveLength(2)
  })

  it('uses the calibration of a signed-in caller, and returns taste match scores', async () => {
    const [owner, other] = [await register(test), await register(test)]
    const references = [{ grindIndex: 30, setting: 26, feedback: 'JUST_RIGHT' }]
    await test.post('/api/user/grinders/calibrate', { grinderId, references }, { token: owner.token })
    const own = (await discover({}, owner.token)).body
    expect(own.grinder.isCalibrated).toBe(true)
    expect(own.recipes[0]).toMatchObject({ grindSetting: 27, tasteMatchScore: expect.any(Number) })
    expect(own.recipes[2]).toMatchObject({ grindSetting: 27, isAdapted: true, originalSetting: 24 })
    const others = (await discover({}, other.token)).body
    expect(others.grinder.isCalibrated).toBe(false)
    expect(others.recipes[0].grindSetting).toBe(24)
    for (const { tasteMatchScore } of others.recipes) {
      expect(tasteMatchScore).toBeGreaterThanOrEqual(0)
      expect(tasteMatchScore).toBeLessThanOrEqual(100)
    }
    expect(await idsOf({}, other.token)).toEqual(await idsOf({}))
  })

  it('ranks by taste and votes for callers with a taste profile', async () => {
    const { token } = await register(test)
    const body = { strengthPreference: 0, roastPreference: 1, acidityTolerance: 0.2, bodyVsClarity: 0.8 }
    await test.call('PUT', '/api/users/taste-profile', { token, body })
    const discovered = (await discover({}, token)).body.recipes
    expect(discovered[1]).toMatchObject({ id: recipes.weak, tasteMatchScore: expect.any(Number) })
    expect(discovered[1].tasteMatchScore).toBeGreaterThan(discovered.at(-1).tasteMatchScore)
    // The profile's strength, 3 + 2 · (0 - 0.5) = 2, applies to the recommendation unless brewStrength is given.
    expect(discovered[0].ratio).toBeGreaterThan(16)
    expect((await discover({ brewStrength: 'MEDIUM' }, token)).body.recipes[0].ratio).toBeLessThan(16)
  })

  it('finding 4: begins with recipes for brewers that the caller owns, unless a machine is given', async () => {
    const { token } = await register(test)
    expect((await test.post('/api/user/machines', { machineId: espresso }, { token })).status).toBe(201)
    expect((await idsOf({}, token))[1]).toBe(recipes.shot)
    expect((await idsOf({}))[1]).not.toBe(recipes.shot)
    expect(await idsOf({ machineId: v60 }, token)).not.toContain(recipes.shot)
  })

  it.each([
    ['', 'grinderId'],
    ['grinderId=abc', 'grinderId'],
    ['grinderId=0', 'grinderId'],
    ['grinderId=1&machineId=x', 'machineId'],
    ['grinderId=1&coffeeId=-1', 'coffeeId'],
    ['grinderId=1&roast=burnt', 'roast'],
    ['grinderId=1&brewStrength=HUGE', 'brewStrength'],
  ])('rejects ?%s with 400', async (query, field) => {
    expectError(await test.get(`/api/discover?${query}`), { status: 400, code: 'invalid_request', field })
  })

  it.each([
    ['grinderId=2000000', "We couldn't find that grinder"],
    ['grinderId=1&machineId=2000000', "We couldn't find that brewer"],
    ['grinderId=1&coffeeId=2000000', "We couldn't find that coffee"],
  ])('answers 404 to ?%s and names what is missing', async (query, error) => {
    const { status, body } = await test.get(`/api/discover?${query}`)
    expect(status).toBe(404)
    expect(body.error).toBe(error)
  })
})
