/** The brew on the timer as it is stored, with its steps: it continues after a reload, in all tabs and offline. */
import { isRunning } from '#domain/steps/clock.ts'
import type { BrewRun } from '#domain/steps/run.ts'
import { MAX_STEPS, STEP_ACTIONS, type Step } from '#domain/steps/step.ts'
import type { Guide } from './guide.ts'

export interface StoredBrew {
  /** As a query string. */
  brew: string
  guide: Guide
  run: BrewRun
  /** Time of the last action, in milliseconds. */
  touchedAt: number
  /** Id of its log, once it is saved. */
  logId?: number
}

const FORGOTTEN_AFTER_MS = 6 * 3_600_000

/** Whether a brew is too old to continue: after six hours or twice its time, whichever is longer. */
export function isForgotten({ touchedAt, guide }: Pick<StoredBrew, 'touchedAt' | 'guide'>, now: number): boolean {
  return now - touchedAt > Math.max(FORGOTTEN_AFTER_MS, 2000 * (guide.brewTimeSeconds ?? 0))
}

/** Undefined for invalid data, which another version may have stored or somebody may have edited by hand. */
export function validated(stored: unknown): StoredBrew | undefined {
  const { brew, guide, run, touchedAt, logId } = (stored ?? {}) as Partial<StoredBrew>
  const isSound =
    typeof brew === 'string' &&
    isSoundGuide(guide) &&
    isSoundRun(run) &&
    Number.isFinite(touchedAt) &&
    (logId === undefined || Number.isInteger(logId))
  return isSound ? (stored as StoredBrew) : undefined
}

export function isSoundGuide(guide: unknown): guide is Guide {
  const { steps, brewTimeSeconds, isSuggested, isEspresso } = (guide ?? {}) as Partial<Guide>
  return (
    Array.isArray(steps) &&
    steps.length <= MAX_STEPS &&
    steps.every(isSoundStep) &&
    (brewTimeSeconds === null || isAmount(brewTimeSeconds)) &&
    typeof isSuggested === 'boolean' &&
    typeof isEspresso === 'boolean'
  )
}

function isSoundStep(step: unknown): boolean {
  const { action, label, note, startSeconds, durationSeconds, waterGrams } = (step ?? {}) as Partial<Step>
  return (
    STEP_ACTIONS.includes(action!) &&
    [label, note].every((text) => text === undefined || typeof text === 'string') &&
    [startSeconds, durationSeconds, waterGrams].every((figure) => figure === undefined || isAmount(figure))
  )
}

function isSoundRun(run: unknown): boolean {
  const { index, clock, hasStarted, beganMs, timedFromMs, dueMs, actual, firstDropSeconds } = (run ??
    {}) as Partial<BrewRun>
  return (
    isAmount(index) &&
    typeof hasStarted === 'boolean' &&
    (clock?.startedAt === null || Number.isFinite(clock?.startedAt)) &&
    [clock?.before, beganMs, timedFromMs, dueMs].every(Number.isFinite) &&
    Array.isArray(actual) &&
    actual.every((step) => isAmount(step?.index) && isAmount(step.startSeconds) && isAmount(step.endSeconds)) &&
    (firstDropSeconds === undefined || isAmount(firstDropSeconds))
  )
}

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0

export const isCounting = ({ run }: StoredBrew): boolean => isRunning(run.clock)
