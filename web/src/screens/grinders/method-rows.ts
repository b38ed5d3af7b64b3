/** Rows of a grinder's method table: setting, confidence and the owner's calibration. */
import type { BrewMethod } from '#domain/catalog.ts'
import { methodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import { methodAbility } from '#domain/grinder-abilities.ts'
import type { SettingRange } from '#domain/notation.ts'
import type { ConversionConfidence } from '#domain/uncertainty.ts'
import { type LabelledSetting, withLabels } from '#web/i18n/dial-labels.ts'

export interface MethodRow extends LabelledSetting {
  /** Where most people with this model end up. */
  likely: SettingRange
  likelyLabel: string
  confidence: ConversionConfidence
  /** Set where the method aims beyond what the grinder can do: at its finer or its coarser end. */
  limit?: 'finer' | 'coarser'
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
        limit: limitOf(model, method),
        own: own && labelled(own, method),
      },
    ]
  })
}

function limitOf(curve: Curve, method: BrewMethod): MethodRow['limit'] {
  if (methodAbility(curve, method).reach !== 'edge') return undefined
  return method.grindIndex.ideal < curve.finestIndex ? 'finer' : 'coarser'
}

function labelled(curve: Curve, method: BrewMethod): LabelledSetting | undefined {
  const row = methodSetting(curve, method)
  return row && withLabels(curve.grinder, row)
}
