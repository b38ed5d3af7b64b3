import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import type { Row } from '#src/db/tables.ts'
import { reportedIndex } from '#src/domain/conversion.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { type CallOptions, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'

const UNKNOWN = '/api/community-recipes/2000000000/brew-log'

describe('/api/community-recipes/:id/brew-log', () => {
  let test: TestApp
  let db: Database
  let author: Member
  let ada: Member
  let grace: Member
  let recipeId: number
  let url: string
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    ;[author, ada, grace] = (await insertMembers(test, 3)) as [Member, Member, Member]
  })
  beforeEach(async () => {
    const { id: grinderId } = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!
    const { id: machineId } = test.app.catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!
    recipeId = await insertRecipe(db, {
      createdById: author.id,
      grinderId,
      machineId,
      brewMethod: 'v60',
      grindSettingText: '24 clicks',
      brewTimeSeconds: 180,
      waterTempF: 205,
    })
    url = `/api/community-recipes/${recipeId}/brew-log`
  })
  afterAll(() => test.close())

  const log = (body: unknown, { token }: Member = ada, options: CallOptions = {}) =>
    test.post(url, body, { token, ...options })
  const read = async (member?: Member) => (await test.get(url, { token: member?.token })).body
  const recipe = () => db.selectFrom('recipes').selectAll().where('id', '=', recipeId).executeTakeFirstOrThrow()
  const brewLogs = (): Promise<Row<'brewLogs'>[]> =>
    db.selectFrom('brewLogs').selectAll().where('recipeId', '=', recipeId).orderBy('id').execute()
  const trend = async () => {
    const { coffeeProfileId } = await recipe()
    const coffees = db.selectFrom('coffees').select('trend').where('id', '=', coffeeProfileId)
    return (await coffees.executeTakeFirstOrThrow()).trend
  }

  it("POST logs the brew with the recipe's figures, rates it and counts both", async () => {
    const cold = await trend()
    const { status, body } = await log({ rating: 4, notes: ' Sweet, long finish ' })
    expect(status).toBe(200)
    expect(body).toEqual({ brewLog: { id: expect.any(Number) }, rating: { avg: 4, count: 1 } })
    const { grinderId, machineId, coffeeProfileId, grindIndex } = await recipe()
    expect(await brewLogs()).toEqual([
      {
        id: body.brewLog.id,
        userId: ada.id,
        recipeId,
        coffeeProfileId,
        grinderId,
        machineId,
        method: 'v60',
        doseGrams: 15,
        waterGrams: 240,
        grindSetting: 24,
        grindSettingText: '24 clicks',
        grindIndex,
        waterTempF: 205,
        brewTimeSeconds: 180,
        daysOffRoast: null,
        outcome: null,
        notes: 'Sweet, long finish',
        rating: 4,
        tasteProfile: null,
        extractionFeedback: null,
        tds: null,
        steps: null,
        firstDropSeconds: null,
        savedAsRecipe: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    expect(await recipe()).toMatchObject({ brewCount: 1, ratingSum: 4, ratingCount: 1 })
    expect(await trend()).toBeGreaterThan(cold)
    await expectExactCounters(db)
  })

  it('POST accepts another dose, which scales the water, and another setting', async () => {
    await log({ rating: 5, doseGrams: 18.3, grindSetting: '22' })
    await log({ rating: 5, grindSetting: '26 clicks, a touch coarser' })
    await log({ rating: 5, doseGrams: null, grindSetting: null, notes: null })
    const { curve } = test.app.catalog.requireGrinder((await recipe()).grinderId)
    expect(await brewLogs()).toMatchObject([
      {
        doseGrams: 18.3,
        waterGrams: 292.8,
        grindSetting: 22,
        grindSettingText: null,
        grindIndex: reportedIndex(curve.indexAt(22)),
      },
      { doseGrams: 15, waterGrams: 240, grindSetting: 26, grindSettingText: '26 clicks, a touch coarser' },
      { doseGrams: 15, waterGrams: 240, grindSetting: 24, grindSettingText: '24 clicks', notes: null },
    ])
  })

  it("POST replaces the member's rating and counts every brew", async () => {
    expect((await log({ rating: 2, notes: 'Sour' })).body.rating).toEqual({ avg: 2, count: 1 })
    expect((await log({ rating: 5 }, grace)).body.rating).toEqual({ avg: 3.5, count: 2 })
    expect((await log({ rating: 3, notes: 'Better' })).body.rating).toEqual({ avg: 4, count: 2 })
    expect((await log({ rating: 3 })).body.rating).toEqual({ avg: 4, count: 2 })
    expect((await log({ rating: 4 }, author)).body.rating).toEqual({ avg: 4, count: 3 })
    expect(await recipe()).toMatchObject({ brewCount: 5, ratingSum: 12, ratingCount: 3 })
    await expectExactCounters(db)
  })

  it('GET returns the average to all, and to each member their own rating', async () => {
    expect(await read()).toEqual({ avg: null, count: 0 })
    expect(await read(ada)).toEqual({ avg: null, count: 0, userRating: null })
    await log({ rating: 5, notes: 'Sour at first' }, ada)
    await log({ rating: 4 }, grace)
    await log({ rating: 4 }, author)
    expect(await read()).toEqual({ avg: 4.33, count: 3 })
    expect(await read(ada)).toEqual({ avg: 4.33, count: 3, userRating: { rating: 5, notes: 'Sour at first' } })
    expect(await read(grace)).toEqual({ avg: 4.33, count: 3, userRating: { rating: 4, notes: null } })
    // Notes belong to one rating; those of earlier brews stay in their logs.
    await log({ rating: 1 }, ada)
    expect((await read(ada)).userRating).toEqual({ rating: 1, notes: null })
    expect((await test.get(`/api/recipes/${recipeId}`)).body).toMatchObject({ avgRating: 3, ratingCount: 3 })
  })

  it.each([
    ['SQL wildcards', "100% _ ' ; drop table ratings; --"],
    ['HTML and right to left', '<b>\u202eevil</b> קפה'],
    ['emoji', '☕️👩‍👩‍👧‍👦'],
    ['the most that is allowed', '🫘'.repeat(5000)],
  ])('POST stores notes unchanged: %s', async (_, notes) => {
    expect((await log({ rating: 3, notes })).status).toBe(200)
    expect((await read(ada)).userRating.notes).toBe(notes)
  })

  it.each([
    [{}, 'rating'],
    [{ notes: 'no rating' }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '4' }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ rating: 4, notes: 5 }, 'notes'],
    [{ rating: 4, notes: 'x'.repeat(10_240) }, 'notes'],
    [{ rating: 4, doseGrams: 0 }, 'doseGrams'],
    [{ rating: 4, doseGrams: 1001 }, 'doseGrams'],
    [{ rating: 4, doseGrams: '15' }, 'doseGrams'],
    [{ rating: 4, grindSetting: '' }, 'grindSetting'],
    [{ rating: 4, grindSetting: 'medium' }, 'grindSetting'],
    [{ rating: 4, grindSetting: 1000 }, 'grindSetting'],
    [{ rating: 4, grindSetting: true }, 'grindSetting'],
    [{ rating: 4, notes: 'a\0b' }, undefined],
  ])('POST rejects %j with 400 and stores nothing', async (body, field) => {
    const answer = await log(body)
    expectError(answer, { status: 400, code: 'invalid_request', ...(field && { field }) })
    expect(await brewLogs()).toEqual([])
    expect(await recipe()).toMatchObject({ brewCount: 0, ratingCount: 0, ratingSum: 0 })
  })

  it('keeps the log without the link when the recipe is deleted', async () => {
    const { id } = (await log({ rating: 4 })).body.brewLog
    await test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: author.token })
    const kept = await db.selectFrom('brewLogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ recipeId: null, rating: 4, doseGrams: 15 })
    expectError(await log({ rating: 4 }), { status: 404, code: 'not_found' })
  })

  it('checks authentication, then the body, then the recipe', async () => {
    expectError(await test.post(UNKNOWN, {}), { status: 401, code: 'not_authenticated' })
    expectError(await test.post(UNKNOWN, {}, { token: ada.token }), {
      status: 400,
      code: 'invalid_request',
      field: 'rating',
    })
    expectError(await test.post(UNKNOWN, { rating: 4 }, { token: ada.token }), { status: 404, code: 'not_found' })
    expectError(await test.get(UNKNOWN), { status: 404, code: 'not_found' })
    expectError(await test.get(UNKNOWN, { token: 'garbage' }), { status: 401, code: 'not_authenticated' })
  })

  it('POST allows thirty brews per minute and IP address across recipes', async () => {
    const ip = randomIPv4()
    const other = `/api/community-recipes/${await insertRecipe(db)}/brew-log`
    for (let i = 0; i < 30; i++) {
      expect((await test.post(i % 2 ? url : other, { rating: 4 }, { ip, token: ada.token })).status).toBe(200)
    }
    for (const each of [url, other, UNKNOWN]) {
      expectError(await test.post(each, {}, { ip }), { status: 429, code: 'rate_limited' })
    }
    expect((await test.get(url, { ip })).status).toBe(200)
  })
})
