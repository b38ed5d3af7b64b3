/** Describes the equipment that a recipe is adapted to, and how reliable the grind setting is. */
import type { Static } from 'typebox'
import { isCalibrated } from '../../../domain/calibration.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { expectedAround } from '../../../domain/chart.ts'
import { reachWarning } from '../../../domain/grind-choice.ts'
import type { Basis } from '../../../domain/uncertainty.ts'
import type { Reader } from '../../../http/reader.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { methodPhrase } from '../../../sentences/method-phrases.ts'
import type { Filter } from '../../equipment/catalog/catalog.ts'
import { filterName } from '../../equipment/catalog/filter-words.ts'
import { toReadersEvidence } from '../../equipment/catalog/schemas.ts'
import type { AdaptationResult } from './adapt.ts'
import type { EquipmentSchema, FilterOfRecipe } from './schemas.ts'

const BASED_ON: Readonly<Record<Basis, Message>> = {
  measured: message('The setting is based on measurements of this grinder.'),
  calibrated: message('The setting is based on your own calibration.'),
  published: message('The setting is based on published settings of this grinder.'),
  estimated: message('The setting is estimated from similar grinders. Take it as a starting point.'),
  extrapolated: message('The setting is beyond the reference points of this grinder. Take it as a starting point.'),
}

export function describeEquipment(
  result: AdaptationResult,
  filter: Filter | null,
  reader: Reader,
): Static<typeof EquipmentSchema> {
  const { machine, method, adaptation } = result
  return {
    machine: {
      ...nameOf(machine),
      brewMethod: method.id,
      isAdapted: true,
      note: reader.t(
        message('Dose, ratio and time are for {method}. The water starts at {temperature}.', {
          method: methodPhrase(method.id),
          temperature: reader.format.temperature(adaptation.base.waterTempF),
        }),
      ),
    },
    grinder: describeGrinder(result, reader),
    filter: filter && describeFilter(filter, method, reader),
  }
}

function describeGrinder({ grinder, curve, method, adaptation }: AdaptationResult, reader: Reader) {
  const { grindSetting } = adaptation.adapted
  const { expected, confidence, basis } = expectedAround(curve, method, grindSetting)
  return {
    ...nameOf(grinder),
    isAdapted: true,
    isReachable: reachWarning(curve, adaptation.method) === undefined,
    isCalibrated: isCalibrated(curve),
    confidence,
    basis,
    range: expected,
    rangeLabel: reader.range(grinder, expected),
    evidence: toReadersEvidence(grinder.evidence, reader),
    note: reader.t(BASED_ON[basis]),
  }
}

/** Only says whether the filter fits the method: filters don't change a recipe's figures. */
function describeFilter(
  { id, type, fits, ...filter }: Filter,
  method: BrewMethod,
  reader: Reader,
): Static<typeof FilterOfRecipe> {
  const isFitting = fits.includes(method.id)
  const name = reader.t(filterName(filter.name))
  const values = { filter: name, method: methodPhrase(method.id) }
  const note = reader.t(
    isFitting ? message('{filter} fits {method}.', values) : message("{filter} isn't made for {method}.", values),
  )
  return { id, name, type, fits: isFitting, isAdapted: false, note }
}

export const nameOf = ({ id, slug, brand, model }: { id: number; slug: string; brand: string; model: string }) => ({
  id,
  slug,
  brand,
  name: model,
  model,
})
