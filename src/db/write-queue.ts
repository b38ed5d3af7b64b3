/** Hands out turns in order of asking, and leaves the process time for whatever else is waiting. */

/** So many times what turns take is left to everything else, as long as there is anything else. */
const OTHERS_PART = 3
/** WriteQueue follow each other for as long as the others had before, within these bounds: one flush serves them all. */
const SHORTEST_BURST_MS = 1
const LONGEST_BURST_MS = 8
/** So short is a round of the event loop in which hardly anything was to do. */
const QUIET_MS = 0.2

export type ReleaseTurn = () => void

/**
 * Without pauses, writers that come as fast as they are served would leave nothing for readers: so turns follow each
 * other at once for a while, and then the event loop goes round until the others have had their part or want no more.
 */
export class WriteQueue {
  readonly #waiting: ((end: ReleaseTurn) => void)[] = []
  #isTaken = false
  #burstStart = 0
  #burstMs = SHORTEST_BURST_MS
  #lastEnd = 0

  next(): Promise<ReleaseTurn> {
    return new Promise((resolve) => {
      if (this.#isTaken) {
        this.#waiting.push(resolve)
        return
      }
      this.#startBurst()
      this.#give(resolve)
    })
  }

  #give(to: (end: ReleaseTurn) => void): void {
    this.#isTaken = true
    let isOver = false
    to(() => {
      if (isOver) return
      isOver = true
      this.#goOn()
    })
  }

  #goOn(): void {
    this.#lastEnd = performance.now()
    if (this.#waiting.length === 0) {
      this.#isTaken = false
      return
    }
    if (this.#lastEnd - this.#burstStart < this.#burstMs) {
      this.#give(this.#waiting.shift()!)
      return
    }
    this.#pause(this.#lastEnd + OTHERS_PART * (this.#lastEnd - this.#burstStart))
  }

  #pause(until: number): void {
    const before = performance.now()
    setImmediate(() => {
      const now = performance.now()
      if (now < until && now - before > QUIET_MS) return this.#pause(until)
      this.#startBurst()
      this.#give(this.#waiting.shift()!)
    })
  }

  /** WriteQueue that find nobody else waiting are one burst as long as little time passes between them. */
  #startBurst(): void {
    const now = performance.now()
    this.#burstMs = Math.min(LONGEST_BURST_MS, Math.max(SHORTEST_BURST_MS, now - this.#lastEnd))
    this.#burstStart = now
  }
}
