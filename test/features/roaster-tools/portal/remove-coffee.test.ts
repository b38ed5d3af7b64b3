import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { publish } from '#test/support/brewing.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster, type RoasterMember } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/coffees'

describe('DELETE /api/roaster-portal/coffees/:id', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  let ada: Member
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test)
    ada = (await insertMembers(test, 1))[0]!
  })
  afterAll(() => test.close())

  const create = async (name = 'Konga'): Promise<number> => {
    const coffee = { name, roastLevel: 'LIGHT', origin: 'Kenya', flavorProfile: 'plum' }
    return (await test.post(URL, coffee, { token: owner.token })).body.coffee.id
  }
  const remove = (id: number, { token }: Member = owner) => test.call('DELETE', `${URL}/${id}`, { token })

  it('deletes library entries and embed recipes of the coffee, and keeps brew logs and personal recipes', async () => {
    const id = await create('Farewell')
    const { token } = ada
    await test.post('/api/user/coffee-library', { coffeeProfileId: id, rating: 5 }, { token })
    const log = await test.post('/api/brew-logs', { method: 'v60', coffeeProfileId: id, notes: 'Lovely' }, { token })
    const personal = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240, coffeeProfileId: id }
    const recipe = await test.post('/api/user/recipes', personal, { token })
    await test.post(`${URL}/${id}/recipes`, { method: 'v60', doseGrams: 15, ratio: 16 }, { token: owner.token })
    await test.post('/api/track', { roasterId: owner.roasterId, coffeeId: id })

    const { status, body } = await remove(id)
    expect([status, body]).toEqual([200, { success: true }])
    expectError(await remove(id), { status: 404, code: 'not_found' })
    expect((await test.get(`/api/coffees/${id}`)).status).toBe(404)
    expect((await test.get('/api/coffees?q=farewell')).body.data).toEqual([])
    expect((await test.get('/api/user/coffee-library', { token })).body.library).toEqual([])
    const kept = (await test.get(`/api/brew-logs/${log.body.brewLog.id}`, { token })).body.brewLog
    expect(kept).toMatchObject({ notes: 'Lovely', coffeeProfileId: null })
    const { recipes } = (await test.get('/api/user/recipes', { token })).body
    expect(recipes).toMatchObject([{ id: recipe.body.recipe.id, coffeeProfileId: null }])
    for (const [table, column] of [
      ['embedRecipes', 'coffeeId'],
      ['coffeeOrigins', 'coffeeId'],
      ['events', 'coffeeId'],
    ] as const) {
      expect(await db.selectFrom(table).select(column).where(column, '=', id).execute()).toEqual([])
    }
    expect(await db.selectFrom('events').select('id').where('roasterId', '=', owner.roasterId).execute()).toHaveLength(
      1,
    )
    const { body: analytics } = await test.get('/api/roaster-portal/analytics', { token: owner.token })
    expect(analytics.byCoffee).toMatchObject([{ coffeeId: id, coffeeName: null, coffeeSlug: null, pageViews: 1 }])
    await expectExactCatalog(db)
  })

  it('answers 409 while there are recipes of other members, also of deleted accounts', async () => {
    const id = await create()
    const [eve, colleague] = (await insertMembers(test, 2)) as [Member, Member]
    await joinRoaster(test, colleague.id, owner.roasterId)
    await publish(test, owner, id)
    await publish(test, eve, id)
    expectError(await remove(id), { status: 409, code: 'has_recipes' })
    expectError(await remove(id, colleague), { status: 409, code: 'has_recipes' })
    await test.call('DELETE', '/api/user/account', { token: eve.token })
    expectError(await remove(id), { status: 409, code: 'has_recipes' })
    expect((await test.get(`/api/coffees/${id}`)).body._count.communityRecipes).toBe(2)
    await expectExactCatalog(db)
  })

  it("deletes the caller's own recipes with votes, comments and saves, and keeps counters exact", async () => {
    const id = await create()
    const mine = [await publish(test, owner, id), await publish(test, owner, id, { brewTimeSeconds: 30 })]
    const elsewhere = await publish(test, ada, await create('Stays'))
    const [{ token }] = (await insertMembers(test, 1)) as [Member]
    const { body: collection } = await test.post('/api/collections', { name: 'Sundays' }, { token })
    for (const recipeId of [...mine, elsewhere]) {
      await test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, { token })
      await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 4 }, { token })
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token })
      await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })
      await test.post(`/api/collections/${collection.collection.id}/items`, { recipeId }, { token })
    }
    expect((await remove(id)).status).toBe(200)
    await expectExactCatalog(db)
    await expectExactCounters(db)
    for (const recipeId of mine) expect((await test.get(`/api/recipes/${recipeId}`)).status).toBe(404)
    expect((await test.get(`/api/recipes/${elsewhere}`)).body).toMatchObject({ upvotes: 1, brewCount: 1 })
    const logs = (await test.get('/api/brew-logs', { token })).body.data
    expect(logs.map(({ recipeId }: { recipeId: number }) => recipeId).sort()).toEqual([elsewhere, null, null].sort())
    const { body: shown } = await test.get(`/api/collections/${collection.collection.id}`, { token })
    expect(shown.collection._count.items).toBe(1)
  })
})
