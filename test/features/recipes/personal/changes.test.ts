import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { withoutSteps } from '#test/support/steps.ts'

const URL = '/api/user/recipes'
const RECIPE = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }

describe('/api/user/recipes/:id', () => {
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

  it.each(['PUT', 'PATCH', 'POST'])('%s changes only the given fields', async (method) => {
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

  it('PATCH adjusts the water to a new ratio, and rejects figures that disagree', async () => {
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
    expect((await change(tiny.id, { ratio: 4 })).body).toMatchObject({
      field: 'ratio',
      error: expect.stringMatching(/4 g of water\. Enter an amount that makes 5/),
    })
  })

  it('PATCH checks the grind setting against the current or new grinder', async () => {
    const { id } = await created({ grindSetting: 200 })
    const refused = await change(id, { grinderId: comandante })
    expect(refused.status).toBe(400)
    expect(refused.body.field).toBe('grindSetting')
    expect((await change(id, { grinderId: comandante, grindSetting: 20 })).status).toBe(200)
    expect((await change(id, { grindSetting: 51 })).status).toBe(400)
  })

  it('PATCH of the name ignores an invalid stored setting', async () => {
    const { id } = await created({ grinderId: comandante })
    await db.updateTable('personalRecipes').set({ grindSetting: 99, ratio: 3 }).where('id', '=', id).execute()
    expect((await change(id, { name: 'Old' })).body.recipe).toMatchObject({ name: 'Old', grindIndex: null })
  })

  it("PATCH ignores fields that can't be changed", async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const { id } = await created()
    await change(id, { id: 1, userId: eve.id, brewLogId: 1, createdAt: '2000-01-01T00:00:00.000Z' })
    const { recipes } = await list()
    expect(recipes[0]).toMatchObject({ id, brewLogId: null })
    expect(recipes[0].createdAt > '2026').toBe(true)
  })

  it('answers 404 to other members', async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const before = await created()
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const { status, body } = await change(before.id, { name: 'Mine' }, method, eve)
      expect(status).toBe(404)
      expect(body.error).toBe("We couldn't find that recipe")
    }
    expect((await list()).recipes).toEqual([withoutSteps(before)])
  })

  it('DELETE deletes a recipe, then answers 404', async () => {
    const { id } = await created()
    const remove = () => test.call('DELETE', `${URL}/${id}`, { token: ada.token })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect((await remove()).status).toBe(404)
    expect((await change(id, { name: 'Gone' })).status).toBe(404)
    expect((await list()).recipes).toEqual([])
  })
})
