import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_CLASSES, type RouteEntry } from '#src/http/routes.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { joinRoaster } from '#test/support/roasters.ts'

/** The public routes of the API. A new one must be added here too. */
const PUBLIC = [
  'GET /api/auth/magic-link/verify',
  'GET /api/auth/options',
  'GET /api/brew-methods',
  'GET /api/browse/recipes',
  'GET /api/coffees',
  'GET /api/coffees/:id',
  'GET /api/coffees/:id/stats',
  'GET /api/coffees/suggestions',
  'GET /api/discover',
  'GET /api/embed/:roasterSlug/:coffeeSlug',
  'GET /api/embed/:shareId',
  'GET /api/embed/recipes/:roasterSlug',
  'GET /api/filters',
  'GET /api/grinders',
  'GET /api/grinders/popular',
  'GET /api/health',
  'GET /api/machines',
  'GET /api/recipes/:id',
  'GET /api/recipes/:id/comments',
  'GET /api/recipes/:id/json-ld',
  'GET /api/recipes/:id/opos',
  'GET /api/roaster-claims/verify',
  'GET /api/roasters',
  'GET /api/roasters/:slug',
  'GET /api/roasters/:slug/coffees',
  'GET /api/roasters/:slug/follow',
  'GET /api/roasters/:slug/recipes',
  'GET /api/site-pages',
  'GET /api/site-pages/:name',
  'GET /api/step-templates',
  'GET /api/users/:id',
  'GET /api/users/:id/recipes',
  'GET /api/v1/convert',
  'GET /api/widget/grinder/:slug',
  'GET /api/widget/grinders',
  'GET /embed/:slug',
  'GET /embed/grinder.js',
  'GET /embed/steps.js',
  'GET /embed/widget.js',
  'GET /llms-full.txt',
  'GET /llms.txt',
  'POST /api/auth/apple',
  'POST /api/auth/confirm-email',
  'POST /api/auth/email-change/confirm',
  'POST /api/auth/login',
  'POST /api/auth/magic-link',
  'POST /api/auth/not-me',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/confirm',
  'POST /api/auth/register',
  'POST /api/contact',
  'POST /api/demo-requests',
  'POST /api/embed/track-click',
  'POST /api/embed/track-impression',
  'POST /api/embed/track-method-switch',
  'POST /api/mcp',
  'POST /api/recipes/:id/share',
  'POST /api/roaster-claims/verify',
  'POST /api/subscribe',
  'POST /api/tools/grind-feedback',
  'POST /api/track',
]

/** Public routes outside the API: pages and their forms, static files and the OpenAPI description. */
const PAGES = [
  'GET /',
  'GET /.well-known/security.txt',
  'GET /about',
  'GET /account/confirm',
  'GET /account/email',
  'GET /account/not-me',
  'GET /account/reset-password',
  'GET /account/sign-in',
  'GET /api/auth/not-me',
  'GET /api/auth/oidc/callback',
  'GET /api/auth/oidc/start',
  'GET /api/openapi.json',
  'GET /app.webmanifest',
  'GET /assets/:name',
  'GET /cards/:kind/:file',
  'GET /check-mail',
  'GET /coffees',
  'GET /coffees/:id',
  'GET /coffees/:id/edit',
  'GET /coffees/new',
  'GET /convert',
  'GET /embed/demo',
  'GET /embed/demo.css',
  'GET /embed/demo.js',
  'GET /embed/frame.css',
  'GET /embed/frame.js',
  'GET /favicon.ico',
  'GET /feed',
  'GET /grinders',
  'GET /grinders/:slug',
  'GET /grinders/compare',
  'GET /grinders/measure',
  'GET /icon-180.png',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /icon-maskable-512.png',
  'GET /icon.svg',
  'GET /imprint',
  'GET /log',
  'GET /log/:id',
  'GET /log/:id/edit',
  'GET /log/compare',
  'GET /log/new',
  'GET /log/week',
  'GET /newsletter/confirm',
  'GET /open',
  'GET /portal',
  'GET /portal/analytics',
  'GET /portal/claim',
  'GET /portal/coffees',
  'GET /portal/coffees/:id',
  'GET /portal/embed',
  'GET /portal/members',
  'GET /portal/profile',
  'GET /privacy',
  'GET /profile',
  'GET /profile/calibrate',
  'GET /profile/collections',
  'GET /profile/collections/:id',
  'GET /profile/equipment',
  'GET /profile/grinders/:id',
  'GET /profile/library',
  'GET /profile/recipes',
  'GET /profile/saved',
  'GET /profile/settings',
  'GET /profile/shared',
  'GET /profile/taste',
  'GET /r/:shareId',
  'GET /recipes',
  'GET /recipes/:id',
  'GET /recipes/:id/edit',
  'GET /recipes/:id/print',
  'GET /recipes/new',
  'GET /register',
  'GET /roasters',
  'GET /roasters/:slug',
  'GET /robots.txt',
  'GET /scene.svg',
  'GET /screenshots/:name',
  'GET /settings',
  'GET /sign-in',
  'GET /sitemap.xml',
  'GET /sitemaps/:file',
  'GET /sw.js',
  'GET /terms',
  'GET /theme.js',
  'GET /timer',
  'GET /unsubscribe',
  'GET /users/:id',
  'GET /welcome',
  'OPTIONS *',
  'OPTIONS /api/embed/:roasterSlug/:coffeeSlug',
  'OPTIONS /api/embed/recipes/:roasterSlug',
  'POST /account/confirm',
  'POST /account/email',
  'POST /account/not-me',
  'POST /account/reset-password',
  'POST /account/sign-in',
  'POST /newsletter/confirm',
  'POST /unsubscribe',
]

