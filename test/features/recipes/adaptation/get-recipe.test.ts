import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectError } from '#test/support/errors.ts'

const URL = '/api/get-recipe'

describe('POST /api/get-recipe', () => {
  let test: TestApp
  let author: Member
  let asked: { machineId: number; grinderId: number; coffeeId: number; volumeGrams: number }
  beforeAll(async () => {
    test = await startTestApp()
    author = await register(test)
    asked = {
      machineId: idOf(test, 'machines', 'hario-v60-02'),
      grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
      coffeeId: await coffeeOf(test, { name: 'Konga', roastLevel: 'LIGHT', acidityLevel: 4 }),
      volumeGrams: 500,
    }
  })
  afterAll(() => test.close())

  const ask = async (changes: object = {}, token?: string) =>
    (await test.post(URL, { ...asked, ...changes }, { token })).body

  it('keeps the ratio and scales dose and time', async () => {
    const { status, body } = await test.post(URL, asked)
    expect(status).toBe(200)
    expect(body.startingPoint).toEqual({
      method: 'v60',
      methodName: 'V60',
      doseGrams: 31.3,
      waterGrams: 500,
      ratio: 16,
      grindSetting: 23,
      settingLabel: '23 clicks',
      grindIndex: 32.21,
      waterTempF: 207,
      brewTimeSeconds: 220,
      changes: ['grind 1 click finer', 'water at 207 °F instead of 203 °F'],
      why: ['A light roast is dense and gives up its flavor slowly, so use hotter water and a finer grind.'],
      doseWarning: null,
      stepsSource: 'suggested',
      steps: expect.arrayContaining([expect.objectContaining({ action: 'pour', waterGrams: 500 })]),
    })
    expect(body.variants.map(({ id, waterGrams }: { id: string; waterGrams: number }) => [id, waterGrams])).toEqual([
      ['balanced', 500],
      ['brighter', 500],
      ['richer', 500],
    ])
    expect(body).toMatchObject({
      recommendation: null,
      coffee: {
        id: asked.coffeeId,
        name: 'Konga',
        roastLevel: 'LIGHT',
        acidityLevel: 4,
        roaster: { slug: expect.any(String) },
      },
      equipment: {
        machine: { slug: 'hario-v60-02' },
        grinder: { confidence: 'medium', isCalibrated: false },
        filter: null,
      },
      warnings: [],
    })
  })

  it('warns if the dose is more or less than the brewer usually holds', async () => {
    const much = await ask({ volumeGrams: 5000 })
    expect(much.startingPoint).toMatchObject({
      doseGrams: 312.5,
      doseWarning: "This brewer doesn't hold that much at once. Brew 9 batches of 34.7 g of coffee and 556 g of water.",
    })
    const message = much.startingPoint.doseWarning
    expect(much.warnings).toEqual([{ code: 'unusual_dose', message, field: 'volumeGrams' }])
    const little = await ask({ volumeGrams: 20 })
    expect(little.startingPoint).toMatchObject({ doseGrams: 1.3, doseWarning: expect.stringContaining('less than') })
    for (const { doseWarning } of [...much.variants, ...little.variants])
      expect(doseWarning).toEqual(expect.any(String))
  })

  it('recommends the best community recipe, scaled, unless it is mostly downvoted', async () => {
    const coffeeId = await coffeeOf(test, { roastLevel: 'MEDIUM_DARK' })
    await publish(test, author, coffeeId, { votes: [1, 8] })
    expect((await ask({ coffeeId })).recommendation).toBeNull()
    const fresh = await publish(test, author, coffeeId, { brewTimeSeconds: 160 })
    expect((await ask({ coffeeId })).recommendation).toMatchObject({ source: { recipeId: fresh } })
    const liked = await publish(test, author, coffeeId, { votes: [30, 1], brewTimeSeconds: 160 })
    const { recommendation, variants } = await ask({ coffeeId, volumeGrams: 480 })
    // Twice the water: 160 s × 2^0.4 = 211
    expect(recommendation).toMatchObject({
      id: `community-${liked}`,
      doseGrams: 30,
      waterGrams: 480,
      ratio: 16,
      brewTimeSeconds: 210,
      doseWarning: null,
    })
    // Compared with the base at the same volume, an equal ratio is no change of dose.
    expect(recommendation.changes).toEqual(['grind 1 click coarser'])
    expect(variants[0]).toEqual(recommendation)
    expect(variants).toHaveLength(6)
    const scores = variants.map(({ score }: { score: number }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it("says whether a filter fits, and warns if it doesn't", async () => {
    const fitting = await ask({ filterId: idOf(test, 'filters', 'hario-v60-white') })
    expect(fitting.equipment.filter).toEqual({
      id: idOf(test, 'filters', 'hario-v60-white'),
      name: 'Hario V60 white paper',
      type: 'paper',
      fits: true,
      isAdapted: false,
      note: 'Hario V60 white paper fits a V60.',
    })
    expect(fitting.warnings).toEqual([])
    const machineId = idOf(test, 'machines', 'gaggia-classic-pro')
    const wrong = await ask({ machineId, volumeGrams: 40, filterId: idOf(test, 'filters', 'hario-v60-white') })
    expect(wrong.equipment.filter).toMatchObject({ fits: false })
    const message = "Hario V60 white paper isn't made for espresso."
    expect(wrong.warnings).toEqual([{ code: 'filter_does_not_fit', message, field: 'filterId' }])
    expect((await ask({ filterId: null })).equipment.filter).toBeNull()
  })

  it('uses taste profile and calibration of a signed-in caller', async () => {
    const { token } = await register(test)
    await test.call('PUT', '/api/users/taste-profile', { token, body: { strengthPreference: 1 } })
    const references = [{ grindIndex: 30, setting: 26, feedback: 'JUST_RIGHT' }]
    await test.post('/api/user/grinders/calibrate', { grinderId: asked.grinderId, references }, { token })
    const { startingPoint, equipment, variants } = await ask({}, token)
    expect(startingPoint).toMatchObject({ ratio: 15, grindSetting: 26 })
    expect(equipment.grinder).toMatchObject({ isCalibrated: true, confidence: 'high' })
    expect(variants[0].tasteMatchScore).toEqual(expect.any(Number))
    expect((await ask()).startingPoint).toMatchObject({ ratio: 16, grindSetting: 23 })
  })

  it.each([
    [{ volumeGrams: undefined }, 'volumeGrams'],
    [{ volumeGrams: 19.9 }, 'volumeGrams'],
    [{ volumeGrams: 10_001 }, 'volumeGrams'],
    [{ volumeGrams: '500' }, 'volumeGrams'],
    [{ coffeeId: undefined }, 'coffeeId'],
    [{ grinderId: undefined }, 'grinderId'],
    [{ machineId: undefined }, 'machineId'],
    [{ filterId: 0 }, 'filterId'],
  ])('rejects %j with 400', async (wrong, field) => {
    expectError(await test.post(URL, { ...asked, ...wrong }), { status: 400, code: 'invalid_request', field })
  })

  it.each([
    [{ coffeeId: 2_000_000 }, "We couldn't find that coffee"],
    [{ grinderId: 2_000_000 }, "We couldn't find that grinder"],
    [{ machineId: 2_000_000 }, "We couldn't find that brewer"],
    [{ filterId: 2_000_000 }, "We couldn't find that filter"],
  ])('answers 404 to %j and names what is missing', async (unknown, error) => {
    const { status, body } = await test.post(URL, { ...asked, ...unknown })
    expect(status).toBe(404)
    expect(body.error).toBe(error)
  })
})
