/**
 * A bounded cache of anonymous responses, and of intermediate results that many responses share.
 *
 * Problem: public pages request the same few hundred URLs over and over, and building a response costs ten times as
 * much as sending it.
 *
 * Protocol: a request without credentials is looked up by URL, encoding and language. One that isn't found takes the
 * cache's version, and its response is stored if that is still the version then. Requests with credentials are always
 * computed; they use the intermediate results.
 *
 * Invariants:
 * - After a write was answered, no response from before it is served: every write clears the cache before its own
 *   response is sent. Routes with `keepsCache` or `unsafeGet` change nothing that is cached.
 * - A response is stored only if no write ran or ended while it was computed (`version` and `#writesRunning`).
 * - Writes of another process (a second node, the admin command) and of background jobs become visible within
 *   LIFETIME_MS. For members that concerns only totals and the best recipes by votes, which are intermediate results.
 * - Memory is bounded by MAX_BYTES, MAX_MEMOIZED_BYTES and MAX_MISSED_BYTES; the least recently used entry is evicted
 *   first.
 * - A value is stored only when its key is requested a second time: most keys never are, and their bodies would fill
 *   the old generation of V8's heap, which is collected late.
 *
 * Failure: a write that never ends would keep everything from being stored, so it ends with its connection at the latest.
 *
 * Measured in bench/RESULTS.md: a recipe costs 67 to 73 µs instead of 254 to 316, a list 69 to 75 instead of 920
 * to 1290.
 */
import { LRUCache } from 'lru-cache'

export interface CachedResponse {
  /** Without headers that differ between requests. */
  headers: Record<string, string>
  body: Buffer
  etag: string | undefined
}

const MAX_BYTES = 8 * 2 ** 20
const MAX_ENTRY_BYTES = 2 ** 20
const MAX_MEMOIZED_BYTES = 8 * 2 ** 20
const MAX_MISSED_BYTES = 2 ** 20
/** The approximate size of a row in a memoized value. */
const ROW_BYTES = 250
/** The approximate size of an entry without its body. */
const ENTRY_OVERHEAD_BYTES = 1000
const MISSED_OVERHEAD_BYTES = 100
const LIFETIME_MS = 1000

/** Compared when a response is stored; undefined while a write runs. */
export type CacheVersion = number | undefined

export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    ttl: LIFETIME_MS,
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
  })
  readonly #memoized = new LRUCache<string, object>({
    maxSize: MAX_MEMOIZED_BYTES,
    ttl: LIFETIME_MS,
    sizeCalculation: (value) => ENTRY_OVERHEAD_BYTES + ROW_BYTES * countRows(value),
  })
  /** The keys that were requested and not found. */
  readonly #missed = new LRUCache<string, true>({
    maxSize: MAX_MISSED_BYTES,
    sizeCalculation: (_, key) => key.length + MISSED_OVERHEAD_BYTES,
  })
  #version = 0
  #writesRunning = 0
  hits = 0
  misses = 0

  get size(): { responses: number; memoized: number; bytes: number; memoizedBytes: number } {
    return {
      responses: this.#responses.size,
      memoized: this.#memoized.size,
      bytes: this.#responses.calculatedSize,
      memoizedBytes: this.#memoized.calculatedSize,
    }
  }

  find(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key)
    if (response) this.hits++
    return response
  }

  /** Whether the key was missed before, so that its value is worth storing. */
  isMissedAgain(key: string): boolean {
    if (this.#missed.get(key)) return true
    this.#missed.set(key, true)
    return false
  }

  /** Read this before the first query of a response, and pass it to `store`. */
  get version(): CacheVersion {
    return this.#writesRunning === 0 ? this.#version : undefined
  }

  store(key: string, response: CachedResponse, version: CacheVersion): void {
    if (this.#isCurrent(version)) this.#responses.set(key, response)
  }

  /**
   * Caches an intermediate result that many responses share; callers must not modify it. `kind` is a literal of the
   * caller and keeps its keys, which may come from requests, apart from those of others.
   */
  async memoize<T extends object>(kind: string, key: string, compute: () => Promise<T>): Promise<T> {
    const name = `${kind}\n${key}`
    const known = this.#memoized.get(name) as T | undefined
    if (known) return known
    const { version } = this
    const isStored = this.isMissedAgain(name)
    const value = await compute()
    if (isStored && this.#isCurrent(version)) this.#memoized.set(name, value)
    return value
  }

  beginWrite(): void {
    this.#writesRunning++
    this.#version++
  }

  /** Called before the response of a write is sent. */
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

/** Counts the rows of a list, or of an object's lists: they are nearly all that a memoized value consists of. */
function countRows(value: object): number {
  if (Array.isArray(value)) return value.length
  return Object.values(value).reduce((count, each) => count + (Array.isArray(each) ? each.length : 0), 0)
}
