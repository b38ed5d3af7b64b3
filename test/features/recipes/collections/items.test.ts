import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe, insertTasteProfile } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { withoutSteps } from '#test/support/steps.ts'

const URL = '/api/collections'

describe('/api/collections/:id/items', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  let id: number
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    ada = (await insertMembers(test, 1))[0]!
    id = (await test.post(URL, { name: 'Sundays' }, { token: ada.token })).body.collection.id
  })

  const add = (recipeId: unknown, { token } = ada) => test.post(`${URL}/${id}/items`, { recipeId }, { token })
  const remove = (recipeId: unknown, { token } = ada) =>
    test.call('DELETE', `${URL}/${id}/items`, { token, body: { recipeId } })
  const read = async (query = '') => (await test.get(`${URL}/${id}${query}`, { token: ada.token })).body
  const idsIn = (body: { collection: { items: { recipeId: number }[] } }) =>
    body.collection.items.map(({ recipeId }) => recipeId)
  const countInList = async () =>
    (await test.get(URL, { token: ada.token })).body.collections.find((each: { id: number }) => each.id === id)._count
      .items

  it('returns whole recipes with a taste match, last added first', async () => {
    await insertTasteProfile(db, ada.id)
    const [one, two] = [await insertRecipe(db), await insertRecipe(db)]
    const { status, body } = await add(one)
    expect(status).toBe(201)
    const { body: recipe } = await test.get(`/api/recipes/${one}`)
    expect(body).toEqual({
      item: {
        recipeId: one,
        addedAt: expect.any(String),
        recipe: { ...withoutSteps(recipe), tasteMatchScore: expect.any(Number) },
      },
    })
    await add(two)
    const { collection } = await read()
    expect(collection.items.map(({ recipeId }: { recipeId: number }) => recipeId)).toEqual([two, one])
    expect(collection.items[1]).toEqual(body.item)
    expect(collection._count).toEqual({ items: 2 })
    expect(collection.updatedAt > collection.createdAt).toBe(true)
    expect(await countInList()).toBe(2)
  })

  it('POST answers 409 to a recipe that is already in the collection', async () => {
    const recipeId = await insertRecipe(db)
    await add(recipeId)
    const before = await read()
    const again = await add(recipeId)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: expect.any(String), code: 'already_in_collection' })
    expect(await read()).toEqual(before)
  })

  it('adds and removes a recipe once under concurrent requests', async () => {
    const recipeId = await insertRecipe(db)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => add(recipeId)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await countInList()).toBe(1)
    const removals = (await Promise.all(Array.from({ length: 20 }, () => remove(recipeId)))).map(({ status }) => status)
    expect(removals.filter((status) => status === 200)).toHaveLength(1)
    expect(removals.filter((status) => status === 404)).toHaveLength(19)
    expect(await countInList()).toBe(0)
  })

  it('returns pages that stay stable while recipes are added', async () => {
    const recipes: number[] = []
    for (let i = 0; i < 5; i++) {
      recipes.unshift(await insertRecipe(db))
      await add(recipes[0])
    }
    const first = await read('?limit=2')
    await add(await insertRecipe(db))
    const second = await read(`?limit=2&cursor=${first.cursor}`)
    const third = await read(`?limit=2&cursor=${second.nextCursor}`)
    expect([first, second, third].flatMap(idsIn)).toEqual(recipes)
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    expect(third.collection._count.items).toBe(6)
    expect([first.total, third.total]).toEqual([5, 6])
    expect((await test.get(`${URL}/${id}?cursor=x`, { token: ada.token })).status).toBe(400)
  })

  it.each(['body', 'query'])('DELETE removes a recipe by the id in the %s, then answers 404', async (place) => {
    const [recipeId, other] = [await insertRecipe(db), await insertRecipe(db)]
    for (const each of [recipeId, other]) await add(each)
    const take = () =>
      place === 'body'
        ? remove(recipeId)
        : test.call('DELETE', `${URL}/${id}/items?recipeId=${recipeId}`, { token: ada.token })
    expect(await take()).toMatchObject({ status: 200, body: { success: true } })
    const again = await take()
    expect(again.status).toBe(404)
    expect(again.body.error).toBe("That recipe isn't in this collection")
    expect(idsIn(await read())).toEqual([other])
    expect((await add(recipeId)).status).toBe(201)
  })

  it.each([undefined, null, '1', 0, 1.5, 2 ** 31])('rejects the recipeId %j with 400', async (recipeId) => {
    for (const { status, body } of [await add(recipeId), await remove(recipeId)]) {
      expect(status).toBe(400)
      expect(body.field).toBe('recipeId')
    }
  })

  it("answers 404 for a recipe that doesn't exist", async () => {
    const { status, body } = await add(999_999)
    expect(status).toBe(404)
    expect(body.error).toBe("We couldn't find that recipe")
    expect((await remove(999_999)).status).toBe(404)
  })

  it('answers 404 for the collection of another member', async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const [inside, outside] = [await insertRecipe(db), await insertRecipe(db)]
    await add(inside)
    const before = await read()
    // Instead of 409, too, so that the contents of the collection aren't revealed.
    for (const answer of [await add(outside, eve), await add(inside, eve), await remove(inside, eve)]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe("We couldn't find that collection")
    }
    expect(await read()).toEqual(before)
  })

  it('keeps a recipe in the other collections when one is deleted', async () => {
    const recipeId = await insertRecipe(db)
    const other = (await test.post(URL, { name: 'Mondays' }, { token: ada.token })).body.collection.id
    await add(recipeId)
    await test.post(`${URL}/${other}/items`, { recipeId }, { token: ada.token })
    await test.call('DELETE', `${URL}/${other}`, { token: ada.token })
    expect(idsIn(await read())).toEqual([recipeId])
    expect((await test.get(`/api/recipes/${recipeId}`)).status).toBe(200)
  })

  it('omits a deleted recipe from items and counts', async () => {
    const author = (await insertMembers(test, 1))[0]!
    const recipeId = await insertRecipe(db, { createdById: author.id })
    await add(recipeId)
    await add(await insertRecipe(db))
    await test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: author.token })
    expect(await countInList()).toBe(1)
    expect((await read()).collection).toMatchObject({ _count: { items: 1 }, items: [{}] })
  })

  it('deletes collections of a deleted account while recipes are added', async () => {
    const recipes = await Promise.all(Array.from({ length: 10 }, () => insertRecipe(db)))
    const early = recipes.slice(0, 5).map((recipeId) => add(recipeId))
    const made = test.post(URL, { name: 'Late' }, { token: ada.token })
    const deletion = deleteAccount(db, ada.id)
    const late = recipes.slice(5).map((recipeId) => add(recipeId))
    const answers = await Promise.all([...early, made, ...late])
    expect(await deletion).toBe(true)
    expect(answers.filter(({ status }) => ![201, 401, 404].includes(status))).toEqual([])
    expect(await db.selectFrom('collections').selectAll().where('userId', '=', ada.id).execute()).toEqual([])
    expect(await db.selectFrom('collectionItems').selectAll().where('collectionId', '=', id).execute()).toEqual([])
  })
})
