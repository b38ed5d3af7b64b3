/** The timer's stopwatch: that of guided brews (domain/steps/clock.ts), and when it was last touched. */
import {
  type BrewClock,
  isRunning,
  pauseClock as pause,
  STOPPED_CLOCK,
  startClock as start,
} from '#domain/steps/clock.ts'

export { elapsedMs, isRunning } from '#domain/steps/clock.ts'

export interface Clock extends BrewClock {
  /** Time of the last start or pause. */
  touchedAt: number
}

export const STANDING: Clock = { ...STOPPED_CLOCK, touchedAt: 0 }

export const isUsed = (clock: Clock): boolean => clock.startedAt !== null || clock.before > 0

export const startClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? clock : { ...start(clock, now), touchedAt: now }

export const pauseClock = (clock: Clock, now: number): Clock =>
  isRunning(clock) ? { ...pause(clock, now), touchedAt: now } : clock

const FORGOTTEN_AFTER_MS = 6 * 3_600_000

/** Whether a timer is too old to go on: after six hours, or twice the target time. */
export function isForgotten(clock: Clock, now: number, targetSeconds = 0): boolean {
  return now - clock.touchedAt > Math.max(FORGOTTEN_AFTER_MS, 2000 * targetSeconds)
}
