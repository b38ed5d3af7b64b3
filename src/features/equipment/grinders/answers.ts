/** Grinder data for responses, the same over REST, MCP and as plain text. */

import type { BrewMethod } from '../../../domain/catalog.ts'
import { methodChart } from '../../../domain/chart.ts'
import { type Conversion, convert, reportedIndex } from '../../../domain/conversion.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'
import { type GrinderFinder, requireSetting } from './find.ts'

export const toName = ({ slug, brand, model }: Grinder) => ({ slug, brand, name: model })

export function chartOf(grinder: Grinder, methods: readonly BrewMethod[], baseUrl: string) {
  const { curve, scale, confidence } = grinder
  return {
    ...toName(grinder),
    scale,
    url: `${baseUrl}/grinders/${grinder.slug}`,
    minGrindSetting: grinder.minGrindSetting,
    maxGrindSetting: grinder.maxGrindSetting,
    minGrindIndex: reportedIndex(curve.finestIndex),
    maxGrindIndex: reportedIndex(curve.coarsestIndex),
    confidence,
    ...methodChart(curve, methods),
  }
}

/** Everything a client needs to compute with this grinder itself. */
export function dialOf({ id, model, adjustment, step, clicksPerFullRange, notation, references, ...grinder }: Grinder) {
  const { source, evidence } = grinder
  return { id, model, adjustment, step, clicksPerFullRange, notation, references, source, evidence }
}

export interface ConvertQuery {
  from: string
  setting: number | string
  to: string
}

/** Converts a setting, the same way for every interface. */
export function answerConversion(catalog: Catalog, finder: GrinderFinder, query: ConvertQuery): Conversion {
  const from = finder.require(query.from, 'from')
  const to = finder.require(query.to, 'to')
  return convert(from.curve, to.curve, requireSetting(from, query.setting), catalog.methods)
}
