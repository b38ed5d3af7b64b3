import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'

describe('concurrent requests to /api/community-recipes/:id/brew-log', () => {
  let test: TestApp
  let db: Database
  let members: Member[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    db = test.app.db
    members = await insertMembers(test, 100)
  })
  afterAll(() => test.close())

  const log = (recipeId: number, { token }: Member, rating: number) =>
    test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating }, { token })
  const recipe = (id: number) => db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('store every log and one rating of one member', async () => {
    const recipeId = await insertRecipe(db)
    const answers = await Promise.all(members.map((_, i) => log(recipeId, members[0]!, 1 + (i % 5))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.brewLog.id)).size).toBe(100)
    expect(await recipe(recipeId)).toMatchObject({ brewCount: 100, ratingCount: 1 })
    await expectExactCounters(db)
  })

  it('count the brews of many members exactly', async () => {
    const recipeId = await insertRecipe(db, { createdById: members[0]!.id })
    await Promise.all(members.map((member, i) => log(recipeId, member, 1 + (i % 5))))
    expect(await recipe(recipeId)).toMatchObject({ brewCount: 100, ratingCount: 100, ratingSum: 300 })
    await expectExactCounters(db)
  })

  it('do not deadlock while members and authors delete their accounts', async () => {
    const leavers = await insertMembers(test, 12)
    const recipes = await Promise.all(leavers.map(({ id }) => insertRecipe(db, { createdById: id })))
    // Existing ratings, which change while the account is deleted.
    await Promise.all(leavers.map((member, i) => log(recipes[(i + 1) % recipes.length]!, member, 3)))
    const answers = await Promise.all(
      leavers.flatMap((member, i) => [
        ...recipes.map((_, j) => log(recipes[(i * 5 + j) % recipes.length]!, member, 1 + (j % 5))),
        deleteAccount(db, member.id).then((done) => ({ status: done ? 200 : 500 })),
      ]),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    for (const id of recipes) expect(await recipe(id)).toMatchObject({ brewCount: 0, ratingCount: 0, ratingSum: 0 })
    await expectExactCounters(db)
  })
})
