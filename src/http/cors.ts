/** CORS headers of open routes, preflights, and the responses 404 and 405. */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { message } from '../i18n/message.ts'
import { AppError, forbidden, notFound, sendError } from './errors.ts'
import type { RouteEntry } from './routes.ts'

const PREFLIGHT_SECONDS = '86400'

/** Sends an HTML 404 page; returns undefined for a client that prefers JSON. */
export type NotFoundHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

export function registerCors(app: FastifyInstance, sendNotFound: NotFoundHandler): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.cors !== 'open') return
    const open: onRequestHookHandler = (_request, reply, done) => {
      openToAll(reply)
      done()
    }
    route.onRequest = [open, ...[route.onRequest ?? []].flat()]
  })

  app.options('*', { config: { access: 'public', internal: true } }, (request, reply) => {
    const routes = routesAt(request)
    if (routes.length === 0) throw notFound('Page')
    if (routes.some(({ cors }) => cors === 'open')) openToAll(reply)
    return answerPreflight(request, reply, routes)
  })

  app.setNotFoundHandler((request, reply) => {
    const routes = routesAt(request)
    if (routes.some(({ cors }) => cors === 'open')) openToAll(reply)
    // The route exists but found nothing to send, such as a missing static file.
    const isMethodAllowed = routes.some(({ method }) => method === request.method)
    if (routes.length === 0 || isMethodAllowed) {
      return sendNotFound(request, reply) ?? sendError(notFound('Page'), request, reply)
    }
    const allow = methodsOf(routes)
    const error = new AppError(
      405,
      'method_not_allowed',
      message("{method} isn't possible here, only {allowed}", { method: request.method, allowed: allow }),
      {
        headers: { allow },
      },
    )
    return sendError(error, request, reply)
  })
}

/** Answers the preflight of a route that checks the origin itself by `admitOrigin`. */
export function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const routes = routesAt(request)
  return answerPreflight(request, reply, routes)
}

const routesAt = (request: FastifyRequest): RouteEntry[] =>
  request.server.routeTable.at(pathOf(request.url)).filter(({ url }) => url !== '*')

function answerPreflight(request: FastifyRequest, reply: FastifyReply, routes: readonly RouteEntry[]): FastifyReply {
  const open = routes.filter(({ cors }) => cors === 'open')
  reply.code(204).header('allow', methodsOf(routes))
  if (open.length === 0) return reply.send()
  return reply
    .header('access-control-allow-methods', methodsOf(open))
    .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? 'content-type')
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .send()
}

/**
 * Restricts an open response to pages on these domains, their subdomains and our own site; does nothing if the list is
 * empty. A request without an Origin header is allowed, since it isn't a cross-origin one of a web page.
 */
export function admitOrigin(
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  domains: readonly string[],
  baseUrl: string,
): void {
  if (domains.length === 0) return
  reply.removeHeader('access-control-allow-origin').header('vary', 'Origin')
  if (origin === undefined) return
  if (origin !== new URL(baseUrl).origin && !isOn(domains, origin)) {
    throw forbidden(message("The roaster doesn't allow its recipes on this website"), 'origin_not_allowed')
  }
  reply.header('access-control-allow-origin', origin)
}

function isOn(domains: readonly string[], origin: string): boolean {
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return domains.some((domain) => {
    const own = /:\d+$/.test(domain) ? host : hostname
    return own === domain || own.endsWith(`.${domain}`)
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
