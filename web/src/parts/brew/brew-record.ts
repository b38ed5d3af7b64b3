/** Stores what happened in a guided brew for its log, keyed by the query string of the form that saves it. */
import { BREW_TIME_SECONDS } from '#domain/bounds.ts'
import type { LoggedStep } from '#domain/steps/logged.ts'
import type { BrewPlan } from '#domain/steps/plan.ts'
import type { ActualStep } from '#domain/steps/run.ts'
import { readLocal, writeLocal } from '#web/state/local-storage.ts'
import { readBrewQuery, writeBrewQuery } from './brew-query.ts'

export interface BrewRecord {
  steps: LoggedStep[]
  firstDropSeconds?: number
}

const KEY = 'brew-record'

/** Every step as planned, with its actual times if it was done. */
export function recordOf(
  plan: BrewPlan,
  actual: readonly ActualStep[],
  firstDropSeconds: number | undefined,
): BrewRecord {
  const steps = plan.steps.map((step) => {
    const done = actual.find(({ index }) => index === step.index)
    return {
      action: step.action,
      ...(step.label && { label: step.label }),
      ...(plan.isTimed && { plannedStartSeconds: step.startSeconds, plannedEndSeconds: step.endSeconds }),
      ...(step.waterGrams !== undefined && { waterGrams: step.waterGrams }),
      ...(done && { startSeconds: tenths(done.startSeconds), endSeconds: tenths(done.endSeconds) }),
    }
  })
  return { steps, ...(firstDropSeconds !== undefined && { firstDropSeconds: tenths(firstDropSeconds) }) }
}

const tenths = (seconds: number): number => Math.min(BREW_TIME_SECONDS.max, Math.round(seconds * 10) / 10)

export const storeRecord = (search: string, record: BrewRecord): void =>
  writeLocal(KEY, JSON.stringify({ search: plain(search), record }))

/** Undefined if the form's query string isn't that of the stored record. */
export function readRecord(search: string): BrewRecord | undefined {
  try {
    const kept = JSON.parse(readLocal(KEY) ?? '')
    return kept.search === plain(search) ? kept.record : undefined
  } catch {
    return undefined
  }
}

/** Also clears the timer, unless another brew is already running there. */
export function forgetRecord(): void {
  writeLocal(KEY, null)
  if (!isRunning(storedTimer())) writeLocal('timer', null)
}

/** Clears the timer after its brew was logged without steps; one that is running or of another brew stays. */
export function forgetTimed(search: string): void {
  const timer = storedTimer()
  const hasTime = readBrewQuery(search).brewTimeSeconds !== undefined
  if (timer && hasTime && !isRunning(timer) && untimed(timer.brew ?? '') === untimed(search)) writeLocal('timer', null)
}

interface StoredTimer {
  brew?: string
  run?: { clock?: { startedAt?: unknown } }
}

function storedTimer(): StoredTimer | undefined {
  try {
    return JSON.parse(readLocal('timer') ?? '') ?? undefined
  } catch {
    return undefined
  }
}

const isRunning = (timer: StoredTimer | undefined): boolean => typeof timer?.run?.clock?.startedAt === 'number'

/** The planned time and the measured one differ. */
const untimed = (search: string): string => writeBrewQuery({ ...readBrewQuery(search), brewTimeSeconds: undefined })

const plain = (search: string): string => new URLSearchParams(search).toString()
