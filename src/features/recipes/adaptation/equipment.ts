/** Describes the equipment that a recipe is adapted to, and how reliable the grind setting is. */
import type { Static } from 'typebox'
import { isCalibrated } from '../../../domain/calibration.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { expectedAround } from '../../../domain/chart.ts'
import { inSentence, reachWarning } from '../../../domain/grind-choice.ts'
import type { Basis } from '../../../domain/uncertainty.ts'
import type { Filter } from '../../equipment/catalog/catalog.ts'
import type { Situation } from './adapt.ts'
import type { EquipmentSchema, FilterOfRecipe } from './schemas.ts'

const RESTS_ON: Record<Basis, string> = {
  measured: 'The setting rests on measurements of this grinder.',
  calibrated: 'The setting rests on your own calibration.',
  published: 'The setting rests on published settings of this grinder.',
  estimated: 'The setting is estimated from similar grinders: take it as a start.',
  extrapolated: 'The setting lies beyond the reference points of this grinder: take it as a start.',
}

export function describeEquipment(situation: Situation, filter: Filter | null): Static<typeof EquipmentSchema> {
  const { machine, method, adaptation } = situation
  return {
    machine: {
      ...nameOf(machine),
      brewMethod: method.id,
      isAdapted: true,
      note: `Dose, ratio and time are for ${inSentence(method)}; the water starts from ${adaptation.base.waterTempF} °F.`,
    },
    grinder: describeGrinder(situation),
    filter: filter && describeFilter(filter, method),
  }
}

function describeGrinder({ grinder, curve, method, adaptation }: Situation) {
  const { grindSetting } = adaptation.adapted
  const { expected, expectedLabel, confidence, basis } = expectedAround(curve, method, grindSetting)
  return {
    ...nameOf(grinder),
    isAdapted: true,
    isReachable: reachWarning(curve, adaptation.method) === undefined,
    isCalibrated: isCalibrated(curve),
    confidence,
    basis,
    range: expected,
    rangeLabel: expectedLabel,
    evidence: grinder.evidence,
    note: RESTS_ON[basis],
  }
}

/** Only says whether the filter fits the method: filters don't change a recipe's figures. */
function describeFilter({ id, name, type, fits }: Filter, method: BrewMethod): Static<typeof FilterOfRecipe> {
  const isFitting = fits.includes(method.id)
  const note = isFitting ? `It fits ${inSentence(method)}.` : `${name} isn't made for ${inSentence(method)}.`
  return { id, name, type, fits: isFitting, isAdapted: false, note }
}

export const nameOf = ({ id, slug, brand, model }: { id: number; slug: string; brand: string; model: string }) => ({
  id,
  slug,
  brand,
  name: model,
  model,
})