/** Public routes that return more to a signed-in viewer, or remember who sent something. */
const KNOWS_VIEWER = [
  'GET /account/confirm',
  'GET /account/email',
  'GET /account/not-me',
  'GET /account/reset-password',
  'GET /account/sign-in',
  'GET /api/auth/magic-link/verify',
  'GET /api/auth/not-me',
  'GET /api/auth/oidc/callback',
  'GET /api/auth/oidc/start',
  'GET /api/coffees/:id',
  'GET /api/discover',
  'GET /api/recipes/:id',
  'GET /api/recipes/:id/comments',
  'GET /api/roasters/:slug',
  'GET /api/roasters/:slug/follow',
  'POST /account/confirm',
  'POST /account/email',
  'POST /account/not-me',
  'POST /account/reset-password',
  'POST /account/sign-in',
  'POST /api/auth/apple',
  'POST /api/auth/confirm-email',
  'POST /api/contact',
  'POST /api/demo-requests',
]

/** Routes for everybody that return more to a signed-in viewer, and refuse an invalid Bearer token. */
/** Pages that moderators see, and that don't exist for others: test/security/admin-pages.test.ts. */
const TEAM_PAGES = [
  'GET /admin',
  'GET /admin/audit',
  'GET /admin/claims',
  'GET /admin/coffees/:id',
  'GET /admin/content',
  'GET /admin/equipment',
  'GET /admin/invites',
  'GET /admin/members',
  'GET /admin/members/:id',
  'GET /admin/queue',
  'GET /admin/settings',
]

const OPTIONAL = [
  'GET /api/community-recipes',
  'GET /api/community-recipes/:id/brew-log',
  'GET /api/community-recipes/:id/vote',
  'GET /api/recipes',
  'GET /api/recipes/search',
  'POST /api/adaptRecipe',
  'POST /api/equipment-suggestions',
  'POST /api/get-recipe',
]

const UNKNOWN_ID = '2000000000'

/** Matches a numeric parameter; a share id is a string. */
const ID = /:(?!shareId\b)\w*id\b/gi

