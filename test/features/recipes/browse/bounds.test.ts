import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#test/support/app.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { plantSamples, type SampleWorld } from '#test/support/sample-requests.ts'

describe('finding 7: limits of dose and water', () => {
  let test: TestApp
  let world: SampleWorld
  let toddy: number
  beforeAll(async () => {
    test = await startTestApp()
    world = await plantSamples(test)
    toddy = test.app.catalog.machines.find(({ slug }) => slug === 'toddy-cold-brew-system')!.id
  })
  afterAll(() => test.close())

  const call = (method: string, url: string, body: object) =>
    test.call(method, url, { token: world.member.token, body })
  const post = (url: string, body: object) => call('POST', url, body)
  const { log, publish, keep, embed } = {
    log: (body: object) => post('/api/brew-logs', { machineId: toddy, ...body }),
    publish: (body: object) => {
      const { coffeeId: coffeeProfileId, grinderId } = world
      return post('/api/community-recipes', { coffeeProfileId, grinderId, machineId: toddy, grindSetting: 30, ...body })
    },
    keep: (body: object) => post('/api/user/recipes', { method: 'cold-brew', grindSetting: 30, ...body }),
    embed: (body: object) =>
      post(`/api/roaster-portal/coffees/${world.ownCoffeeId}/recipes`, { method: 'cold-brew', ...body }),
  }
  const PLACES = { log, publish, keep, embed }
  const COLD_BREW = { doseGrams: 250, waterGrams: 2000, ratio: 8 }

  it.each(Object.entries(PLACES))('%s accepts the 250 g of a cold brew', async (_place, send) => {
    const { status, body, text } = await send(COLD_BREW)
    expect(status, text).toBe(201)
    expect(body.brewLog ?? body.recipe).toMatchObject({ doseGrams: 250, waterGrams: 2000 })
  })

  it.each(Object.entries(PLACES))('%s accepts up to 1,000 g of coffee and 10,000 g of water', async (_place, send) => {
    expect((await send({ doseGrams: 1000, waterGrams: 10_000, ratio: 10 })).status).toBe(201)
    const dose = await send({ doseGrams: 1000.5, waterGrams: 10_000, ratio: 10 })
    expect([dose.status, dose.body.error]).toEqual([400, 'Dose must be at most 1,000 g'])
    const water = await send({ doseGrams: 1000, waterGrams: 10_000.5, ratio: 10 })
    expect([water.status, water.body.error]).toEqual([400, 'Water must be at most 10,000 g'])
  })

  it('apply to water that is computed from dose and ratio', async () => {
    const recipeId = await insertRecipe(test.app.db)
    const brew = (doseGrams: number) => post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 4, doseGrams })
    expect((await brew(600)).status).toBe(200)
    const flood = await brew(1000)
    expect([flood.status, flood.body.field]).toEqual([400, 'doseGrams'])
    expect(flood.body.error).toBe('That makes 16,000 g of water. Enter an amount that makes 5 to 10,000 g.')
    const { body } = await keep({ doseGrams: 1000, waterGrams: 10_000, ratio: 10 })
    const wetter = await call('PATCH', `/api/user/recipes/${body.recipe.id}`, { ratio: 11 })
    expect([wetter.status, wetter.body.field]).toEqual([400, 'ratio'])
  })

  it('POST /api/get-recipe accepts 10,000 g of water if that needs at most 1,000 g of coffee', async () => {
    const { coffeeId, grinderId, machineId } = world
    const ask = (machineId: number, volumeGrams: number) =>
      post('/api/get-recipe', { coffeeId, grinderId, machineId, volumeGrams })
    expect((await ask(machineId, 10_000)).body.startingPoint.waterGrams).toBe(10_000)
    expect((await ask(machineId, 10_001)).status).toBe(400)
    const strong = await ask(toddy, 10_000)
    expect([strong.status, strong.body.field]).toEqual([400, 'volumeGrams'])
    expect(strong.body.error).toMatch(
      /^10,000 g of water needs [\d,.]+ g of coffee\. We can only plan with 1 to 1,000 g\.$/,
    )
  })
})

