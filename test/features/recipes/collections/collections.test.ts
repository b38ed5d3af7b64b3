import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'

const URL = '/api/collections'

describe('/api/collections', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    ada = (await insertMembers(test, 1))[0]!
  })

  const create = (body: object = { name: 'Sundays' }, { token } = ada) => test.post(URL, body, { token })
  const list = async (query = '', { token } = ada) => (await test.get(`${URL}${query}`, { token })).body
  const change = (id: number, body: object, method = 'PATCH', { token } = ada) =>
    test.call(method, `${URL}/${id}`, { token, body })

  it('POST creates an empty collection', async () => {
    expect(await list()).toEqual({ collections: [], total: 0, cursor: null, nextCursor: null, hasMore: false })
    const { status, body } = await create({ name: ' Sundays ', description: ' Slow ones ' })
    expect(status).toBe(201)
    expect(body.collection).toEqual({
      id: expect.any(Number),
      name: 'Sundays',
      description: 'Slow ones',
      _count: { items: 0 },
      createdAt: expect.any(String),
      updatedAt: body.collection.createdAt,
    })
    expect((await list()).collections).toEqual([body.collection])
    const { body: whole } = await test.get(`${URL}/${body.collection.id}`, { token: ada.token })
    expect(whole).toEqual({
      collection: { ...body.collection, items: [] },
      total: 0,
      cursor: null,
      nextCursor: null,
      hasMore: false,
    })
  })

  it("GET lists the caller's own collections newest first, whole or in pages", async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    await create({ name: 'Hers' }, eve)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await create({ name })
    const names = (body: { collections: { name: string }[] }) => body.collections.map(({ name }) => name).join('')
    expect(names(await list())).toBe('edcba')
    expect(names(await list('', eve))).toBe('Hers')
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.cursor}`)
    const third = await list(`?limit=2&cursor=${second.nextCursor}`)
    expect([first, second, third].map(names)).toEqual(['ed', 'cb', 'a'])
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    expect([first, second, third].map(({ total }) => total)).toEqual([5, 5, 5])
    for (const query of ['limit=0', 'cursor=x']) {
      expect((await test.get(`${URL}?${query}`, { token: ada.token })).status).toBe(400)
    }
  })

  it.each([
    [{}, 'name'],
    [{ name: null }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', description: 'x'.repeat(2001) }, 'description'],
    [{ name: 'x', description: 7 }, 'description'],
  ])('POST rejects %j with 400', async (body, field) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe(field)
    expect((await list()).collections).toEqual([])
  })

  it.each(['PUT', 'PATCH', 'POST'])('%s /:id changes only the given fields', async (method) => {
    const { body } = await create({ name: 'Sundays', description: 'Slow ones' })
    const { id } = body.collection
    const named = await change(id, { name: ' Mondays ' }, method)
    expect(named.status).toBe(200)
    expect(named.body.collection).toMatchObject({ id, name: 'Mondays', description: 'Slow ones', _count: { items: 0 } })
    const described = await change(id, { description: 'Quick ones' }, method)
    expect(described.body.collection).toMatchObject({ name: 'Mondays', description: 'Quick ones' })
    const cleared = await change(id, { description: null, id: 1, userId: 1 }, method)
    expect(cleared.body.collection).toMatchObject({ id, name: 'Mondays', description: null })
    expect((await change(id, {}, method)).status).toBe(200)
    for (const wrong of [{ name: '' }, { name: null }, { name: 'x'.repeat(101) }]) {
      expect((await change(id, wrong, method)).status).toBe(400)
    }
    expect((await list()).collections[0]).toMatchObject({ name: 'Mondays' })
  })

  it('POST stores any text unchanged', async () => {
    for (const text of ['<script>alert(1)</script>', "'; drop table collections; --", '☕'.repeat(100), 'כוס!']) {
      const { body } = await create({ name: text, description: text })
      expect(body.collection).toMatchObject({ name: text, description: text })
    }
  })

  it('answers 404 to other members', async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const { body } = await create()
    const { id } = body.collection
    for (const method of ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']) {
      const options = { token: eve.token, ...(method !== 'GET' && { body: { name: 'Mine' } }) }
      const answer = await test.call(method, `${URL}/${id}`, options)
      expect(answer.status, method).toBe(404)
      expect(answer.body.error).toBe("We couldn't find that collection")
    }
    expect((await list()).collections).toEqual([body.collection])
  })

  it('DELETE /:id deletes a collection with its items, then answers 404', async () => {
    const { id } = (await create()).body.collection
    const remove = () => test.call('DELETE', `${URL}/${id}`, { token: ada.token })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect((await remove()).status).toBe(404)
    expect((await test.get(`${URL}/${id}`, { token: ada.token })).status).toBe(404)
    expect(await db.selectFrom('collectionItems').selectAll().where('collectionId', '=', id).execute()).toEqual([])
  })
})
