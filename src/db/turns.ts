/** Hands out turns in order of asking, and leaves the process time for whatever else is waiting. */

/** A burst of turns lasts as long as everything else had since the one before, within these bounds. */
const SHORTEST_BURST_MS = 1
const LONGEST_BURST_MS = 20

export type EndTurn = () => void

/**
 * Without pauses, writers that come as fast as they are served would leave nothing for readers: so turns follow each
 * other at once for a while, and then the event loop goes round. Both halves get the same time.
 */
export class Turns {
  readonly #waiting: ((end: EndTurn) => void)[] = []
  #isTaken = false
  #burstStart = 0
  #burstMs = SHORTEST_BURST_MS
  #lastEnd = 0

  next(): Promise<EndTurn> {
    return new Promise((resolve) => {
      if (this.#isTaken) {
        this.#waiting.push(resolve)
        return
      }
      this.#startBurst()
      this.#give(resolve)
    })
  }

  #give(to: (end: EndTurn) => void): void {
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
    setImmediate(() => {
      this.#startBurst()
      this.#give(this.#waiting.shift()!)
    })
  }

  /** Turns that find nobody else waiting are one burst as long as little time passes between them. */
  #startBurst(): void {
    const now = performance.now()
    this.#burstMs = Math.min(LONGEST_BURST_MS, Math.max(SHORTEST_BURST_MS, now - this.#lastEnd))
    this.#burstStart = now
  }
}
