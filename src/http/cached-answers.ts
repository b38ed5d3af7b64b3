/** Gives answers from the cache before anything else looks at a request, and keeps those of routes that allow it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Database, engineOf, versionsOf } from '../db/open.ts'
import type { TableVersions } from '../db/table-versions.ts'
import type { TableName } from '../db/tables.ts'
import { type Answer, AnswerCache, type Origin } from './answer-cache.ts'
import { type Finished, isKnownVersion } from './etag.ts'
import { requestId } from './request-log.ts'
import { readCookie, SESSION_COOKIE } from './session-cookie.ts'

/** On a route: its anonymous answers may be kept until one of these tables changes. */
export interface CacheRule {
  /** All that its queries read; none for what never changes while the service runs. */
  tables: readonly TableName[]
  /** For answers that change as time goes by. */
  maxAgeMs?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    cache?: CacheRule
  }
  interface FastifyInstance {
    answers: CachedAnswers
  }
  interface FastifyRequest {
    /** What an answer to it would be made from; undefined where it isn't kept. */
    answerOrigin: Origin | undefined
  }
}

/** Another node may write to a shared database: all agree within a second. */
const SHARED_MAX_AGE_MS = 900

type Looked = IncomingMessage & { [LOOKED]?: true }
const LOOKED = Symbol('looked up in the cache')

export class CachedAnswers {
  readonly cache: AnswerCache
  readonly #versions: TableVersions
  readonly #maxAgeMs: number
  /** Off while shutting down, when every answer says that it is the last, and where every request is logged. */
  isInFront = true
  /** How often an answer came from here, and was made though it could have: only while none is given in front. */
  hits = 0
  misses = 0

  constructor(db: Database) {
    this.#versions = versionsOf(db)
    this.cache = new AnswerCache(this.#versions)
    this.#maxAgeMs = engineOf(db) === 'postgres' ? SHARED_MAX_AGE_MS : Number.POSITIVE_INFINITY
  }

  originOf({ tables, maxAgeMs = Number.POSITIVE_INFINITY }: CacheRule, moment: number): Origin {
    const ageMs = tables.length === 0 ? maxAgeMs : Math.min(maxAgeMs, this.#maxAgeMs)
    return { tables, moment, expiresAt: performance.now() + ageMs }
  }

  /** What many answers begin with, made anew only where a table has changed; it must not be changed itself. */
  async part<T extends object>(
    name: string,
    rule: CacheRule,
    make: () => Promise<T>,
    bytesOf: (value: T) => number,
  ): Promise<T> {
    const known = this.cache.findPart<T>(name)
    if (known) return known
    const origin = this.originOf(rule, this.#versions.now)
    const value = await make()
    this.cache.keepPart(name, value, bytesOf(value), origin)
    return value
  }

  /** Before the router: true when the request is answered. */
  answerFirst(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isInFront) return false
    const answer = this.#find(request)
    ;(request as Looked)[LOOKED] = true
    if (!answer) return false
    send(request, response, answer, requestId(request))
    return true
  }

  /** The same for requests that came another way. */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    if ((request as Looked)[LOOKED]) return false
    const answer = this.#find(request)
    if (!answer) return false
    this.hits++
    send(request, response, answer, id)
    return true
  }

  #find({ method, url, headers }: IncomingMessage): Answer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const answer = this.cache.find(url!)
    return answer && (answer.isForEverybody || isAnonymous(headers)) ? answer : undefined
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, id: string): void {
  const isKnown = answer.etag !== undefined && isKnownVersion(request.headers['if-none-match'], answer.etag)
  const headers = [...(isKnown ? answer.headersIfKnown : answer.headers), 'x-request-id', id]
  response.writeHead(isKnown ? 304 : 200, headers)
  response.end(isKnown || request.method === 'HEAD' ? undefined : answer.body)
}

const isAnonymous = ({ authorization, cookie }: IncomingMessage['headers']): boolean =>
  authorization === undefined && readCookie(cookie, SESSION_COOKIE) === undefined

/** Before any other hook is added: what is kept needs none of them. `countsAll` for whoever must hear of each request. */
export function registerCachedAnswers(app: FastifyInstance, db: Database, countsAll = false): void {
  const answers = new CachedAnswers(db)
  const versions = versionsOf(db)
  answers.isInFront = !countsAll && app.log.level !== 'debug' && app.log.level !== 'trace'
  app.decorate('answers', answers)
  app.decorateRequest('answerOrigin', undefined)
  app.decorateRequest('finished', undefined)
  if (!answers.isInFront) {
    app.addHook('onRequest', (request, reply, done) => {
      if (answers.answer(request.raw, reply.raw, request.id)) reply.hijack()
      else done()
    })
  }
  app.addHook('preClose', async () => {
    answers.isInFront = false
    answers.cache.clear()
  })
  app.addHook('onRoute', (route) => {
    const rule = route.config?.cache
    if (!rule) return
    requireCacheable(route)
    const isForEverybody = route.config!.access === 'public' && !route.config!.knowsViewer
    const remember = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      const isFor = isForEverybody || isAnonymous(request.headers)
      if (isFor) answers.misses++
      if (isFor && request.method === 'GET' && answers.cache.wants(request.url)) {
        request.answerOrigin = answers.originOf(rule, versions.now)
      }
      done()
    }
    const keep = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Sent) => {
      const { answerOrigin: origin, finished } = request
      const body = origin && isTheSameForAll(reply) ? bytesOf(reply, payload, finished) : undefined
      if (origin && body) answers.cache.keep(request.url, toAnswer(reply, body, finished, isForEverybody), origin)
      // Already turned into bytes, it needn't be again; whoever has it gets none.
      done(null, typeof payload === 'string' && body ? body : payload)
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), remember]
    route.onSend = [...[route.onSend ?? []].flat(), keep] as RouteOptions['onSend']
  })
}

