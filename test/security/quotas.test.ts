import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS, type QuotaKind } from '#src/features/members/quotas/limits.ts'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { eventually } from '#test/support/eventually.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { plantSamples, sampleOf } from '#test/support/sample-requests.ts'

const HOUR_MS = 3_600_000
const today = () => new Date().toISOString().slice(0, 10)

/** A route for each kind; it adds one row. */
const ROUTES: Record<QuotaKind, string> = {
  recipes: 'POST /api/community-recipes',
  coffees: 'POST /api/coffees',
  roasters: 'POST /api/coffees',
  reports: 'POST /api/reports',
  comments: 'POST /api/recipes/{id}/comments',
  brewLogs: 'POST /api/brew-logs',
  collections: 'POST /api/collections',
  collectionItems: 'POST /api/collections/{id}/items',
  follows: 'POST /api/roasters/{slug}/follow',
  personalRecipes: 'POST /api/user/recipes',
  libraryEntries: 'POST /api/user/coffee-library',
  savedRecipes: 'POST /api/user/saved-recipes',
  votes: 'POST /api/community-recipes/{id}/vote',
  equipment: 'POST /api/user/grinders',
  ownGrinders: 'POST /api/user/own-grinders',
  suggestions: 'POST /api/equipment-suggestions',
  claims: 'POST /api/roaster-claims',
  embedRecipes: 'POST /api/roaster-portal/coffees/{id}/recipes',
}

