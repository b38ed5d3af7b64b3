/** Computes what to change after a logged brew, on the member's own grinder. */
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { type NextStep, nextStep, signsOf } from '../../../domain/next-step.ts'
import { nextStepByFeel } from '../../../domain/next-step-by-feel.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { NextStepSchema } from './schemas.ts'

type BrewLog = Row<'brewLogs'>
type Advice = Static<typeof NextStepSchema>

export async function adviseOn(db: Db, catalog: Catalog, log: BrewLog): Promise<Advice> {
  const signs = signsOf({ feedback: log.extractionFeedback, outcome: log.outcome })
  const method = catalog.methods.find(({ id }) => id === log.method)
  if (!method || signs.balanced || !Object.values(signs).some(Boolean)) return null
  const tasted = { method, feedback: log.extractionFeedback, outcome: log.outcome }
  const step = (await stepOnDial(db, catalog, log, method)) ?? nextStepByFeel(tasted)
  return step === undefined || step.kind === 'none' ? null : { ...step, kind: step.kind }
}

/** Undefined if the log lacks the figures for an exact step. */
async function stepOnDial(db: Db, catalog: Catalog, log: BrewLog, method: BrewMethod): Promise<NextStep | undefined> {
  if (log.grinderId === null || log.grindSetting === null) return undefined
  const step = nextStep({
    method,
    curve: await curveFor(db, catalog.requireGrinder(log.grinderId), log.userId),
    grindSetting: log.grindSetting,
    doseGrams: log.doseGrams ?? method.doseGrams.ideal,
    waterTempF: log.waterTempF,
    brewTimeSeconds: log.brewTimeSeconds,
    feedback: log.extractionFeedback,
    outcome: log.outcome,
  })
  const isGuessed = log.doseGrams === null && step?.doseGrams !== undefined
  return isGuessed ? undefined : step
}
