import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe, insertTasteProfile } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { withoutSteps } from '#test/support/steps.ts'

const URL = '/api/user/saved-recipes'

describe('/api/user/saved-recipes', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const newMember = async () => (await insertMembers(test, 1))[0]!
  const save = (communityRecipeId: unknown, { token } = ada) => test.post(URL, { communityRecipeId }, { token })
  const list = async (query = '', { token } = ada) => (await test.get(`${URL}${query}`, { token })).body
  const idsIn = (body: { savedRecipes: { communityRecipeId: number }[] }) =>
    body.savedRecipes.map(({ communityRecipeId }) => communityRecipeId)

  it('returns whole recipes with a taste match, newest first', async () => {
    ada = await newMember()
    await insertTasteProfile(db, ada.id)
    const [one, two] = [await insertRecipe(db, { notes: 'Bloom' }), await insertRecipe(db)]
    const { status, body } = await save(one)
    expect(status).toBe(201)
    const { body: recipe } = await test.get(`/api/recipes/${one}`)
    expect(body).toEqual({
      savedRecipe: {
        communityRecipeId: one,
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        createdAt: body.savedRecipe.savedAt,
        recipe: { ...withoutSteps(recipe), tasteMatchScore: expect.any(Number) },
      },
    })
    await save(two)
    const saved = await list()
    expect(idsIn(saved)).toEqual([two, one])
    expect(saved.savedRecipes[1]).toEqual(body.savedRecipe)
    expect(saved.pagination).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1 })
  })

  it('POST changes nothing when a recipe is saved again', async () => {
    ada = await newMember()
    const [one, two] = [await insertRecipe(db), await insertRecipe(db)]
    const first = await save(one)
    await save(two)
    const again = await save(one)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(idsIn(await list())).toEqual([two, one])
  })

  it('POST saves a recipe once under concurrent requests', async () => {
    ada = await newMember()
    const recipeId = await insertRecipe(db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(recipeId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await list()).pagination.total).toBe(1)
  })

  it('GET returns numbered pages', async () => {
    ada = await newMember()
    const recipes: number[] = []
    for (let i = 0; i < 5; i++) {
      recipes.unshift(await insertRecipe(db))
      await save(recipes[0])
    }
    expect(idsIn(await list('?limit=2'))).toEqual(recipes.slice(0, 2))
    expect(idsIn(await list('?limit=2&page=2'))).toEqual(recipes.slice(2, 4))
    const last = await list('?limit=2&page=3')
    expect(idsIn(last)).toEqual(recipes.slice(4))
    expect(last.pagination).toEqual({ page: 3, limit: 2, total: 5, totalPages: 3 })
    expect(idsIn(await list('?limit=2&page=4'))).toEqual([])
    expect(idsIn(await list('?page=1000000000&limit=100'))).toEqual([])
    expect((await list('?limit=1000000')).pagination.limit).toBe(100)
  })

  it.each(['limit=0', 'limit=-1', 'limit=x', 'limit=1.5', 'page=0', 'page=x', 'page=1e99'])(
    'GET rejects ?%s with 400',
    async (query) => {
      const { status, body } = await test.get(`${URL}?${query}`, { token: ada.token })
      expect(status).toBe(400)
      expect(body.field).toBe(query.split('=')[0])
    },
  )

  it.each(['body', 'query'])('DELETE by the id in the %s is idempotent and affects this member only', async (place) => {
    const [eve, recipeId] = [await newMember(), await insertRecipe(db)]
    ada = await newMember()
    await save(recipeId)
    await save(recipeId, eve)
    const unsave = () =>
      place === 'body'
        ? test.call('DELETE', URL, { token: ada.token, body: { communityRecipeId: recipeId } })
        : test.call('DELETE', `${URL}?communityRecipeId=${recipeId}`, { token: ada.token })
    for (const { status, body } of [await unsave(), await unsave()]) {
      expect(status).toBe(200)
      expect(body).toEqual({ success: true })
    }
    expect(idsIn(await list())).toEqual([])
    expect(idsIn(await list('', eve))).toEqual([recipeId])
  })

  it.each([
    [undefined, 400],
    [null, 400],
    ['1', 400],
    [0, 400],
    [1.5, 400],
    [2 ** 31, 400],
    [999_999, 404],
  ])('POST and DELETE reject the recipe id %j', async (communityRecipeId, status) => {
    const saved = await save(communityRecipeId)
    expect(saved.status).toBe(status)
    if (status === 400) expect(saved.body.field).toBe('communityRecipeId')
    else expect(saved.body.error).toBe("We couldn't find that recipe")
    const unsaved = await test.call('DELETE', URL, { token: ada.token, body: { communityRecipeId } })
    expect(unsaved.status).toBe(status)
  })

  it('DELETE requires an id', async () => {
    for (const body of [undefined, {}]) {
      const answer = await test.call('DELETE', URL, { token: ada.token, body })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: 'communityRecipeId is required', field: 'communityRecipeId' })
    }
  })

  it('GET omits a deleted recipe', async () => {
    const author = await newMember()
    ada = await newMember()
    const recipeId = await insertRecipe(db, { createdById: author.id })
    await save(recipeId)
    await test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: author.token })
    const saved = await list()
    expect(saved.savedRecipes).toEqual([])
    expect(saved.pagination.total).toBe(0)
  })
})
