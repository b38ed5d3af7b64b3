/** Checks the steps of a request, and turns them into the shares that are stored. */
import { oneLine } from '../../../domain/recipe-words.ts'
import { findLoggedMistake, type LoggedStep } from '../../../domain/steps/logged.ts'
import { findStepMistakes } from '../../../domain/steps/mistakes.ts'
import { storeSteps } from '../../../domain/steps/shares.ts'
import type { Step, StepAmounts, StoredStep } from '../../../domain/steps/step.ts'
import { badRequest } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { stepMistakeMessage } from '../../../sentences/step-mistakes.ts'
import { loggedMistakeMessage } from './sentences.ts'

/**
 * Returns null for no steps; throws a 400 that names the step for a mistake. `batch` has the amounts of one batch where
 * there are several: steps of one batch are accepted too, since recommendations have them.
 */
export function readSteps(
  given: readonly Step[] | null,
  amounts: StepAmounts,
  batch?: Pick<StepAmounts, 'doseGrams' | 'waterGrams'> | undefined,
): StoredStep[] | null {
  if (given === null || given.length === 0) return null
  const steps = given.map(withCleanWords)
  const ofBatch = batch && { ...amounts, doseGrams: batch.doseGrams, waterGrams: batch.waterGrams }
  if (ofBatch && findStepMistakes(steps, ofBatch).length === 0) return storeSteps(steps, ofBatch)
  const [mistake] = findStepMistakes(steps, amounts)
  if (mistake) throw badRequest(stepMistakeMessage(mistake, inGrams), fieldOf(mistake.params))
  return storeSteps(steps, amounts)
}

const inGrams = (grams: number) => message('{grams, number} g', { grams })

/** Checks the steps of a logged brew. */
export function readLoggedSteps(given: readonly LoggedStep[] | null): LoggedStep[] | null {
  if (given === null || given.length === 0) return null
  const steps = given.map(withCleanWords)
  const mistake = findLoggedMistake(steps)
  if (mistake) throw badRequest(loggedMistakeMessage(mistake), fieldOf(mistake))
  return steps
}

/** Mistakes number the steps from 1, fields of the API from 0. */
const fieldOf = (params: object): string =>
  'step' in params && typeof params.step === 'number' ? `steps.${params.step - 1}` : 'steps'

function withCleanWords<S extends { label?: string; note?: string }>({ label, note, ...step }: S): S {
  const cleanLabel = oneLine(label ?? '')
  const cleanNote = oneLine(note ?? '')
  return { ...step, ...(cleanLabel && { label: cleanLabel }), ...(cleanNote && { note: cleanNote }) } as S
}
