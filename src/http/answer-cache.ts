/**
 * Finished answers by their address, kept as bytes until a table that they were made from changes. What many answers
 * begin with, and only the rest of them differs from viewer to viewer, is kept among them as a part.
 */
import type { TableVersions } from '../db/table-versions.ts'

export interface Answer {
  /** Names and values in turn, as they go out; without what differs from request to request. */
  headers: readonly string[]
  body: Buffer
  /** Undefined where it has no version that a client could ask about. */
  etag: string | undefined
  /** The same for whoever has this version already. */
  headersIfKnown: readonly string[]
  /** Whether it is also for those who say who they are. */
  isForEverybody: boolean
}

/** What an answer was made from, told before the first query for it. */
export interface Origin {
  tables: readonly string[]
  moment: number
  /** On the clock of `performance.now()`, after which it is not given out any more. */
  expiresAt: number
}

export interface CacheLimits {
  maxBytes: number
  maxAnswerBytes: number
}

const DEFAULT_LIMITS: CacheLimits = { maxBytes: 12 * 2 ** 20, maxAnswerBytes: 2 ** 20 }
/** An entry's own cost beside its bytes, about. */
const ENTRY_BYTES = 1000
const MAX_URL = 1000
const SEEN_PLACES = 2 ** 14

/** Of two addresses with the same mark, which are rare, one is kept a little early. */
function markOf(url: string): number {
  let mark = 0x811c9dc5
  for (let i = 0; i < url.length; i++) mark = Math.imul(mark ^ url.charCodeAt(i), 0x01000193)
  return mark >>> 0
}

/** A space is in no address, so no request can ask for a part. */
const keyOfPart = (name: string): string => ` ${name}`
const isPart = (key: string): boolean => key.startsWith(' ')

interface Entry extends Origin {
  value: unknown
  bytes: number
  wasUsed: boolean
}

export class AnswerCache {
  readonly #versions: TableVersions
  readonly #limits: CacheLimits
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #parts = 0
  /** Marks of addresses that were asked for lately; where two share a place, the later one has it. */
  readonly #seen = new Uint32Array(SEEN_PLACES)

  constructor(versions: TableVersions, limits: Partial<CacheLimits> = {}) {
    this.#versions = versions
    this.#limits = { ...DEFAULT_LIMITS, ...limits }
  }

  get size(): { answers: number; parts: number; bytes: number } {
    return { answers: this.#entries.size - this.#parts, parts: this.#parts, bytes: this.#bytes }
  }

  find(url: string): Answer | undefined {
    return this.#find(url) as Answer | undefined
  }

  findPart<T>(name: string): T | undefined {
    return this.#find(keyOfPart(name)) as T | undefined
  }

  #find(key: string): unknown {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isAlive = entry.expiresAt === Number.POSITIVE_INFINITY || performance.now() < entry.expiresAt
    if (!isAlive || !this.#versions.isCurrent(entry.tables, entry.moment)) {
      this.#drop(key, entry)
      return undefined
    }
    // Nothing of it has changed until now, so the next look needs to go back no further.
    entry.moment = this.#versions.now
    entry.wasUsed = true
    return entry.value
  }

  /** Whether an answer is worth its place: what is asked for only once is not. */
  wants(url: string): boolean {
    if (url.length > MAX_URL) return false
    const mark = markOf(url)
    const place = mark & (SEEN_PLACES - 1)
    if (this.#seen[place] === mark) return true
    this.#seen[place] = mark
    return false
  }

  keep(url: string, answer: Answer, origin: Origin): void {
    this.#keep(url, answer, answer.body.length, origin)
  }

  keepPart(name: string, value: object, bytes: number, origin: Origin): void {
    this.#keep(keyOfPart(name), value, bytes, origin)
  }

  #keep(key: string, value: object, ownBytes: number, origin: Origin): void {
    if (ownBytes > this.#limits.maxAnswerBytes) return
    const bytes = ownBytes + ENTRY_BYTES
    const before = this.#entries.get(key)
    if (before) this.#drop(key, before)
    this.#add(key, { ...origin, value, bytes, wasUsed: false })
    this.#makeRoom()
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
    this.#parts = 0
  }

  /** The oldest go first, but what was used since it was last looked at gets another round. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limits.maxBytes) return
      this.#drop(key, entry)
      if (!entry.wasUsed) continue
      entry.wasUsed = false
      this.#add(key, entry)
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    if (isPart(key)) this.#parts++
  }

  #drop(key: string, { bytes }: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= bytes
    if (isPart(key)) this.#parts--
  }
}
