/** What a step is called: in the author's words, else by its action. */
import { t } from '@lingui/core/macro'
import type { PlannedStep } from '#domain/steps/plan.ts'
import { STEP_ACTIONS, type Step, type StepAction } from '#domain/steps/step.ts'
import { STEP_ACTION_NAMES } from '#sentences/step-actions.ts'
import { renderMessage } from '../../i18n/render-message.ts'

export const actionName = (action: StepAction): string => renderMessage(STEP_ACTION_NAMES[action])

export const stepName = ({ action, label }: Pick<Step, 'action' | 'label'>): string => label || actionName(action)

export const actionOptions = (): { value: StepAction; label: string }[] =>
  STEP_ACTIONS.map((action) => ({ value: action, label: actionName(action) }))

/** "Pour in slow circles, to 190 g"; `weight` formats the grams. */
export function stepSentence(step: PlannedStep, weight: (grams: number) => string): string {
  const title = stepName(step)
  if (step.toGrams <= step.fromGrams) return title
  const water = weight(step.toGrams)
  return t`${title}, to ${water}`
}
