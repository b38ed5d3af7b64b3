/** Rows of a grinder's method table: setting, confidence and the owner's calibration. */
import type { BrewMethod } from '#domain/catalog.ts'
import { methodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import type { SettingRange } from '#domain/notation.ts'
import type { ConversionConfidence } from '#domain/uncertainty.ts'
import { type LabelledSetting, withLabels } from '#web/i18n/dial-labels.ts'

export interface MethodRow extends LabelledSetting {
  /** Where most people with this model end up. */
  likely: SettingRange
  likelyLabel: string
  confidence: ConversionConfidence
  /** By the owner's calibration. */
  own?: LabelledSetting
}

/** From fine to coarse. */
export function methodRows(model: Curve, methods: readonly BrewMethod[], own?: Curve): MethodRow[] {
  return methods.flatMap((method) => {
    const row = labelled(model, method)
    if (!row) return []
    return [
      {
        ...row,
        likely: row.expected,
        likelyLabel: row.expectedLabel,
        own: own && labelled(own, method),
      },
    ]
  })
}

function labelled(curve: Curve, method: BrewMethod): LabelledSetting | undefined {
  const row = methodSetting(curve, method)
  return row && withLabels(curve.grinder, row)
}
