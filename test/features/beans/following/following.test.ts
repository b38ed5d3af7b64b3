import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe, insertRoaster } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'

describe('/api/roasters/:slug/follow', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await insertRoaster(test.app.db, { slug: 'heron', name: 'Heron', nameKey: 'heron' })
  })
  afterAll(() => test.close())

  const URL = '/api/roasters/heron/follow'

  it('follows and unfollows a roaster idempotently', async () => {
    const { token } = await register(test)
    expect((await test.get(URL, { token })).body).toEqual({ isFollowing: false, followerCount: 0 })
    for (let i = 0; i < 2; i++) {
      const { status, body } = await test.post(URL, undefined, { token })
      expect(status).toBe(201)
      expect(body).toEqual({ isFollowing: true, followerCount: 1 })
    }
    expect((await test.get(URL, { token })).body).toEqual({ isFollowing: true, followerCount: 1 })
    expect((await test.get(URL)).body).toEqual({ isFollowing: false, followerCount: 1 })
    for (let i = 0; i < 2; i++) {
      const { status, body } = await test.call('DELETE', URL, { token })
      expect(status).toBe(200)
      expect(body).toEqual({ isFollowing: false, followerCount: 0 })
    }
  })

  it('accepts an empty body with a JSON content type', async () => {
    const { token } = await register(test)
    const headers = { 'content-type': 'application/json' }
    expect((await test.call('POST', URL, { token, headers })).status).toBe(201)
    expect((await test.call('DELETE', URL, { token, headers })).status).toBe(200)
  })

  it('answers 401 to anonymous callers (except to GET) and 404 for an unknown roaster', async () => {
    for (const method of ['POST', 'DELETE']) {
      expectError(await test.call(method, URL), { status: 401, code: 'not_authenticated' })
      const { token } = await register(test)
      const nobody = await test.call(method, '/api/roasters/nobody/follow', { token })
      expectError(nobody, { status: 404, code: 'not_found' })
    }
    const bad = await test.get(URL, { token: 'not.a.token' })
    expect([bad.status, bad.body.isFollowing]).toEqual([200, false])
  })

  it('keeps followerCount exact under concurrent requests', async () => {
    const members = await insertMembers(test, 200)
    const together = await Promise.all(members.map(({ token }) => test.post(URL, undefined, { token })))
    expect(together.every(({ status }) => status === 201)).toBe(true)
    expect((await test.get(URL)).body.followerCount).toBe(200)

    const [first] = members
    const twenty = Array.from({ length: 20 }, () => test.call('DELETE', URL, { token: first!.token }))
    await Promise.all(twenty)
    expect((await test.get(URL)).body.followerCount).toBe(199)

    // Concurrently, some unfollow, some follow again and some delete their account.
    await Promise.all(
      members.slice(1, 61).map(({ token }, i) => {
        if (i % 3 === 0) return test.call('DELETE', URL, { token })
        return i % 3 === 1 ? test.post(URL, undefined, { token }) : test.call('DELETE', '/api/user/account', { token })
      }),
    )
    expect((await test.get(URL)).body.followerCount).toBe(159)
    await expectExactCounters(test.app.db)
  })
})

describe('GET /api/following/feed', () => {
  let test: TestApp
  const slugs = Array.from({ length: 12 }, (_, i) => `feed-${i}`)
  const recipes: { id: number; slug: string }[] = []
  beforeAll(async () => {
    test = await startTestApp()
    const { db } = test.app
    for (const [i, slug] of slugs.entries()) {
      const [coffee] = await plantCoffees(db, [{ name: `Of ${slug}`, roaster: slug.replace('-', ' ') }])
      const { roasterId } = await db
        .selectFrom('coffees')
        .select('roasterId')
        .where('id', '=', coffee!)
        .executeTakeFirstOrThrow()
      for (let n = 0; n < i; n++) {
        recipes.unshift({ id: await insertRecipe(db, { coffeeProfileId: coffee!, roasterId }), slug })
      }
      await db.updateTable('roasters').set({ recipeCount: i }).where('id', '=', roasterId).execute()
    }
  })
  afterAll(() => test.close())

  async function follower(followed: readonly string[]): Promise<string> {
    const { token } = await register(test)
    for (const slug of followed) await test.post(`/api/roasters/${slug}/follow`, undefined, { token })
    return token
  }

  it.each([
    ['nobody', []],
    ['somebody without recipes', ['feed-0']],
    ['one', ['feed-3']],
    ['a few', ['feed-2', 'feed-5', 'feed-11']],
    ['everybody', slugs],
  ])('returns the recipes of followed roasters, newest first: %s', async (_, followed) => {
    const token = await follower(followed)
    const expected = recipes.filter(({ slug }) => followed.includes(slug)).map(({ id }) => id)
    const seen: number[] = []
    let cursor = ''
    do {
      const { status, body } = await test.get(`/api/following/feed?limit=4${cursor}`, { token })
      expect(status).toBe(200)
      expect(body).toMatchObject({ total: expected.length, hasMore: body.cursor !== null, nextCursor: body.cursor })
      seen.push(...body.data.map(({ id }: { id: number }) => id))
      cursor = body.cursor && `&cursor=${body.cursor}`
    } while (cursor)
    expect(seen).toEqual(expected)
  })

  it('returns whole recipes with a taste match score, twenty by default and at most fifty', async () => {
    const token = await follower(slugs)
    const { body } = await test.get('/api/following/feed?limit=500', { token })
    expect(body.data).toHaveLength(50)
    expect(body.data[0]).toMatchObject({
      type: 'community',
      tasteMatchScore: expect.any(Number),
      coffee: { roaster: { slug: 'feed-11' } },
    })
    expect((await test.get('/api/following/feed', { token })).body.data).toHaveLength(20)
  })

  it('answers 401 to anonymous callers and 400 to an invalid cursor or limit', async () => {
    expectError(await test.get('/api/following/feed'), { status: 401, code: 'not_authenticated' })
    const token = await follower([])
    for (const [query, field] of [
      ['cursor=x', 'cursor'],
      ['limit=0', 'limit'],
    ] as const) {
      const answer = await test.get(`/api/following/feed?${query}`, { token })
      expectError(answer, { status: 400, code: 'invalid_request', field })
    }
  })
})
