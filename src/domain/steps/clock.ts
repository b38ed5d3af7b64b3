/** A stopwatch kept as timestamps, so that it keeps running through a reload, a locked phone or a closed tab. */

export interface BrewClock {
  /** Time in milliseconds when it was last started; null while it is stopped. */
  startedAt: number | null
  /** Milliseconds that it had counted before; below zero during a countdown. */
  before: number
}

export const STOPPED_CLOCK: BrewClock = { startedAt: null, before: 0 }

/** Never goes below what was counted before, even if the system clock is set back. */
export const elapsedMs = ({ startedAt, before }: BrewClock, now: number): number =>
  before + (startedAt === null ? 0 : Math.max(0, now - startedAt))

export const isRunning = ({ startedAt }: BrewClock): boolean => startedAt !== null

export const startClock = <Clock extends BrewClock>(clock: Clock, now: number): Clock =>
  isRunning(clock) ? clock : { ...clock, startedAt: now }

export const pauseClock = <Clock extends BrewClock>(clock: Clock, now: number): Clock =>
  isRunning(clock) ? { ...clock, startedAt: null, before: elapsedMs(clock, now) } : clock
