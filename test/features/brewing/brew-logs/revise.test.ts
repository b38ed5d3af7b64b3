import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'

describe('finding 11: PATCH /api/brew-logs/:id', () => {
  let test: TestApp
  let ada: Member
  let coffeeId: number
  let otherCoffeeId: number
  let id: number

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    coffeeId = await coffeeOf(test)
    otherCoffeeId = await coffeeOf(test)
  })
  beforeEach(async () => {
    const figures = { coffeeProfileId: coffeeId, grinderId: c40(), machineId: v60(), grindSetting: 24, doseGrams: 15 }
    const rest = { waterGrams: 240, waterTempF: 203, brewTimeSeconds: 180, daysOffRoast: 7, rating: 3, notes: 'flat' }
    id = (await test.post('/api/brew-logs', { ...figures, ...rest }, { token: ada.token })).body.brewLog.id
  })
  afterAll(() => test.close())

  const c40 = () => idOf(test, 'grinders', 'comandante-c40-mk4')
  const ode = () => idOf(test, 'grinders', 'fellow-ode-gen-2')
  const v60 = () => idOf(test, 'machines', 'hario-v60-02')
  const aeropress = () => idOf(test, 'machines', 'aeropress-original')
  const patch = (body: object, { token }: Member = ada) => test.call('PATCH', `/api/brew-logs/${id}`, { token, body })
  const indexOn = (grinderId: number, setting: number) =>
    test.app.catalog.requireGrinder(grinderId).curve.indexAt(setting)

  it('changes every field that can be logged', async () => {
    const changes = {
      coffeeProfileId: otherCoffeeId,
      grinderId: ode(),
      grindSetting: '6',
      machineId: aeropress(),
      doseGrams: 18,
      waterGrams: 250,
      waterTempF: 195,
      brewTimeSeconds: 120,
      daysOffRoast: 12.5,
      rating: 5,
      outcome: 'good',
      notes: 'Lovely',
      tasteProfile: { acidity: 4 },
      extractionFeedback: { balanced: true },
    }
    const { status, body } = await patch(changes)
    expect(status).toBe(200)
    expect(body.brewLog).toMatchObject({ ...changes, grindSetting: expect.anything(), method: 'aeropress' })
    expect(body.brewLog.grindIndex).toBeCloseTo(indexOn(ode(), 6), 1)
    expect(body.brewLog.coffee.id).toBe(otherCoffeeId)
    const read = await test.get(`/api/brew-logs/${id}`, { token: ada.token })
    expect(read.body).toEqual(body)
  })

  it('keeps omitted fields and clears null ones', async () => {
    const { body: before } = await test.get(`/api/brew-logs/${id}`, { token: ada.token })
    const { body: dosed } = await patch({ doseGrams: 16 })
    const { updatedAt, extraction } = dosed.brewLog
    expect(extraction.tds.percent).toBeGreaterThan(before.brewLog.extraction.tds.percent)
    const expected = { ...before.brewLog, doseGrams: 16, coffeeGrams: 16, ratio: 15, extraction, updatedAt }
    expect(dosed.brewLog).toEqual(expected)
    const cleared = {
      coffeeProfileId: null,
      machineId: null,
      waterGrams: null,
      waterTempF: null,
      brewTimeSeconds: null,
      daysOffRoast: null,
      rating: null,
      notes: null,
    }
    expect((await patch(cleared)).body.brewLog).toMatchObject({
      ...cleared,
      coffee: null,
      method: 'v60',
      doseGrams: 16,
    })
    expect((await patch({ coffeeGrams: null })).body.brewLog).toMatchObject({ doseGrams: null, ratio: null })
  })

  it('recomputes the grind index when the setting or the grinder changes', async () => {
    const set = (await patch({ grindSetting: '26 clicks' })).body.brewLog
    expect(set).toMatchObject({ grindSetting: '26 clicks', grinderId: c40() })
    expect(set.grindIndex).toBeCloseTo(indexOn(c40(), 26), 1)
    // The stored number stays, but has another grind index on another grinder.
    const encore = idOf(test, 'grinders', 'baratza-encore')
    const moved = (await patch({ grinderId: encore, grindSetting: 20 })).body.brewLog
    expect(moved.grindIndex).toBeCloseTo(indexOn(encore, 20), 1)
    const back = (await patch({ grinderId: c40() })).body.brewLog
    expect(back).toMatchObject({ grindSetting: 20, grinderId: c40() })
    expect(back.grindIndex).toBeCloseTo(indexOn(c40(), 20), 1)
    expect((await patch({ grinderId: null })).body.brewLog).toMatchObject({
      grinderId: null,
      grindSetting: 20,
      grindIndex: null,
    })
    expect((await patch({ grindSetting: null })).body.brewLog).toMatchObject({ grindSetting: null, grindIndex: null })
  })

  it("rejects a setting outside the grinder's dial and changes nothing", async () => {
    expectError(await patch({ grinderId: ode(), doseGrams: 20 }), {
      status: 400,
      code: 'invalid_request',
      field: 'grindSetting',
    })
    expectError(await patch({ grindSetting: 51 }), { status: 400, code: 'invalid_request', field: 'grindSetting' })
    const { body } = await test.get(`/api/brew-logs/${id}`, { token: ada.token })
    expect(body.brewLog).toMatchObject({ grinderId: c40(), grindSetting: 24, doseGrams: 15 })
  })

  it.each([
    [{ method: null }, 400],
    [{ method: 'teapot' }, 400],
    [{ doseGrams: 18, coffeeGrams: 19 }, 400],
    [{ waterTempF: 500 }, 400],
    [{ rating: 6 }, 400],
    [{ coffeeProfileId: 999_999 }, 404],
    [{ grinderId: 999_999 }, 404],
    [{ machineId: 999_999 }, 404],
    [{ recipeId: 999_999 }, 404],
  ])('rejects %j with %i', async (body, status) => {
    expect((await patch(body)).status).toBe(status)
  })

  it('answers 404 to other members', async () => {
    const eve = await register(test)
    expectError(await patch({ doseGrams: 20 }, eve), { status: 404, code: 'not_found' })
  })

  it('keeps the counts of library and recipes exact', async () => {
    const { token } = ada
    for (const coffeeProfileId of [coffeeId, otherCoffeeId]) {
      await test.post('/api/user/coffee-library', { coffeeProfileId }, { token })
    }
    const brews = async () => {
      const { body } = await test.get('/api/user/coffee-library', { token })
      const of = (id: number) =>
        body.library.find(({ coffeeProfileId }: { coffeeProfileId: number }) => coffeeProfileId === id).totalBrews
      return [of(coffeeId), of(otherCoffeeId)]
    }
    const [first, other] = await brews()
    await patch({ coffeeProfileId: otherCoffeeId })
    expect(await brews()).toEqual([first - 1, other + 1])

    const author = await register(test)
    const [a, b] = [await publish(test, author, coffeeId), await publish(test, author, coffeeId)]
    const counts = async () =>
      Promise.all([a, b].map(async (recipe) => (await test.get(`/api/recipes/${recipe}`)).body.brewCount))
    await patch({ recipeId: a })
    expect(await counts()).toEqual([1, 0])
    await patch({ communityRecipeId: b, rating: 4 })
    expect(await counts()).toEqual([0, 1])
    await patch({ rating: 5 })
    expect(await counts()).toEqual([0, 1])
    expect((await patch({ recipeId: null })).body.brewLog.recipeId).toBeNull()
    expect(await counts()).toEqual([0, 0])
    await expectExactCounters(test.app.db)
  })

  it('keeps counters exact under concurrent PATCH and DELETE', async () => {
    const author = await register(test)
    const [a, b] = [await publish(test, author, coffeeId), await publish(test, author, coffeeId)]
    await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => patch({ recipeId: i % 2 ? a : b })),
      test.call('DELETE', `/api/brew-logs/${id}`, { token: ada.token }),
    ])
    await expectExactCounters(test.app.db)
  })
})
