/** Rate limits per client, counted in memory or, for several nodes, in Redis. */
import { once } from 'node:events'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { IncidentLog } from '../db/incident-log.ts'
import { message } from '../i18n/message.ts'
import { tooManyRequests } from './errors.ts'

const MINUTE_MS = 60_000
const MAX_CLIENTS = 100_000
/** The address may come from a header, so its length is limited. */
const MAX_CLIENT_LENGTH = 64
const CONNECT_MS = 1000
const ANSWER_MS = 500
/** While Redis is unavailable, one request per interval tries it again. */
const ASK_AGAIN_MS = 1000

/** For a route's `config`: the limit per minute and client address, for all path parameters together. */
export const perMinute = (max: number) => ({ max, timeWindow: MINUTE_MS })

export interface Count {
  current: number
  /** Milliseconds until the window ends. */
  ttl: number
}

/** The key by which a client is counted: its IPv4 address, or the /64 network of its IPv6 address. */
export const clientKey = (ip: string): string => normalizeIP(ip).slice(0, MAX_CLIENT_LENGTH)

export interface Counter {
  increment(key: string, windowMs: number): Promise<Count> | Count
}

/**
 * Returns a function that creates counters for other purposes. Each has its own memory, so that one counter can't evict
 * the entries of another.
 */
export async function registerRateLimits(app: FastifyInstance, redisUrl: string | undefined): Promise<() => Counter> {
  const memory = new MemoryCounter()
  const shared = redisUrl ? SharedCounter.open(redisUrl, memory, app.log) : undefined
  if (shared) app.addHook('onClose', () => shared.close())
  await shared?.connected()
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    store: storeOn(shared ?? memory),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests(
        message('That was a lot at once. Try again in {seconds, plural, one {# second} other {# seconds}}.', {
          seconds: Math.max(1, Math.ceil(ttl / 1000)),
        }),
      ),
  })
  return () => shared?.withFallback(new MemoryCounter()) ?? new MemoryCounter()
}

type Answer = (error: Error | null, count?: Count) => void

/** The plugin creates one store for each limited route; all use the same counter, with the route in the key. */
function storeOn(counter: Counter) {
  return class Store {
    readonly #name: string
    constructor(options: { name?: string }) {
      this.#name = options.name ?? ''
    }
    incr(client: string, answer: Answer, windowMs: number): void {
      Promise.resolve(counter.increment(`${this.#name} ${client.slice(0, MAX_CLIENT_LENGTH)}`, windowMs)).then(
        (count) => answer(null, count),
        (error: Error) => answer(error),
      )
    }
    child({ routeInfo }: { routeInfo?: { method?: string | string[]; url?: string } }): Store {
      return new Store({ name: `${[routeInfo?.method].flat().join('|')} ${routeInfo?.url}` })
    }
  } as never
}

export class MemoryCounter implements Counter {
  readonly #windows = new Map<string, { count: number; endsAt: number }>()

  increment(key: string, windowMs: number): Count {
    const now = Date.now()
    let window = this.#windows.get(key)
    if (!window || window.endsAt <= now) {
      this.#windows.delete(key)
      this.#makeRoom(now)
      window = { count: 0, endsAt: now + windowMs }
      this.#windows.set(key, window)
    }
    window.count++
    return { current: window.count, ttl: window.endsAt - now }
  }

  /** Deletes expired windows, oldest first; at MAX_CLIENTS also windows that haven't expired. */
  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MAX_CLIENTS) break
      this.#windows.delete(key)
    }
  }
}

const COUNT_SCRIPT = `
local current = redis.call('incr', KEYS[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return { current, ttl }`

/** Counts in Redis, so that all nodes share the limits; while Redis is unavailable, each node counts in memory. */
class SharedCounter implements Counter {
  readonly #redis: Redis
  readonly #fallback: MemoryCounter
  readonly #gone: IncidentLog
  /** When to try Redis again; undefined while it works. Until then no request waits for its timeout. */
  #askAgainAt: number | undefined

  static open(url: string, fallback: MemoryCounter, log: FastifyBaseLogger): SharedCounter {
    const redis = new Redis(url, {
      keyPrefix: 'brewprint:limit:',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      commandTimeout: ANSWER_MS,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    })
    return new SharedCounter(redis, fallback, log)
  }

  private constructor(redis: Redis, fallback: MemoryCounter, log: FastifyBaseLogger) {
    this.#fallback = fallback
    this.#gone = new IncidentLog(log, 'redisGone')
    this.#redis = redis
    this.#redis.on('error', ({ message }) => this.#gone.begin(message))
    this.#redis.on('ready', () => this.#endIncident())
  }

  /** Waits up to CONNECT_MS for the first connection, so that limits are shared from the first request on. */
  async connected(): Promise<void> {
    await once(this.#redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => {})
  }

  /** Counts in the same Redis, and in `fallback` while Redis is unavailable. */
  withFallback(fallback: MemoryCounter): Counter {
    return { increment: (key, windowMs) => this.increment(key, windowMs, fallback) }
  }

  async increment(key: string, windowMs: number, fallback = this.#fallback): Promise<Count> {
    const now = performance.now()
    if (this.#askAgainAt !== undefined) {
      if (now < this.#askAgainAt) return fallback.increment(key, windowMs)
      this.#askAgainAt = now + ASK_AGAIN_MS
    }
    try {
      const [current, ttl] = (await this.#redis.eval(COUNT_SCRIPT, 1, key, windowMs)) as [number, number]
      this.#endIncident()
      return { current, ttl }
    } catch (error) {
      this.#askAgainAt = performance.now() + ASK_AGAIN_MS
      this.#gone.begin((error as Error).message)
      return fallback.increment(key, windowMs)
    }
  }

  close(): void {
    this.#redis.disconnect()
  }

  #endIncident(): void {
    this.#askAgainAt = undefined
    this.#gone.end()
  }
}
