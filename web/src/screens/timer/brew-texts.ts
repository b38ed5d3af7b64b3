/** Short texts about a running brew, for the bar, the small window and notifications. */
import { t } from '@lingui/core/macro'
import type { BrewPlan } from '#domain/steps/plan.ts'
import type { RunView } from '#domain/steps/run-view.ts'
import { stepSentence } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'

type Weight = (grams: number) => string

/** Whether the last step takes longer than planned. */
export const isOver = (plan: BrewPlan, { stage, secondsLeft, next }: RunView): boolean =>
  plan.isTimed && stage === 'brew' && next?.phase !== 'brew' && secondsLeft < 0

/** "0:24 left", and "0:12 longer than planned" once the time has passed; undefined without times. */
export function timeLeftText(plan: BrewPlan, view: RunView): string | undefined {
  if (!plan.isTimed) return undefined
  if (isOver(plan, view)) {
    const time = formatClock(-view.secondsLeft)
    return t`${time} longer than planned`
  }
  const time = formatClock(Math.ceil(view.secondsLeft))
  return t`${time} left`
}

export function nextText({ next }: RunView, weight: Weight): string | undefined {
  if (!next) return undefined
  const step = stepSentence(next, weight)
  return t`Next: ${step}`
}
