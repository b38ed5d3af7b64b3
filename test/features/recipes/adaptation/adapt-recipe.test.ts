import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectError } from '#test/support/errors.ts'
import { SUGGESTED } from '#test/support/steps.ts'

const URL = '/api/adaptRecipe'

describe('POST /api/adaptRecipe', () => {
  let test: TestApp
  let author: Member
  let asked: { machineId: number; grinderId: number; coffeeProfileId: number }
  beforeAll(async () => {
    test = await startTestApp()
    author = await register(test)
    await test.call('PUT', '/api/user/profile', { token: author.token, body: { displayName: 'Anouk' } })
  })
  beforeEach(async () => {
    asked = {
      machineId: idOf(test, 'machines', 'hario-v60-02'),
      grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
      coffeeProfileId: await coffeeOf(test, { roastLevel: 'MEDIUM', acidityLevel: 3, bodyLevel: 3 }),
    }
  })
  afterAll(() => test.close())

  const adapt = async (changes: object = {}, token?: string) =>
    (await test.post(URL, { ...asked, ...changes }, { token })).body

  it('returns the base, the adapted recipe and three variants of the model, best first', async () => {
    const { status, body } = await test.post(URL, asked)
    expect(status).toBe(200)
    expect(body.baseRecipe).toEqual({
      method: 'v60',
      methodName: 'V60',
      doseGrams: 20,
      waterGrams: 320,
      ratio: 16,
      grindSetting: 24,
      settingLabel: '24 clicks',
      grindIndex: 34.48,
      waterTempF: 203,
      brewTimeSeconds: 180,
      ...SUGGESTED,
    })
    expect(body.adaptedRecipe).toEqual(body.baseRecipe)
    expect(body).toMatchObject({ changes: [], why: [], warnings: [] })
    const variants = [body.recommendedVariant, ...body.otherVariants]
    expect(variants.map(({ id, score }) => [id, score])).toEqual([
      ['balanced', 0.5],
      ['brighter', 0.5],
      ['richer', 0.5],
    ])
    for (const variant of variants) {
      expect(variant).toMatchObject({
        name: expect.any(String),
        source: { type: 'model' },
        why: expect.stringMatching(/^[A-Z].*\.$/),
        changes: expect.any(Array),
        grindSetting: expect.any(Number),
        settingLabel: expect.stringMatching(/ clicks$/),
      })
      expect(variant).not.toHaveProperty('tasteMatchScore')
    }
    expect(body.otherVariants[1].changes).toContain('dose 20.6 g instead of 20 g')
  })

  it('applies each control', async () => {
    // Strength 5 is the window's strongest ratio, 14: 320/14 = 22.9 g.
    const strong = await adapt({ strength: 5 })
    expect(strong.adaptedRecipe).toMatchObject({ doseGrams: 22.9, waterGrams: 320, ratio: 14 })
    expect(strong.why).toEqual(['You asked for a stronger cup: more coffee to the same water.'])
    expect((await adapt({ strength: 2.5 })).adaptedRecipe.ratio).toBe(16.5)
    const rich = await adapt({ taste: 1.5 })
    expect(rich.adaptedRecipe).toMatchObject({ ratio: 15.3, grindSetting: 22, waterTempF: 203 })
    const nudged = await adapt({ grindNudgeSteps: -3 })
    expect(nudged).toMatchObject({
      adaptedRecipe: { grindSetting: 21 },
      changes: expect.arrayContaining(['grind 3 clicks finer']),
      why: ['3 clicks finer, as you asked.'],
    })
  })

  it('describes the equipment and the confidence of the setting', async () => {
    const { equipment } = await adapt()
    expect(equipment).toEqual({
      machine: {
        id: asked.machineId,
        slug: 'hario-v60-02',
        brand: 'Hario',
        name: 'V60 02',
        model: 'V60 02',
        brewMethod: 'v60',
        isAdapted: true,
        note: 'Dose, ratio and time are for a V60. The water starts at 203 °F.',
      },
      grinder: {
        id: asked.grinderId,
        slug: 'comandante-c40-mk4',
        brand: 'Comandante',
        name: 'C40 MK4',
        model: 'C40 MK4',
        isAdapted: true,
        isReachable: true,
        isCalibrated: false,
        confidence: 'medium',
        basis: 'published',
        range: { min: 20, max: 28 },
        rangeLabel: '20–28 clicks',
        evidence: { kind: 'charts', name: 'Honest Coffee Guide' },
        note: 'The setting is based on published settings of this grinder.',
      },
      filter: null,
    })
  })

  it("warns of a grinder that can't grind fine enough for the method", async () => {
    const reply = await adapt({
      machineId: idOf(test, 'machines', 'gaggia-classic-pro'),
      grinderId: idOf(test, 'grinders', 'fellow-ode-gen-1'),
    })
    expect(reply.warnings).toEqual([
      {
        code: 'not_fine_enough',
        params: expect.objectContaining({ grinder: 'Fellow Ode Gen 1', setting: { text: '1' }, target: 'method' }),
        message:
          "The Fellow Ode Gen 1 doesn't grind fine enough for espresso: 1 is its finest setting and still too coarse. Expect a shot that runs fast and tastes sour.",
      },
    ])
    expect(reply.adaptedRecipe.grindSetting).toBe(1)
    expect(reply.equipment.grinder.isReachable).toBe(false)
    for (const variant of [reply.recommendedVariant, ...reply.otherVariants]) {
      expect(variant.warnings).toEqual(reply.warnings)
    }
  })

  it('converts community recipes for the coffee to the given grinder', async () => {
    const coffeeProfileId = await coffeeOf(test, { roastLevel: 'MEDIUM_LIGHT' })
    const liked = await publish(test, author, coffeeProfileId, {
      votes: [30, 1],
      grinderId: idOf(test, 'grinders', 'fellow-ode-gen-2'),
      grindSetting: '4 when fresh',
      waterTempF: 200,
    })
    const unknown = await publish(test, author, coffeeProfileId, { brewTimeSeconds: 200 })
    const reply = await adapt({ coffeeProfileId })
    expect(reply.recommendedVariant).toMatchObject({
      id: `community-${liked}`,
      name: "Anouk's recipe",
      source: {
        type: 'community',
        recipeId: liked,
        author: 'Anouk',
        upvotes: 30,
        downvotes: 1,
        coffee: { id: coffeeProfileId },
        originalGrinder: { slug: 'fellow-ode-gen-2' },
        originalSetting: '4 when fresh',
      },
      score: expect.closeTo(0.8382, 3),
      why: '30 of 31 people liked it.',
      doseGrams: 15,
      waterGrams: 240,
      ratio: 16,
      waterTempF: 200,
      brewTimeSeconds: null,
    })
    const converted = await test.get('/api/v1/convert?from=fellow-ode-gen-2&setting=4&to=comandante-c40-mk4')
    expect(reply.recommendedVariant.grindSetting).toBe(converted.body.setting)
    expect(reply.recommendedVariant.changes).toContain('dose 15 g instead of 20 g')
    const last = reply.otherVariants.at(-1)
    expect(last).toMatchObject({
      id: `community-${unknown}`,
      score: 0,
      why: 'Nobody has voted on it yet.',
      grindSetting: 24,
    })
    expect(reply.otherVariants).toHaveLength(4)
  })

  it('returns at most five community recipes, of the coffee first and then of its method and roast', async () => {
    const roastLevel = 'DARK' as const
    const [mine, other] = [await coffeeOf(test, { roastLevel }), await coffeeOf(test, { roastLevel, name: 'Kiambu' })]
    const light = await coffeeOf(test, { roastLevel: 'LIGHT' })
    const own = [
      await publish(test, author, mine, { votes: [2, 0] }),
      await publish(test, author, mine, { votes: [0, 3] }),
    ]
    const espresso = {
      machineId: idOf(test, 'machines', 'gaggia-classic-pro'),
      ratio: 2,
      doseGrams: 18,
      waterGrams: 36,
    }
    await publish(test, author, mine, { ...espresso, votes: [90, 0] })
    await publish(test, author, light, { votes: [90, 0] })
    const others: number[] = []
    // In several facets of grind and time, which are queried separately.
    for (const [i, brewTimeSeconds] of [60, 200, 400, null].entries()) {
      others.push(await publish(test, author, other, { votes: [10 + i, 0], brewTimeSeconds }))
    }
    const reply = await adapt({ coffeeProfileId: mine })
    const community = [reply.recommendedVariant, ...reply.otherVariants].filter(({ source }) => source.recipeId)
    expect(community.map(({ source }) => source.recipeId).sort()).toEqual([...own, ...others.slice(1)].sort())
    expect(reply.recommendedVariant).toMatchObject({
      source: { recipeId: others[3], coffee: { id: other, name: 'Kiambu' } },
      why: '13 of 13 people liked it. Written for Kiambu.',
    })
  })

  it.each([
    [{ machineId: undefined }, 'machineId'],
    [{ grinderId: undefined }, 'grinderId'],
    [{ coffeeProfileId: undefined }, 'coffeeProfileId'],
    [{ machineId: '2' }, 'machineId'],
    [{ grinderId: 1.5 }, 'grinderId'],
    [{ coffeeProfileId: 0 }, 'coffeeProfileId'],
    [{ strength: 0.99 }, 'strength'],
    [{ strength: 5.01 }, 'strength'],
    [{ strength: '3' }, 'strength'],
    [{ taste: -2.01 }, 'taste'],
    [{ taste: 3 }, 'taste'],
    [{ grindNudgeSteps: 6 }, 'grindNudgeSteps'],
    [{ grindNudgeSteps: -6 }, 'grindNudgeSteps'],
    [{ grindNudgeSteps: 0.5 }, 'grindNudgeSteps'],
    [{ userId: {} }, 'userId'],
  ])('rejects %j with 400', async (wrong, field) => {
    expectError(await test.post(URL, { ...asked, ...wrong }), { status: 400, code: 'invalid_request', field })
  })

  it.each([
    [{ machineId: 2_000_000 }, "We couldn't find that brewer"],
    [{ grinderId: 2_000_000 }, "We couldn't find that grinder"],
    [{ coffeeProfileId: 2_000_000 }, "We couldn't find that coffee"],
  ])('answers 404 to %j and names what is missing', async (unknown, error) => {
    const { status, body } = await test.post(URL, { ...asked, ...unknown })
    expect(status).toBe(404)
    expect(body).toMatchObject({ error, code: 'not_found' })
  })
})

