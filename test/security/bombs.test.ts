import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

const MAX_BYTES = 256 * 1024

describe('limits of request bodies, headers and URLs', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  const subscribe = (body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
    test.post('/api/subscribe', body, { headers: { 'content-type': 'application/json', ...headers } })
  const head = (...headers: string[]) =>
    ['POST /api/subscribe HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
      '\r\n',
    )
  const isWell = async () => expect((await test.get('/api/health')).status).toBe(200)

  const zeros = Buffer.alloc(50 * 1024 * 1024, '0')
  it.each([
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['deflate', gzipSync('{"email":"a@example.com"}')],
    ['GZIP', gzipSync('{"email":"a@example.com"}')],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ['zstd', Buffer.from('{"email":"a@example.com"}')],
    ['nonsense', Buffer.from('{"email":"a@example.com"}')],
  ])('answers 415 to Content-Encoding %s, without decompressing the body', async (encoding, body) => {
    expect(body.length).toBeLessThan(MAX_BYTES)
    const answer = await subscribe(body, { 'content-encoding': encoding })
    expectError(answer, { status: 415, code: 'unsupported_encoding' })
    expect(answer.headers['accept-encoding']).toBe('identity')
  })

  it('accepts Content-Encoding: identity', async () => {
    expect((await subscribe('{"email":"a@example.com"}', { 'content-encoding': 'identity' })).status).toBe(200)
  })

  const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  const callMcp = (body: string | Buffer, encoding: string): Promise<Answer> =>
    test.post('/api/mcp', body, { headers: { 'content-type': 'application/json', 'content-encoding': encoding } })

  it.each([
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(CALL)],
    // The body is plain, but a request that declares gzip is refused anyway.
    ['gzip', CALL],
  ])('POST /api/mcp answers 415 to Content-Encoding %s', async (encoding, body) => {
    const answer = await callMcp(body, encoding)
    expectError(answer, { status: 415, code: 'unsupported_encoding' })
    expect(answer.headers['accept-encoding']).toBe('identity')
    expect((await callMcp(CALL, 'identity')).body.result.tools).toHaveLength(3)
  })

  const EMAIL = '"email":"a@example.com"'
  const many = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":0`).join()
  it.each([
    ['nested lists', `{${EMAIL},"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['nested objects', `{${EMAIL},"a":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`],
    [
      'nested objects with a word that is looked at closely',
      `{${EMAIL},"proto":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
    ],
    ['as many keys as fit', `{${EMAIL},${many(20_000)}}`],
    ['one key many times', `{${EMAIL},${'"a":0,'.repeat(30_000)}"a":0}`],
    ['a long number', `{${EMAIL},"a":${'9'.repeat(200_000)}}`],
    ['a long fraction', `{${EMAIL},"a":0.${'9'.repeat(200_000)}e-${'9'.repeat(1000)}}`],
    ['escapes alone', `{${EMAIL},"a":"${'\\u0061'.repeat(40_000)}"}`],
    ['backslashes alone', `{${EMAIL},"a":"${'\\\\'.repeat(100_000)}"}`],
    ['white space', `{${EMAIL}${' '.repeat(200_000)}}`],
  ])('answers 200 or 400 to deeply nested or repetitive JSON: %s', async (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES)
    expect([200, 400]).toContain((await subscribe(text)).status)
    await isWell()
  })

  it('answers 413 as soon as the Content-Length is too large', async () => {
    for (const length of [MAX_BYTES + 1, 10 * 2 ** 30, Number.MAX_SAFE_INTEGER]) {
      const { text, wasClosed } = await sendRaw(
        test.port,
        head(`X-Forwarded-For: 10.1.1.${length % 200}`, `Content-Length: ${length}`),
      )
      expect(answersIn(text).map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
        [413, 'body_too_large'],
      ])
      expect(wasClosed).toBe(true)
    }
    await isWell()
  })

  it('answers 413 as soon as the chunks are too large, however many would follow', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
    const { text, wasClosed } = await sendRaw(
      test.port,
      head('X-Forwarded-For: 10.1.2.1', 'Transfer-Encoding: chunked') + chunk.repeat(9),
    )
    expect(answersIn(text).map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
      [413, 'body_too_large'],
    ])
    expect(wasClosed).toBe(true)
    await isWell()
  })

  it('answers 431 when the headers or the URL are too large', async () => {
    const answers = [
      await sendRaw(test.port, `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`),
      await sendRaw(test.port, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      await sendRaw(test.port, `GET /api/health HTTP/1.1\r\nHost: localhost\r\n${'a: b\r\n'.repeat(20_000)}\r\n`),
    ]
    for (const { text, wasClosed } of answers) {
      expect(answersIn(text).map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
        [431, 'headers_too_large'],
      ])
      expect(wasClosed).toBe(true)
    }
    await isWell()
  })
})
