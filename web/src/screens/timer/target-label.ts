/** The target time beside the clock of the timer. */
import { t } from '@lingui/core/macro'
import { formatClock } from '../../ui/format.ts'

/** "of 3:00", and "0:12 over 3:00" once that has passed. */
export function targetLabel(seconds: number, targetSeconds: number): string {
  const target = formatClock(targetSeconds)
  if (seconds <= targetSeconds) return t`of ${target}`
  const over = formatClock(seconds - targetSeconds)
  return t`${over} over ${target}`
}
