import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { brew, comment, follow, insertRecipe, insertRoaster, rate, vote } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'

describe('counters after DELETE /api/user/account', () => {
  let test: TestApp
  let db: Database
  let members: Member[]
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    members = await Promise.all(Array.from({ length: 6 }, () => register(test)))
  })
  afterAll(() => test.close())

  const remove = ({ token }: Member) => test.call('DELETE', '/api/user/account', { token })
  const recipe = (id: number) => db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('exclude the deleted account and are exact for the others', async () => {
    const [ada, grace, ...others] = members as [Member, Member, ...Member[]]
    const roaster = await insertRoaster(db)
    const liked = await insertRecipe(db)
    const disputed = await insertRecipe(db)
    const lonely = await insertRecipe(db)
    const brewed = await insertRecipe(db)
    const untouched = await insertRecipe(db)
    await vote(db, ada.id, liked, 'UP')
    await vote(db, ada.id, disputed, 'DOWN')
    await vote(db, ada.id, lonely, 'UP')
    for (const { id } of [grace, ...others]) {
      await vote(db, id, liked, 'UP')
      await vote(db, id, disputed, id === grace.id ? 'DOWN' : 'UP')
      await vote(db, id, untouched, 'UP')
      await follow(db, id, roaster)
    }
    await rate(db, ada.id, liked, 5)
    await rate(db, grace.id, liked, 3)
    await rate(db, ada.id, lonely, 1)
    for (const { id } of [ada, ada, ada, grace]) {
      await comment(db, id, liked)
      await brew(db, id, liked)
    }
    // A recipe that the member only brewed.
    await brew(db, ada.id, brewed)
    await follow(db, ada.id, roaster)
    await expectExactCounters(db)
    const before = await recipe(untouched)

    await remove(ada)
    await expectExactCounters(db)
    expect(await recipe(liked)).toMatchObject({
      upvotes: 5,
      ratingCount: 1,
      ratingSum: 3,
      commentCount: 1,
      brewCount: 1,
    })
    expect(await recipe(brewed)).toMatchObject({ brewCount: 0 })
    expect(await recipe(disputed)).toMatchObject({ upvotes: 4, downvotes: 1 })
    expect(await recipe(lonely)).toMatchObject({ upvotes: 0, wilson: 0, ratingCount: 0, ratingSum: 0 })
    expect(await recipe(untouched)).toEqual(before)
  })

  it('are exact after many accounts that used the same recipes are deleted concurrently', async () => {
    const leavers = await Promise.all(Array.from({ length: 8 }, () => register(test)))
    const recipes = await Promise.all(leavers.map(({ id }) => insertRecipe(db, { createdById: id })))
    const roasters = await Promise.all(leavers.map(() => insertRoaster(db)))
    for (const [i, { id }] of leavers.entries()) {
      // Each uses all the others' recipes, so that concurrent deletions could deadlock.
      for (const j of recipes.keys()) {
        if (i === j) continue
        await vote(db, id, recipes[j]!, (i + j) % 3 === 0 ? 'DOWN' : 'UP')
        await follow(db, id, roasters[j]!)
        if (j % 2 === i % 2) await rate(db, id, recipes[j]!, 1 + (j % 5))
        else await comment(db, id, recipes[j]!)
        if ((i + j) % 4 === 0) await brew(db, id, recipes[j]!)
      }
    }
    await expectExactCounters(db)
    const staying = leavers.pop()!
    const answers = await Promise.all(leavers.map(remove))
    expect(answers.map(({ status }) => status)).toEqual(leavers.map(() => 200))
    await expectExactCounters(db)
    const left = await Promise.all(recipes.map(recipe))
    expect(left.map(({ createdById }) => createdById)).toEqual([...leavers.map(() => null), staying.id])
    expect(left.map(({ upvotes, downvotes }) => upvotes + downvotes)).toEqual([...leavers.map(() => 1), 0])
  })
})
