/**
 * A bounded cache of what anonymous visitors get, and of intermediate results that many answers share.
 *
 * Problem: public pages ask for the same few hundred URLs over and over, and building one answer costs ten times what
 * sending it costs.
 *
 * Invariants:
 * - After a write has been answered, nobody gets an answer from before it: every write empties the cache before its own
 *   answer is sent.
 * - An answer is stored only if no write ran or ended while it was computed (`version` and `#writesRunning`).
 * - What another process writes (a second node, the admin command) shows within LIFETIME_MS.
 * - Memory is bounded by MAX_BYTES; the least recently used entry goes first.
 */
import { LRUCache } from 'lru-cache'

export interface CachedResponse {
  /** Without what differs from request to request. */
  headers: Record<string, string>
  body: Buffer
  etag: string | undefined
}

const MAX_BYTES = 12 * 2 ** 20
const MAX_ENTRY_BYTES = 2 ** 20
/** What an entry takes beside its body, about. */
const ENTRY_OVERHEAD_BYTES = 1000
const LIFETIME_MS = 1000

/** What to compare when an answer is ready; undefined while a write runs. */
export type CacheVersion = number | undefined

export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    ttl: LIFETIME_MS,
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
  })
  readonly #memoized = new LRUCache<string, object>({ max: 1000, ttl: LIFETIME_MS })
  #version = 0
  #writesRunning = 0
  hits = 0
  misses = 0

  get size(): { responses: number; memoized: number; bytes: number } {
    return {
      responses: this.#responses.size,
      memoized: this.#memoized.size,
      bytes: this.#responses.calculatedSize,
    }
  }

  find(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key)
    if (response) this.hits++
    return response
  }

  /** To be taken before the first query of an answer, and handed to `store` with it. */
  get version(): CacheVersion {
    return this.#writesRunning === 0 ? this.#version : undefined
  }

  store(key: string, response: CachedResponse, version: CacheVersion): void {
    if (this.#isCurrent(version)) this.#responses.set(key, response)
  }

  /** An intermediate result that many answers share; whoever gets it must not change it. */
  async memoize<T extends object>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#memoized.get(key) as T | undefined
    if (known) return known
    const { version } = this
    const value = await compute()
    if (this.#isCurrent(version)) this.#memoized.set(key, value)
    return value
  }

  beginWrite(): void {
    this.#writesRunning++
    this.#version++
  }

  /** Before the write's answer is sent. */
  clear(): void {
    this.#version++
    this.#responses.clear()
    this.#memoized.clear()
  }

  endWrite(): void {
    this.#writesRunning--
  }

  #isCurrent(version: CacheVersion): boolean {
    return version !== undefined && version === this.version
  }
}
