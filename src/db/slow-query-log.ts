/** Watches how long statements take: those above a limit are told with their text, never with the values in them. */

export interface SlowQuery {
  sql: string
  ms: number
  /** How many of the same text were slow since it was last told, this one included, and the slowest of them. */
  times: number
  worstMs: number
}

/** A text that is slow over and over is told once in this time: a struggling database must not drown its own log. */
const SAME_AGAIN_MS = 60_000
const MAX_TEXTS = 500
const MAX_TEXT_LENGTH = 4000

interface Told {
  at: number
  times: number
  worstMs: number
}

export class SlowQueryLog {
  #limitMs = Number.POSITIVE_INFINITY
  readonly #tell: (query: SlowQuery) => void
  readonly #told = new Map<string, Told>()
  /** Of all statements since the start. */
  count = 0
  totalMs = 0
  slow = 0

  constructor(limitMs = 0, tell: (query: SlowQuery) => void = () => {}) {
    this.#tell = tell
    this.limit(limitMs)
  }

  /** From now on; a limit of 0 tells of none. */
  limit(limitMs: number): void {
    this.#limitMs = limitMs > 0 ? limitMs : Number.POSITIVE_INFINITY
  }

  /** After each statement; `start` is what `performance.now()` was before it. */
  note(sql: string, start: number): void {
    const ms = performance.now() - start
    this.count++
    this.totalMs += ms
    if (ms > this.#limitMs) this.#noteSlow(sql, ms)
  }

  #noteSlow(sql: string, ms: number): void {
    this.slow++
    const now = performance.now()
    const known = this.#told.get(sql)
    const times = (known?.times ?? 0) + 1
    const worstMs = Math.max(known?.worstMs ?? 0, ms)
    if (known && now - known.at < SAME_AGAIN_MS) {
      known.times = times
      known.worstMs = worstMs
      return
    }
    if (this.#told.size >= MAX_TEXTS) this.#told.clear()
    this.#told.set(sql, { at: now, times: 0, worstMs: 0 })
    this.#tell({ sql: sql.slice(0, MAX_TEXT_LENGTH), ms: Math.round(ms), times, worstMs: Math.round(worstMs) })
  }
}
