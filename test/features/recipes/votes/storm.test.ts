import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { createRandom, type Random } from '#src/features/service/demo/random.ts'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'

const ROUNDS = 4
const AT_ONCE = 80

/** Actions of a member with their relative frequencies. */
const ACTIONS = [
  { name: 'vote', weight: 30 },
  { name: 'take back', weight: 15 },
  { name: 'brew', weight: 25 },
  { name: 'comment', weight: 20 },
  { name: 'delete comment', weight: 15 },
  { name: 'remove recipe', weight: 1 },
  { name: 'leave', weight: 2 },
] as const

describe('random concurrent votes, brews, comments and deletions', () => {
  let test: TestApp
  let db: Database
  let random: Random
  let members: Member[]
  let recipes: { id: number; author: Member }[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    db = test.app.db
  })
  afterAll(() => test.close())

  async function populate(): Promise<void> {
    members = await insertMembers(test, 20)
    const coffees = [await insertCoffee(db, { submittedById: members[0]!.id }), await insertCoffee(db)]
    recipes = []
    for (const author of members.slice(0, 10)) {
      const { id: coffeeProfileId, roasterId } = random.pick(coffees)
      recipes.push({ id: await insertRecipe(db, { createdById: author.id, coffeeProfileId, roasterId }), author })
    }
  }

  function act(commentIds: readonly number[]): Promise<Answer> {
    const { token } = random.pick(members)
    const recipe = random.pick(recipes)
    const community = `/api/community-recipes/${recipe.id}`
    const comments = `/api/recipes/${recipe.id}/comments`
    switch (random.weighted(ACTIONS, ({ weight }) => weight).name) {
      case 'vote':
        return test.post(`${community}/vote`, { vote: random.chance(0.7) ? 'UP' : 'DOWN' }, { token })
      case 'take back':
        return test.call('DELETE', `${community}/vote`, { token })
      case 'brew':
        return test.post(`${community}/brew-log`, { rating: random.between(1, 5) }, { token })
      case 'comment':
        return test.post(comments, { body: 'Lovely' }, { token })
      case 'delete comment':
        return test.call('DELETE', comments, { token, body: { commentId: random.pick(commentIds) ?? 1 } })
      case 'remove recipe':
        return test.call('DELETE', community, { token: recipe.author.token })
      case 'leave':
        return test.call('DELETE', '/api/user/account', { token })
    }
  }

  it.each([1, 2, 3])('keep every counter equal to its rows (%i)', async (seed) => {
    random = createRandom(seed)
    await populate()
    const seen = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const commentIds = (await db.selectFrom('comments').select('id').execute()).map(({ id }) => id)
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => act(commentIds)))
      for (const { status } of answers) seen.add(status)
      await expectExactCounters(db)
    }
    // Rejections because of concurrent deletions are expected; other errors aren't.
    expect([...seen].filter((status) => ![200, 201, 401, 403, 404].includes(status))).toEqual([])
    expect(seen).toContain(200)
    const mails = await db.selectFrom('outbox').select('userId').execute()
    const users = new Set((await db.selectFrom('users').select('id').execute()).map(({ id }) => id))
    expect(mails.filter(({ userId }) => userId === null || !users.has(userId))).toEqual([])
  })
})
