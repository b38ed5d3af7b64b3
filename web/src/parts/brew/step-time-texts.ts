/** Texts about the step times of a guided brew. */
import { t } from '@lingui/core/macro'
import type { LoggedStep } from '#domain/steps/logged.ts'
import { formatClock } from '../../ui/format.ts'

export function firstDropText(seconds: number): string {
  const time = formatClock(seconds)
  return t`First drop at ${time}`
}

/** How much longer the step took than planned. */
export function differenceText(step: LoggedStep): string {
  const { plannedStartSeconds, plannedEndSeconds, startSeconds, endSeconds } = step
  if (plannedStartSeconds === undefined || plannedEndSeconds === undefined) return '–'
  if (startSeconds === undefined || endSeconds === undefined) return '–'
  const longer = Math.round(endSeconds - startSeconds - (plannedEndSeconds - plannedStartSeconds))
  if (longer === 0) return t`as planned`
  const time = formatClock(Math.abs(longer))
  return longer > 0 ? t`${time} longer` : t`${time} shorter`
}
