/** Hints of brew fields: usual settings on the dial, and the ratio. */
import { t } from '@lingui/core/macro'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { methodSetting } from '#domain/chart.ts'
import { buildCurve } from '#domain/curve.ts'
import { ratioOf } from '#domain/measures.ts'
import { describeDial, formatRange } from '../../i18n/dial-labels.ts'
import { readerFormat } from '../../state/units.ts'

/** "V60: 22–28 clicks", or the range of the whole dial if the method is unknown or out of the grinder's reach. */
export function dialHint(dial: GrinderModel | undefined, method: BrewMethod | undefined): string | undefined {
  if (!dial) return undefined
  const usual = method && methodSetting(buildCurve(dial), method)
  if (usual) {
    const { label: methodName } = usual
    const rangeLabel = formatRange(dial, usual.expected)
    return t`Usual for ${methodName}: ${rangeLabel}`
  }
  const dialRange = describeDial(dial)
  return t`As on the dial: ${dialRange}`
}

export function ratioHint(doseGrams: number | undefined, waterGrams: number | undefined): string | undefined {
  if (!doseGrams || !waterGrams) return undefined
  const ratio = readerFormat().ratio(ratioOf(waterGrams, doseGrams))
  return t`Ratio ${ratio}`
}
