/** Sentence about where most people end up on a dial: the 80 % interval around a setting. */
import { Trans } from '@lingui/react/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import type { SettingRange } from '#domain/notation.ts'
import type { Basis } from '#domain/uncertainty.ts'
import { formatEnds } from '#web/i18n/dial-labels.ts'

interface ExpectedRangeProps {
  dial: GrinderModel
  range: SettingRange
  basis: Basis
}

/** "Most people end up between 19 and 26 clicks.", or with a calibration: "On your grinder it is most likely …". */
export function ExpectedRange({ dial, range, basis }: ExpectedRangeProps) {
  const [low, high] = formatEnds(dial, range)
  if (basis === 'calibrated') {
    return low === high ? (
      <Trans>
        On your grinder it is most likely <b>{high}</b>.
      </Trans>
    ) : (
      <Trans>
        On your grinder it is most likely between <b>{low}</b> and <b>{high}</b>.
      </Trans>
    )
  }
  return low === high ? (
    <Trans>
      Most people end up at <b>{high}</b>.
    </Trans>
  ) : (
    <Trans>
      Most people end up between <b>{low}</b> and <b>{high}</b>.
    </Trans>
  )
}
