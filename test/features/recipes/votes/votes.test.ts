import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { wilsonScore } from '#src/domain/wilson.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { type CallOptions, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'

const UNKNOWN = '/api/community-recipes/2000000000/vote'

describe('/api/community-recipes/:id/vote', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  let grace: Member
  let recipeId: number
  let url: string
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    ;[ada, grace] = (await insertMembers(test, 2)) as [Member, Member]
  })
  beforeEach(async () => {
    recipeId = await insertRecipe(db, { createdById: ada.id })
    url = `/api/community-recipes/${recipeId}/vote`
  })
  afterAll(() => test.close())

  const vote = (direction: unknown, { token }: Member = grace, options: CallOptions = {}) =>
    test.post(url, { vote: direction }, { token, ...options })
  const takeBack = ({ token }: Member = grace) => test.call('DELETE', url, { token })
  const recipe = () => db.selectFrom('recipes').selectAll().where('id', '=', recipeId).executeTakeFirstOrThrow()
  const trend = async () => {
    const { coffeeProfileId } = await recipe()
    const coffees = db.selectFrom('coffees').select('trend').where('id', '=', coffeeProfileId)
    return (await coffees.executeTakeFirstOrThrow()).trend
  }

  it('adds a vote, changes it and takes it back', async () => {
    const up = await vote('UP')
    expect(up.status).toBe(200)
    expect(up.body).toEqual({ vote: 'UP', message: 'Marked as helpful', upvotes: 1, downvotes: 0 })
    expect(await recipe()).toMatchObject({ upvotes: 1, wilson: expect.closeTo(wilsonScore(1, 0), 12) })

    const down = await vote('DOWN')
    expect(down.body).toEqual({ vote: 'DOWN', message: 'Marked as not helpful', upvotes: 0, downvotes: 1 })
    expect(await recipe()).toMatchObject({ wilson: 0 })

    const none = await takeBack()
    expect(none.status).toBe(200)
    expect(none.body).toEqual({ vote: null, message: expect.stringMatching(/removed/), upvotes: 0, downvotes: 0 })
    await expectExactCounters(db)
  })

  it('changes nothing when a request is repeated', async () => {
    const first = await vote('UP')
    const before = await recipe()
    expect((await vote('UP')).body).toEqual(first.body)
    expect(await recipe()).toEqual(before)
    expect(await db.selectFrom('votes').selectAll().where('recipeId', '=', recipeId).execute()).toHaveLength(1)

    await takeBack()
    const again = await takeBack()
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ vote: null, upvotes: 0, downvotes: 0 })
  })

  it('counts the votes of all members, including the author', async () => {
    await vote('UP', ada)
    expect((await vote('DOWN', grace)).body).toMatchObject({ upvotes: 1, downvotes: 1 })
    expect(await recipe()).toMatchObject({ wilson: expect.closeTo(wilsonScore(1, 1), 12) })
    expect((await takeBack(ada)).body).toMatchObject({ upvotes: 0, downvotes: 1 })
    await expectExactCounters(db)
  })

  it("GET returns the caller's own vote only", async () => {
    await vote('DOWN', grace)
    expect((await test.get(url, { token: grace.token })).body).toEqual({ vote: 'DOWN' })
    expect((await test.get(url, { token: ada.token })).body).toEqual({ vote: null, isOwn: true })
    expect((await test.get(url)).body).toEqual({ vote: null })
    await takeBack(grace)
    expect((await test.get(url, { token: grace.token })).body).toEqual({ vote: null })
  })

  it('finding 3: GET returns isOwn to the author only, even with a hidden profile', async () => {
    await test.call('PATCH', '/api/user/privacy', { token: ada.token, body: { profileVisible: false } })
    expect((await test.get(`/api/recipes/${recipeId}`)).body.createdBy.id).toBeUndefined()
    expect((await test.get(url, { token: ada.token })).body.isOwn).toBe(true)
    expect((await test.get(url, { token: grace.token })).body.isOwn).toBeUndefined()
    await test.call('PATCH', '/api/user/privacy', { token: ada.token, body: { profileVisible: true } })
  })

  it('POST raises the trend of the coffee for new and changed votes only', async () => {
    const cold = await trend()
    await vote('UP')
    const warm = await trend()
    expect(warm).toBeGreaterThan(cold)
    await vote('UP')
    expect(await trend()).toBe(warm)
    await vote('DOWN')
    const warmer = await trend()
    expect(warmer).toBeGreaterThan(warm)
    await takeBack()
    expect(await trend()).toBe(warmer)
  })

  it('POST does not change the updatedAt of the recipe', async () => {
    const { updatedAt } = await recipe()
    await vote('UP')
    expect((await recipe()).updatedAt).toBe(updatedAt)
  })

  it.each([{}, { vote: null }, { vote: 'up' }, { vote: 'SIDEWAYS' }, { vote: 1 }, { vote: ['UP'] }, [], 'UP'])(
    'POST rejects %j with 400',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await test.call('POST', url, { token: grace.token, headers, body: JSON.stringify(body) })
      expect(answer.status).toBe(400)
      expect(answer.body.error).toMatch(/vote|body/)
      expect(await recipe()).toMatchObject({ upvotes: 0, downvotes: 0 })
    },
  )

  it('checks authentication, then the body, then the recipe', async () => {
    expectError(await test.post(UNKNOWN, { vote: 'NO' }), { status: 401, code: 'not_authenticated' })
    expectError(await test.post(UNKNOWN, { vote: 'NO' }, { token: grace.token }), {
      status: 400,
      code: 'invalid_request',
      field: 'vote',
    })
    for (const [method, body] of [['GET'], ['POST', { vote: 'UP' }], ['DELETE']] as const) {
      const answer = await test.call(method, UNKNOWN, { token: grace.token, body })
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.body.error).toBe("We couldn't find that recipe")
    }
    expectError(await test.call('DELETE', UNKNOWN), { status: 401, code: 'not_authenticated' })
    expectError(await test.get(UNKNOWN), { status: 404, code: 'not_found' })
    expectError(await test.get(url, { token: 'garbage' }), { status: 401, code: 'not_authenticated' })
  })

  it('POST allows thirty votes per minute and IP address across recipes; DELETE is not limited', async () => {
    const ip = randomIPv4()
    const other = `/api/community-recipes/${await insertRecipe(db)}/vote`
    for (let i = 0; i < 30; i++) {
      const { status } = await test.post(i % 2 ? url : other, { vote: 'UP' }, { ip, token: grace.token })
      expect(status).toBe(200)
    }
    for (const each of [url, other, UNKNOWN]) {
      const refused = await test.post(each, { vote: 'NO' }, { ip })
      expectError(refused, { status: 429, code: 'rate_limited' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await test.call('DELETE', url, { ip, token: grace.token })).status).toBe(200)
    expect((await test.get(url, { ip, token: grace.token })).status).toBe(200)
    expect((await vote('UP')).status).toBe(200)
  })
})
