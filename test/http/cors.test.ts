import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const ORIGIN = { origin: 'https://roaster.example' }

describe('CORS headers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each(['/api/grinders', '/api/machines', '/api/filters', '/api/brew-methods', '/api/openapi.json'])(
    'allow any origin at %s, with or without an Origin header',
    async (url) => {
      for (const headers of [ORIGIN, {}]) {
        const answer = await test.get(url, { headers })
        expect(answer.status).toBe(200)
        expect(answer.headers['access-control-allow-origin']).toBe('*')
        expect(answer.headers['access-control-expose-headers']).toContain('ETag')
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      }
    },
  )

  it.each([
    ['GET', '/api/grinders?brand=a&brand=b', undefined, 400],
    ['GET', '/api/grinders?brand=%00', undefined, 400],
    ['DELETE', '/api/grinders', undefined, 405],
    ['POST', '/api/track', '{ malformed', 400],
    ['POST', '/api/track', '{"roasterId":2147483647}', 404],
    ['POST', '/api/track', 'x'.repeat(300_000), 413],
  ])('allow any origin on error responses: %s %s', async (method, url, body, status) => {
    const answer = await test.call(method, url, { body, headers: { ...ORIGIN, 'content-type': 'application/json' } })
    expect(answer.status).toBe(status)
    expectError(answer, { status, code: answer.body.code, field: answer.body.field })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('POST /api/track accepts JSON sent as text/plain by a beacon', async () => {
    const answer = await test.post('/api/track', '{"roasterId":2147483647}', {
      headers: { 'content-type': 'text/plain' },
    })
    expectError(answer, { status: 404, code: 'not_found' })
  })

  it('are missing on routes that a member may be signed in to', async () => {
    const { token } = await register(test)
    const answers = [
      await test.get('/api/auth/me', { token, headers: ORIGIN }),
      await test.get('/api/auth/me', { headers: ORIGIN }),
      await test.post('/api/auth/login', {}, { headers: ORIGIN }),
      await test.post('/api/contact', {}, { headers: ORIGIN }),
      await test.get('/api/user/notification-preferences', { token, headers: ORIGIN }),
      await test.get('/api/health', { headers: ORIGIN }),
      await test.get('/api/nothing', { headers: ORIGIN }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 403, 400, 200, 200, 404])
    for (const { headers } of answers) expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('a CORS preflight', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('returns the allowed methods and headers of a public route', async () => {
    const answer = await test.call('OPTIONS', '/api/track', {
      headers: {
        ...ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-other',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.text).toBe('')
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type, x-other',
      'access-control-max-age': '86400',
      allow: 'POST, OPTIONS',
    })
  })

  it.each(['/api/auth/login', '/api/user/account', '/api/contact'])('allows nothing at %s', async (url) => {
    const answer = await test.call('OPTIONS', url, { headers: { ...ORIGIN, 'access-control-request-method': 'POST' } })
    expect(answer.status).toBe(204)
    expect(answer.headers.allow).toMatch(/OPTIONS$/)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('is 404 for an unknown path', async () => {
    expectError(await test.call('OPTIONS', '/api/nothing', { headers: ORIGIN }), { status: 404, code: 'not_found' })
  })
})
