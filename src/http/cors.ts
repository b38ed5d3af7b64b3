/** Cross-origin rules: answers that any web page may read, preflights, and methods that a path doesn't have. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError, notFound, sendError } from './errors.ts'
import type { RouteEntry } from './routes.ts'

const PREFLIGHT_SECONDS = '86400'

export function registerCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.cors === 'open') openToAll(reply)
    done()
  })

  app.options('*', { config: { access: 'public', internal: true }, schema: { hide: true } }, (request, reply) => {
    const routes = app.routeTable.at(pathOf(request.url)).filter(({ url }) => url !== '*')
    if (routes.length === 0) throw notFound('Page')
    const open = routes.filter(({ cors }) => cors === 'open')
    reply.header('allow', methodsOf(routes))
    if (open.length > 0) {
      openToAll(reply)
        .header('access-control-allow-methods', methodsOf(open))
        .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? 'content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
    }
    return reply.code(204).send()
  })

  app.setNotFoundHandler((request, reply) => {
    const routes = app.routeTable.at(pathOf(request.url)).filter(({ url }) => url !== '*')
    if (routes.some(({ cors }) => cors === 'open')) openToAll(reply)
    // A route may itself have looked and found nothing, as that of files does.
    const hasLooked = routes.some(({ method }) => method === request.method)
    if (routes.length === 0 || hasLooked) return sendError(notFound('Page'), request, reply)
    const allow = methodsOf(routes)
    const error = new AppError(405, 'method_not_allowed', `${request.method} is not possible here, only ${allow}`, {
      headers: { allow },
    })
    return sendError(error, request, reply)
  })
}

function openToAll(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'ETag, Retry-After, X-Request-Id')
}

const pathOf = (url: string): string => url.split('?', 1)[0]!

const methodsOf = (routes: readonly RouteEntry[]): string =>
  [...new Set([...routes.map(({ method }) => method), 'OPTIONS'])].join(', ')
