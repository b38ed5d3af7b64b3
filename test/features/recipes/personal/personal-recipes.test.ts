import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { SUGGESTED, withoutSteps } from '#test/support/steps.ts'

const URL = '/api/user/recipes'
const RECIPE = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }

describe('/api/user/recipes', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  let comandante: number
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    comandante = idOf(test, 'grinders', 'comandante-c40-mk4')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    ada = (await insertMembers(test, 1))[0]!
  })

  const create = (changes: object = {}, { token } = ada) => test.post(URL, { ...RECIPE, ...changes }, { token })
  const created = async (changes: object = {}) => (await create(changes)).body.recipe
  const change = (id: number, body: unknown, method = 'PATCH', { token } = ada) =>
    test.call(method, `${URL}/${id}`, { token, body })
  const list = async (query = '') => (await test.get(`${URL}${query}`, { token: ada.token })).body

  it('POST stores a recipe with required fields only', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.recipe).toEqual({
      id: expect.any(Number),
      ...RECIPE,
      brewTimeSeconds: null,
      waterTempF: null,
      hasSteps: false,
      ...SUGGESTED,
      grindIndex: null,
      grinderId: null,
      coffeeProfileId: null,
      name: null,
      notes: null,
      rating: null,
      brewLogId: null,
      grinder: null,
      coffee: null,
      createdAt: expect.any(String),
      updatedAt: body.recipe.createdAt,
    })
  })

  it('POST stores every field, and GET returns it', async () => {
    const coffee = await insertCoffee(db, { name: 'Konga' })
    const extras = {
      grinderId: comandante,
      coffeeProfileId: coffee.id,
      name: 'Sunday',
      notes: 'Three pours',
      rating: 4,
    }
    const recipe = await created({ ...extras, name: ' Sunday ' })
    expect(recipe).toMatchObject({
      ...RECIPE,
      ...extras,
      grindIndex: 34.48,
      grinder: { id: comandante, slug: 'comandante-c40-mk4', name: 'C40 MK4' },
      coffee: { id: coffee.id, name: 'Konga', roaster: { id: coffee.roasterId } },
    })
    const { recipes, pagination } = await list()
    expect(recipes).toEqual([withoutSteps(recipe)])
    expect(pagination).toEqual({ page: 1, limit: 50, total: 1, totalPages: 1 })
  })

  it('GET returns recipes newest first, in pages', async () => {
    const ids: number[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await created()).id)
    const idsIn = async (query: string) => (await list(query)).recipes.map(({ id }: { id: number }) => id)
    expect(await idsIn('')).toEqual(ids)
    expect(await idsIn('?limit=2')).toEqual(ids.slice(0, 2))
    expect(await idsIn('?limit=2&page=3')).toEqual(ids.slice(4))
    expect(await idsIn('?limit=2&page=4')).toEqual([])
    expect((await list('?limit=500')).pagination).toEqual({ page: 1, limit: 100, total: 5, totalPages: 1 })
    for (const query of ['limit=0', 'page=0', 'page=x', 'limit=2.5']) {
      expect((await test.get(`${URL}?${query}`, { token: ada.token })).status).toBe(400)
    }
  })

  it.each([
    ['V60', 'v60'],
    ['french-press', 'french-press'],
    ['French Press', 'french-press'],
  ])('POST accepts the method %s', async (method, id) => {
    expect((await created({ method })).method).toBe(id)
  })

  it.each([
    [undefined, '24', 24, 24],
    [undefined, '24 clicks', '24 clicks', 24],
    [undefined, '~7,5 or so', '~7,5 or so', 7.5],
    [undefined, -3, -3, -3],
    [undefined, 10_000, 10_000, 10_000],
    ['comandante-c40-mk4', '24 clicks', '24 clicks', 24],
    ['comandante-c40-mk4', '30', 30, 30],
  ])('POST for the grinder %s parses the setting %j', async (slug, grindSetting, shown, stored) => {
    const recipe = await created({ grindSetting, ...(slug && { grinderId: idOf(test, 'grinders', slug) }) })
    expect(recipe.grindSetting).toBe(shown)
    const row = db.selectFrom('personalRecipes').select('grindSetting').where('id', '=', recipe.id)
    expect((await row.executeTakeFirstOrThrow()).grindSetting).toBe(stored)
  })

  it.each([
    [{ method: undefined }, 'method', /Choose a brew method/],
    [{ method: 'teapot' }, 'method', /one of .*v60/],
    [{ method: '  ' }, 'method', /./],
    [{ grindSetting: undefined }, 'grindSetting', /Enter the grind setting/],
    [{ grindSetting: 'fine' }, 'grindSetting', /a number/],
    [{ grindSetting: '   ' }, 'grindSetting', /./],
    [{ grindSetting: 10_001 }, 'grindSetting', /at most 10,000/],
    [{ grindSetting: '10001 clicks' }, 'grindSetting', /between -1,000 and 10,000/],
    [{ grindSetting: '9'.repeat(60) }, 'grindSetting', /between -1,000 and 10,000/],
    [{ grindSetting: null }, 'grindSetting', /number or text/],
    [{ grindSetting: 51, grinderId: 'comandante' }, 'grindSetting', /0 to 50/],
    [{ ratio: 14 }, 'ratio', /make 1:16/],
    [{ ratio: 16.9 }, 'ratio', /make 1:16/],
    [{ ratio: 26 }, 'ratio', /at most 25/],
    [{ doseGrams: 0.5 }, 'doseGrams', /at least 1/],
    [{ doseGrams: 1001 }, 'doseGrams', /at most 1,000 g/],
    [{ waterGrams: 4 }, 'waterGrams', /at least 5/],
    [{ waterGrams: 10_001 }, 'waterGrams', /at most 10,000 g/],
    [{ rating: 0 }, 'rating', /at least 1/],
    [{ rating: 6 }, 'rating', /at most 5/],
    [{ rating: 3.5 }, 'rating', /whole number/],
    [{ name: 'x'.repeat(101) }, 'name', /at most 100/],
    [{ notes: 'x'.repeat(5001) }, 'notes', /at most 5,000/],
    [{ coffeeProfileId: '1' }, 'coffeeProfileId', /whole number/],
  ])('POST rejects %j with 400', async (changes, field, sentence) => {
    const { status, body } = await create(
      'grinderId' in changes && changes.grinderId === 'comandante' ? { ...changes, grinderId: comandante } : changes,
    )
    expect(status).toBe(400)
    expect(body.field).toBe(field)
    expect(body.error).toMatch(sentence)
  })

  it.each([16.8, 15.2])('POST accepts a ratio that is off by a twentieth: %d', async (ratio) => {
    expect((await create({ ratio })).status).toBe(201)
  })

  it.each([
    [{ grinderId: 999_999 }, "We couldn't find that grinder"],
    [{ coffeeProfileId: 999_999 }, "We couldn't find that coffee"],
  ])('answers 404 to %j', async (changes, error) => {
    const { id } = await created()
    for (const answer of [await create(changes), await change(id, changes)]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe(error)
    }
    // Validation precedes the check whether it exists.
    expect((await create({ ...changes, ratio: 14 })).status).toBe(400)
  })

  it('POST stores any text unchanged', async () => {
    for (const text of ['<script>alert(1)</script>', "'); drop table users; --", '☕'.repeat(100), '\u202eabc']) {
      expect(await created({ name: text, notes: text })).toMatchObject({ name: text, notes: text })
    }
  })

  it('keeps a recipe whose coffee is deleted', async () => {
    const coffee = await insertCoffee(db)
    const { id } = await created({ coffeeProfileId: coffee.id })
    await db.deleteFrom('coffees').where('id', '=', coffee.id).execute()
    expect((await list()).recipes[0]).toMatchObject({ id, coffeeProfileId: null, coffee: null })
  })

  it('stores nothing for an account that is deleted concurrently', async () => {
    const early = Array.from({ length: 5 }, () => create())
    const deletion = deleteAccount(db, ada.id)
    const answers = await Promise.all([...early, ...Array.from({ length: 5 }, () => create())])
    expect(await deletion).toBe(true)
    expect(answers.filter(({ status }) => status !== 201 && status !== 401 && status !== 404)).toEqual([])
    expect(await db.selectFrom('personalRecipes').selectAll().where('userId', '=', ada.id).execute()).toEqual([])
  })
})
