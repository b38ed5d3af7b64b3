/** Says that a conversion is for the viewer's own grinder, where they calibrated it. */
import { Trans } from '@lingui/react/macro'
import { joinNames } from './join-names.ts'

export function OnYours({ calibrated }: { calibrated: readonly string[] }) {
  if (calibrated.length === 0) return null
  const grinders = joinNames(calibrated)
  return (
    <p>
      <Trans>Uses your calibration of the {grinders}.</Trans>
    </p>
  )
}
