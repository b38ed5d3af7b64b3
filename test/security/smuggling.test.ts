import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

/** The request that a server would answer as a second one if it parsed the first unlike its proxy. */
const HIDDEN = 'GET /api/grinders HTTP/1.1\r\nHost: localhost\r\n\r\n'
const BODY = '{"email":"a@example.com"}'

let clients = 0
/** Each request has its own client address, so that no rate limit applies. */
const post = (...headers: string[]) =>
  [
    'POST /api/subscribe HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: 10.9.8.${++clients}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')
const get = (...headers: string[]) => ['GET /api/grinders HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n')

const AMBIGUOUS: [what: string, bytes: string][] = [
  ['a length and chunks', `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${post('Content-Length: 0', `Content-Length: ${HIDDEN.length}`)}${HIDDEN}`],
  ['two equal lengths', `${post('Content-Length: 0', 'Content-Length: 0')}${HIDDEN}`],
  ['two lengths in one', `${post(`Content-Length: 0, ${HIDDEN.length}`)}${HIDDEN}`],
  ['a length with a plus', `${post('Content-Length: +0')}${HIDDEN}`],
  ['a length with a minus', `${post('Content-Length: -1')}${HIDDEN}`],
  ['a length in hexadecimal', `${post('Content-Length: 0x0')}${HIDDEN}`],
  ['a length with a point', `${post('Content-Length: 0.0')}${HIDDEN}`],
  ['a length that no number holds', `${post('Content-Length: 99999999999999999999999')}${HIDDEN}`],
  ['an empty length', `${post('Content-Length: ')}${HIDDEN}`],
  ['a space before the colon', `${post('Content-Length : 0')}${HIDDEN}`],
  ['a space before the colon of chunks', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${HIDDEN}`],
  ['a tab before the colon', `${post('Content-Length\t: 0')}${HIDDEN}`],
  ['an encoding of another name', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`],
  ['chunks that are not last', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`],
  ['chunks twice, once wrong', `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: x')}0\r\n\r\n${HIDDEN}`],
  ['a vertical tab before chunks', `${post('Transfer-Encoding: \u000bchunked')}0\r\n\r\n${HIDDEN}`],
  ['a folded header', `${post('X-Odd: a', ' Content-Length: 5', 'Content-Length: 0')}${HIDDEN}`],
  ['folded chunks', `${post('Transfer-Encoding:', ' chunked')}0\r\n\r\n${HIDDEN}`],
  ['a header without a colon', `${get('Transfer-Encoding chunked')}${HIDDEN}`],
  ['a header without a name', `${get(': chunked')}${HIDDEN}`],
  ['a NUL in a header', `${get('X-Odd: a\u0000b')}${HIDDEN}`],
  ['a bare carriage return in a header', `${get('X-Odd: a\rContent-Length: 5')}${HIDDEN}`],
  ['lines that end in a bare line feed', `${get().replaceAll('\r\n', '\n')}${HIDDEN}`],
  ['one line that ends in a bare line feed', `${get('X-Odd: a\nX-Even: b')}${HIDDEN}`],
  ['a size of a chunk that is no number', `${post('Transfer-Encoding: chunked')}zz\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a size of a chunk with a sign', `${post('Transfer-Encoding: chunked')}-1\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a size of a chunk with 0x', `${post('Transfer-Encoding: chunked')}0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
  [
    'a size of a chunk that no number holds',
    `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\n{}\r\n${HIDDEN}`,
  ],
  ['a chunk longer than it says', `${post('Transfer-Encoding: chunked')}2\r\n{}{}\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk that ends in a bare line feed', `${post('Transfer-Encoding: chunked')}2\n{}\n0\n\n${HIDDEN}`],
  ['no host', `GET /api/grinders HTTP/1.1\r\n\r\n${HIDDEN}`],
  ['two hosts', `${get('Host: evil.example')}${HIDDEN}`],
  ['two equal hosts', `${get('Host: localhost')}${HIDDEN}`],
  ['two hosts, written differently', `${get('hOST: evil.example')}${HIDDEN}`],
  ['an empty host and another', `${get('Host:')}${HIDDEN}`],
  [
    'two hosts of a request with a body',
    `${post('HOST: evil.example', `Content-Length: ${BODY.length}`)}${BODY}${HIDDEN}`,
  ],
  ['two hosts in the old version', get('Host: evil.example').replace('HTTP/1.1', 'HTTP/1.0')],
  ['an unknown method', `BREW /api/grinders HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['a method in small letters', `get /api/grinders HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['an unknown version', `GET /api/grinders HTTP/3.7\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['a space in the address', `GET /api/grinders ?brand=x HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['no HTTP at all', `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n${HIDDEN}`],
]

describe('request smuggling', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
    // Cached, so that a check that runs before the router could answer the hidden request too.
    for (let times = 0; times < 3; times++) await sendRaw(test.port, get('Connection: close'))
    expect(test.app.responseCache.size.responses).toBe(1)
  })
  afterAll(() => test.close())

  it.each(AMBIGUOUS)('is refused with a single 400 and a closed connection: %s', async (_, bytes) => {
    const { text, wasClosed } = await sendRaw(test.port, bytes)
    const answers = answersIn(text)
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(JSON.parse(answers[0]!.body).error).toMatch(/\w/)
    expect(wasClosed).toBe(true)
  })

  it('is not assumed for valid pipelined requests, which are answered in order', async () => {
    const clear = `${get()}${post(`Content-Length: ${BODY.length}`)}${BODY}${get('Connection: close')}`
    const { text, wasClosed } = await sendRaw(test.port, clear)
    expect(answersIn(text).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(wasClosed).toBe(true)
  })

  it('is not assumed for a valid chunked request', async () => {
    const chunks = `${post('Transfer-Encoding: chunked', 'Connection: close')}${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`
    expect(answersIn((await sendRaw(test.port, chunks)).text).map(({ status }) => status)).toEqual([200])
  })

  it('is not possible after a body that is too large', async () => {
    const large = `{"a":"${'x'.repeat(300_000)}"}`
    const { text, wasClosed } = await sendRaw(test.port, `${post(`Content-Length: ${large.length}`)}${large}${HIDDEN}`)
    expect(answersIn(text).map(({ status }) => status)).toEqual([413])
    expect(wasClosed).toBe(true)
  })

  it('is not possible through the body of a refused request', async () => {
    const { text, wasClosed } = await sendRaw(
      test.port,
      `${post(`Content-Length: ${HIDDEN.length}`)}${HIDDEN}${HIDDEN}`,
    )
    expect(answersIn(text).map(({ status }) => status)).toEqual([400])
    expect(wasClosed).toBe(true)
  })

  it('is not possible through the body of a GET that is answered from the cache', async () => {
    const { text } = await sendRaw(
      test.port,
      `${get(`Content-Length: ${HIDDEN.length}`)}${HIDDEN}${get('Connection: close')}`,
    )
    expect(answersIn(text).map(({ status }) => status)).toEqual([200, 200])
  })
})
