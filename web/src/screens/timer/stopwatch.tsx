/** The timer without steps: counts up, to a target time if there is one. */
import { t } from '@lingui/core/macro'
import type { BrewPlan } from '#domain/steps/plan.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { logHref } from '../../parts/brew/brew-query.ts'
import { formatClock } from '../../ui/format.ts'
import { BrewSummary, useBrewTitle } from './brew-title.tsx'
import type { Guide } from './guide.ts'
import { OtherBrew } from './other-brew.tsx'
import { Ring } from './ring.tsx'
import { SignalSwitches } from './signal-switches.tsx'
import { signalStart, unlockForBrew } from './start-signal.ts'
import styles from './timer.module.css'
import { type BrewTimer, startEvent } from './use-brew-timer.ts'

export function Stopwatch({ timer, guide }: { timer: BrewTimer; guide: Guide }) {
  const { brew, plan, view } = timer
  const seconds = Math.floor(view.elapsedSeconds)
  return (
    <div className={styles.timer}>
      <OtherBrew timer={timer} />
      <header className={styles.head}>
        <h1>{useBrewTitle(brew)}</h1>
        <BrewSummary brew={brew} />
      </header>
      <div className={styles.ring}>
        <Ring share={shareOf(plan, seconds)} isOver={plan.isTimed && seconds >= plan.brewTimeSeconds}>
          <p
            className={styles.figures}
            role="timer"
            aria-label={t`Elapsed time`}
            data-long={seconds >= 3600 || undefined}
          >
            {formatClock(seconds)}
          </p>
          {plan.isTimed && <p className={styles.target}>{targetLabel(seconds, plan.brewTimeSeconds)}</p>}
        </Ring>
      </div>
      <Actions timer={timer} guide={guide} seconds={seconds} />
      {/* Without steps only the end of a set time can be heard. */}
      {plan.isTimed && <SignalSwitches hasSteps={false} />}
    </div>
  )
}

/** Without a target time the ring goes round once a minute. */
const shareOf = ({ isTimed, brewTimeSeconds }: BrewPlan, seconds: number): number =>
  isTimed ? Math.min(1, seconds / brewTimeSeconds) : (seconds % 60) / 60

/** "of 3:00", and "0:12 over 3:00" once the target has passed. */
function targetLabel(seconds: number, targetSeconds: number): string {
  const target = formatClock(targetSeconds)
  if (seconds <= targetSeconds) return t`of ${target}`
  const over = formatClock(seconds - targetSeconds)
  return t`${over} over ${target}`
}

function Actions({ timer, guide, seconds }: { timer: BrewTimer; guide: Guide; seconds: number }) {
  const { hasStarted, other, brew, plan, send, view } = timer
  const start = () => {
    if (hasStarted || !plan.isTimed) unlockForBrew()
    else signalStart()
    send(hasStarted ? { type: 'resume' } : startEvent(guide))
  }
  const pause = () => send({ type: 'pause' })
  const log = logHref(hasStarted ? { ...brew, brewTimeSeconds: Math.max(1, seconds) } : brew)
  return (
    <div className={styles.actions}>
      <Button className={styles.main} disabled={other !== undefined} onClick={view.isRunning ? pause : start}>
        {view.isRunning ? t`Pause` : hasStarted ? t`Resume` : t`Start`}
      </Button>
      <Button look="quiet" disabled={!hasStarted} onClick={timer.reset}>
        {t`Reset`}
      </Button>
      <LinkButton
        look={hasStarted && !view.isRunning ? 'primary' : 'quiet'}
        href={log}
        onClick={hasStarted ? pause : undefined}
      >
        {t`Log this brew`}
      </LinkButton>
    </div>
  )
}