type Sent = (error: null, payload: unknown) => void

/** Something that must happen with each request can't be on a route that isn't run for each. */
function requireCacheable({ method, url, config }: RouteOptions): void {
  if (config?.getHasEffect || config?.rateLimit || config?.setsCookie) {
    throw new Error(`Route ${method} ${url} does more than answer, so its answers can't be kept`)
  }
}

function isTheSameForAll(reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie') || reply.hasHeader('vary') || reply.hasHeader('connection')) return false
  return !/no-store|private/.test(String(reply.getHeader('cache-control')))
}

function bytesOf(reply: FastifyReply, payload: unknown, finished: Finished | undefined): Buffer | undefined {
  const body = reply.statusCode === 304 ? finished?.body : reply.statusCode === 200 ? payload : undefined
  return typeof body === 'string' ? ownBytes(body) : Buffer.isBuffer(body) ? body : undefined
}

/** In memory of their own: a short text would be a piece of a large one that it keeps alive with all its neighbours. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const OF_THE_REQUEST = ['x-request-id', 'content-length', 'date']
const OF_THE_BODY = ['content-type', 'content-length']

function toAnswer(reply: FastifyReply, body: Buffer, finished: Finished | undefined, isForEverybody: boolean): Answer {
  const given = reply.getHeaders()
  const headers = Object.entries(finished ? { ...given, 'content-type': finished.contentType } : given)
    .filter(([name]) => !OF_THE_REQUEST.includes(name))
    .map(([name, value]) => [name, String(value)] as const)
  const etag = reply.getHeader('etag')
  return {
    headers: [...headers, ['content-length', String(body.length)] as const].flat(),
    headersIfKnown: headers.filter(([name]) => !OF_THE_BODY.includes(name)).flat(),
    body,
    etag: typeof etag === 'string' ? etag : undefined,
    isForEverybody,
  }
}
