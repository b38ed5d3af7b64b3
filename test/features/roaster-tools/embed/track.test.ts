import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import type { Row } from '#src/db/tables.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { eventsOf, expectExactDays, insertRecipeFor, type PlantedCoffee, plantCoffee } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'

const KINDS = [
  ['track-impression', 'IMPRESSION'],
  ['track-click', 'CLICK'],
  ['track-method-switch', 'METHOD_SWITCH'],
] as const

describe.each(KINDS)('POST /api/embed/%s', (path, kind) => {
  let test: TestApp
  let db: Database
  const url = `/api/embed/${path}`
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  /** METHOD_SWITCH requires a method. */
  const method = kind === 'METHOD_SWITCH' ? { method: 'moka' } : {}
  const stored = kind === 'METHOD_SWITCH' ? 'moka' : null

  const tokenOf = ({ roaster }: PlantedCoffee) => test.app.eventTokens.issue({ roasterId: roaster.id })

  async function track(planted: PlantedCoffee, body: object): Promise<Row<'events'>[]> {
    const headers = { referer: 'https://shop.example/beans/kenya?session=1', origin: 'https://shop.example' }
    const answer = await test.post(url, { token: tokenOf(planted), ...body }, { headers })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    // The event is stored before the response is sent.
    return eventsOf(db, planted.roaster.id)
  }

  it('records the event for a coffee by both slugs', async () => {
    const planted = await plantCoffee(db)
    const { roaster, coffee } = planted
    expect(await track(planted, { shareId: `${roaster.slug}/${coffee.slug}`, ...method })).toEqual([
      {
        id: expect.any(Number),
        kind,
        roasterId: roaster.id,
        coffeeId: coffee.id,
        recipeId: null,
        method: stored,
        source: 'shop.example/beans/kenya',
        createdAt: expect.any(String),
      },
    ])
    await expectExactDays(db)
  })

  it.each([
    ['our own iframe', `${BASE_URL}/embed/a-roaster`, 'shop.example/beans'],
    ['a sandbox, which has no address', undefined, 'shop.example/beans'],
    ['anywhere else, which is itself the page', 'https://other.example/here', 'other.example/here'],
  ])('records the page that contains the embed for a request from %s', async (_where, referer, source) => {
    const planted = await plantCoffee(db)
    const { roaster } = planted
    const page = 'https://shop.example/beans?session=1'
    const body = { shareId: roaster.slug, ...method, page, token: tokenOf(planted) }
    await test.post(url, body, { headers: referer ? { referer } : {} })
    expect(await eventsOf(db, roaster.id)).toMatchObject([{ kind, source }])
  })

  it('records the event for a recipe by its share id, with its method unless another is given', async () => {
    const planted = await plantCoffee(db)
    const { id: recipeId, shareId } = await insertRecipeFor(db, planted, { brewMethod: 'v60' })
    const event = { kind, roasterId: planted.roaster.id, coffeeId: planted.coffee.id, recipeId }
    expect(await track(planted, { shareId, ...method })).toMatchObject([{ ...event, method: stored ?? 'v60' }])
    const [, second] = await track(planted, { shareId, method: 'siphon' })
    expect(second).toMatchObject({ ...event, method: 'siphon' })
    await expectExactDays(db)
  })

  it('records the event for a roaster by its slug', async () => {
    const planted = await plantCoffee(db)
    const event = { kind, coffeeId: null, recipeId: null, method: stored }
    expect(await track(planted, { shareId: planted.roaster.slug, ...method })).toMatchObject([event])
    await expectExactDays(db)
  })

  it('prefers the recipe if a share id and a slug are equal', async () => {
    const shareId = `both-${path}`
    const planted = await plantCoffee(db)
    const { id } = await insertRecipeFor(db, planted, { shareId })
    const namesake = await plantCoffee(db, {}, { slug: shareId })
    expect(await track(planted, { shareId, ...method })).toMatchObject([{ recipeId: id }])
    expect(await eventsOf(db, namesake.roaster.id)).toEqual([])
  })

  it.each(['French Press', 'FRENCH-PRESS', 'french_press'])('stores the id of the method %s', async (spelling) => {
    const planted = await plantCoffee(db)
    const [event] = await track(planted, { shareId: planted.roaster.slug, method: spelling })
    expect(event!.method).toBe('french-press')
  })

  it.each(['text/plain', 'text/plain;charset=UTF-8', 'application/json'])('accepts a beacon as %s', async (type) => {
    const planted = await plantCoffee(db)
    const { roaster } = planted
    const body = JSON.stringify({ shareId: roaster.slug, ...method, token: tokenOf(planted) })
    expect((await test.call('POST', url, { headers: { 'content-type': type }, body })).status).toBe(200)
    expect(await eventsOf(db, roaster.id)).toHaveLength(1)
  })

  it('answers 404 for an unknown share id, and records nothing', async () => {
    const planted = await plantCoffee(db)
    const { roaster, coffee } = planted
    const recipe = await insertRecipeFor(db, planted)
    const unknown = [
      'nothing',
      String(recipe.id),
      String(roaster.id),
      coffee.slug,
      `${roaster.slug}/nothing`,
      `nobody/${coffee.slug}`,
      `${roaster.slug}/`,
      `/${coffee.slug}`,
      `${roaster.slug}/${coffee.slug}/more`,
    ]
    for (const shareId of unknown) {
      const answer = await test.post(url, { shareId, ...method })
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    expect(await eventsOf(db, roaster.id)).toEqual([])
  })

  it('answers 400 to an unknown method before it looks up the share id', async () => {
    const { roaster } = await plantCoffee(db)
    for (const shareId of [roaster.slug, 'nothing']) {
      const answer = await test.post(url, { shareId, method: 'tea' })
      expectError(answer, { status: 400, code: 'invalid_request', field: 'method' })
      expect(answer.body.error).toContain('v60')
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    expect(await eventsOf(db, roaster.id)).toEqual([])
  })

  it.each([
    [{}, 'shareId'],
    [{ shareId: '' }, 'shareId'],
    [{ shareId: 1 }, 'shareId'],
    [{ shareId: 'x'.repeat(251) }, 'shareId'],
    [{ shareId: 'a', method: '' }, 'method'],
    [{ shareId: 'a', method: 3 }, 'method'],
  ])('rejects %j with 400', async (body, field) => {
    expectError(await test.post(url, { ...method, ...body }), { status: 400, code: 'invalid_request', field })
  })

  it('answers the preflight of a page that sends JSON', async () => {
    const { status, headers } = await test.call('OPTIONS', url, {
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    })
    expect(headers['access-control-allow-methods']).toContain('POST')
  })

  if (kind === 'METHOD_SWITCH') {
    it('requires the method', async () => {
      const { roaster } = await plantCoffee(db)
      const answer = await test.post(url, { shareId: roaster.slug })
      expectError(answer, { status: 400, code: 'invalid_request', field: 'method' })
    })
  }

  if (kind === 'IMPRESSION') {
    it('records nothing for a prerendered page', async () => {
      const { roaster } = await plantCoffee(db)
      const headers = { 'sec-purpose': 'prefetch;prerender' }
      expect((await test.post(url, { shareId: roaster.slug }, { headers })).status).toBe(200)
      expect((await test.post(url, { shareId: 'nothing' }, { headers })).status).toBe(404)
      expect(await eventsOf(db, roaster.id)).toEqual([])
    })
  }
})
