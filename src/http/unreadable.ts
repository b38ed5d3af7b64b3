/** What arrives and isn't HTTP, or too slowly: answered like any error, straight on the socket. */
import type { Socket } from 'node:net'
import { newRequestId } from './request-log.ts'

const { STATUS_CODES } = process.getBuiltinModule('node:http')

const REFUSALS: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', 'The request took too long to arrive'],
}

export function refuseUnreadable(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, error] = REFUSALS[failure.code ?? ''] ?? [
    400,
    'invalid_request',
    'The request is not valid HTTP',
  ]
  const body = JSON.stringify({ error, code, requestId: newRequestId() })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(failure)
}
