/** Checks the steps of a request, and turns them into the shares that are stored. */
import { oneLine } from '../../../domain/recipe-words.ts'
import { findLoggedMistake, type LoggedStep } from '../../../domain/steps/logged.ts'
import { findStepMistakes } from '../../../domain/steps/mistakes.ts'
import { storeSteps } from '../../../domain/steps/shares.ts'
import type { Step, StepAmounts, StoredStep } from '../../../domain/steps/step.ts'
import { badRequest } from '../../../http/errors.ts'
import { loggedMistakeMessage, mistakeMessage } from './sentences.ts'

/** Returns null for no steps; throws a 400 that names the step for a mistake. */
export function readSteps(given: readonly Step[] | null, amounts: StepAmounts): StoredStep[] | null {
  if (given === null || given.length === 0) return null
  const steps = given.map(withCleanWords)
  const [mistake] = findStepMistakes(steps, amounts)
  if (mistake) throw badRequest(mistakeMessage(mistake), fieldOf(mistake.params))
  return storeSteps(steps, amounts)
}

/** The steps of a brew that was made. */
export function readLoggedSteps(given: readonly LoggedStep[] | null): LoggedStep[] | null {
  if (given === null || given.length === 0) return null
  const steps = given.map(withCleanWords)
  const mistake = findLoggedMistake(steps)
  if (mistake) throw badRequest(loggedMistakeMessage(mistake), fieldOf(mistake))
  return steps
}

/** Fields of the API count from 0. */
const fieldOf = (params: object): string =>
  'step' in params && typeof params.step === 'number' ? `steps.${params.step - 1}` : 'steps'

function withCleanWords<S extends { label?: string; note?: string }>({ label, note, ...step }: S): S {
  const cleanLabel = oneLine(label ?? '')
  const cleanNote = oneLine(note ?? '')
  return { ...step, ...(cleanLabel && { label: cleanLabel }), ...(cleanNote && { note: cleanNote }) } as S
}
