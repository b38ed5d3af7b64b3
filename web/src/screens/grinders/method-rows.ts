/** Rows of a grinder's method table: setting, confidence and the owner's calibration. */
import type { BrewMethod } from '#domain/catalog.ts'
import { type MethodSetting, methodSetting } from '#domain/chart.ts'
import { rangeAround } from '#domain/conversion.ts'
import type { Curve } from '#domain/curve.ts'
import { formatRange, type SettingRange } from '#domain/notation.ts'
import { type ConversionConfidence, confidenceOf, uncertaintyAt } from '#domain/uncertainty.ts'

export interface MethodRow extends MethodSetting {
  /** Where the setting may lie on another grinder of this model. */
  likely: SettingRange
  likelyLabel: string
  confidence: ConversionConfidence
  /** By the owner's calibration. */
  own?: MethodSetting
}

/** From fine to coarse. */
export function methodRows(model: Curve, methods: readonly BrewMethod[], own?: Curve): MethodRow[] {
  return methods.flatMap((method) => {
    const row = methodSetting(model, method)
    if (!row) return []
    const index = model.indexAt(row.setting)
    const uncertainty = uncertaintyAt(model, index)
    const likely = rangeAround(model, index, uncertainty, row.setting)
    return [
      {
        ...row,
        likely,
        likelyLabel: formatRange(model.grinder, likely),
        confidence: confidenceOf(uncertainty),
        own: own && methodSetting(own, method),
      },
    ]
  })
}