describe('POST /api/adaptRecipe for signed-in callers', () => {
  let test: TestApp
  let asked: { machineId: number; grinderId: number; coffeeProfileId: number }
  beforeAll(async () => {
    test = await startTestApp()
    asked = {
      machineId: idOf(test, 'machines', 'hario-v60-02'),
      grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
      coffeeProfileId: await coffeeOf(test),
    }
  })
  afterAll(() => test.close())

  const adapt = async (changes: object = {}, token?: string) =>
    (await test.post(URL, { ...asked, ...changes }, { token })).body
  const likeStrong = ({ token }: Member) =>
    test.call('PUT', '/api/users/taste-profile', { token, body: { strengthPreference: 1 } })

  it('returns the same as to anonymous callers without a taste profile', async () => {
    const { token } = await register(test)
    expect(await adapt({}, token)).toEqual(await adapt())
  })

  it('uses the taste profile for controls that the request omits', async () => {
    const member = await register(test)
    await likeStrong(member)
    const reply = await adapt({}, member.token)
    // Strength 3 + 2 · (1 - 0.5) = 4 is half-way to the strongest ratio.
    expect(reply.adaptedRecipe).toMatchObject({ ratio: 15, doseGrams: 21.3 })
    expect(reply.why).toEqual(['Your profile asks for a stronger cup: more coffee to the same water.'])
    expect((await adapt({ strength: 3 }, member.token)).adaptedRecipe.ratio).toBe(16)
    expect((await adapt()).adaptedRecipe.ratio).toBe(16)
  })

  it('ranks by taste and votes together', async () => {
    const member = await register(test)
    await likeStrong(member)
    const { recommendedVariant, otherVariants } = await adapt({ strength: 3, taste: 0 }, member.token)
    expect(recommendedVariant).toMatchObject({ id: 'richer', tasteMatchScore: 84 })
    expect(recommendedVariant.score).toBeCloseTo(0.6 * 0.84 + 0.4 * 0.5)
    for (const variant of otherVariants) expect(variant.tasteMatchScore).toBeLessThan(82)
  })

  it('uses a calibration for its owner only', async () => {
    const [owner, other] = [await register(test), await register(test)]
    const references = [{ grindIndex: 30, setting: 26, feedback: 'JUST_RIGHT' }]
    await test.post('/api/user/grinders/calibrate', { grinderId: asked.grinderId, references }, { token: owner.token })
    const own = await adapt({}, owner.token)
    expect(own.adaptedRecipe).toMatchObject({ grindSetting: 27, settingLabel: '27 clicks' })
    expect(own.equipment.grinder).toMatchObject({ isCalibrated: true, basis: 'calibrated', confidence: 'high' })
    for (const reply of [await adapt(), await adapt({}, other.token)]) {
      expect(reply.adaptedRecipe).toMatchObject({ grindSetting: 24, grindIndex: 34.48 })
      expect(reply.equipment.grinder).toMatchObject({ isCalibrated: false, basis: 'published' })
    }
    const elsewhere = await adapt({ grinderId: idOf(test, 'grinders', 'niche-zero') }, owner.token)
    expect(elsewhere.equipment.grinder.isCalibrated).toBe(false)
  })

  it("never uses another user's profile by their userId", async () => {
    const [strong, plain] = [await register(test), await register(test)]
    await likeStrong(strong)
    const [anonymous, own] = [await adapt(), await adapt({}, strong.token)]
    expect(own).not.toEqual(anonymous)
    for (const userId of [strong.id, String(strong.id)]) {
      expect(await adapt({ userId })).toEqual(anonymous)
      expect(await adapt({ userId }, plain.token)).toEqual(anonymous)
      expect(await adapt({ userId }, strong.token)).toEqual(own)
    }
    for (const userId of [plain.id, 'somebody', null]) expect(await adapt({ userId }, strong.token)).toEqual(own)
  })

  it('answers 401 to an invalid token', async () => {
    expect((await test.post(URL, asked, { token: 'garbage' })).status).toBe(401)
  })
})
