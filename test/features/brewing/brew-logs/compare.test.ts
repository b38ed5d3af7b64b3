import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('GET /api/brew-logs/:id/compare', () => {
  let test: TestApp
  let ada: Member
  let grinders: Record<string, number>

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    grinders = Object.fromEntries(test.app.catalog.grinders.map(({ slug, id }) => [slug, id]))
  })
  afterAll(() => test.close())

  const newCoffee = async () => (await insertCoffee(test.app.db)).id
  const log = async (body: object, token = ada.token): Promise<number> => {
    const answer = await test.post('/api/brew-logs', { method: 'v60', ...body }, { token })
    expect(answer.status).toBe(201)
    return answer.body.brewLog.id
  }
  const compare = async (id: number) => {
    const { status, body } = await test.get(`/api/brew-logs/${id}/compare`, { token: ada.token })
    expect(status).toBe(200)
    return body.comparison
  }

  const NO_DELTAS = { ratio: null, grind: null, grindUnit: null, grindChange: null, water: null, brewTime: null }

  it('compares with the latest earlier brew of the same coffee and method', async () => {
    const coffeeProfileId = await newCoffee()
    const eve = await register(test)
    await log({ coffeeProfileId, waterGrams: 200 })
    const previous = await log({ coffeeProfileId, waterGrams: 240 })
    await log({ coffeeProfileId, method: 'aeropress', waterGrams: 220 })
    await log({ coffeeProfileId: await newCoffee(), waterGrams: 300 })
    await log({ coffeeProfileId, waterGrams: 111 }, eve.token)
    const current = await log({ coffeeProfileId, waterGrams: 250 })
    await log({ coffeeProfileId, waterGrams: 260 })
    const { currentBrew, previousBrew, deltas } = await compare(current)
    expect([currentBrew.id, previousBrew.id, deltas.water]).toEqual([current, previous, 10])
  })

  it('falls back to the latest brew of the same coffee, then to none', async () => {
    const coffeeProfileId = await newCoffee()
    const first = await log({ coffeeProfileId, method: 'aeropress', waterGrams: 220 })
    const second = await log({ coffeeProfileId, method: 'espresso', waterGrams: 36 })
    const current = await log({ coffeeProfileId, waterGrams: 250 })
    expect((await compare(current)).previousBrew.id).toBe(second)
    expect(await compare(first)).toMatchObject({ previousBrew: null, deltas: NO_DELTAS })
  })

  it('returns no previous brew for a log without a coffee', async () => {
    await log({ waterGrams: 240 })
    const { previousBrew, deltas } = await compare(await log({ waterGrams: 250 }))
    expect([previousBrew, deltas]).toEqual([null, NO_DELTAS])
  })

  it('returns deltas as current minus previous', async () => {
    const coffeeProfileId = await newCoffee()
    const grinderId = grinders['comandante-c40-mk4']
    const before = {
      coffeeProfileId,
      grinderId,
      grindSetting: 24,
      doseGrams: 15,
      waterGrams: 240,
      brewTimeSeconds: 180,
    }
    await log(before)
    const id = await log({ ...before, grindSetting: '22 clicks', waterGrams: 255, brewTimeSeconds: 195 })
    expect((await compare(id)).deltas).toEqual({
      ratio: 1,
      grind: -2,
      grindUnit: 'steps',
      grindChange: '2 clicks finer',
      water: 15,
      brewTime: 15,
    })
  })

  it("compares two grinders by grind index, with the caller's calibration", async () => {
    const coffeeProfileId = await newCoffee()
    const [c40, other] = [grinders['comandante-c40-mk4'], grinders['fellow-ode-gen-2']]
    expect(other).toBeDefined()
    await log({ coffeeProfileId, grinderId: other, grindSetting: 5 })
    const id = await log({ coffeeProfileId, grinderId: c40, grindSetting: 24 })
    const { deltas, currentBrew, previousBrew } = await compare(id)
    expect(deltas).toMatchObject({ grindUnit: 'index', grindChange: null })
    expect(deltas.grind).toBeCloseTo(currentBrew.grindIndex - previousBrew.grindIndex, 1)
    await test.post(
      '/api/user/grinders/calibrate',
      { grinderId: c40, references: [{ grindIndex: currentBrew.grindIndex + 8, setting: 24 }] },
      { token: ada.token },
    )
    // One reference moves the curve most of the way to it, not all of the way.
    const moved = (await compare(id)).deltas.grind - deltas.grind
    expect(moved).toBeGreaterThan(5)
    expect(moved).toBeLessThan(8)
  })

  it('compares plain numbers without grinders, and nothing if only one log has a grinder', async () => {
    const coffeeProfileId = await newCoffee()
    await log({ coffeeProfileId, grindSetting: 6 })
    const second = await log({ coffeeProfileId, grindSetting: 5.5 })
    const third = await log({ coffeeProfileId, grinderId: grinders['comandante-c40-mk4'], grindSetting: 24 })
    const fourth = await log({ coffeeProfileId })
    expect((await compare(second)).deltas).toMatchObject({ grind: -0.5, grindUnit: 'setting' })
    expect((await compare(third)).deltas).toMatchObject({ grind: null, grindUnit: null })
    expect((await compare(fourth)).deltas).toEqual(NO_DELTAS)
  })
})
