import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { createTestDatabase, onPostgres } from '#test/support/database.ts'
import { expectError } from '#test/support/errors.ts'
import { collectLog } from '#test/support/log.ts'

describe('an address', () => {
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
  ])('that leads nowhere is 404: %s %s', async (method, url) => {
    expectError(await test.call(method, url), { status: 404, code: 'not_found' })
  })

  it('that leads nowhere is 404 whatever is sent there', async () => {
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
  ])('that is not for this method is 405 and says for which: %s %s', async (method, url, allow) => {
    const answer = await test.call(method, url)
    expectError(answer, { status: 405, code: 'method_not_allowed' })
    expect(String(answer.headers.allow).split(', ').sort()).toEqual(allow.split(', ').sort())
  })

  it('that is not for this method is 405 even with a malformed body', async () => {
    const answer = await test.call('PUT', '/api/auth/login', {
      body: '{ malformed',
      headers: { 'content-type': 'application/json' },
    })
    expectError(answer, { status: 405, code: 'method_not_allowed' })
  })

  it.each(['/%', '/api/%zz', '/api/%E0%A4%A', '/api/grinders/%C0%AF/settings', '/%ED%A0%80'])(
    'must be encoded properly: %s',
    async (url) => expectError(await test.get(url), { status: 400, code: 'invalid_request' }),
  )

  it.each(['/api/grinders?brand=%00', '/api/auth/magic-link/verify?token=a%00b', '/nothing%00'])(
    'must not hold a NUL: %s',
    async (url) => {
      const answer = await test.get(url)
      expectError(answer, { status: 400, code: 'invalid_request' })
      expect(answer.body.error).toContain('NUL')
    },
  )

  it('may hold the words for a NUL', async () => {
    expect((await test.get('/api/grinders?brand=%2500')).status).toBe(200)
    expect((await test.get('/api/grinders?brand=%5Cu0000')).status).toBe(200)
  })

  it.each(['%ED%A0%80', '%F0%9F%98%80', 'x'.repeat(101), '%FF'])('may ask for odd things: brand=%s', async (brand) => {
    expect((await test.get(`/api/grinders?brand=${brand}`)).status).toBeLessThan(500)
  })

  it('must not repeat what is asked for once', async () => {
    const answer = await test.get('/api/grinders?brand=a&brand=b')
    expectError(answer, { status: 400, code: 'invalid_request', field: 'brand' })
    expect(answer.body.error).toBe('brand must be a text')
  })

  it('may end in a slash', async () => {
    expect((await test.get('/api/health/')).status).toBe(200)
  })
})

describe('a failure of ours', () => {
  it('is 500 and tells nothing, except in the log under the same id', async () => {
    const { logger, lines } = collectLog()
    const test = await startTestApp({}, { logger })
    await test.app.db.schema.dropTable('subscriptions').execute()
    const answer = await test.post('/api/subscribe', { email: 'ada@example.com' })
    expectError(answer, { status: 500, code: 'internal_error' })
    expect(answer.body.error).toBe('Something went wrong on our side')
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

  it.skipIf(onPostgres)('is 503 when the database cannot write for now', async () => {
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

  it.runIf(onPostgres)('is 503 when the database takes too long', async () => {
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

describe('what is not HTTP', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  async function exchange(text: string): Promise<{ head: string; body: Record<string, unknown> }> {
    const { port } = test.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    await once(socket, 'close')
    const [head = '', body = ''] = received.split('\r\n\r\n')
    return { head, body: JSON.parse(body) }
  }

  it.each([
    ['NONSENSE\r\n\r\n', 400, 'invalid_request'],
    ['GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400, 'invalid_request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('is answered like any other error: %#', async (text, status, code) => {
    const { head, body } = await exchange(text)
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('application/json')
    expect(body).toEqual({ error: expect.stringMatching(/^The .+/), code, requestId: expect.any(String) })
  })
})
