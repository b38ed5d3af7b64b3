/** What every route declares beside its schema, and a table of all routes for those who ask about them. */
import type { FastifyInstance, preHandlerHookHandler, RouteOptions } from 'fastify'

export const ACCESS_CLASSES = ['public', 'optional', 'required', 'roaster-member'] as const
export type Access = (typeof ACCESS_CLASSES)[number]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it. Every route says so, or the app doesn't start. */
    access?: Access
    /** A public route that tells a signed-in visitor more. A token that doesn't hold is no visitor, however it came. */
    knowsViewer?: boolean
    /** `open`: any web page may read the answer. */
    cors?: 'open'
    /** Signs its caller in by cookie, so it must come from our own pages. */
    setsCookie?: boolean
    /** Its GET uses something up or counts something: a HEAD is answered without running it. */
    unsafeGet?: boolean
    /** A POST that only asks: it is logged as quietly as a GET. */
    readsOnly?: boolean
    /** Not part of the published interface (static files, the reference page). */
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
  cors: 'open' | undefined
  internal: boolean
  /** The tables that its kept answers are made from; undefined where none are kept. */
  isCached: boolean
  /** Whether its answers are written as they are, without a look at their schema. */
  isAsItIs: boolean
}

export class RouteTable {
  readonly entries: RouteEntry[] = []
  /** The same as they were declared. */
  readonly declared: RouteOptions[] = []
  #patterns: { pattern: RegExp; entry: RouteEntry }[] | undefined

  /** All routes at this path, whatever their method. */
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
  // Only now: a scope may still have added to the declarations of the routes inside it.
  app.addHook('onReady', async () => {
    for (const { method, url, config, serializerCompiler } of table.declared) {
      if (!config?.access) throw new Error(`Route ${method} ${url} doesn't declare its access`)
      const { access, knowsViewer = false, cors, internal = false, cache } = config
      const entry = {
        url,
        access,
        knowsViewer,
        cors,
        internal,
        isCached: cache === true,
        isAsItIs: serializerCompiler !== undefined,
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
