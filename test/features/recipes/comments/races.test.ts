import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'

describe('concurrent requests to /api/recipes/:id/comments', () => {
  let test: TestApp
  let db: Database
  let members: Member[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    db = test.app.db
    members = await insertMembers(test, 40)
  })
  afterAll(() => test.close())

  const urlOf = (recipeId: number) => `/api/recipes/${recipeId}/comments`
  const write = (recipeId: number, { token }: Member) => test.post(urlOf(recipeId), { body: 'Lovely' }, { token })
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
  const commentCount = async (id: number) =>
    (await db.selectFrom('recipes').select('commentCount').where('id', '=', id).executeTakeFirstOrThrow()).commentCount

  it('count every comment', async () => {
    const recipeId = await insertRecipe(db, { createdById: members[0]!.id })
    const answers = await Promise.all([...members, ...members, ...members].map((member) => write(recipeId, member)))
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
    expect(await commentCount(recipeId)).toBe(120)
    await expectExactCounters(db)
  })

  it('delete each comment once', async () => {
    const [owner, author] = members as [Member, Member]
    const recipeId = await insertRecipe(db, { createdById: owner.id })
    const written = await Promise.all(Array.from({ length: 5 }, () => write(recipeId, author)))
    const deletions = written.flatMap(({ body }) =>
      Array.from({ length: 20 }, (_, i) =>
        test.call('DELETE', urlOf(recipeId), {
          token: (i % 2 ? owner : author).token,
          body: { commentId: body.comment.id },
        }),
      ),
    )
    const statuses = statusesOf(await Promise.all(deletions))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 404)).toHaveLength(95)
    expect(await commentCount(recipeId)).toBe(0)
    await expectExactCounters(db)
  })

  it('add comments while the author of the recipe deletes their account', async () => {
    for (let round = 0; round < 5; round++) {
      const [author] = (await insertMembers(test, 1)) as [Member]
      const recipes = await Promise.all(Array.from({ length: 3 }, () => insertRecipe(db, { createdById: author.id })))
      for (const recipeId of recipes) await write(recipeId, author)
      const answers = await Promise.all([
        ...members.slice(0, 15).map((member, i) => write(recipes[i % 3]!, member)),
        deleteAccount(db, author.id).then((done) => ({ status: done ? 201 : 500 })),
        ...members.slice(15, 30).map((member, i) => write(recipes[i % 3]!, member)),
      ])
      expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
      expect(await db.selectFrom('outbox').selectAll().where('userId', '=', author.id).execute()).toEqual([])
    }
    await expectExactCounters(db)
  })

  it('add comments while commenters and authors delete their accounts', async () => {
    const leavers = await insertMembers(test, 16)
    const recipes = await Promise.all(leavers.map(({ id }) => insertRecipe(db, { createdById: id })))
    const answers = await Promise.all(
      leavers.flatMap((member, i) => [
        ...recipes.map((_, j) => write(recipes[(i * 5 + j * 3) % recipes.length]!, member)),
        deleteAccount(db, member.id).then((done) => ({ status: done ? 201 : 500 })),
      ]),
    )
    const statuses = statusesOf(answers)
    expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([])
    for (const recipeId of recipes) expect(await commentCount(recipeId)).toBe(0)
    await expectExactCounters(db)
  })
})
