/** The mistakes of entered steps, by the field of the editor that they belong to. */
import { findStepMistakes, type StepMistake } from '#domain/steps/mistakes.ts'
import type { Step, StepAmounts } from '#domain/steps/step.ts'
import { stepMistakeMessage } from '#sentences/step-mistakes.ts'
import { renderMessage } from '../../i18n/render-message.ts'
import { readerFormat } from '../../state/units.ts'
import type { FieldErrors } from '../../ui/validation.ts'
import { readStepValues, type StepValue } from './step-values.ts'

export type StepField = 'startSeconds' | 'durationSeconds' | 'waterGrams'

/** The name of a field: `steps.2.waterGrams` for the water of the third step, since the API counts from 0. */
export const stepField = (index: number, field?: StepField): string =>
  field ? `steps.${index}.${field}` : `steps.${index}`

/** Without amounts there is nothing to compare the steps with; the fields of the amounts report what is missing. */
export function stepErrors(values: readonly StepValue[], amounts: StepAmounts | undefined): FieldErrors {
  if (!amounts) return {}
  const steps = readStepValues(values)
  const format = readerFormat()
  const errors = findStepMistakes(steps, amounts).map((mistake): [string, string] => [
    placeOf(mistake, steps),
    renderMessage(stepMistakeMessage(mistake, (grams) => format.weight(grams))),
  ])
  // Reversed, so that the first mistake of a field counts.
  return Object.fromEntries(errors.toReversed())
}

function placeOf({ code, params }: StepMistake, steps: readonly Step[]): string {
  if (!('step' in params)) return 'steps'
  const index = params.step - 1
  const timeField = steps[index]?.durationSeconds === undefined ? 'startSeconds' : 'durationSeconds'
  switch (code) {
    case 'step_number_invalid':
      return stepField(index, params.field)
    case 'step_water_falls':
    case 'step_water_above_total':
    case 'steps_water_below_total':
      return stepField(index, 'waterGrams')
    case 'step_time_goes_back':
    case 'step_starts_too_early':
      return stepField(index, 'startSeconds')
    case 'step_after_brew_time':
    case 'steps_end_too_early':
      return stepField(index, timeField)
    default:
      return stepField(index)
  }
}
