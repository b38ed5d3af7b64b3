import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { castVote } from '#src/features/recipes/votes/cast-vote.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'

const MANY = 200

describe('concurrent requests to /api/community-recipes/:id/vote', () => {
  let test: TestApp
  let db: Database
  let members: Member[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    db = test.app.db
    members = await insertMembers(test, MANY)
  })
  afterAll(() => test.close())

  const urlOf = (recipeId: number) => `/api/community-recipes/${recipeId}/vote`
  const times = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)))
  const recipe = (id: number) => db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('store one vote of one member', async () => {
    const recipeId = await insertRecipe(db)
    const { token } = members[0]!
    const answers = await times(MANY, () => test.post(urlOf(recipeId), { vote: 'UP' }, { token }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]!.body).toMatchObject({ upvotes: 1, downvotes: 0 })
    expect(await recipe(recipeId)).toMatchObject({ upvotes: 1, downvotes: 0 })
    await expectExactCounters(db)
  })

  it('store one vote of one member who votes in both directions', async () => {
    const recipeId = await insertRecipe(db)
    const { token } = members[0]!
    await times(MANY, (i) => test.post(urlOf(recipeId), { vote: i % 2 ? 'UP' : 'DOWN' }, { token }))
    const { upvotes, downvotes } = await recipe(recipeId)
    expect(upvotes + downvotes).toBe(1)
    await expectExactCounters(db)
  })

  it('count the votes of many members exactly', async () => {
    const recipeId = await insertRecipe(db)
    const answers = await Promise.all(
      members.map(({ token }, i) => test.post(urlOf(recipeId), { vote: i % 4 ? 'UP' : 'DOWN' }, { token })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await recipe(recipeId)).toMatchObject({ upvotes: 150, downvotes: 50 })
    await expectExactCounters(db)
    const seen = answers.map(({ body }) => body.upvotes + body.downvotes).sort((a, b) => a - b)
    expect(seen).toEqual(members.map((_, i) => i + 1))
  })

  it('store or remove the vote of a member who votes and takes it back', async () => {
    const recipeId = await insertRecipe(db)
    const { token } = members[1]!
    const answers = await times(MANY, (i) =>
      i % 2
        ? test.post(urlOf(recipeId), { vote: i % 4 === 1 ? 'UP' : 'DOWN' }, { token })
        : test.call('DELETE', urlOf(recipeId), { token }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { body } of answers) expect(body.upvotes + body.downvotes).toBe(body.vote === null ? 0 : 1)
    await expectExactCounters(db)
  })

  it('raise the trend of one coffee through many recipes without a deadlock', async () => {
    const { id: coffeeProfileId, roasterId } = await insertCoffee(db)
    const recipes = await times(10, () => insertRecipe(db, { coffeeProfileId, roasterId }))
    const answers = await Promise.all(
      members.map(({ token }, i) => test.post(urlOf(recipes[i % 10]!), { vote: 'UP' }, { token })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await expectExactCounters(db)
  })

  it('are counted or answered with 404 while the recipe is deleted', async () => {
    const [author, ...voters] = members.slice(0, 60) as [Member, ...Member[]]
    for (let round = 0; round < 5; round++) {
      const recipeId = await insertRecipe(db, { createdById: author.id })
      // Existing votes, which change direction while the recipe is deleted.
      await Promise.all(voters.slice(0, 30).map(({ id }) => castVote(test.app, id, recipeId, 'UP')))
      const votes = voters.map(({ token }) => test.post(urlOf(recipeId), { vote: 'DOWN' }, { token }))
      const removal = test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: author.token })
      const statuses = (await Promise.all(votes)).map(({ status }) => status)
      expect((await removal).status).toBe(200)
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect(await db.selectFrom('votes').selectAll().where('recipeId', '=', recipeId).execute()).toEqual([])
    }
    await expectExactCounters(db)
  })

  it('leave no votes of a member whose account is deleted', async () => {
    const recipes = await times(12, () => insertRecipe(db))
    const leavers = await insertMembers(test, 20)
    await Promise.all(leavers.map(({ id }) => castVote(test.app, id, recipes[0]!, 'UP')))
    const answers = await Promise.all(
      leavers.flatMap(({ id, token }, i) => [
        ...recipes.map((recipeId) => test.post(urlOf(recipeId), { vote: i % 2 ? 'UP' : 'DOWN' }, { token })),
        deleteAccount(db, id).then((done) => ({ status: done ? 200 : 500 })),
      ]),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    for (const id of recipes) expect(await recipe(id)).toMatchObject({ upvotes: 0, downvotes: 0, wilson: 0 })
    await expectExactCounters(db)
  })

  it('are rejected by castVote with 401 for a deleted account and 404 for an unknown recipe', async () => {
    const recipeId = await insertRecipe(db)
    await expect(castVote(test.app, 2_000_000_000, recipeId, 'UP')).rejects.toMatchObject({ statusCode: 401 })
    await expect(castVote(test.app, members[0]!.id, 2_000_000_000, 'UP')).rejects.toMatchObject({ statusCode: 404 })
    await expectExactCounters(db)
  })
})
