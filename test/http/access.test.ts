import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAccess, type Viewer } from '#src/http/access.ts'
import { registerErrors } from '#src/http/errors.ts'
import type { Access } from '#src/http/routes.ts'

const PROVEN = {
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-02T00:00:00.000Z',
  role: 'member' as const,
  suspendedUntil: null,
  suspensionReason: null,
}
const ADA: Viewer = { id: 1, sessionId: 's1', email: 'ada@example.com', displayName: 'Ada', ...PROVEN }
const GRACE: Viewer = { id: 2, sessionId: 's2', email: 'grace@example.com', displayName: 'Grace', ...PROVEN }
const TOKENS: Record<string, Viewer> = { 'token-of-ada': ADA, 'token-of-grace': GRACE }
const ROASTER_OF_GRACE = 77

describe('registerAccess', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    registerErrors(app)
    registerAccess(app, {
      baseUrl: () => 'http://brew.example',
      findViewer: async (token) => TOKENS[token],
      findRoasterOf: async (userId) => (userId === GRACE.id ? ROASTER_OF_GRACE : undefined),
      hasHiddenRoaster: async () => false,
      requiresVerifiedEmail: false,
    })
    for (const access of ['public', 'optional', 'required', 'roaster-member'] as Access[]) {
      app.get(`/${access}`, { config: { access } }, ({ optionalViewer, roasterId }) => ({
        viewer: optionalViewer?.displayName ?? null,
        roasterId,
      }))
    }
    app.get('/knows-viewer', { config: { access: 'public', knowsViewer: true } }, ({ optionalViewer, roasterId }) => ({
      viewer: optionalViewer?.displayName ?? null,
      roasterId,
    }))
    app.get('/careless', { config: { access: 'optional' } }, ({ viewer }) => viewer)
    await app.ready()
  })
  afterAll(() => app.close())

  async function ask(url: string, headers: Record<string, string> = {}) {
    const response = await app.inject({ url, headers })
    return response.statusCode === 200 ? response.json() : response.statusCode
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const cookie = (token: string) => ({ cookie: `a=b; svc_session=${token}; c=d` })
  const nobody = { viewer: null, roasterId: 0 }
  const ada = { viewer: 'Ada', roasterId: 0 }

  it('ignores credentials on a public route', async () => {
    expect(await ask('/public')).toEqual(nobody)
    expect(await ask('/public', bearer('token-of-ada'))).toEqual(nobody)
    expect(await ask('/public', bearer('nonsense'))).toEqual(nobody)
  })

  it('sets the viewer on a public route with knowsViewer, and treats invalid credentials as signed out', async () => {
    expect(await ask('/knows-viewer')).toEqual(nobody)
    for (const by of [bearer, cookie]) {
      expect(await ask('/knows-viewer', by('token-of-ada'))).toEqual(ada)
      expect(await ask('/knows-viewer', by('stale'))).toEqual(nobody)
    }
    expect(await ask('/knows-viewer', { ...cookie('token-of-ada'), ...bearer('stale') })).toEqual(nobody)
    expect(await ask('/knows-viewer', { authorization: 'Basic YTpi' })).toEqual(nobody)
  })

  it('sets the viewer of an optional route for a valid token or cookie, and none without credentials', async () => {
    expect(await ask('/optional')).toEqual(nobody)
    expect(await ask('/optional', bearer('token-of-ada'))).toEqual(ada)
    expect(await ask('/optional', cookie('token-of-ada'))).toEqual(ada)
  })

  it('ignores an invalid cookie on an optional route, but answers 401 to an invalid Authorization header', async () => {
    expect(await ask('/optional', cookie('stale'))).toEqual(nobody)
    expect(await ask('/optional', cookie(''))).toEqual(nobody)
    expect(await ask('/optional', bearer('stale'))).toBe(401)
    expect(await ask('/optional', { ...cookie('token-of-ada'), ...bearer('stale') })).toBe(401)
    expect(await ask('/optional', { authorization: 'Basic YTpi' })).toBe(401)
    expect(await ask('/optional', { authorization: 'Bearer' })).toBe(401)
  })

  it('answers 401 on a required route without valid credentials', async () => {
    expect(await ask('/required')).toBe(401)
    expect(await ask('/required', cookie('stale'))).toBe(401)
    expect(await ask('/required', bearer('stale'))).toBe(401)
    expect(await ask('/required', cookie('token-of-ada'))).toEqual(ada)
  })

  it('prefers the Authorization header to the cookie', async () => {
    expect(await ask('/required', { ...cookie('token-of-grace'), ...bearer('token-of-ada') })).toEqual(ada)
    expect(await ask('/required', { ...cookie('token-of-grace'), ...bearer('stale') })).toBe(401)
  })

  it('answers 401 on a roaster-member route when signed out, and 403 to a viewer without a roaster', async () => {
    expect(await ask('/roaster-member')).toBe(401)
    expect(await ask('/roaster-member', bearer('token-of-ada'))).toBe(403)
    expect(await ask('/roaster-member', bearer('token-of-grace'))).toEqual({
      viewer: 'Grace',
      roasterId: ROASTER_OF_GRACE,
    })
  })

  it('answers 401 when the handler of an optional route reads the viewer of a signed-out request', async () => {
    expect(await ask('/careless')).toBe(401)
    expect(await ask('/careless', bearer('token-of-ada'))).toMatchObject({ displayName: 'Ada' })
  })

  it('keeps the viewers of concurrent requests apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ask('/optional', i % 2 ? bearer('token-of-ada') : {})),
    )
    expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 ? ada : nobody)))
  })
})
