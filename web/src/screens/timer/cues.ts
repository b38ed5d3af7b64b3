/** Announcements of the timer: pours, minutes and the end. */
import { plural, t } from '@lingui/core/macro'
import { formatClock } from '../../ui/format.ts'
import type { PourStep } from './pour-plan.ts'

export interface Cue {
  atSeconds: number
  text: string
  /** Whether the phone vibrates. */
  isTurn: boolean
}

const WARNED_BEFORE = 10
const MINUTE = 60
const HOUR = 3600

/** Cues in order; a pour replaces the announcement of a minute near it. */
export function cuesOf(plan: readonly PourStep[] = [], targetSeconds?: number): Cue[] {
  const turns: Cue[] = plan.slice(1).map(({ atSeconds, text }) => ({ atSeconds, text, isTurn: true }))
  if (targetSeconds) {
    turns.push({ atSeconds: targetSeconds, text: timeUpText(targetSeconds), isTurn: true })
    if (targetSeconds > 4 * WARNED_BEFORE) {
      turns.push({ atSeconds: targetSeconds - WARNED_BEFORE, text: secondsLeftText(WARNED_BEFORE), isTurn: false })
    }
  }
  const isNearTurn = (at: number) => turns.some(({ atSeconds }) => Math.abs(atSeconds - at) < WARNED_BEFORE)
  return [...turns, ...passing(targetSeconds).filter(({ atSeconds }) => !isNearTurn(atSeconds))].sort(
    (a, b) => a.atSeconds - b.atSeconds,
  )
}

function timeUpText(seconds: number): string {
  const time = formatClock(seconds)
  return t`${time}: time's up`
}

const secondsLeftText = (seconds: number): string => plural(seconds, { one: '# second left', other: '# seconds left' })

/** A cue every minute, or every hour for a long brew. */
function passing(targetSeconds = 10 * MINUTE): Cue[] {
  const every = targetSeconds > HOUR ? HOUR : MINUTE
  const passedText = (count: number) =>
    every === HOUR
      ? plural(count, { one: '# hour', other: '# hours' })
      : plural(count, { one: '# minute', other: '# minutes' })
  return Array.from({ length: Math.min(24, Math.floor(targetSeconds / every)) }, (_, i) => ({
    atSeconds: (i + 1) * every,
    text: passedText(i + 1),
    isTurn: false,
  }))
}

/** The latest cue in an interval. */
export const cueBetween = (cues: readonly Cue[], after: number, until: number): Cue | undefined =>
  cues.findLast(({ atSeconds }) => atSeconds > after && atSeconds <= until)
