/** A stopwatch that is only two moments, so that a reload, a locked phone or a closed tab doesn't stop it. */

export interface Clock {
  /** Milliseconds of the day it was last started; null while it stands. */
  startedAt: number | null
  /** What had passed before that, in milliseconds. */
  before: number
  /** When somebody last started or stopped it. */
  touchedAt: number
}

export const STANDING: Clock = { startedAt: null, before: 0, touchedAt: 0 }

/** A day's clock may be set back; time that has passed can't. */
export const elapsedMs = ({ startedAt, before }: Clock, now: number): number =>
  before + (startedAt === null ? 0 : Math.max(0, now - startedAt))

export const isRunning = ({ startedAt }: Clock): boolean => startedAt !== null

export const isUsed = (clock: Clock): boolean => clock.startedAt !== null || clock.before > 0

export const startClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? clock : { ...clock, startedAt: now, touchedAt: now }

export const pauseClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? { startedAt: null, before: elapsedMs(clock, now), touchedAt: now } : clock

const FORGOTTEN_AFTER_MS = 6 * 3_600_000

/** Nobody comes back to yesterday's pour over; a cold brew is waited for. */
export function isForgotten(clock: Clock, now: number, targetSeconds = 0): boolean {
  return now - clock.touchedAt > Math.max(FORGOTTEN_AFTER_MS, 2000 * targetSeconds)
}
