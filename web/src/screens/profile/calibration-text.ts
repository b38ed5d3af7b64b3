/** Says how a calibrated grinder differs from the average one of its model, in the units of its dial. */

import { plural, t } from '@lingui/core/macro'
import { isCalibrated } from '#domain/calibration.ts'
import type { GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import { moveBySteps } from '#domain/grind-choice.ts'
import { stepsApart } from '#domain/positions.ts'
import { type OwnCalibration, ownCurve } from '#web/state/catalog.ts'
import { readerFormat } from '#web/state/units.ts'

/** "Yours grinds about 1 click coarser than average."; undefined without a calibration or its dial. */
export function describeCalibration(
  dial: GrinderModel | undefined,
  calibration: OwnCalibration | undefined,
): string | undefined {
  const { references = [], brews = [], measurements = [] } = calibration ?? {}
  const evidence = [...references, ...brews, ...measurements]
  if (!dial || !calibration || evidence.length === 0) return undefined
  const steps = stepsCoarser(dial, calibration, evidence)
  if (steps === undefined) return undefined
  if (steps === 0) return t`Yours grinds like the average one.`
  return steps > 0 ? coarserText(dial, steps) : finerText(dial, -steps)
}

/** By how many steps of the dial the owner's grinder grinds coarser at the same setting, on average. */
function stepsCoarser(
  dial: GrinderModel,
  calibration: OwnCalibration,
  evidence: readonly { setting: number }[],
): number | undefined {
  const model = buildCurve(dial)
  const own = ownCurve(dial, calibration)
  if (!isCalibrated(own)) return undefined
  // The catalog may have shortened the dial since then.
  const onDial = evidence.filter(({ setting }) => setting >= dial.minGrindSetting && setting <= dial.maxGrindSetting)
  const steps = onDial.map(({ setting }) => {
    const sameOnAverage = model.settingAt(own.indexAt(setting))
    return stepsApart(dial, setting, sameOnAverage) * model.direction
  })
  return Math.round(steps.reduce((sum, each) => sum + each, 0) / steps.length)
}

function coarserText(dial: GrinderModel, count: number): string {
  const amount = amountOnDial(dial, count)
  if (amount) return t`Yours grinds coarser than average, by about ${amount} on the dial.`
  return countsClicks(dial)
    ? plural(count, {
        one: 'Yours grinds about # click coarser than average.',
        other: 'Yours grinds about # clicks coarser than average.',
      })
    : plural(count, {
        one: 'Yours grinds about # step coarser than average.',
        other: 'Yours grinds about # steps coarser than average.',
      })
}

function finerText(dial: GrinderModel, count: number): string {
  const amount = amountOnDial(dial, count)
  if (amount) return t`Yours grinds finer than average, by about ${amount} on the dial.`
  return countsClicks(dial)
    ? plural(count, {
        one: 'Yours grinds about # click finer than average.',
        other: 'Yours grinds about # clicks finer than average.',
      })
    : plural(count, {
        one: 'Yours grinds about # step finer than average.',
        other: 'Yours grinds about # steps finer than average.',
      })
}

/** The amount in microns or in numbers of the dial; undefined for dials with steps, where steps are counted. */
function amountOnDial(dial: GrinderModel, steps: number): string | undefined {
  const { amount, unit } = moveBySteps(dial, steps)
  const size = readerFormat().number(amount, 4)
  if (unit === 'micron') return t`${size} µm`
  return unit === 'number' ? size : undefined
}

const countsClicks = (dial: GrinderModel): boolean => moveBySteps(dial, 1).unit === 'click'
