/** Announcements of the timer: pours, minutes and the end. */
import { formatClock } from '../../ui/format.ts'
import type { PourStep } from './pour-plan.ts'

export interface Cue {
  atSeconds: number
  words: string
  /** Whether the phone vibrates. */
  isTurn: boolean
}

const WARNED_BEFORE = 10
const MINUTE = 60
const HOUR = 3600

/** Cues in order; a pour replaces the announcement of a minute near it. */
export function cuesOf(plan: readonly PourStep[] = [], targetSeconds?: number): Cue[] {
  const turns: Cue[] = plan.slice(1).map(({ atSeconds, words }) => ({ atSeconds, words, isTurn: true }))
  if (targetSeconds) {
    turns.push({ atSeconds: targetSeconds, words: `${formatClock(targetSeconds)}: time is up`, isTurn: true })
    if (targetSeconds > 4 * WARNED_BEFORE) {
      turns.push({ atSeconds: targetSeconds - WARNED_BEFORE, words: `${WARNED_BEFORE} seconds left`, isTurn: false })
    }
  }
  const isNearTurn = (at: number) => turns.some(({ atSeconds }) => Math.abs(atSeconds - at) < WARNED_BEFORE)
  return [...turns, ...passing(targetSeconds).filter(({ atSeconds }) => !isNearTurn(atSeconds))].sort(
    (a, b) => a.atSeconds - b.atSeconds,
  )
}

/** A cue every minute, or every hour for a long brew. */
function passing(targetSeconds = 10 * MINUTE): Cue[] {
  const every = targetSeconds > HOUR ? HOUR : MINUTE
  const unit = every === HOUR ? 'hour' : 'minute'
  return Array.from({ length: Math.min(24, Math.floor(targetSeconds / every)) }, (_, i) => ({
    atSeconds: (i + 1) * every,
    words: i === 0 ? `1 ${unit}` : `${i + 1} ${unit}s`,
    isTurn: false,
  }))
}

/** The latest cue in an interval. */
export const cueBetween = (cues: readonly Cue[], after: number, until: number): Cue | undefined =>
  cues.findLast(({ atSeconds }) => atSeconds > after && atSeconds <= until)
