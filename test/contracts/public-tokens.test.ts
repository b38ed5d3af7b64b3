import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { type DescribedRoute, descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** The ways to send a session token. */
const CARRIERS = {
  cookie: (token: string) => ({ cookie: `svc_session=${token}` }),
  Bearer: (token: string) => ({ authorization: `Bearer ${token}` }),
}

/** The response differs each time, or the route has its own protocol. */
const NOT_COMPARED = ['GET /api/health', 'POST /api/mcp', 'GET /api/embed/{shareId}']

describe('finding 6: an invalid session token', () => {
  let test: TestApp
  let routes: DescribedRoute[]
  let world: SampleWorld
  let tokens: Record<string, string>
  beforeAll(async () => {
    test = await startTestApp()
    routes = operationsOf(await descriptionOf(test.app))
    world = await plantSamples(test)
    tokens = { broken: 'a.b.c', expired: await expiredToken(), ended: await endedToken() }
  })
  afterAll(() => test.close())

  /** Expired, but signed with the right key for an existing session. */
  async function expiredToken(): Promise<string> {
    const claims = JSON.parse(Buffer.from(world.member.token.split('.')[1]!, 'base64url').toString())
    const key = new TextEncoder().encode(test.app.config.sessionSecrets[0])
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600
    return new SignJWT({ ...claims, iat: anHourAgo - 3600, exp: anHourAgo })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
  }

  async function endedToken(): Promise<string> {
    const { token } = await register(test)
    await test.post('/api/auth/logout', {}, { token })
    return token
  }

  const ask = ({ name, method }: DescribedRoute, headers: Record<string, string> = {}) => {
    const { url, body } = sampleOf(name, world)
    return test.call(method, url, { headers, ...(method !== 'GET' && { body }) })
  }

  const shown = ({ status, text }: Answer) => [
    status,
    text
      .replace(/"(requestId|token)":"[^"]*"/g, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|Brewer \d+|sample\d+@|"id":\d+/g, ''),
  ]

  const withAccess = (...wanted: string[]) => routes.filter(({ operation }) => wanted.includes(operation['x-access']))
  const cases = Object.entries(CARRIERS).flatMap(([carrier, by]) =>
    ['broken', 'expired', 'ended'].map((kind) => ({ carrier, kind, by })),
  )

  it.each(cases)('($kind, by $carrier) counts as anonymous on every public route', async ({ kind, by }) => {
    const open = withAccess('public').filter(({ name }) => !NOT_COMPARED.includes(name))
    expect(open.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/discover', 'GET /api/roasters/{slug}/follow', 'GET /api/coffees']),
    )
    for (const route of open) {
      const anonymous = await ask(route)
      expect(anonymous.status, route.name).not.toBe(401)
      expect(shown(await ask(route, by(tokens[kind]!))), route.name).toEqual(shown(anonymous))
    }
  })

  it.each(cases)(
    '($kind, by $carrier) on every optional route is anonymous as a cookie, 401 as a Bearer',
    async ({ kind, by, carrier }) => {
      for (const route of withAccess('optional')) {
        const anonymous = await ask(route)
        const answer = await ask(route, by(tokens[kind]!))
        if (carrier === 'cookie') expect(shown(answer), route.name).toEqual(shown(anonymous))
        else expect(answer.status, route.name).toBe(401)
      }
    },
  )

  it.each(cases)('($kind, by $carrier) is 401 on every route that requires a sign-in', async ({ kind, by }) => {
    for (const route of withAccess('required', 'roaster-member')) {
      expect((await ask(route, by(tokens[kind]!))).status, route.name).toBe(401)
    }
  })

  it('is unlike a valid one, which public routes with knowsViewer do use', async () => {
    const { member, roasterSlug } = world
    await test.post(`/api/roasters/${roasterSlug}/follow`, {}, { token: member.token })
    for (const by of Object.values(CARRIERS)) {
      const { body } = await test.get(`/api/roasters/${roasterSlug}/follow`, { headers: by(member.token) })
      expect(body.isFollowing).toBe(true)
    }
  })
})
