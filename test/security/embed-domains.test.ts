import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { BASE_URL, type CallOptions, startTestApp, type TestApp } from '#test/support/app.ts'
import {
  eventsOf,
  insertEmbedRecipe,
  insertRecipeFor,
  type PlantedCoffee,
  plantCoffee,
  saveEmbedSettings,
} from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'

interface World extends PlantedCoffee {
  shareId: string
}

/** How to ask each route for a roaster's recipes, or to report an event on them. */
const DATA: Record<string, (world: World) => { url: string; body?: object }> = {
  'GET /api/embed/:roasterSlug/:coffeeSlug': ({ roaster, coffee }) => ({
    url: `/api/embed/${roaster.slug}/${coffee.slug}`,
  }),
  'GET /api/embed/recipes/:roasterSlug': ({ roaster }) => ({ url: `/api/embed/recipes/${roaster.slug}` }),
  'GET /api/embed/:shareId': ({ shareId }) => ({ url: `/api/embed/${shareId}` }),
  'OPTIONS /api/embed/:roasterSlug/:coffeeSlug': ({ roaster, coffee }) => ({
    url: `/api/embed/${roaster.slug}/${coffee.slug}`,
  }),
  'OPTIONS /api/embed/recipes/:roasterSlug': ({ roaster }) => ({ url: `/api/embed/recipes/${roaster.slug}` }),
  'POST /api/embed/track-impression': ({ shareId }) => ({ url: '/api/embed/track-impression', body: { shareId } }),
  'POST /api/embed/track-click': ({ roaster }) => ({ url: '/api/embed/track-click', body: { shareId: roaster.slug } }),
  'POST /api/embed/track-method-switch': ({ roaster, coffee }) => ({
    url: '/api/embed/track-method-switch',
    body: { shareId: `${roaster.slug}/${coffee.slug}`, method: 'v60' },
  }),
}

/** Pages that show a roaster's recipes: their policy decides who may frame them. */
const PAGES = ['GET /embed/:slug']

/** Files that are the same for every roaster, and the demo page, which nobody may frame. */
const WITHOUT_A_ROASTER = [
  ...[
    'GET /embed/widget.js',
    'GET /embed/steps.js',
    'GET /embed/grinder.js',
    'GET /embed/frame.css',
    'GET /embed/frame.js',
    'GET /embed/demo.css',
  ],
  ...['GET /embed/demo.js', 'GET /embed/demo'],
]

describe('embed routes with allowedDomains of the roaster', () => {
  let test: TestApp
  let db: Database
  let world: World
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    const planted = await plantCoffee(db)
    await insertEmbedRecipe(db, { coffeeId: planted.coffee.id, isDefault: true })
    const { shareId } = await insertRecipeFor(db, planted)
    await saveEmbedSettings(db, planted.roaster.id, { allowedDomains: ['shop.example'] })
    world = { ...planted, shareId }
  })
  afterAll(() => test.close())

  const ask = (route: string, options: CallOptions = {}) => {
    const { url, body } = DATA[route]!(world)
    return test.call(route.split(' ', 1)[0]!, url, { body, ...options })
  }
  const from = (origin: string) => ({ headers: { origin } })

  it('are all listed in this test', () => {
    const routes = test.app.routeTable.entries
      .filter(({ url, method }) => /^\/(api\/)?embed\//.test(url) && method !== 'HEAD')
      .map(({ url, method }) => `${method} ${url}`)
    expect(routes.sort()).toEqual([...Object.keys(DATA), ...PAGES, ...WITHOUT_A_ROASTER].sort())
  })

  it.each(Object.keys(DATA))('answers 403 to a page on another domain: %s', async (route) => {
    const before = (await eventsOf(db, world.roaster.id)).length
    for (const origin of ['https://evil.example', 'https://notshop.example', 'https://shop.example.evil.example']) {
      const answer = await ask(route, from(origin))
      expectError(answer, { status: 403, code: 'origin_not_allowed' })
      expect(answer.headers.vary).toBe('Origin, Accept-Language')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.text).not.toContain(world.coffee.name)
    }
    expect(await eventsOf(db, world.roaster.id)).toHaveLength(before)
    expect(await db.selectFrom('eventDays').selectAll().where('dimension', '=', 'unverified').execute()).toEqual([])
  })

  it.each(Object.keys(DATA).filter((route) => route.startsWith('GET')))(
    'answers 403 to another domain also for HEAD, and after an allowed page has asked: %s',
    async (route) => {
      const { url } = DATA[route]!(world)
      expect((await test.get(url)).status).toBe(200)
      expect((await test.get(url, from('https://shop.example'))).status).toBe(200)
      expect((await test.call('HEAD', url, from('https://evil.example'))).status).toBe(403)
      expect((await test.get(url, from('https://evil.example'))).status).toBe(403)
    },
  )

  it.each(Object.keys(DATA))('answers allowed pages, our own and clients without an Origin: %s', async (route) => {
    for (const origin of ['https://shop.example', 'https://www.shop.example', BASE_URL]) {
      const { status, headers } = await ask(route, from(origin))
      expect([200, 204]).toContain(status)
      expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
    }
    expect([200, 204]).toContain((await ask(route)).status)
    await db.deleteFrom('eventDays').where('dimension', '=', 'unverified').execute()
  })

  it('POST /api/embed/track-click accepts sandboxed frames with Origin null, which get 403 from every GET route', async () => {
    const sandboxed = from('null')
    const token = test.app.eventTokens.issue({ roasterId: world.roaster.id })
    const before = (await eventsOf(db, world.roaster.id)).length
    const body = { shareId: world.shareId, token }
    expect((await test.post('/api/embed/track-click', body, sandboxed)).status).toBe(200)
    expect(await eventsOf(db, world.roaster.id)).toHaveLength(before + 1)
    for (const route of Object.keys(DATA).filter((each) => each.startsWith('GET'))) {
      expect((await ask(route, sandboxed)).status, route).toBe(403)
    }
  })

  it('GET /embed/:roasterSlug lists the allowed domains in frame-ancestors, also for an unknown coffee', async () => {
    for (const query of ['', `?coffee=${world.coffee.slug}`, '?coffee=none']) {
      const { headers } = await test.get(`/embed/${world.roaster.slug}${query}`, { headers: { accept: 'text/html' } })
      expect(String(headers['content-security-policy'])).toMatch(
        /frame-ancestors 'self' https:\/\/shop\.example https:\/\/\*\.shop\.example$/,
      )
    }
    const demo = await test.get(`/embed/demo?roaster=${world.roaster.slug}`)
    expect(demo.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