describe('daily quotas of an account', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
  })
  afterAll(() => test.close())
  afterEach(() => void vi.useRealTimers())

  const setCount = async (userId: number, kind: QuotaKind, count: number) => {
    await test.app.db
      .insertInto('dailyCounts')
      .values({ userId, kind, day: today(), count })
      .onConflict((conflict) => conflict.columns(['userId', 'kind', 'day']).doUpdateSet({ count }))
      .execute()
  }

  const countOf = async (userId: number, kind: QuotaKind): Promise<number> => {
    const counts = test.app.db.selectFrom('dailyCounts').select('count').where('userId', '=', userId)
    return (await counts.where('kind', '=', kind).executeTakeFirst())?.count ?? 0
  }

  const makeOlder = async (userId: number, days: number) => {
    const createdAt = new Date(Date.now() - days * 24 * HOUR_MS).toISOString()
    await test.app.db.updateTable('users').set({ createdAt }).where('id', '=', userId).execute()
  }

  async function plantRequest(kind: QuotaKind): Promise<{ member: Member; send: () => Promise<Answer> }> {
    const world = await plantSamples(test, { isRoaster: kind === 'embedRecipes' })
    const { url, body } = sampleOf(ROUTES[kind], world)
    const sent = kind === 'roasters' ? { ...body, roasterName: `Only ${world.member.id}` } : body
    return { member: world.member, send: () => test.post(url, sent, { token: world.member.token }) }
  }

  it.each(Object.keys(LIMITS) as QuotaKind[])('answers 429 above the first and later limit of %s', async (kind) => {
    const { first, later } = LIMITS[kind]
    const { member, send } = await plantRequest(kind)
    await setCount(member.id, kind, first)
    const refused = await send()
    expect(refused.status, refused.text).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'quota_reached',
      error: expect.stringMatching(/^You can .* after your first 3 days/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countOf(member.id, kind)).toBe(first)

    await makeOlder(member.id, 3)
    await setCount(member.id, kind, later)
    expect((await send()).body).toMatchObject({
      code: 'quota_reached',
      error: expect.stringMatching(/^You can (?!.*first 3 days)/),
    })
    await setCount(member.id, kind, later - 1)
    const accepted = await send()
    expect(accepted.status, accepted.text).toBeLessThan(300)
    expect(await countOf(member.id, kind)).toBe(later)
  })

  it('POST /api/community-recipes creates exactly 20 of 40 concurrent recipes', async () => {
    const [member] = (await insertMembers(test, 1)) as [Member]
    const { id: coffeeProfileId } = await insertCoffee(test.app.db)
    const { grinders, machines } = test.app.catalog
    const body = {
      ...{ coffeeProfileId, grinderId: grinders[0]!.id, machineId: machines[0]!.id },
      ...{ grindSetting: grinders[0]!.minGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240 },
    }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => test.post('/api/community-recipes', body, { token: member.token })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(20).fill(429)])
    const own = test.app.db.selectFrom('recipes').select('id').where('createdById', '=', member.id)
    expect(await own.execute()).toHaveLength(20)
    expect(await countOf(member.id, 'recipes')).toBe(20)
    await expectExactCounters(test.app.db)
  })

  it('allows a new member 50 brews, 20 collections and 1,000 library entries in a day', async () => {
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    const coffees = await plantCoffees(
      test.app.db,
      Array.from({ length: 20 }, (_, i) => ({ name: `Bag ${i}` })),
    )
    await setCount(id, 'libraryEntries', 1000 - coffees.length)
    const send = async (url: string, body: object) => (await test.post(url, body, { token })).status
    const kept = await Promise.all(
      coffees.map((coffeeProfileId) => send('/api/user/coffee-library', { coffeeProfileId })),
    )
    expect(kept.every((status) => status === 201)).toBe(true)
    for (let i = 0; i < 50; i++) expect(await send('/api/brew-logs', { method: 'v60' })).toBe(201)
    for (let i = 0; i < 20; i++) expect(await send('/api/collections', { name: `Collection ${i}` })).toBe(201)
    expect(await countOf(id, 'libraryEntries')).toBe(1000)
  })

  it('answers 429 with what is limited and Retry-After, and starts again at midnight in UTC', async () => {
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today()}T19:00:01.000Z`) })
    const send = () => test.post('/api/collections', { name: 'Mornings' }, { token })
    await setCount(id, 'collections', LIMITS.collections.first)
    const refused = await send()
    expect(refused.body.error).toBe(
      'You can create up to 40 collections a day. The limit is higher after your first 3 days. Try again in 5 hours.',
    )
    expect(refused.headers['retry-after']).toBe(String(5 * 3600 - 1))
    vi.setSystemTime(new Date(`${today()}T23:59:00.000Z`))
    expect((await send()).body.error).toMatch(/in 1 minute\.$/)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await send()).status).toBe(201)
  })

  it('does not count requests that fail', async () => {
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    const missing = { communityRecipeId: 2_000_000_000 }
    expect((await test.post('/api/user/saved-recipes', missing, { token })).status).toBe(404)
    expect((await test.post('/api/recipes/2000000000/comments', { body: 'Lovely' }, { token })).status).toBe(404)
    const library = { coffeeProfileId: 2_000_000_000 }
    expect((await test.post('/api/user/coffee-library', library, { token })).status).toBe(404)
    for (const kind of ['savedRecipes', 'comments', 'libraryEntries'] as const) expect(await countOf(id, kind)).toBe(0)
  })

  it('gives nothing back for what is deleted', async () => {
    const [author, { id, token }] = (await insertMembers(test, 2)) as [Member, Member]
    const recipeId = await insertRecipe(test.app.db, { createdById: author.id })
    await setCount(id, 'comments', LIMITS.comments.first - 1)
    const url = `/api/recipes/${recipeId}/comments`
    const { body } = await test.post(url, { body: 'Lovely' }, { token })
    const deleted = await test.call('DELETE', url, { body: { commentId: body.comment.id }, token })
    expect(deleted.status).toBe(200)
    const sent = (await test.sentMail()).length
    expect((await test.post(url, { body: 'Lovely' }, { token })).status).toBe(429)
    expect(await test.sentMail()).toHaveLength(sent)
  })

  it('accepts a repeated follow, save or vote above the quota, since it adds nothing', async () => {
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    const { db } = test.app
    const roasterId = await insertRoaster(db)
    const { slug } = await db
      .selectFrom('roasters')
      .select('slug')
      .where('id', '=', roasterId)
      .executeTakeFirstOrThrow()
    const recipeId = await insertRecipe(db)
    const requests: [QuotaKind, string, object][] = [
      ['follows', `/api/roasters/${slug}/follow`, {}],
      ['savedRecipes', '/api/user/saved-recipes', { communityRecipeId: recipeId }],
      ['votes', `/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }],
    ]
    for (const [kind, url, body] of requests) {
      expect((await test.post(url, body, { token })).status).toBeLessThan(300)
      await setCount(id, kind, LIMITS[kind].first)
      expect((await test.post(url, body, { token })).status, kind).toBeLessThan(300)
      expect(await countOf(id, kind)).toBe(LIMITS[kind].first)
    }
  })

  it('counts a roaster that POST /api/roaster-claims or PATCH /api/coffees/:id would create', async () => {
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    const coffee = { name: 'Konga', roasterName: `First ${id}`, roastLevel: 'LIGHT' }
    const { body } = await test.post('/api/coffees', coffee, { token })
    await setCount(id, 'roasters', LIMITS.roasters.first)
    const claim = { businessEmail: 'ada@example.com', roasterName: `Claimed ${id}` }
    expect((await test.post('/api/roaster-claims', claim, { token })).body).toMatchObject({ code: 'quota_reached' })
    const moved = { roasterName: `Moved ${id}` }
    const refused = await test.call('PATCH', `/api/coffees/${body.coffee.id}`, { body: moved, token })
    expect(refused.body).toMatchObject({ code: 'quota_reached' })
    const created = test.app.db
      .selectFrom('roasters')
      .select('name')
      .where('name', 'in', [`Claimed ${id}`, `Moved ${id}`])
    expect(await created.execute()).toEqual([])
  })

  it('POST /api/roaster-portal/coffees has the later quota at once for members of a verified roaster', async () => {
    const verified = await insertRoasterMember(test, { isVerified: true })
    const unverified = await insertRoasterMember(test)
    const statuses: number[] = []
    for (const { id, token } of [verified, unverified]) {
      await setCount(id, 'coffees', LIMITS.coffees.first)
      const coffee = { name: 'Konga', roastLevel: 'LIGHT' }
      statuses.push((await test.post('/api/roaster-portal/coffees', coffee, { token })).status)
    }
    expect(statuses).toEqual([201, 429])
  })
})

describe('hourly clean-up of daily quotas', () => {
  it('deletes the counts of earlier days', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const test = await startTestApp({ quotas: true })
    try {
      const { db } = test.app
      const [{ id }] = (await insertMembers(test, 1)) as [Member]
      const count = { userId: id, kind: 'recipes', count: 3 }
      await db
        .insertInto('dailyCounts')
        .values([
          { ...count, day: '2020-01-01' },
          { ...count, day: today() },
        ])
        .execute()
      vi.advanceTimersByTime(HOUR_MS)
      await eventually(async () => {
        expect(await db.selectFrom('dailyCounts').select('day').execute()).toEqual([{ day: today() }])
      })
    } finally {
      await test.close()
      vi.useRealTimers()
    }
  })
})

describe('QUOTAS=off', () => {
  it('sets no daily limits', async () => {
    const test = await startTestApp({ quotas: false })
    const [{ id, token }] = (await insertMembers(test, 1)) as [Member]
    const counted = { userId: id, kind: 'collections', day: today(), count: 100_000 }
    await test.app.db.insertInto('dailyCounts').values(counted).execute()
    expect((await test.post('/api/collections', { name: 'Mornings' }, { token })).status).toBe(201)
    await test.close()
  })
})
