/** Steps as the editor keeps them: what was typed, and the amounts that it was typed for. */
import { toTenth } from '#domain/measures.ts'
import { type Step, type StepAction, type StepAmounts, sameAmounts } from '#domain/steps/step.ts'
import { formatTimeField, parseNumber, parseTime } from '../../ui/format.ts'
import { followAmounts, withoutImpliedTimes } from './edit-steps.ts'

export interface StepValue {
  /** Identifies the step when it is moved. */
  key: number
  action: StepAction
  label: string
  note: string
  start: string
  duration: string
  water: string
}

export interface StepsValue {
  steps: readonly StepValue[]
  /**
   * The amounts that the steps were entered for. Steps that fit them are scaled when the recipe's amounts change. Null
   * while the amounts aren't known.
   */
  writtenFor: StepAmounts | null
}

export const NO_STEPS: StepsValue = { steps: [], writtenFor: null }

type KeyedStep = Step & { key?: number }

/** Unreadable numbers become NaN, which the check reports at their field. */
export function readStepValues(values: readonly StepValue[]): (Step & { key: number })[] {
  return values.map(({ key, action, label, note, start, duration, water }) => ({
    key,
    action,
    ...(label.trim() && { label: label.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...present('startSeconds', parseTime(start)),
    ...present('durationSeconds', parseTime(duration)),
    ...present('waterGrams', parseNumber(water)),
  }))
}

/** Without the keys, for a request. */
export const toStepsBody = (values: readonly StepValue[]): Step[] =>
  readStepValues(values).map(({ key: _, ...step }) => step)

export function writeStepValues(steps: readonly KeyedStep[]): StepValue[] {
  let next = Math.max(0, ...steps.map(({ key }) => key ?? 0))
  const used = new Set<number>()
  return steps.map(({ key: own, action, label = '', note = '', startSeconds, durationSeconds, waterGrams }) => {
    // A copy has the key of its original.
    const key = own === undefined || used.has(own) ? ++next : own
    used.add(key)
    return {
      key,
      action,
      label,
      note,
      start: timeText(startSeconds),
      duration: timeText(durationSeconds),
      water: waterGrams === undefined ? '' : String(toTenth(waterGrams)),
    }
  })
}

/** For the editor: only the times that don't follow from others. */
export const stepsValueOf = (steps: readonly Step[], amounts: StepAmounts): StepsValue => ({
  steps: writeStepValues(withoutImpliedTimes(steps, amounts.brewTimeSeconds)),
  writtenFor: amounts,
})

/** The steps for the amounts that the form has now. */
export function shownSteps({ steps, writtenFor }: StepsValue, amounts: StepAmounts | undefined): readonly StepValue[] {
  if (!amounts || !writtenFor || sameAmounts(writtenFor, amounts)) return steps
  const followed = followAmounts(readStepValues(steps), writtenFor, amounts)
  return followed ? writeStepValues(followed) : steps
}

const present = <K extends string>(name: K, value: unknown): { [N in K]?: number } =>
  (value === undefined ? {} : { [name]: typeof value === 'number' ? value : Number.NaN }) as { [N in K]?: number }

/** Shows times below a minute as "0:05" instead of a bare number. */
const timeText = (seconds: number | undefined): string =>
  seconds === undefined || Number.isNaN(seconds)
    ? ''
    : seconds < 60
      ? `0:${String(Math.round(seconds)).padStart(2, '0')}`
      : formatTimeField(Math.round(seconds))