describe('every route of the route table', () => {
  let test: TestApp
  let member: Member
  let routes: RouteEntry[]
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
    await joinRoaster(test, member.id)
    await test.app.db.updateTable('users').set({ role: 'operator' }).where('id', '=', member.id).execute()
    routes = test.app.routeTable.entries
  })
  afterAll(() => test.close())

  const nameOf = ({ method, url }: RouteEntry) => `${method} ${url}`
  /** Without the HEAD route of each GET route. */
  const named = (wanted: (route: RouteEntry) => boolean) =>
    routes
      .filter((route) => route.method !== 'HEAD' && wanted(route))
      .map(nameOf)
      .sort()

  const isOfReferencePage = ({ url }: RouteEntry) => url === '/docs' || url.startsWith('/docs/')

  /** Calls the route with a value for each parameter, and with a body where the method may have one. */
  const call = ({ method, url }: RouteEntry, id: string, options: { token?: string } = {}) =>
    test.call(method, url.replace(ID, id).replace(/:\w+/g, 'nothing-of-this-name'), {
      ...options,
      ...(['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && { body: {} }),
    })

  it('declares its access', () => {
    expect(routes.length).toBeGreaterThan(40)
    for (const route of routes) expect(ACCESS_CLASSES, nameOf(route)).toContain(route.access)
  })

  it('is public or optional only if it is listed here', () => {
    const isPublic = (route: RouteEntry) => route.access === 'public' && !isOfReferencePage(route)
    expect(named((route) => isPublic(route) && !route.internal)).toEqual(PUBLIC)
    expect(named((route) => isPublic(route) && route.internal)).toEqual(PAGES)
    expect(named(({ knowsViewer }) => knowsViewer)).toEqual(KNOWS_VIEWER)
    expect(named(({ access, internal }) => access === 'optional' && !internal)).toEqual(OPTIONAL)
    expect(named(({ access, internal }) => access === 'optional' && internal)).toEqual(TEAM_PAGES)
  })

  it('has the same access for HEAD as for GET', () => {
    for (const head of routes.filter(({ method }) => method === 'HEAD')) {
      const get = routes.find(({ method, url }) => method === 'GET' && url === head.url)
      expect(get, head.url).toMatchObject({ access: head.access, internal: head.internal })
    }
  })

  it('answers 401 without a sign-in if it requires one, before any validation', async () => {
    const closed = routes.filter(({ access }) => access !== 'public' && access !== 'optional')
    expect(closed.length).toBeGreaterThan(5)
    for (const route of closed) {
      for (const id of [UNKNOWN_ID, 'no-id']) {
        const { status, body, headers } = await call(route, id)
        expect(status, nameOf(route)).toBe(401)
        expect(headers['www-authenticate']).toBe('Bearer')
        if (route.method !== 'HEAD') expect(body, nameOf(route)).toMatchObject({ error: expect.any(String) })
      }
    }
  })

  it('with access roaster-member answers 403 to other members, before any validation', async () => {
    const { token } = await register(test)
    const closed = routes.filter(({ access, method }) => access === 'roaster-member' && method !== 'HEAD')
    expect(closed.length).toBeGreaterThan(15)
    for (const route of closed) {
      expect(route.url, nameOf(route)).toMatch(/^\/api\/roaster-portal\//)
      for (const id of [UNKNOWN_ID, 'no-id']) {
        const { status, body } = await call(route, id, { token })
        expect([status, body.code], nameOf(route)).toEqual([403, 'not_a_member'])
      }
    }
  })

  it.each([
    ['moderator', 'not_a_moderator'],
    ['operator', 'not_an_operator'],
  ])('with access %s answers 403 to members, before any validation', async (access, code) => {
    const { token } = await register(test)
    const closed = routes.filter((route) => route.access === access && route.method !== 'HEAD')
    expect(closed.length).toBeGreaterThan(3)
    for (const route of closed) {
      expect(route.url, nameOf(route)).toMatch(/^\/api\/admin\//)
      for (const id of [UNKNOWN_ID, 'no-id']) {
        const { status, body } = await call(route, id, { token })
        expect([status, body.code], nameOf(route)).toEqual([403, code])
      }
    }
  })

  it('answers 401 to an invalid token, unless it is public', async () => {
    for (const route of routes.filter(({ internal }) => !internal)) {
      const { status } = await call(route, UNKNOWN_ID, { token: 'garbage' })
      if (route.access === 'public') expect(status, nameOf(route)).not.toBe(401)
      else expect(status, nameOf(route)).toBe(401)
    }
  })

  it('answers 404 with a message when its path names something unknown', async () => {
    const reading = routes.filter(({ method, url, internal }) => method === 'GET' && url.includes('/:') && !internal)
    expect(reading.length).toBeGreaterThan(0)
    for (const route of reading) {
      const { status, body } = await call(route, UNKNOWN_ID, { token: member.token })
      expect(status, nameOf(route)).toBe(404)
      expect(body.error, nameOf(route)).toMatch(/couldn't find|No grinder is called/)
    }
  })

  it('answers 400 to an id that is not a positive integer', async () => {
    const withId = routes.filter(({ url, internal }) => url.search(ID) > 0 && !internal)
    for (const route of withId) {
      for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', 'NaN']) {
        const { status } = await call(route, id, { token: member.token })
        expect(status, `${nameOf(route)} with ${id}`).toBe(400)
      }
    }
  })

  it('answers 400 with a message to a body that is not JSON', async () => {
    const writing = routes.filter(
      ({ method, url, internal }) => ['POST', 'PUT', 'PATCH'].includes(method) && url !== '/api/mcp' && !internal,
    )
    for (const route of writing) {
      const path = route.url.replace(ID, UNKNOWN_ID).replace(/:\w+/g, 'nothing-of-this-name')
      const headers = { 'content-type': 'application/json' }
      const { status, body } = await test.call(route.method, path, { token: member.token, headers, body: '{"a":' })
      expect(status, nameOf(route)).toBe(400)
      expect(body, nameOf(route)).toEqual({
        error: "The request body isn't valid JSON",
        code: 'invalid_json',
        requestId: expect.any(String),
      })
    }
  })
})
