/** Answers invalid or too slow HTTP requests with the usual error body, before Fastify sees them. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { languageOf } from './language.ts'
import { newRequestId, requestId } from './request-log.ts'

const REFUSALS: Record<string, [status: number, code: string, sentence: Message]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', message('The headers of the request are too large')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', message('The request took too long to arrive')],
}

interface ClientError extends NodeJS.ErrnoException {
  /** The received bytes, as a buffer; Fastify's type declares the buffer's JSON form instead. */
  rawPacket?: unknown
}

export function refuseMalformed(failure: ClientError, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, sentence] = REFUSALS[failure.code ?? ''] ?? [
    400,
    'invalid_request',
    message("The request isn't valid HTTP"),
  ]
  const id = newRequestId()
  // The headers couldn't be read, so the reader's language is unknown.
  const error = translate(DEFAULT_LANGUAGE, sentence)
  const body = JSON.stringify({ error, code, requestId: id })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
  ]
  const isHead = String(failure.rawPacket).startsWith('HEAD ')
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
  socket.destroy(failure)
}

/** Counts Host headers. Node silently uses the first of several, while a proxy may have used the last. */
export function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/** Refuses a request without a Host header or with several, whose site is ambiguous. */
export const refuseHosts = (request: IncomingMessage, response: ServerResponse): void =>
  refuse(request, response, 400, 'invalid_request', message('The request must have one Host header'))

/** Refuses an `Expect` header other than 100-continue. */
export const refuseExpectation = (request: IncomingMessage, response: ServerResponse): void =>
  refuse(request, response, 417, 'expectation_failed', message('The only expectation we can meet is 100-continue'))

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
  sentence: Message,
): void {
  const id = requestId(request)
  const language = languageOf(request.headers)
  const error = translate(language, sentence)
  const body = JSON.stringify({ error, code, requestId: id })
  response.writeHead(status, {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
  })
  response.end(body)
}
