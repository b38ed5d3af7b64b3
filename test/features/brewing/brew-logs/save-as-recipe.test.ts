import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('/api/brew-logs/:id/save-as-recipe', () => {
  let test: TestApp
  let ada: Member

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
  })
  afterAll(() => test.close())

  const log = async (body: object): Promise<number> =>
    (await test.post('/api/brew-logs', { method: 'v60', ...body }, { token: ada.token })).body.brewLog.id
  const save = (id: number, method = 'POST') =>
    test.call(method, `/api/brew-logs/${id}/save-as-recipe`, { token: ada.token })
  const recipesOf = (brewLogId: number) =>
    test.app.db.selectFrom('personalRecipes').selectAll().where('brewLogId', '=', brewLogId).execute()

  it('marks the log and stores a personal recipe with its figures', async () => {
    const coffee = await insertCoffee(test.app.db, { name: 'Konga' })
    const grinderId = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!.id
    const figures = { coffeeProfileId: coffee.id, grinderId, doseGrams: 15, waterGrams: 250 }
    const id = await log({ ...figures, grindSetting: '24 clicks', notes: 'Keep', rating: 5 })
    const { status, body } = await save(id)
    expect(status).toBe(200)
    expect(body.brewLog).toMatchObject({ id, savedAsRecipe: true })
    expect(await recipesOf(id)).toMatchObject([
      {
        ...figures,
        userId: ada.id,
        name: 'Konga, V60',
        method: 'v60',
        grindSetting: 24,
        grindSettingText: '24 clicks',
        ratio: 16.7,
        notes: 'Keep',
        rating: 5,
      },
    ])
    const { body: list } = await test.get('/api/user/recipes', { token: ada.token })
    expect(list.recipes[0]).toMatchObject({ brewLogId: id, name: 'Konga, V60' })
  })

  it.each(['POST', 'PUT', 'PATCH'])('accepts %s, also with an empty JSON body', async (method) => {
    const id = await log({})
    const { status, body } = await test.call(method, `/api/brew-logs/${id}/save-as-recipe`, {
      token: ada.token,
      headers: { 'content-type': 'application/json' },
      body: '',
    })
    expect(status).toBe(200)
    expect(body.brewLog.savedAsRecipe).toBe(true)
  })

  it('stores one recipe for twenty concurrent requests', async () => {
    const id = await log({ doseGrams: 15, waterGrams: 240, grindSetting: 20 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(id)))
    expect(answers.map(({ status, body }) => [status, body.brewLog.savedAsRecipe])).toEqual(Array(20).fill([200, true]))
    expect(await recipesOf(id)).toHaveLength(1)
    await save(id)
    expect(await recipesOf(id)).toHaveLength(1)
  })

  it.each([{ doseGrams: null }, { waterGrams: null }, { grindSetting: null }])(
    'marks a log with %j, but stores no recipe',
    async (gap) => {
      const id = await log({ doseGrams: 15, waterGrams: 240, grindSetting: 20, ...gap })
      expect((await save(id)).body.brewLog.savedAsRecipe).toBe(true)
      expect(await recipesOf(id)).toEqual([])
    },
  )

  it('keeps the recipe when the log is deleted', async () => {
    const id = await log({ doseGrams: 15, waterGrams: 240, grindSetting: 20 })
    await save(id)
    const [recipe] = await recipesOf(id)
    await test.call('DELETE', `/api/brew-logs/${id}`, { token: ada.token })
    const kept = await test.app.db
      .selectFrom('personalRecipes')
      .select('brewLogId')
      .where('id', '=', recipe!.id)
      .executeTakeFirst()
    expect(kept).toEqual({ brewLogId: null })
  })

  describe('finding 6: POST /api/brew-logs with savedAsRecipe', () => {
    const logAs = (body: object) => test.post('/api/brew-logs', { method: 'v60', ...body }, { token: ada.token })
    const figures = { doseGrams: 15, waterGrams: 250, grindSetting: 24 }

    it('stores the same recipe as save-as-recipe does', async () => {
      const coffee = await insertCoffee(test.app.db, { name: 'Kiangoi' })
      const grinderId = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!.id
      const brew = { ...figures, coffeeProfileId: coffee.id, grinderId, notes: 'Keep', rating: 5 }
      const { status, body } = await logAs({ ...brew, savedAsRecipe: true })
      expect(status).toBe(201)
      expect(body.brewLog.savedAsRecipe).toBe(true)
      expect(body.warnings).toEqual([])
      const later = await log(brew)
      await save(later)
      const recipeOf = async (id: number) => {
        const [recipe, ...others] = await recipesOf(id)
        expect(others).toEqual([])
        const { id: _, brewLogId, createdAt, updatedAt, ...rest } = recipe!
        return rest
      }
      expect(await recipeOf(body.brewLog.id)).toEqual(await recipeOf(later))
      expect(await recipeOf(later)).toMatchObject({ name: 'Kiangoi, V60', ratio: 16.7 })
      const found = await test.get('/api/brew-logs?savedAsRecipe=true&limit=100', { token: ada.token })
      expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(body.brewLog.id)
    })

    it('stores no second recipe when the log is saved again', async () => {
      const { body } = await logAs({ ...figures, savedAsRecipe: true })
      await save(body.brewLog.id)
      expect(await recipesOf(body.brewLog.id)).toHaveLength(1)
    })

    it.each([false, null, undefined])('stores no recipe if it is %j', async (savedAsRecipe) => {
      const { body } = await logAs({ ...figures, savedAsRecipe })
      expect(body.brewLog.savedAsRecipe).toBe(false)
      expect(await recipesOf(body.brewLog.id)).toEqual([])
    })

    it('marks an incomplete brew, stores no recipe and warns', async () => {
      for (const missing of Object.keys(figures)) {
        const { status, body } = await logAs({ ...figures, [missing]: null, savedAsRecipe: true })
        expect(status).toBe(201)
        expect(body.brewLog.savedAsRecipe).toBe(true)
        expect(body.warnings).toEqual([
          { code: 'recipe_incomplete', field: 'savedAsRecipe', message: expect.stringContaining('needs dose, water') },
        ])
        expect(await recipesOf(body.brewLog.id)).toEqual([])
      }
    })

    it('stores no recipe for a rejected brew', async () => {
      const before = await test.app.db.selectFrom('personalRecipes').select('id').execute()
      const answer = await logAs({ ...figures, savedAsRecipe: true, coffeeProfileId: 999_999 })
      expect(answer.status).toBe(404)
      expect((await logAs({ ...figures, savedAsRecipe: 'yes' })).body.field).toBe('savedAsRecipe')
      expect(await test.app.db.selectFrom('personalRecipes').select('id').execute()).toEqual(before)
    })
  })
})