describe('finding 7: warnings about the water temperature', () => {
  let test: TestApp
  let world: SampleWorld
  beforeAll(async () => {
    test = await startTestApp()
    world = await plantSamples(test)
  })
  afterAll(() => test.close())

  const call = (method: string, url: string, body?: object) =>
    test.call(method, url, { token: world.member.token, body })
  const figures = { doseGrams: 15, waterGrams: 240, ratio: 16 }

  /** All requests that take a temperature and a method. */
  const PLACES: Record<string, (method: string, waterTempF: number) => ReturnType<typeof call>> = {
    'POST /api/brew-logs': (method, waterTempF) => call('POST', '/api/brew-logs', { method, waterTempF }),
    'POST /api/community-recipes': (method, waterTempF) => {
      const machineId = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === method)!.id
      const { coffeeId: coffeeProfileId, grinderId } = world
      const on = { coffeeProfileId, grinderId, machineId, grindSetting: 24 }
      return call('POST', '/api/community-recipes', { ...on, ...figures, waterTempF })
    },
    'PATCH /api/community-recipes/{id}': (method, waterTempF) => {
      const machineId = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === method)!.id
      return call('PATCH', `/api/community-recipes/${world.ownRecipeId}`, { machineId, waterTempF })
    },
    'POST …/coffees/{id}/recipes': (method, waterTempF) =>
      call('POST', `/api/roaster-portal/coffees/${world.ownCoffeeId}/recipes`, { method, ...figures, waterTempF }),
    'PUT …/coffees/{id}/recipes/{recipeId}': (method, waterTempF) =>
      call('PUT', `/api/roaster-portal/coffees/${world.ownCoffeeId}/recipes/${world.embedRecipeId}`, {
        method,
        waterTempF,
      }),
  }
  const warned = async (place: string, method: string, waterTempF: number) => {
    const { status, body, text } = await PLACES[place]!(method, waterTempF)
    expect(status, text).toBeLessThan(300)
    expect((body.brewLog ?? body.recipe).waterTempF).toBe(waterTempF)
    return body.warnings
  }

  it.each(Object.keys(PLACES))('%s accepts a wrong temperature with a warning', async (place) => {
    expect(await warned(place, 'v60', 93)).toEqual([
      {
        code: 'water_too_cool',
        field: 'waterTempF',
        message:
          '93 °F (34 °C) is too cool for a V60, which needs at least 140 °F (60 °C). Did you mean 93 °C (199 °F)?',
      },
    ])
    expect(await warned(place, 'espresso', 45)).toEqual([
      {
        code: 'water_too_cool',
        field: 'waterTempF',
        message: '45 °F (7 °C) is too cool for espresso, which needs at least 140 °F (60 °C).',
      },
    ])
    expect(await warned(place, 'v60', 213)).toEqual([
      {
        code: 'water_above_boiling',
        field: 'waterTempF',
        message: '213 °F (101 °C) is above the boiling point of water, 212 °F (100 °C).',
      },
    ])
  })

  it.each(Object.keys(PLACES))('%s returns no warning at the limits and for cold brew', async (place) => {
    for (const [method, waterTempF] of [
      ['v60', 140],
      ['v60', 212],
      ['cold-brew', 40],
      ['cold-brew', 68],
    ] as const) {
      expect(await warned(place, method, waterTempF), `${method} ${waterTempF}`).toEqual([])
    }
  })

  it('GET /api/brew-logs/:id repeats the warning', async () => {
    const { body } = await call('POST', '/api/brew-logs', { method: 'v60', waterTempF: 93 })
    const read = await call('GET', `/api/brew-logs/${body.brewLog.id}`)
    expect(read.body.warnings).toEqual(body.warnings)
  })
})
