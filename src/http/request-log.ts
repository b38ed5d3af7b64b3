/** What is logged of requests: one line for whatever changed something, failed or took long; the rest only on debug. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const SLOW_MS = 1000
const QUIET_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const boot = randomBytes(5).toString('base64url')
let count = 0

/** A balancer's id is kept where it is harmless, so that one id follows a request through all logs. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : newRequestId()
}

export function newRequestId(): string {
  count++
  return `${boot}-${count.toString(36)}`
}

/** Paths are logged without their query: tokens of mailed links stand there. */
export const logSerializers = {
  req: (request: { method: string; url: string; ip?: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
}

export function registerRequestLog(app: FastifyInstance): void {
  const isDebugging = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const level =
      ms > SLOW_MS ? 'warn' : reply.statusCode >= 500 || !QUIET_METHODS.has(request.method) ? 'info' : 'debug'
    if (level !== 'debug' || isDebugging) {
      request.log[level]({ req: request, res: reply, ms, userId: request.optionalViewer?.id }, 'request')
    }
    done()
  })
}
