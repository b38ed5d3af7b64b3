import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { collectLog } from '#test/support/log.ts'

const { logger, lines } = collectLog()
const OURS = /^[\w-]{5,20}$/

describe('X-Request-Id', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({}, { logger })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  it.each([
    ['/api/brew-methods', 200],
    ['/', 200],
    ['/embed/widget.js', 200],
    ['/api/nothing', 404],
    ['/api/coffees/x', 400],
    ['/api/auth/me', 401],
    ['/%ff', 400],
  ])('is in the header of every response and in the body of every error: %s', async (url, status) => {
    // From the second request on, the response may come from the cache.
    const answers = [await test.get(url), await test.get(url), await test.get(url)]
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    for (const id of ids) expect(id).toMatch(OURS)
    expect(new Set(ids).size).toBe(3)
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    if (status >= 400) expect(answers.map(({ body }) => body.requestId)).toEqual(ids)
  })

  it('is in the response to a malformed HTTP request', async () => {
    const { port } = test.app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    socket.write('this is not HTTP\r\n\r\n')
    const answer = await text(socket)
    const id = /^X-Request-Id: ([\w-]{5,20})\r$/m.exec(answer)?.[1]
    expect(answer).toContain(`"requestId":"${id}"`)
  })

  it.each(['from-the-balancer', '4bf92f3577b34da6a3ce929d0e0e4736', 'a.b:c_d-1', 'x'.repeat(64)])(
    'is that of the proxy when it is valid: %s',
    async (id) => {
      const answer = await test.get('/api/auth/me', { headers: { 'x-request-id': id } })
      expect([answer.headers['x-request-id'], answer.body.requestId]).toEqual([id, id])
    },
  )

  it.each([
    '',
    ' ',
    'a b',
    'x'.repeat(65),
    'a\tb',
    '"}{"level":60',
    '<script>',
    '%{x}',
    'é',
    'a,b',
    '../../etc',
    '%0d%0a',
  ])('is generated when that of the request is invalid: %j', async (id) => {
    const answer = await test.get('/api/auth/me', { headers: { 'x-request-id': id } })
    expect(answer.headers['x-request-id']).toMatch(OURS)
    expect(answer.headers['x-request-id']).not.toBe(id)
    expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
  })

  it('of a 500 response is in the log line with the cause, which the response does not contain', async () => {
    const { db } = test.app
    await sql`alter table "contactMessages" rename to "lost"`.execute(db)
    lines.length = 0
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello there' }
    const { status, body, headers } = await test.post('/api/contact', message)
    await sql`alter table "lost" rename to "contactMessages"`.execute(db)
    expect(status).toBe(500)
    expect(body.requestId).toBe(headers['x-request-id'])
    expect(JSON.stringify(body)).not.toMatch(/contactMessages|select|insert/i)
    const about = lines.filter(({ reqId }) => reqId === body.requestId)
    expect(about).toEqual([
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({ message: expect.stringContaining('contactMessages') }),
      }),
      expect.objectContaining({ level: 40, msg: 'request', res: { status: 500 } }),
    ])
  })
})
