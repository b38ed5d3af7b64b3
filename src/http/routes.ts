/** The config that routes declare besides their schema, and a table of all routes. */
import type { FastifyInstance, preHandlerHookHandler, RouteOptions } from 'fastify'

export const ACCESS_CLASSES = ['public', 'optional', 'required', 'roaster-member', 'moderator', 'operator'] as const
export type Access = (typeof ACCESS_CLASSES)[number]

/** Methods that change nothing (RFC 9110). */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Required: the app doesn't start if a route lacks it. */
    access?: Access
    /** A public route whose response has more for a signed-in viewer; an invalid token counts as not signed in. */
    knowsViewer?: boolean
    /** Publishes something; operators can restrict that to members with a proven address. */
    needsVerifiedEmail?: boolean
    /** Works for suspended accounts as well: signing out, deleting the account, appeals and the like. */
    whileSuspended?: boolean
    /** Works for members of a roaster that a moderator hid as well; `roasterId` is 0 then. */
    whileHidden?: boolean
    /** `open`: pages of any site may read the response. */
    cors?: 'open'
    /** Sets the session cookie, so only our own pages may call it. */
    setsCookie?: boolean
    /** GET has side effects, so HEAD is answered without running the handler. */
    unsafeGet?: boolean
    /** A POST that only reads: it is logged like a GET and doesn't clear the response cache. */
    readsOnly?: boolean
    /** Not part of the published API (static files, the API reference page). */
    internal?: boolean
  }
  interface FastifyInstance {
    routeTable: RouteTable
  }
}

export interface RouteEntry {
  method: string
  url: string
  access: Access
  knowsViewer: boolean
  whileSuspended: boolean
  cors: 'open' | undefined
  internal: boolean
  /** Whether anonymous responses are cached. */
  isCached: boolean
  /** Whether responses are serialized without their schema, by `serializeUnfiltered`. */
  hasOwnSerializer: boolean
}

export class RouteTable {
  readonly entries: RouteEntry[] = []
  /** The options as the routes declared them. */
  readonly declared: RouteOptions[] = []
  #patterns: { pattern: RegExp; entry: RouteEntry }[] | undefined

  /** Returns all routes at this path, with any method. */
  at(path: string): RouteEntry[] {
    this.#patterns ??= this.entries.map((entry) => ({ pattern: toPattern(entry.url), entry }))
    return this.#patterns.filter(({ pattern }) => pattern.test(path)).map(({ entry }) => entry)
  }
}

function toPattern(url: string): RegExp {
  const escaped = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${escaped}/?$`)
}

export function registerRouteTable(app: FastifyInstance): void {
  const table = new RouteTable()
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    table.declared.push(route)
  })
  // In onReady, since enclosing scopes may change a route's options after onRoute.
  app.addHook('onReady', async () => {
    for (const { method, url, config, serializerCompiler } of table.declared) {
      if (!config?.access) throw new Error(`Route ${method} ${url} doesn't declare its access`)
      const { access, knowsViewer = false, whileSuspended = false, cors, internal = false, cache } = config
      const entry = {
        url,
        access,
        knowsViewer,
        whileSuspended,
        cors,
        internal,
        isCached: cache === true,
        hasOwnSerializer: serializerCompiler !== undefined,
      }
      for (const each of [method].flat()) table.entries.push({ method: each, ...entry })
    }
  })
  app.addHook('onRoute', (route) => {
    if (!route.config?.unsafeGet) return
    const answerHead: preHandlerHookHandler = (request, reply, done) => {
      if (request.method === 'HEAD') reply.code(200).send()
      else done()
    }
    route.preHandler = [answerHead, ...[route.preHandler ?? []].flat()]
  })
}
