/** Rows of a grinder's method table: setting, confidence and the owner's calibration. */
import type { BrewMethod } from '#domain/catalog.ts'
import { type MethodSetting, methodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import type { SettingRange } from '#domain/notation.ts'
import type { ConversionConfidence } from '#domain/uncertainty.ts'

export interface MethodRow extends MethodSetting {
  /** Where most people with this model end up. */
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
    return [
      {
        ...row,
        likely: row.expected,
        likelyLabel: row.expectedLabel,
        own: own && methodSetting(own, method),
      },
    ]
  })
}
