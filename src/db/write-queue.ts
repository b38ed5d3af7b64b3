/**
 * Lets writers of the SQLite file go one at a time, in the order in which they asked, and leaves time for readers.
 *
 * Problem: everything runs on one thread. Writers that arrive as fast as they are served would leave nothing for reads.
 *
 * Protocol: turns follow each other without a pause for a burst of 1 to 8 ms, as long as readers had before it, so that
 * one flush of the log serves many commits. Then the event loop runs until others have had three times what the burst
 * took, or until it has nothing more to do.
 *
 * Invariant: a turn is given to one writer at a time, and releasing it twice does nothing.
 */

/** The time left to others, in multiples of the burst. */
const OTHERS_SHARE = 3
const SHORTEST_BURST_MS = 1
const LONGEST_BURST_MS = 8
/** A turn of the event loop that is shorter than this had hardly anything to do. */
const IDLE_TURN_MS = 0.2

export type ReleaseTurn = () => void

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
    this.#pause(this.#lastEnd + OTHERS_SHARE * (this.#lastEnd - this.#burstStart))
  }

  #pause(until: number): void {
    const before = performance.now()
    setImmediate(() => {
      const now = performance.now()
      if (now < until && now - before > IDLE_TURN_MS) return this.#pause(until)
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
