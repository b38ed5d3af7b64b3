/** Times statements and reports those above a limit, with their text but without their parameters. */

export interface SlowQuery {
  sql: string
  ms: number
  /** How often this text was slow since its last report, this time included, and the slowest of these. */
  times: number
  worstMs: number
}

/** Each text is reported at most once in this time, so that an overloaded database doesn't flood the log. */
const SAME_AGAIN_MS = 60_000
const MAX_TEXTS = 500
const MAX_TEXT_LENGTH = 4000

interface Reported {
  at: number
  times: number
  worstMs: number
}

export class SlowQueryLog {
  #limitMs = Number.POSITIVE_INFINITY
  readonly #report: (query: SlowQuery) => void
  readonly #reported = new Map<string, Reported>()
  /** The number of statements since the start; `totalMs` is their time, `slow` counts those above the limit. */
  count = 0
  totalMs = 0
  slow = 0

  constructor(limitMs = 0, report: (query: SlowQuery) => void = () => {}) {
    this.#report = report
    this.limit(limitMs)
  }

  /** Sets the limit; 0 reports nothing. */
  limit(limitMs: number): void {
    this.#limitMs = limitMs > 0 ? limitMs : Number.POSITIVE_INFINITY
  }

  /** Called after each statement; `start` is `performance.now()` before it. */
  note(sql: string, start: number): void {
    const ms = performance.now() - start
    this.count++
    this.totalMs += ms
    if (ms > this.#limitMs) this.#noteSlow(sql, ms)
  }

  #noteSlow(sql: string, ms: number): void {
    this.slow++
    const now = performance.now()
    const known = this.#reported.get(sql)
    const times = (known?.times ?? 0) + 1
    const worstMs = Math.max(known?.worstMs ?? 0, ms)
    if (known && now - known.at < SAME_AGAIN_MS) {
      known.times = times
      known.worstMs = worstMs
      return
    }
    if (this.#reported.size >= MAX_TEXTS) this.#reported.clear()
    this.#reported.set(sql, { at: now, times: 0, worstMs: 0 })
    this.#report({ sql: sql.slice(0, MAX_TEXT_LENGTH), ms: Math.round(ms), times, worstMs: Math.round(worstMs) })
  }
}
