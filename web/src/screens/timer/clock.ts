/** Stopwatch stored as timestamps, so that it goes on through a reload, a locked phone or a closed tab. */

export interface Clock {
  /** Time in milliseconds when it was last started; null while it is paused. */
  startedAt: number | null
  /** Elapsed milliseconds before that. */
  before: number
  /** Time of the last start or pause. */
  touchedAt: number
}

export const STANDING: Clock = { startedAt: null, before: 0, touchedAt: 0 }

/** Elapsed time; never negative, also when the system clock is set back. */
export const elapsedMs = ({ startedAt, before }: Clock, now: number): number =>
  before + (startedAt === null ? 0 : Math.max(0, now - startedAt))

export const isRunning = ({ startedAt }: Clock): boolean => startedAt !== null

export const isUsed = (clock: Clock): boolean => clock.startedAt !== null || clock.before > 0

export const startClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? clock : { ...clock, startedAt: now, touchedAt: now }

export const pauseClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? { startedAt: null, before: elapsedMs(clock, now), touchedAt: now } : clock

const FORGOTTEN_AFTER_MS = 6 * 3_600_000

/** Whether a timer is too old to go on: after six hours, or twice the target time. */
export function isForgotten(clock: Clock, now: number, targetSeconds = 0): boolean {
  return now - clock.touchedAt > Math.max(FORGOTTEN_AFTER_MS, 2000 * targetSeconds)
}
