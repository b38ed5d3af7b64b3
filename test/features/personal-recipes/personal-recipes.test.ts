import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

const URL = '/api/user/recipes'
const RECIPE = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }

describe('personal recipes', () => {
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

  it('are written down with no more than their figures', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.recipe).toEqual({
      id: expect.any(Number),
      ...RECIPE,
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

  it('are written down with everything, and listed so', async () => {
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
    expect(recipes).toEqual([recipe])
    expect(pagination).toEqual({ page: 1, limit: 50, total: 1, totalPages: 1 })
  })

  it('come newest first, in pages', async () => {
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
  ])('know the method %s', async (method, id) => {
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
  ])('on %s read the setting %j', async (slug, grindSetting, shown, stored) => {
    const recipe = await created({ grindSetting, ...(slug && { grinderId: idOf(test, 'grinders', slug) }) })
    expect(recipe.grindSetting).toBe(shown)
    const row = db.selectFrom('personalRecipes').select('grindSetting').where('id', '=', recipe.id)
    expect((await row.executeTakeFirstOrThrow()).grindSetting).toBe(stored)
  })

  it.each([
    [{ method: undefined }, 'method', /required/],
    [{ method: 'teapot' }, 'method', /one of .*v60/],
    [{ method: '  ' }, 'method', /./],
    [{ grindSetting: undefined }, 'grindSetting', /required/],
    [{ grindSetting: 'fine' }, 'grindSetting', /a number/],
    [{ grindSetting: '   ' }, 'grindSetting', /./],
    [{ grindSetting: 10_001 }, 'grindSetting', /at most 10000/],
    [{ grindSetting: '10001 clicks' }, 'grindSetting', /from -1000 to 10000/],
    [{ grindSetting: '9'.repeat(60) }, 'grindSetting', /from -1000 to 10000/],
    [{ grindSetting: null }, 'grindSetting', /number or a text/],
    [{ grindSetting: 51, grinderId: 'comandante' }, 'grindSetting', /0 to 50/],
    [{ ratio: 14 }, 'ratio', /which is 16/],
    [{ ratio: 16.9 }, 'ratio', /which is 16/],
    [{ ratio: 26 }, 'ratio', /at most 25/],
    [{ doseGrams: 0.5 }, 'doseGrams', /at least 1/],
    [{ doseGrams: 201 }, 'doseGrams', /at most 200/],
    [{ waterGrams: 4 }, 'waterGrams', /at least 5/],
    [{ waterGrams: 5001 }, 'waterGrams', /at most 5000/],
    [{ rating: 0 }, 'rating', /at least 1/],
    [{ rating: 6 }, 'rating', /at most 5/],
    [{ rating: 3.5 }, 'rating', /whole number/],
    [{ name: 'x'.repeat(101) }, 'name', /at most 100/],
    [{ notes: 'x'.repeat(5001) }, 'notes', /at most 5000/],
    [{ coffeeProfileId: '1' }, 'coffeeProfileId', /whole number/],
  ])('are not written down with %j', async (changes, field, sentence) => {
    const { status, body } = await create(
      'grinderId' in changes && changes.grinderId === 'comandante' ? { ...changes, grinderId: comandante } : changes,
    )
    expect(status).toBe(400)
    expect(body.field).toBe(field)
    expect(body.error).toMatch(sentence)
  })

  it.each([16.8, 15.2])('may have a ratio that is off by a twentieth: %d', async (ratio) => {
    expect((await create({ ratio })).status).toBe(201)
  })

  it.each([
    [{ grinderId: 999_999 }, 'Grinder not found'],
    [{ coffeeProfileId: 999_999 }, 'Coffee not found'],
  ])('know no %j', async (changes, error) => {
    const { id } = await created()
    for (const answer of [await create(changes), await change(id, changes)]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe(error)
    }
    // What is malformed is said before what isn't there.
    expect((await create({ ...changes, ratio: 14 })).status).toBe(400)
  })

  it.each(['PUT', 'PATCH', 'POST'])('are changed by %s in what is given', async (method) => {
    const coffee = await insertCoffee(db)
    const before = await created({ grinderId: comandante, name: 'Sunday', rating: 3 })
    const { status, body } = await change(
      before.id,
      { name: 'Monday', notes: 'Slower', grindSetting: '22 clicks' },
      method,
    )
    expect(status).toBe(200)
    const { updatedAt, ...changed } = body.recipe
    expect(changed).toEqual({
      ...before,
      name: 'Monday',
      notes: 'Slower',
      grindSetting: '22 clicks',
      grindIndex: expect.any(Number),
      updatedAt: undefined,
    })
    expect(changed.grindIndex).toBeLessThan(before.grindIndex)
    expect(updatedAt >= before.updatedAt).toBe(true)
    const cleared = await change(before.id, { name: null, notes: '', rating: null, grinderId: null }, method)
    expect(cleared.body.recipe).toMatchObject({ name: null, notes: null, rating: null, grinderId: null, grinder: null })
    expect(cleared.body.recipe).toMatchObject({ grindSetting: '22 clicks', grindIndex: null })
    const moved = await change(before.id, { coffeeProfileId: coffee.id, method: 'AeroPress' }, method)
    expect(moved.body.recipe).toMatchObject({
      coffee: { id: coffee.id },
      method: 'aeropress',
      grindSetting: '22 clicks',
    })
    expect((await change(before.id, {}, method)).body.recipe).toEqual({
      ...moved.body.recipe,
      updatedAt: expect.any(String),
    })
  })

  it('follow a new ratio with their water, and agree with whatever else is given', async () => {
    const { id } = await created()
    expect((await change(id, { ratio: 17 })).body.recipe).toMatchObject({ ratio: 17, doseGrams: 15, waterGrams: 255 })
    const all = { ratio: 15, doseGrams: 20, waterGrams: 300 }
    expect((await change(id, all)).body.recipe).toMatchObject(all)
    expect((await change(id, { doseGrams: 20.5 })).body.recipe).toMatchObject({ ...all, doseGrams: 20.5 })
    for (const body of [{ doseGrams: 30 }, { waterGrams: 200 }, { ratio: 17, waterGrams: 300 }]) {
      const { status, body: answer } = await change(id, body)
      expect(status).toBe(400)
      expect(answer.field).toBe('ratio')
    }
    const tiny = await created({ doseGrams: 1, waterGrams: 16 })
    expect((await change(tiny.id, { ratio: 4 })).body).toMatchObject({ field: 'ratio', error: expect.stringMatching(/less than 5 g of water/) })
  })

  it('are held to the grinder that they have or get', async () => {
    const { id } = await created({ grindSetting: 200 })
    const refused = await change(id, { grinderId: comandante })
    expect(refused.status).toBe(400)
    expect(refused.body.field).toBe('grindSetting')
    expect((await change(id, { grinderId: comandante, grindSetting: 20 })).status).toBe(200)
    expect((await change(id, { grindSetting: 51 })).status).toBe(400)
  })

  it('get a new name whatever their setting is', async () => {
    const { id } = await created({ grinderId: comandante })
    await db.updateTable('personalRecipes').set({ grindSetting: 99, ratio: 3 }).where('id', '=', id).execute()
    expect((await change(id, { name: 'Old' })).body.recipe).toMatchObject({ name: 'Old', grindIndex: null })
  })

  it('take no field that is not theirs to change', async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const { id } = await created()
    await change(id, { id: 1, userId: eve.id, brewLogId: 1, createdAt: '2000-01-01T00:00:00.000Z' })
    const { recipes } = await list()
    expect(recipes[0]).toMatchObject({ id, brewLogId: null })
    expect(recipes[0].createdAt > '2026').toBe(true)
  })

  it("are nobody else's to change or remove", async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const before = await created()
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const { status, body } = await change(before.id, { name: 'Mine' }, method, eve)
      expect(status).toBe(404)
      expect(body.error).toBe('Personal recipe not found')
    }
    expect((await list()).recipes).toEqual([before])
  })

  it('go once', async () => {
    const { id } = await created()
    const remove = () => test.call('DELETE', `${URL}/${id}`, { token: ada.token })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect((await remove()).status).toBe(404)
    expect((await change(id, { name: 'Gone' })).status).toBe(404)
    expect((await list()).recipes).toEqual([])
  })

  it('keep whatever text they are given', async () => {
    for (const text of ['<script>alert(1)</script>', "'); drop table users; --", '☕'.repeat(100), '\u202eabc']) {
      expect(await created({ name: text, notes: text })).toMatchObject({ name: text, notes: text })
    }
  })

  it('stay when their coffee goes, without it', async () => {
    const coffee = await insertCoffee(db)
    const { id } = await created({ coffeeProfileId: coffee.id })
    await db.deleteFrom('coffees').where('id', '=', coffee.id).execute()
    expect((await list()).recipes[0]).toMatchObject({ id, coffeeProfileId: null, coffee: null })
  })

  it('are not written for whoever leaves meanwhile', async () => {
    const early = Array.from({ length: 5 }, () => create())
    const deletion = deleteAccount(db, ada.id)
    const answers = await Promise.all([...early, ...Array.from({ length: 5 }, () => create())])
    expect(await deletion).toBe(true)
    expect(answers.filter(({ status }) => status !== 201 && status !== 401 && status !== 404)).toEqual([])
    expect(await db.selectFrom('personalRecipes').selectAll().where('userId', '=', ada.id).execute()).toEqual([])
  })
})
