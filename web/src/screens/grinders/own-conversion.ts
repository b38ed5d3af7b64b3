/** A conversion for a member who calibrated one of the two grinders: recomputed with their calibration. */
import { isCalibrated } from '#domain/calibration.ts'
import { type BrewMethod, type GrinderModel, grinderName } from '#domain/catalog.ts'
import { convert } from '#domain/conversion.ts'
import { buildCurve } from '#domain/curve.ts'
import type { Reply } from '#web/api/client.ts'
import { formatRange, formatSetting } from '#web/i18n/dial-labels.ts'
import { sentenceOf } from '#web/i18n/statements.ts'
import { type OwnCalibration, ownCurve } from '#web/state/catalog.ts'
import { readerFormat } from '#web/state/units.ts'

export interface Conversion extends Reply<'convertGrindSetting'> {
  /** Names of the viewer's own grinders whose calibration was used. */
  calibrated: readonly string[]
}

export interface Calibration extends OwnCalibration {
  grinderSlug: string
}

/** Whether the viewer has calibrated one of the two grinders. */
export const concerns = ({ from, to }: Reply<'convertGrindSetting'>, calibrations: readonly Calibration[]): boolean =>
  calibrations.some(({ grinderSlug }) => grinderSlug === from.slug || grinderSlug === to.slug)

export function convertOnOwn(
  setting: number,
  dials: { from: GrinderModel; to: GrinderModel },
  calibrations: readonly Calibration[],
  methods: readonly BrewMethod[],
): Conversion {
  const curveOf = (dial: GrinderModel) =>
    ownCurve(
      dial,
      calibrations.find(({ grinderSlug }) => grinderSlug === dial.slug),
    )
  const to = curveOf(dials.to)
  // The same model on both sides converts somebody else's setting to the viewer's own grinder, as on a recipe's page.
  const from = dials.from.slug === dials.to.slug ? buildCurve(dials.from) : curveOf(dials.from)
  const calibrated = [from, to].filter(isCalibrated).map(({ grinder }) => grinderName(grinder))
  const { note, ...conversion } = convert(from, to, setting, methods)
  const label = formatSetting(to.grinder, conversion.setting)
  const rangeLabel = formatRange(to.grinder, conversion.range)
  return {
    ...conversion,
    from: { ...conversion.from, label: formatSetting(from.grinder, conversion.from.setting) },
    to: { ...conversion.to, label, rangeLabel },
    label,
    rangeLabel,
    ...(note && { note: sentenceOf(note, readerFormat()) }),
    calibrated,
  }
}
