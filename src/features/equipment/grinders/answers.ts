/** Grinder data for responses, the same over REST, MCP and as plain text. */

import type { BrewMethod, GrinderModel } from '../../../domain/catalog.ts'
import { type MethodSetting, methodChart } from '../../../domain/chart.ts'
import { type Conversion, convert, reportedIndex } from '../../../domain/conversion.ts'
import type { Reader } from '../../../http/reader.ts'
import { methodName } from '../../../i18n/names.ts'
import { type Catalog, type Grinder, isOwn } from '../catalog/catalog.ts'
import { scaleMessage } from '../catalog/scale-words.ts'
import { toReadersEvidence } from '../catalog/schemas.ts'
import { sourceMessage } from '../catalog/source-words.ts'
import { type GrinderFinder, requireSetting } from './find.ts'

export const toName = ({ slug, brand, model }: Grinder) => ({ slug, brand, name: model })

export function chartOf(grinder: Grinder, methods: readonly BrewMethod[], baseUrl: string, reader: Reader) {
  const { curve, scale, confidence } = grinder
  const chart = methodChart(curve, methods)
  return {
    ...toName(grinder),
    scale,
    scaleLabel: reader.t(scaleMessage(scale)),
    url: `${baseUrl}/grinders/${grinder.slug}`,
    minGrindSetting: grinder.minGrindSetting,
    maxGrindSetting: grinder.maxGrindSetting,
    minGrindIndex: reportedIndex(curve.finestIndex),
    maxGrindIndex: reportedIndex(curve.coarsestIndex),
    confidence,
    methods: chart.methods.map((row) => withLabels(grinder, row, reader)),
    unsupportedMethods: chart.unsupportedMethods.map((method) => ({ ...method, name: reader.t(methodName(method)) })),
  }
}

/** A row of the chart with everything as the dial shows it. */
export function withLabels(grinder: GrinderModel, row: MethodSetting, reader: Reader) {
  return {
    ...row,
    label: reader.t(methodName({ id: row.key, name: row.label })),
    settingLabel: reader.setting(grinder, row.setting),
    rangeLabel: reader.range(grinder, row.range),
    expectedLabel: reader.range(grinder, row.expected),
  }
}

/** Everything a client needs to compute with this grinder itself. */
export function dialOf(
  { id, model, adjustment, step, clicksPerFullRange, notation, references, ...grinder }: Grinder,
  reader: Reader,
) {
  const { halfWidths } = grinder
  const source = reader.t(sourceMessage(grinder.source))
  const evidence = toReadersEvidence(grinder.evidence, reader)
  const { drive, burrType, burrSizeMm } = grinder
  const own = {
    ...(halfWidths && { halfWidths }),
    ...(isOwn(grinder) && { isDescribedByOwner: true, drive, burrType, burrSizeMm }),
  }
  return { id, model, adjustment, step, clicksPerFullRange, notation, references, source, evidence, ...own }
}

export interface ConvertQuery {
  from: string
  setting: number | string
  to: string
}

/** Converts a setting, the same way for every interface. */
export function answerConversion(catalog: Catalog, finder: GrinderFinder, query: ConvertQuery, reader: Reader) {
  const from = finder.require(query.from, 'from')
  const to = finder.require(query.to, 'to')
  const conversion = convert(from.curve, to.curve, requireSetting(from, query.setting), catalog.methods)
  return conversionWithLabels(from, to, conversion, reader)
}

function conversionWithLabels(from: Grinder, to: Grinder, { note, ...conversion }: Conversion, reader: Reader) {
  const label = reader.setting(to, conversion.setting)
  const rangeLabel = reader.range(to, conversion.range)
  return {
    ...conversion,
    from: { ...conversion.from, label: reader.setting(from, conversion.from.setting) },
    to: { ...conversion.to, label, rangeLabel },
    label,
    rangeLabel,
    ...(note && { note: reader.say(note) }),
  }
}
