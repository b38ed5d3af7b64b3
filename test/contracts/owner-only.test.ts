import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteEntry } from '#src/http/routes.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { OWNED_THINGS, type OwnedThing, ROUTES_TO_SHARED_THINGS } from './owned-things.ts'

type Named = Pick<RouteEntry, 'method' | 'url' | 'access'>

/** Routes that require a sign-in and have an id in their path. */
const routesToThings = (routes: readonly Named[]): string[] =>
  routes
    .filter(({ method, access }) => method !== 'HEAD' && (access === 'required' || access === 'roaster-member'))
    .filter(({ url }) => /\/:\w*id\b/i.test(url))
    .map(({ method, url }) => `${method} ${url}`)

const routesOf = (things: readonly OwnedThing[]): string[] => things.flatMap(({ routes }) => Object.keys(routes))

describe('owner-only routes', () => {
  let test: TestApp
  let owner: Member
  let stranger: Member
  beforeAll(async () => {
    test = await startTestApp()
    owner = await register(test)
    stranger = await register(test)
    for (const { id } of [owner, stranger]) await joinRoaster(test, id)
  })
  afterAll(() => test.close())

  it('are listed here: every route with an id is listed as owned or as shared', () => {
    const known = [...routesOf(OWNED_THINGS), ...ROUTES_TO_SHARED_THINGS]
    expect(routesToThings(test.app.routeTable.entries).sort()).toEqual(known.sort())
  })

  it('are found in a route table by routesToThings', () => {
    const forgotten: Named[] = [
      { method: 'GET', url: '/api/things/:id', access: 'required' },
      { method: 'DELETE', url: '/api/things/:id/parts/:partId', access: 'required' },
      { method: 'PUT', url: '/api/roaster-portal/things/:id', access: 'roaster-member' },
    ]
    const harmless: Named[] = [
      { method: 'HEAD', url: '/api/things/:id', access: 'required' },
      { method: 'GET', url: '/api/things', access: 'required' },
      { method: 'GET', url: '/api/things/:id', access: 'public' },
      { method: 'GET', url: '/api/makers/:slug', access: 'required' },
    ]
    expect(routesToThings([...harmless, ...forgotten])).toEqual([
      'GET /api/things/:id',
      'DELETE /api/things/:id/parts/:partId',
      'PUT /api/roaster-portal/things/:id',
    ])
  })

  const cases = OWNED_THINGS.flatMap((thing) =>
    Object.entries(thing.routes).map(([route, body]) => ({ route, body, thing })),
  )
  it.for(cases)('$route refuses another member, and still works for the owner', async ({ route, body, thing }) => {
    const ids = [await thing.create(test, owner)].flat()
    const [method, url] = route.split(' ') as [string, string]
    const path = ids.reduce<string>((path, id) => path.replace(/:\w+/, String(id)), url)
    const sent = typeof body === 'function' ? await body(test, owner, ids[0]!) : body
    const call = ({ token }: Member) => test.call(method, path, { token, body: sent })
    const refusal = await call(stranger)
    expect(refusal.status).toBe(thing.toOthers)
    expect(refusal.body.error).toEqual(
      thing.toOthers === 404 ? `We couldn't find that ${thing.name}` : expect.any(String),
    )
    expect(Math.floor((await call(owner)).status / 100)).toBe(2)
  })
})
