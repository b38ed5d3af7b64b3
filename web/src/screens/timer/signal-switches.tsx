/** Switches for what the timer does at each step, or when the time of a brew without steps is up. */
import { t } from '@lingui/core/macro'
import { Check } from '#web/ui/fields.tsx'
import { toast } from '#web/ui/toast.tsx'
import { playTone, unlockSound } from './sound.ts'
import { useSwitch } from './switches.ts'
import styles from './timer.module.css'
import { askToNotify, canNotify } from './use-notification.ts'
import { hasVoice, speak } from './voice.ts'

interface SwitchProps {
  hasSteps: boolean
}

export const SignalSwitches = ({ hasSteps }: SwitchProps) => (
  <div className={styles.switches}>
    <Sound hasSteps={hasSteps} />
    {hasVoice() && <Voice hasSteps={hasSteps} />}
    {'vibrate' in navigator && <Vibration hasSteps={hasSteps} />}
    {canNotify() && <Notifications hasSteps={hasSteps} />}
  </div>
)

function Sound({ hasSteps }: SwitchProps) {
  const [isOn, setOn] = useSwitch('sound')
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    // A sample.
    if (isWanted) void unlockSound().then(() => playTone('step'))
  }
  return <Check label={hasSteps ? t`Sound at each step` : t`Sound when time is up`} checked={isOn} onChange={change} />
}

function Voice({ hasSteps }: SwitchProps) {
  const [isOn, setOn] = useSwitch('voice')
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    if (isWanted) speak(hasSteps ? t`I'll read each step to you.` : t`I'll tell you when time is up.`)
  }
  return <Check label={hasSteps ? t`Read the steps aloud` : t`Say when time is up`} checked={isOn} onChange={change} />
}

function Vibration({ hasSteps }: SwitchProps) {
  const [isOn, setOn] = useSwitch('vibration')
  return (
    <Check label={hasSteps ? t`Vibrate at each step` : t`Vibrate when time is up`} checked={isOn} onChange={setOn} />
  )
}

function Notifications({ hasSteps }: SwitchProps) {
  const [isOn, setOn] = useSwitch('notifications')
  const change = async (isWanted: boolean) => {
    const isAllowed = !isWanted || (await askToNotify())
    setOn(isWanted && isAllowed)
    if (!isAllowed) toast(t`Your browser doesn't allow notifications. You can change that in its settings.`)
  }
  return (
    <Check
      label={
        hasSteps ? t`Notify me of steps while I'm in another app` : t`Notify me of the time while I'm in another app`
      }
      checked={isOn}
      onChange={(isWanted) => void change(isWanted)}
    />
  )
}
