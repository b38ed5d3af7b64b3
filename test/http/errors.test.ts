import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { createTestDatabase, onPostgres } from '#test/support/database.ts'
import { expectError } from '#test/support/errors.ts'
import { collectLog } from '#test/support/log.ts'

describe('error responses by URL and method', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each([
    ['GET', '/nothing'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['OPTIONS', '/api/nothing'],
    ['GET', '/docs/static/nothing.js'],
    ['GET', '/api/auth/ME'],
  ])('answers 404 when no route matches: %s %s', async (method, url) => {
    expectError(await test.call(method, url), { status: 404, code: 'not_found' })
  })

  it('answers 404 when no route matches, whatever the body', async () => {
    const headers = { 'content-type': 'application/json' }
    expectError(await test.post('/api/nothing', '{ malformed', { headers }), { status: 404, code: 'not_found' })
    expectError(await test.post('/api/nothing', 'x', { headers: { 'content-type': 'text/odd' } }), {
      status: 404,
      code: 'not_found',
    })
  })

  it.each([
    ['DELETE', '/api/auth/login', 'POST, OPTIONS'],
    ['GET', '/api/auth/register', 'POST, OPTIONS'],
    ['PUT', '/api/health', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/grinders/', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/api/grinders', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/user/notification-preferences', 'GET, HEAD, PUT, PATCH, POST, OPTIONS'],
  ])('answers 405 with an Allow header to another method: %s %s', async (method, url, allow) => {
    const answer = await test.call(method, url)
    expectError(answer, { status: 405, code: 'method_not_allowed' })
    expect(String(answer.headers.allow).split(', ').sort()).toEqual(allow.split(', ').sort())
  })

  it('answers 405 to another method, even with a malformed body', async () => {
    const answer = await test.call('PUT', '/api/auth/login', {
      body: '{ malformed',
      headers: { 'content-type': 'application/json' },
    })
    expectError(answer, { status: 405, code: 'method_not_allowed' })
  })

  it.each(['/%', '/api/%zz', '/api/%E0%A4%A', '/api/grinders/%C0%AF/settings', '/%ED%A0%80'])(
    'answers 400 to a URL that is not valid percent-encoded UTF-8: %s',
    async (url) => expectError(await test.get(url), { status: 400, code: 'invalid_request' }),
  )

  it.each(['/api/grinders?brand=%00', '/api/auth/magic-link/verify?token=a%00b', '/nothing%00'])(
    'answers 400 to a URL with a NUL character: %s',
    async (url) => {
      const answer = await test.get(url)
      expectError(answer, { status: 400, code: 'invalid_request' })
      expect(answer.body.error).toContain('NUL')
    },
  )

  it('accepts the escape sequence of a NUL as text in a URL', async () => {
    expect((await test.get('/api/grinders?brand=%2500')).status).toBe(200)
    expect((await test.get('/api/grinders?brand=%5Cu0000')).status).toBe(200)
  })

  it.each(['%ED%A0%80', '%F0%9F%98%80', 'x'.repeat(101), '%FF'])('never answers 500 to brand=%s', async (brand) => {
    expect((await test.get(`/api/grinders?brand=${brand}`)).status).toBeLessThan(500)
  })

  it('answers 400 when a single-valued query parameter is repeated', async () => {
    const answer = await test.get('/api/grinders?brand=a&brand=b')
    expectError(answer, { status: 400, code: 'invalid_request', field: 'brand' })
    expect(answer.body.error).toBe('Brand must be text')
  })

  it('accepts a slash at the end of a URL', async () => {
    expect((await test.get('/api/health/')).status).toBe(200)
  })
})

describe('error responses to internal errors', () => {
  it('answers 500 without details, which are logged under the same request id', async () => {
    const { logger, lines } = collectLog()
    const test = await startTestApp({}, { logger })
    await test.app.db.schema.dropTable('subscriptions').execute()
    const answer = await test.post('/api/subscribe', { email: 'ada@example.com' })
    expectError(answer, { status: 500, code: 'internal_error' })
    expect(answer.body.error).toBe('Something went wrong on our side. Try again in a moment.')
    expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(
      /subscriptions|sql|relation|stack|node_modules|\.ts/i,
    )

    const logged = lines.find(({ level }) => level === 50)
    expect(logged).toMatchObject({
      reqId: answer.body.requestId,
      err: { message: expect.stringContaining('subscriptions') },
    })
    await test.close()
  })

  it.skipIf(onPostgres)('answers 503 while SQLite cannot write', async () => {
    const test = await startTestApp()
    await test.app.db.transaction().execute((db) => sql`pragma max_page_count = 1`.execute(db))
    const answer = await test.post('/api/contact', {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'x'.repeat(200),
      message: 'x'.repeat(5000),
    })
    expectError(answer, { status: 503, code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    expect(JSON.stringify(answer.body)).not.toMatch(/full|disk|sql/i)
    await test.close()
  })

  it.runIf(onPostgres)('answers 503 when a PostgreSQL query times out', async () => {
    const database = await createTestDatabase()
    const url = new URL((database.config as { url: string }).url)
    url.searchParams.set('statement_timeout', '1000')
    const test = await startTestApp({ database: { engine: 'postgres', url: url.href } })
    const answer = await test.app.db.transaction().execute(async (db) => {
      await sql`lock table subscriptions`.execute(db)
      return test.post('/api/subscribe', { email: 'ada@example.com' })
    })
    expectError(answer, { status: 503, code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    expect(JSON.stringify(answer.body)).not.toMatch(/statement|sql|cancel/i)
    await test.close()
    await database.drop()
  })
})

describe('error responses to malformed HTTP requests', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  async function exchange(text: string): Promise<{ head: string; body: string }> {
    const { port } = test.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    await once(socket, 'close')
    const [head = '', body = ''] = received.split('\r\n\r\n')
    return { head, body }
  }

  it.each([
    ['NONSENSE\r\n\r\n', 400, 'invalid_request'],
    ['GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400, 'invalid_request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('have a JSON body with a code: %#', async (text, status, code) => {
    const { head, body } = await exchange(text)
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('application/json')
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/^The .+/),
      code,
      requestId: expect.any(String),
    })
  })

  it('have no body for HEAD, which a client would take for the next response', async () => {
    const { head, body } = await exchange('HEAD /\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 400 /)
    expect(body).toBe('')
  })
})
