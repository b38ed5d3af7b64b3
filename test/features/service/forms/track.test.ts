import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRoaster } from '#test/support/community.ts'
import { expectExactDays } from '#test/support/embeds.ts'

describe('POST /api/track', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const viewsOf = (roasterId: number) =>
    db.selectFrom('events').selectAll().where('roasterId', '=', roasterId).orderBy('id').execute()

  it('counts views of the pages of a roaster and a coffee', async () => {
    const coffee = await insertCoffee(db)
    const { roasterId } = coffee
    const { status, body, headers } = await test.post('/api/track', { roasterId })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true })
    expect(headers['access-control-allow-origin']).toBe('*')
    await test.post('/api/track', { roasterId, coffeeId: coffee.id })
    const common = { id: expect.any(Number), kind: 'PAGE_VIEW', roasterId, createdAt: expect.any(String) }
    const unset = { recipeId: null, method: null, source: null }
    expect(await viewsOf(roasterId)).toEqual([
      { ...common, ...unset, coffeeId: null },
      { ...common, ...unset, coffeeId: coffee.id },
    ])
    await expectExactDays(db)
    const days = await db.selectFrom('eventDays').selectAll().where('roasterId', '=', roasterId).execute()
    const day = (await viewsOf(roasterId))[0]!.createdAt.slice(0, 10)
    expect(days).toContainEqual({ roasterId, dimension: 'total', day, value: '', kind: 'PAGE_VIEW', count: 2 })
    expect(days).toContainEqual({
      roasterId,
      dimension: 'coffee',
      day,
      value: String(coffee.id),
      kind: 'PAGE_VIEW',
      count: 1,
    })
  })

  it.each(['text/plain', 'text/plain;charset=UTF-8', 'application/json'])('accepts a beacon as %s', async (type) => {
    const roasterId = await insertRoaster(db)
    const options = { headers: { 'content-type': type }, body: JSON.stringify({ roasterId }) }
    expect((await test.call('POST', '/api/track', options)).status).toBe(200)
    expect(await viewsOf(roasterId)).toHaveLength(1)
  })

  it.each([
    ['https://shop.example/beans/kenya?email=ada@example.com#top', 'shop.example/beans/kenya'],
    ['http://ada:secret@shop.example:8080/', 'shop.example:8080/'],
    [`https://shop.example/${'x'.repeat(500)}`, `shop.example/${'x'.repeat(287)}`],
    ['android-app://com.example', null],
    ['javascript:alert(1)', null],
    ['nonsense', null],
  ])('stores of the referer %s only %s', async (referer, source) => {
    const roasterId = await insertRoaster(db)
    expect((await test.post('/api/track', { roasterId }, { headers: { referer } })).status).toBe(200)
    expect((await viewsOf(roasterId)).map((view) => view.source)).toEqual([source])
    await expectExactDays(db)
  })

  it('answers 404 for an unknown roaster or coffee, and for a coffee of another roaster', async () => {
    const coffee = await insertCoffee(db)
    const elsewhere = await insertCoffee(db)
    const unknown = 2_000_000_000
    const { roasterId } = coffee
    const roaster = await test.post('/api/track', { roasterId: unknown })
    expect([roaster.status, roaster.body.error]).toEqual([404, "We couldn't find that roaster"])
    for (const coffeeId of [unknown, elsewhere.id]) {
      const answer = await test.post('/api/track', { roasterId, coffeeId })
      expect([answer.status, answer.body.error]).toEqual([404, "We couldn't find that coffee"])
    }
    expect(await viewsOf(roasterId)).toEqual([])
  })

  it.each([
    [{}, 'roasterId'],
    [{ roasterId: 'one' }, 'roasterId'],
    [{ roasterId: '1' }, 'roasterId'],
    [{ roasterId: 1.5 }, 'roasterId'],
    [{ roasterId: 0 }, 'roasterId'],
    [{ roasterId: 1e300 }, 'roasterId'],
    [{ roasterId: 1, coffeeId: -1 }, 'coffeeId'],
  ])('rejects %j with 400', async (body, field) => {
    const answer = await test.post('/api/track', body)
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe(field)
  })

  it.each(['', 'roasterId=1', '[]', '{"roasterId":'])('rejects the beacon %j with 400', async (body) => {
    const { status } = await test.call('POST', '/api/track', { headers: { 'content-type': 'text/plain' }, body })
    expect(status).toBe(400)
  })
})
