/** When each table last changed, counted in commits of this process: what an answer was made from is stale after that. */
import type { Consequences } from './consequences.ts'
import { EVERYTHING, writesOf } from './writes.ts'

export class TableVersions {
  readonly #changedAt = new Map<string, number>()
  #everythingChangedAt = 0
  #now = 1
  #consequences: Consequences | undefined
  #look: (() => boolean) | undefined
  #hasLooked = false

  /** The moment, before the first query of whatever is going to be kept. */
  get now(): number {
    return this.#now
  }

  /** Until it is told how one table hangs on another, every change counts for all of them. */
  learn(consequences: Consequences): void {
    this.#consequences = consequences
  }

  /** `look` tells whether another process has changed anything since it was last asked. */
  watchOthers(look: () => boolean): void {
    this.#look = look
  }

  /** After a commit, with the statements that it made true, and before anybody hears of it. */
  noteCommit(statements: Iterable<string>): void {
    let moment = 0
    for (const sql of statements) {
      const writes = writesOf(sql)
      if (writes.length === 0) continue
      moment ||= ++this.#now
      if (writes === EVERYTHING) this.#consequences = undefined
      if (writes === EVERYTHING || !this.#consequences) this.#everythingChangedAt = moment
      else for (const write of writes) for (const table of this.#consequences(write)) this.#changedAt.set(table, moment)
    }
  }

  /** Whether what was read from these tables at a moment is what one would read now. */
  isCurrent(tables: readonly string[], moment: number): boolean {
    if (tables.length === 0) return true
    this.#noticeOthers()
    if (moment === this.#now) return true
    if (this.#everythingChangedAt > moment) return false
    return tables.every((table) => (this.#changedAt.get(table) ?? 0) <= moment)
  }

  /** Looking costs a few microseconds: once each time the event loop goes round is enough. */
  #noticeOthers(): void {
    if (!this.#look || this.#hasLooked) return
    this.#hasLooked = true
    setImmediate(() => {
      this.#hasLooked = false
    })
    if (this.#look()) this.#everythingChangedAt = ++this.#now
  }
}
