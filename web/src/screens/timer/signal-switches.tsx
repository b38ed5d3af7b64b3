/** Switches for what the timer does at each step. */
import { t } from '@lingui/core/macro'
import { Check } from '#web/ui/fields.tsx'
import { toast } from '#web/ui/toast.tsx'
import { playTone, unlockSound } from './sound.ts'
import { useSwitch } from './switches.ts'
import styles from './timer.module.css'
import { askToNotify, canNotify } from './use-notification.ts'
import { hasVoice, speak } from './voice.ts'

export const SignalSwitches = () => (
  <div className={styles.switches}>
    <Sound />
    {hasVoice() && <Voice />}
    {'vibrate' in navigator && <Vibration />}
    {canNotify() && <Notifications />}
  </div>
)

function Sound() {
  const [isOn, setOn] = useSwitch('sound')
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    // A sample.
    if (isWanted) void unlockSound().then(() => playTone('step'))
  }
  return <Check label={t`Sound at each step`} checked={isOn} onChange={change} />
}

function Voice() {
  const [isOn, setOn] = useSwitch('voice')
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    if (isWanted) speak(t`I'll read each step to you.`)
  }
  return <Check label={t`Read the steps aloud`} checked={isOn} onChange={change} />
}

function Vibration() {
  const [isOn, setOn] = useSwitch('vibration')
  return <Check label={t`Vibrate at each step`} checked={isOn} onChange={setOn} />
}

function Notifications() {
  const [isOn, setOn] = useSwitch('notifications')
  const change = async (isWanted: boolean) => {
    const isAllowed = !isWanted || (await askToNotify())
    setOn(isWanted && isAllowed)
    if (!isAllowed) toast(t`Your browser doesn't allow notifications. You can change that in its settings.`)
  }
  return (
    <Check
      label={t`Notify me of steps while I'm in another app`}
      checked={isOn}
      onChange={(isWanted) => void change(isWanted)}
    />
  )
}
