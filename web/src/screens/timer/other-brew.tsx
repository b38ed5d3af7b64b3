/** Asks before a new brew replaces the one that is on the timer. */
import { t } from '@lingui/core/macro'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { formatClock } from '../../ui/format.ts'
import { signalStart } from './start-signal.ts'
import styles from './timer.module.css'
import type { BrewTimer } from './use-brew-timer.ts'

export function OtherBrew({ timer: { other, takeOver } }: { timer: BrewTimer }) {
  if (!other) return null
  const time = formatClock(other.seconds)
  const start = () => {
    signalStart()
    takeOver()
  }
  return (
    <div className={styles.other} role="alert">
      <p>{t`Another brew is still on the timer, at ${time}.`}</p>
      <div className={styles.row}>
        <LinkButton href="/timer" look="quiet">
          {t`Resume`}
        </LinkButton>
        <Button look="quiet" onClick={start}>
          {t`Start this one instead`}
        </Button>
      </div>
    </div>
  )
}
