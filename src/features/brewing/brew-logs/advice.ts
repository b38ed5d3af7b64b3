/** Computes what to change after a logged brew, on the member's own grinder. */
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { brewerMethod } from '../../../domain/brewer-method.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { type NextStep, nextStep } from '../../../domain/next-step.ts'
import { adviceFor, type SteppedFrom } from '../../../domain/next-step-advice.ts'
import { nextStepByFeel } from '../../../domain/next-step-by-feel.ts'
import { signsOf } from '../../../domain/taste-words.ts'
import type { Reader } from '../../../http/reader.ts'
import { adviceMessage } from '../../../sentences/advice.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { listBrewsOfCoffee } from './queries.ts'
import type { NextStepSchema } from './schemas.ts'

type BrewLog = Row<'brewLogs'>
type Advice = Static<typeof NextStepSchema>

const UNKNOWN: SteppedFrom = {
  curve: null,
  grindSetting: null,
  doseGrams: null,
  waterGrams: null,
  waterTempF: null,
  brewTimeSeconds: null,
}

export async function adviseOn(db: Db, catalog: Catalog, log: BrewLog, reader: Reader): Promise<Advice> {
  const signs = signsOf({ feedback: log.extractionFeedback, outcome: log.outcome })
  const method = catalog.findMethod(log.method)
  if (!method || signs.balanced || !Object.values(signs).some(Boolean)) return null
  const { extractionFeedback: feedback, outcome, brewTimeSeconds } = log
  const exact = await stepOnDial(db, catalog, log, method, reader)
  if (exact) return exact
  const step = nextStepByFeel({ method, feedback, outcome, brewTimeSeconds })
  return step === undefined || step.kind === 'none' ? null : toAdvice(step, UNKNOWN, reader)
}

/** Undefined if the log lacks the figures for an exact step. */
async function stepOnDial(
  db: Db,
  catalog: Catalog,
  log: BrewLog,
  method: BrewMethod,
  reader: Reader,
): Promise<Advice | undefined> {
  if (log.grinderId === null || log.grindSetting === null) return undefined
  const machine = log.machineId === null ? undefined : catalog.requireMachine(log.machineId)
  const brewer = machine?.brewMethod === method.id ? machine : { defaultWaterTempF: method.waterTempF.ideal }
  const own = brewerMethod(method, brewer)
  const curve = await curveFor({ db, catalog }, catalog.requireGrinder(log.grinderId), log.userId)
  const { grindSetting, waterGrams, waterTempF, brewTimeSeconds } = log
  const from = { curve, grindSetting, doseGrams: log.doseGrams, waterGrams, waterTempF, brewTimeSeconds }
  const step = nextStep({
    ...from,
    method: own,
    curve,
    grindSetting,
    doseGrams: log.doseGrams ?? own.doseGrams.ideal,
    feedback: log.extractionFeedback,
    outcome: log.outcome,
    earlier: await listBrewsOfCoffee(db, log),
  })
  const isGuessed = log.doseGrams === null && (step?.doseGrams ?? step?.waterGrams) !== undefined
  if (step === undefined || isGuessed) return undefined
  return step.kind === 'none' ? null : toAdvice(step, from, reader)
}

function toAdvice(step: NextStep, from: SteppedFrom, reader: Reader): Advice {
  const { kind, cause, rule, isFromOwnBrews = false, technique: _, alternative: __, isAtEnd: ___, ...figures } = step
  if (kind === 'none') return null
  const said = adviceFor(step, from)
  return {
    kind,
    advice: reader.t(adviceMessage(said, reader.format)),
    details: said.map(({ code, params }) => ({ code, params: params as Record<string, unknown> })),
    cause,
    rule,
    basis: isFromOwnBrews ? 'own-brews' : 'rule',
    ...figures,
  }
}
