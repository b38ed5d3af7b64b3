/**
 * Runs writers of the SQLite file one at a time, in the order in which they asked, and leaves time for reads.
 *
 * Problem: everything runs on one thread. Writers that arrive as fast as they are served would leave no time for reads.
 *
 * Protocol: turns follow each other without a pause for a burst of 1 to 8 ms (the time since the last turn ended,
 * within these bounds), so that one flush of the WAL serves many commits. Then the queue pauses until the event loop
 * has had three times the length of the burst for other work, or has nothing more to do.
 *
 * Invariant: one writer at a time has the turn, and releasing it twice does nothing.
 *
 * Failure: a turn that is never released would stop all writes, so callers release it in `finally` or at the end of
 * their transaction.
 *
 * Measured by "Reads kept" in bench/RESULTS.md (Group commit): 32 readers keep 0.5 to 1.0 of their throughput beside 8
 * writers.
 */

/** The length of the pause, in multiples of the burst. */
const PAUSE_FACTOR = 3
const MIN_BURST_MS = 1
const MAX_BURST_MS = 8
/** An event loop iteration that is shorter than this had hardly anything to do. */
const IDLE_ITERATION_MS = 0.2

export type ReleaseTurn = () => void

export class WriteQueue {
  readonly #waiting: ((end: ReleaseTurn) => void)[] = []
  #isTaken = false
  #burstStart = 0
  #burstMs = MIN_BURST_MS
  #lastEnd = 0

  acquire(): Promise<ReleaseTurn> {
    return new Promise((resolve) => {
      if (this.#isTaken) {
        this.#waiting.push(resolve)
        return
      }
      this.#startBurst()
      this.#grantTurn(resolve)
    })
  }

  #grantTurn(resolve: (end: ReleaseTurn) => void): void {
    this.#isTaken = true
    let isOver = false
    resolve(() => {
      if (isOver) return
      isOver = true
      this.#nextTurn()
    })
  }

  #nextTurn(): void {
    this.#lastEnd = performance.now()
    if (this.#waiting.length === 0) {
      this.#isTaken = false
      return
    }
    if (this.#lastEnd - this.#burstStart < this.#burstMs) {
      this.#grantTurn(this.#waiting.shift()!)
      return
    }
    this.#pause(this.#lastEnd + PAUSE_FACTOR * (this.#lastEnd - this.#burstStart))
  }

  #pause(until: number): void {
    const before = performance.now()
    setImmediate(() => {
      const now = performance.now()
      if (now < until && now - before > IDLE_ITERATION_MS) return this.#pause(until)
      this.#startBurst()
      this.#grantTurn(this.#waiting.shift()!)
    })
  }

  /** Lets the burst be as long as the time since the last turn ended, in which reads could run. */
  #startBurst(): void {
    const now = performance.now()
    this.#burstMs = Math.min(MAX_BURST_MS, Math.max(MIN_BURST_MS, now - this.#lastEnd))
    this.#burstStart = now
  }
}
