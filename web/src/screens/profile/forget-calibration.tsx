/** Button that resets the calibration of the member's grinder. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useWrite } from '../../api/hooks.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { toast } from '../../ui/toast.tsx'

interface ForgetProps {
  grinderId: number
  onForgotten: () => void
}

export function ForgetCalibration({ grinderId, onForgotten }: ForgetProps) {
  const forget = useWrite('forgetGrinderCalibration', {
    invalidates: ['listUserGrinders', 'getGrinderCalibration', 'adaptRecipe', 'discover', 'getRecipeForVolume'],
  })
  return (
    <ConfirmButton
      label={t`Forget this calibration`}
      question={t`Forget this calibration?`}
      yes={t({ message: 'Forget', context: 'a calibration' })}
      onYes={async () => {
        await forget.mutateAsync({ path: { id: grinderId } })
        onForgotten()
        toast(t`Calibration forgotten`)
      }}
    >
      <Trans>
        Your answers and measurements are removed, and the brews up to now no longer count. The brews stay in your log.
      </Trans>
    </ConfirmButton>
  )
}
