import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('saving a brew as a recipe', () => {
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

  it('marks the log and keeps a recipe with its figures', async () => {
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

  it.each(['POST', 'PUT', 'PATCH'])('goes by %s, with an empty body of JSON too', async (method) => {
    const id = await log({})
    const { status, body } = await test.call(method, `/api/brew-logs/${id}/save-as-recipe`, {
      token: ada.token,
      headers: { 'content-type': 'application/json' },
      body: '',
    })
    expect(status).toBe(200)
    expect(body.brewLog.savedAsRecipe).toBe(true)
  })

  it('makes one recipe of twenty requests at once', async () => {
    const id = await log({ doseGrams: 15, waterGrams: 240, grindSetting: 20 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(id)))
    expect(answers.map(({ status, body }) => [status, body.brewLog.savedAsRecipe])).toEqual(Array(20).fill([200, true]))
    expect(await recipesOf(id)).toHaveLength(1)
    await save(id)
    expect(await recipesOf(id)).toHaveLength(1)
  })

  it.each([{ doseGrams: null }, { waterGrams: null }, { grindSetting: null }])(
    'marks a log with %j, but makes no recipe of it',
    async (gap) => {
      const id = await log({ doseGrams: 15, waterGrams: 240, grindSetting: 20, ...gap })
      expect((await save(id)).body.brewLog.savedAsRecipe).toBe(true)
      expect(await recipesOf(id)).toEqual([])
    },
  )

  it('keeps the recipe when the log goes', async () => {
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
})
