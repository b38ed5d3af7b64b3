/**
 * Scales the steps of a response to another size. An author's figures are exact, so they are converted back to shares.
 * Suggested ones were rounded for display: scaling those would be up to 5 g off, so their template is scaled instead.
 */

import { stepsFor } from './rounding.ts'
import { storeSteps } from './shares.ts'
import { type Step, type StepAmounts, sameAmounts } from './step.ts'
import type { StepTemplate } from './templates.ts'

/** Steps in grams and seconds, for the amounts that they add up to. */
export interface SizedSteps {
  steps: readonly Step[]
  isSuggested: boolean
  amounts: StepAmounts
}

/** Without the template, suggested steps are scaled from their rounded figures. */
export function resizeSteps(
  { steps, isSuggested, amounts }: SizedSteps,
  template: Pick<StepTemplate, 'steps'> | undefined,
  wanted: StepAmounts,
): readonly Step[] {
  if (isSuggested && template) return stepsFor(template.steps, wanted)
  return sameAmounts(amounts, wanted) ? steps : stepsFor(storeSteps(steps, amounts), wanted)
}
