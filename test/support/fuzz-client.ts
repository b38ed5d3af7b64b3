/** Sends the fuzzer's requests to a listening server: most as valid HTTP, some as malformed bytes. */
import { Agent, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FuzzRequest } from './fuzz-requests.ts'
import { type Draw, pick, upTo } from './fuzz-values.ts'
import type { FuzzAnswer } from './fuzz-verdict.ts'
import { answersIn, sendRaw } from './raw-socket.ts'

/** A request that takes longer counts as hanging. */
const HANGS_MS = 20_000

export class FuzzClient {
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 })

  constructor(port: number) {
    this.#port = port
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Throws when there is no response. */
  async send({ method, url, body, headers }: FuzzRequest, credentials: Record<string, string>): Promise<FuzzAnswer> {
    const sent = ask({
      port: this.#port,
      host: '127.0.0.1',
      agent: this.#agent,
      method,
      path: url.replaceAll(/[^\u0021-\u00ff]/g, (odd) => encodeURIComponent(odd.toWellFormed())),
      headers: { ...headers, ...credentials, ...(body && { 'content-length': body.length }) },
      timeout: HANGS_MS,
    })
    const response = new Promise<FuzzAnswer>((resolve, reject) => {
      sent.on('timeout', () => sent.destroy(new Error('hangs')))
      sent.on('error', reject)
      sent.on('response', (answer) =>
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode!, headers: answer.headers, text: bytes.toString() }),
          reject,
        ),
      )
    })
    sent.end(body)
    return response
  }

  /** Returns undefined when the server closes the connection without a response. */
  async sendBroken(
    draw: Draw,
    request: FuzzRequest,
    credentials: Record<string, string>,
  ): Promise<FuzzAnswer | undefined> {
    const { text, wasClosed } = await sendRaw(this.#port, brokenBytes(draw, request, credentials), {
      halfClose: true,
      deadlineMs: HANGS_MS,
    })
    if (!wasClosed) throw new Error('hangs')
    const answer = answersIn(text)[0]
    return (
      answer && { status: answer.status, headers: answer.headers, text: Buffer.from(answer.body, 'latin1').toString() }
    )
  }
}

const BROKEN_HEADERS = [
  'X-Odd: a\u0000b',
  'X Odd: 1',
  'No colon at all',
  ' folded: 1',
  ': nameless',
  'X-Odd : 1',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 0x5',
  'Content-Length: 5, 5',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Expect: 100-continue',
  'Expect: nonsense',
  `X-Long: ${'a'.repeat(20_000)}`,
  'X-Odd: \u00ff\u00fe',
  'Authorization: Bearer a\tb',
  'Cookie: \u0001=\u0002',
  'X-Lone\nX-Injected: 1',
  'Host: a\r\nHost: b',
  'Connection: keep-alive, close, upgrade',
  'Trailer: X-Odd',
]
const FIRST_LINES: ((method: string, url: string) => string)[] = [
  (method, url) => `${method} ${url} HTTP/1.1`,
  (method, url) => `${method} ${url} HTTP/1.1`,
  (method, url) => `${method} ${url} HTTP/1.0`,
  (method, url) => `${method} ${url} HTTP/9.9`,
  (method, url) => `${method.toLowerCase()} ${url} HTTP/1.1`,
  (method, url) => `${method} ${url} ${url} HTTP/1.1`,
  (method, url) => `${method}  ${url}  HTTP/1.1`,
  (method, url) => `${method} ${url}`,
  (_method, url) => `BREW ${url} HTTP/1.1`,
  (method) => `${method} * HTTP/1.1`,
  (method) => `${method} \u0000 HTTP/1.1`,
  (method, url) => `\r\n\r\n${method} ${url} HTTP/1.1`,
]

function brokenBytes(
  draw: Draw,
  { method, url, headers, body }: FuzzRequest,
  credentials: Record<string, string>,
): Buffer {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers, ...credentials }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  if (body) lines.push(`content-length: ${body.length}`)
  for (let times = upTo(draw, 2); times > 0; times--)
    lines.splice(upTo(draw, lines.length), 0, pick(draw, BROKEN_HEADERS))
  const first = pick(draw, FIRST_LINES)(method, url.replaceAll(/[^\u0021-\u00ff]/g, '?'))
  const end = pick(draw, ['\r\n', '\r\n', '\r\n', '\n'])
  return Buffer.concat([Buffer.from([first, ...lines, '', ''].join(end), 'latin1'), body ?? Buffer.alloc(0)])
}
