import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, linkIn, register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('response headers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/health', 405],
    ['POST', '/api/auth/login', 400],
    ['GET', '/api/auth/me', 401],
    ['OPTIONS', '/api/grinders', 204],
  ])('restrict browsers with nosniff, Referrer-Policy and a CSP: %s %s', async (method, url, status) => {
    const answer = await test.call(method, url)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })

  it('require HTTPS and set a Secure cookie when the base URL is https', async () => {
    const secure = await startTestApp({ baseUrl: 'https://brew.example' })
    const { headers } = await secure.post('/api/auth/register', { email: 'a@example.com', password: 'password' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    for (const cookie of headers['set-cookie'] as string[]) expect(cookie).toMatch(/; Secure$/)
    await secure.close()
  })

  it.each(['abc-123', 'A.b:c_d', 'x'.repeat(64)])('return the request id of the caller: %s', async (id) => {
    const { headers, body } = await test.get('/api/nothing', { headers: { 'x-request-id': id } })
    expect(headers['x-request-id']).toBe(id)
    expect(body.requestId).toBe(id)
  })

  it.each(['x'.repeat(65), 'a b', 'a\tb', '"quoted"', 'ünïcödé', '<script>', ''])(
    'return a generated request id instead of the invalid %j',
    async (id) => {
      const { headers, body } = await test.get('/api/nothing', { headers: { 'x-request-id': id } })
      expect(headers['x-request-id']).toMatch(/^[\w-]{5,20}$/)
      expect(body.requestId).toBe(headers['x-request-id'])
    },
  )

  it('return a different request id for each request', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await test.get('/api/health')).headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(20)
  })
})

describe('HEAD', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers

  it.each([
    '/api/grinders',
    '/api/grinders?brand=Comandante',
    '/api/machines?brewMethod=nonsense',
    '/api/filters',
    '/api/brew-methods',
    '/api/openapi.json',
    '/api/auth/me',
  ])('has the status and the headers of GET %s, and no body', async (url) => {
    const headers = { 'x-request-id': 'the-same' }
    const get = await test.get(url, { headers })
    const head = await test.call('HEAD', url, { headers })
    expect(head.status).toBe(get.status)
    expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers))
    expect(get.text).not.toBe('')
    expect(head.text).toBe('')
  })

  it('is 405 where GET is not allowed', async () => {
    expect((await test.call('HEAD', '/api/auth/login')).status).toBe(405)
  })

  it('works for signed-in requests', async () => {
    const { token } = await register(test)
    expect((await test.call('HEAD', '/api/auth/me', { token })).status).toBe(200)
  })

  it('does not use up a mailed link', async () => {
    const { email, token } = await register(test)
    await test.post('/api/auth/magic-link', { email })
    const links = (await test.sentMail()).filter(({ recipient }) => recipient === email).map(({ text }) => linkIn(text))
    expect(links.map(({ origin }) => origin)).toEqual([BASE_URL, BASE_URL])
    for (const { pathname, search } of links) {
      const head = await test.call('HEAD', pathname + search)
      expect(head.status).toBe(200)
      expect(head.text).toBe('')
      expect(head.headers).not.toHaveProperty('set-cookie')
    }
    expect((await test.get('/api/auth/me', { token })).status).toBe(200)
    for (const { pathname, search } of links.reverse()) expect((await test.get(pathname + search)).status).toBe(200)
  })
})
