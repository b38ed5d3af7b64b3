import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { searchColumns } from '#src/features/beans/coffees/search-text.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf, publish } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const COFFEES = '/api/roaster-portal/coffees'
const V60 = { method: 'v60', doseGrams: 15, waterGrams: 240 }
const ROASTS = ['LIGHT', 'MEDIUM', 'DARK']

describe('concurrent requests to /api/roaster-portal', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  let members: Member[]
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test)
    members = await insertMembers(test, 10)
  })
  afterAll(() => test.close())

  const times = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)))
  const byOwner = (method: string, path: string, body?: object) =>
    test.call(method, `${COFFEES}${path}`, { token: owner.token, body })
  const newCoffee = async (): Promise<number> =>
    (await byOwner('POST', '', { name: 'Konga', roastLevel: 'LIGHT' })).body.coffee.id
  const tally = (answers: readonly Answer[]) =>
    Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([k, v]) => [k, v!.length]))
  const recipeBody = (coffeeProfileId: number) => ({
    coffeeProfileId,
    grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
    machineId: idOf(test, 'machines', 'hario-v60-02'),
    grindSetting: 24,
    ratio: 16,
    doseGrams: 15,
    waterGrams: 240,
  })
  /** Expects no other status codes than the given ones. */
  const expectOnly = (answers: readonly Answer[], ...statuses: number[]) =>
    expect(
      answers.filter(({ status }) => !statuses.includes(status)).map(({ status, body }) => [status, body]),
    ).toEqual([])
  async function expectOneDefault(coffeeId: number): Promise<void> {
    const recipes = await db.selectFrom('embedRecipes').selectAll().where('coffeeId', '=', coffeeId).execute()
    for (const own of Object.values(Object.groupBy(recipes, ({ method }) => method))) {
      expect(own!.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    }
  }

  it('leave one default recipe per method', async () => {
    const coffeeId = await newCoffee()
    const answers = await times(20, (i) => byOwner('POST', `/${coffeeId}/recipes`, { ...V60, isDefault: i % 2 === 0 }))
    expectOnly(answers, 201)
    await expectOneDefault(coffeeId)
    const ids = answers.map(({ body }) => body.recipe.id)
    expectOnly(
      await Promise.all(ids.map((id) => byOwner('PATCH', `/${coffeeId}/recipes/${id}`, { isDefault: true }))),
      200,
    )
    await expectOneDefault(coffeeId)
    const methods = ['v60', 'aeropress', 'french-press']
    const mixed = ids.flatMap((id, i) => [
      byOwner('PUT', `/${coffeeId}/recipes/${id}`, { method: methods[i % 3], isDefault: i % 4 === 0 }),
      ...(i % 5 === 0 ? [byOwner('DELETE', `/${coffeeId}/recipes/${id}`)] : []),
    ])
    expectOnly(await Promise.all(mixed), 200, 404)
    await expectOneDefault(coffeeId)
  })

  it('create at most fifty recipes for a coffee', async () => {
    const coffeeId = await newCoffee()
    for (let i = 0; i < 44; i++) await byOwner('POST', `/${coffeeId}/recipes`, V60)
    const answers = await times(16, () => byOwner('POST', `/${coffeeId}/recipes`, V60))
    expect(tally(answers)).toEqual({ 201: 6, 409: 10 })
    await expectOneDefault(coffeeId)
  })

  it('assign a slug once', async () => {
    const created = await times(15, () => byOwner('POST', '', { name: 'Slug', roastLevel: 'DARK', slug: 'only-one' }))
    expect(tally(created)).toEqual({ 201: 1, 409: 14 })
    const ids = await times(6, newCoffee)
    const moved = await Promise.all(ids.map((id) => byOwner('PATCH', `/${id}`, { slug: 'another-one' })))
    expect(tally(moved)).toEqual({ 200: 1, 409: 5 })
    await expectExactCatalog(db)
  })

  it('change a roast level while recipes are published, voted on, changed and deleted', async () => {
    const authors = members.slice(0, 6)
    for (let round = 0; round < 4; round++) {
      const coffeeId = await newCoffee()
      const old = await Promise.all(authors.map((member) => publish(test, member, coffeeId)))
      const answers = await Promise.all(
        authors.flatMap(({ token }, i) => [
          test.post('/api/community-recipes', recipeBody(coffeeId), { token }),
          byOwner('PUT', `/${coffeeId}`, { roastLevel: ROASTS[(i + round) % 3], acidity: 1 + (i % 5) }),
          test.post(`/api/community-recipes/${old[i]}/vote`, { vote: 'UP' }, { token }),
          test.post(`/api/community-recipes/${old[(i + 1) % authors.length]}/brew-log`, { rating: 4 }, { token }),
          test.call('PATCH', `/api/community-recipes/${old[i]}`, { token, body: { brewTimeSeconds: 60 + i * 30 } }),
          ...(i % 3 === 0 ? [test.call('DELETE', `/api/community-recipes/${old[i]}`, { token })] : []),
        ]),
      )
      expectOnly(answers, 200, 201, 404)
      const published = answers.filter(({ status, body }) => status === 201 && body.recipe)
      expect(published).toHaveLength(authors.length)
      await expectExactCatalog(db)
      await expectExactCounters(db)
    }
  })

  it('change roast level and type of several coffees', async () => {
    const ids = await times(4, newCoffee)
    for (const id of ids) for (const member of members.slice(0, 4)) await publish(test, member, id)
    const answers = await times(24, (i) =>
      byOwner('PATCH', `/${ids[i % 4]}`, { roastLevel: ROASTS[i % 3], coffeeType: i % 2 ? 'BLEND' : 'DECAF' }),
    )
    expectOnly(answers, 200)
    await expectExactCatalog(db)
  })

  it('delete a coffee while others use it', async () => {
    for (let round = 0; round < 6; round++) {
      const coffeeId = await newCoffee()
      const own = await publish(test, owner, coffeeId)
      const log = await test.post(
        '/api/brew-logs',
        { method: 'v60', coffeeProfileId: coffeeId, doseGrams: 15, waterGrams: 240, grindSetting: 24 },
        { token: members[0]!.token },
      )
      const uses = members.flatMap(({ token }, i) => [
        test.post('/api/user/coffee-library', { coffeeProfileId: coffeeId }, { token }),
        test.post('/api/brew-logs', { method: 'v60', coffeeProfileId: coffeeId }, { token }),
        test.post(`/api/community-recipes/${own}/vote`, { vote: 'UP' }, { token }),
        test.post('/api/track', { roasterId: owner.roasterId, coffeeId }),
        ...(i === 5 ? [test.post('/api/community-recipes', recipeBody(coffeeId), { token })] : []),
      ])
      const saved = test.post(`/api/brew-logs/${log.body.brewLog.id}/save-as-recipe`, undefined, {
        token: members[0]!.token,
      })
      const removal = byOwner('DELETE', `/${coffeeId}`)
      const again = byOwner('PATCH', `/${coffeeId}`, { roastLevel: 'DARK' })
      expectOnly([...(await Promise.all(uses)), await saved, await again], 200, 201, 404)
      const { status } = await removal
      // A recipe published before the deletion prevents it: 409.
      const isThere = (await test.get(`/api/coffees/${coffeeId}`)).status === 200
      expect([status, isThere]).toEqual(isThere ? [409, true] : [200, false])
      await expectExactCatalog(db)
      await expectExactCounters(db)
    }
  })

  it('change or delete a coffee while its submitter deletes their account', async () => {
    for (let round = 0; round < 6; round++) {
      const [leaver] = (await insertMembers(test, 1)) as [Member]
      const { id: coffeeId } = await insertCoffee(db, { roasterId: owner.roasterId, submittedById: leaver.id })
      await db
        .updateTable('roasters')
        .set(({ eb }) => ({ coffeeCount: eb('coffeeCount', '+', 1) }))
        .where('id', '=', owner.roasterId)
        .execute()
      await test.post('/api/user/coffee-library', { coffeeProfileId: coffeeId }, { token: leaver.token })
      await test.post('/api/brew-logs', { method: 'v60', coffeeProfileId: coffeeId }, { token: leaver.token })
      const [changed, left, removed] = await Promise.all([
        byOwner('PUT', `/${coffeeId}`, { roastLevel: 'DARK', name: `Leaving ${round}` }),
        deleteAccount(db, leaver.id),
        ...(round % 2 ? [byOwner('DELETE', `/${coffeeId}`)] : []),
      ])
      expectOnly([changed, ...(removed ? [removed] : [])], 200, 404)
      expect(left).toBe(true)
      await expectExactCatalog(db)
    }
  })

  it('rename a roaster while coffees are added, and update the search texts of all of them', async () => {
    for (let round = 0; round < 4; round++) {
      const fresh = await insertRoasterMember(test, { name: `Old ${round}`, nameKey: `old ${round}` })
      const answers = await times(16, (i) =>
        i % 5 === 2
          ? test.call('PUT', '/api/roaster-portal/profile', { token: fresh.token, body: { name: `New ${round} ${i}` } })
          : i % 2
            ? test.post(COFFEES, { name: `Lot ${i}`, roastLevel: 'LIGHT' }, { token: fresh.token })
            : test.post(
                '/api/coffees',
                { name: `Lot ${i}`, roastLevel: 'LIGHT', roasterName: `Old ${round}` },
                { token: fresh.token },
              ),
      )
      expectOnly(answers, 200, 201)
      const { name: roasterName } = await db
        .selectFrom('roasters')
        .select('name')
        .where('id', '=', fresh.roasterId)
        .executeTakeFirstOrThrow()
      for (const coffee of await db
        .selectFrom('coffees')
        .selectAll()
        .where('roasterId', '=', fresh.roasterId)
        .execute()) {
        expect(coffee).toMatchObject(searchColumns({ ...coffee, roasterName }))
      }
      await expectExactCatalog(db)
    }
  })

  it('assign a roaster name once', async () => {
    const rivals = await times(8, () => insertRoasterMember(test))
    const answers = await Promise.all(
      rivals.map(({ token }) => test.call('PUT', '/api/roaster-portal/profile', { token, body: { name: 'The One' } })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 7 })
  })
})
