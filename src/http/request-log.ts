/** Logs one line for each request that wrote, failed or was slow; others only at level debug. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SAFE_METHODS } from './routes.ts'

const SLOW_MS = 1000

const boot = randomBytes(5).toString('base64url')
let count = 0

/** Uses the load balancer's id if it is well-formed, so that a request has the same id in all logs. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : newRequestId()
}

export function newRequestId(): string {
  count++
  return `${boot}-${count.toString(36)}`
}

/** Logs paths without their query, which contains the tokens of mailed links. */
export const logSerializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
}

const changesSomething = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config.unsafeGet ? method === 'GET' : !SAFE_METHODS.has(method) && !config.readsOnly

/**
 * Calls `onChange` after every successful write, except on routes with `keepsCache`, such as embed events, which may
 * answer without writing.
 */
export function registerRequestLog(app: FastifyInstance, onChange: () => void = () => {}): void {
  const isDebugging = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isChange = changesSomething(request)
    if (isChange && reply.statusCode < 300 && !request.routeOptions.config.keepsCache) onChange()
    const level = ms > SLOW_MS || reply.statusCode >= 500 ? 'warn' : isChange ? 'info' : 'debug'
    if (level !== 'debug' || isDebugging) {
      const { failure, optionalViewer } = request
      request.log[level]({ req: request, res: reply, ms, userId: optionalViewer?.id, reason: failure }, 'request')
    }
    done()
  })
}
