/** Serves anonymous GETs of routes with `cache: true` from the response cache, and clears the cache on writes. */
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { encodeBody } from './encode-body.ts'
import { isKnownVersion } from './etag.ts'
import { type CachedResponse, type CacheVersion, ResponseCache } from './response-cache.ts'
import { SAFE_METHODS } from './routes.ts'
import { hasSessionCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's anonymous responses may be cached by URL, encoding and language. */
    cache?: boolean
    /** The route's writes don't affect cached responses (such as an analytics event), so they don't clear the cache. */
    keepsCache?: boolean
  }
  interface FastifyInstance {
    responseCache: ResponseCache
  }
  interface FastifyRequest {
    /**
     * Read before the response is computed; undefined if the response must not be cached. Otherwise the route ignores
     * `If-None-Match` and responds in full, so that the cache can serve the response to other clients.
     */
    cacheVersion: CacheVersion
    isWriteRunning: boolean
  }
}

const MAX_KEY_LENGTH = 1500

/** Register after compression, so that compressed bytes are stored. */
export function registerResponseCache(app: FastifyInstance): void {
  const cache = new ResponseCache()
  app.decorate('responseCache', cache)
  app.decorateRequest('cacheVersion', undefined)
  app.decorateRequest('isWriteRunning', false)
  app.addHook('onRoute', (route) => {
    if (route.config?.cache) addCaching(cache, route)
    else if (writes(route)) addClearing(cache, route)
  })
}

function addCaching(cache: ResponseCache, route: RouteOptions): void {
  requireCacheable(route)
  const lookUp = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    if (hasCredentials(request.headers)) return done()
    const key = cacheKey(request)
    const cached = cache.find(key)
    if (cached) return void sendCached(request, reply, cached)
    cache.misses++
    const isStorable = request.method === 'GET' && key.length <= MAX_KEY_LENGTH
    if (isStorable && cache.isMissedAgain(key)) request.cacheVersion = cache.version
    done()
  }
  const storeOrPass = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done) => {
    const { cacheVersion: version } = request
    // Without a promise, since cached responses pass here as well.
    if (version === undefined || reply.statusCode !== 200) return done(null, payload)
    store(request, reply, payload, version).then((body) => done(null, body), done)
  }
  const store = async (request: FastifyRequest, reply: FastifyReply, payload: unknown, version: number) => {
    const etag = headerOf(reply, 'etag')
    const isKnown = clientHasVersion(request, etag)
    const isStored = isCacheable(reply)
    if (!isKnown && !isStored) return payload
    const body = await toBuffer(payload)
    if (isStored && body) cache.store(cacheKey(request), { headers: headersOf(reply), body, etag }, version)
    if (!isKnown) return body ?? payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  }
  route.onRequest = [lookUp, ...[route.onRequest ?? []].flat()] as RouteOptions['onRequest']
  route.onSend = [...[route.onSend ?? []].flat(), storeOrPass] as RouteOptions['onSend']
}

/** Clears the cache before the response is sent; also ends the write if the client has disconnected. */
function addClearing(cache: ResponseCache, route: RouteOptions): void {
  const end = (request: FastifyRequest) => {
    if (!request.isWriteRunning) return
    request.isWriteRunning = false
    cache.endWrite()
  }
  const begin = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    request.isWriteRunning = true
    cache.beginWrite()
    done()
  }
  const clear = (request: FastifyRequest, _reply: FastifyReply, payload: unknown, done: Done) => {
    cache.clear()
    end(request)
    done(null, payload)
  }
  const finish = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    end(request)
    done()
  }
  route.onRequest = [begin, ...[route.onRequest ?? []].flat()] as RouteOptions['onRequest']
  route.onSend = [...[route.onSend ?? []].flat(), clear] as RouteOptions['onSend']
  route.onResponse = [...[route.onResponse ?? []].flat(), finish] as RouteOptions['onResponse']
}

type Done = (error: Error | null, payload?: unknown) => void

const writes = ({ method, config }: RouteOptions): boolean =>
  [method].flat().some((each) => !SAFE_METHODS.has(each)) && !config?.readsOnly && !config?.keepsCache

/** Throws for routes that have side effects on each request. */
function requireCacheable({ method, url, config }: RouteOptions): void {
  if (config?.unsafeGet || config?.rateLimit || config?.setsCookie) {
    throw new Error(`Route ${method} ${url} does more than answer, so its answers can't be cached`)
  }
}

const hasCredentials = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || hasSessionCookie(cookie)

/** Line breaks are safe separators, since headers can't contain them. */
const cacheKey = ({ url, headers, language }: FastifyRequest): string =>
  `${url}\n${headers['accept-encoding'] ?? ''}\n${language}`

function sendCached(request: FastifyRequest, reply: FastifyReply, { headers, body, etag }: CachedResponse): void {
  reply.headers(headers).header('x-request-id', request.id)
  if (clientHasVersion(request, etag)) reply.code(304).removeHeader('content-type').send()
  else reply.send(body)
}

/** Whether the client already has this version, so that 304 is enough. */
const clientHasVersion = ({ headers }: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined && isKnownVersion(headers['if-none-match'], etag)

const KEYED_BY = ['accept-encoding', 'accept-language']

function isCacheable(reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie') || reply.hasHeader('connection')) return false
  if (/no-store|private/.test(headerOf(reply, 'cache-control') ?? '')) return false
  const varies = (headerOf(reply, 'vary') ?? '').toLowerCase().split(',')
  return varies.every((name) => name === '' || KEYED_BY.includes(name.trim()))
}

const headerOf = (reply: FastifyReply, name: string): string | undefined => {
  const value = reply.getHeader(name)
  return value === undefined ? undefined : String(value)
}

const PER_REQUEST_HEADERS = ['x-request-id', 'content-length', 'date']

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders())
      .filter(([name]) => !PER_REQUEST_HEADERS.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )

/** Compressed responses are streams. */
async function toBuffer(payload: unknown): Promise<Buffer | undefined> {
  const encoded = typeof payload === 'string' ? encodeBody(payload) : payload
  if (typeof encoded === 'string') return Buffer.from(encoded)
  if (Buffer.isBuffer(encoded)) return encoded
  return payload instanceof Readable ? buffer(payload) : undefined
}
