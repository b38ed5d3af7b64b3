/** The parts of a running brew that every screen has: its announcements, and a bar that leads back to the timer. */

import { t } from '@lingui/core/macro'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { isLongBrew } from '#domain/steps/reminders.ts'
import { useFormat } from '#web/state/units.ts'
import { Icon } from '#web/ui/icons.tsx'
import { stepName, stepSentence } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'
import { isOver, nextText, timeLeftText } from './brew-texts.ts'
import styles from './running-timer.module.css'
import { SmallTimer } from './small-timer.tsx'
import { useSmallWindow } from './small-window.ts'
import { useSwitch } from './switches.ts'
import { type BrewTimer, isBrewed, useRunningBrew } from './use-brew-timer.ts'
import { useCues } from './use-cues.ts'
import { useNotification } from './use-notification.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** On the timer's own screen the bar is hidden. */
export default function RunningTimer({ isOnTimer }: { isOnTimer: boolean }) {
  const running = useRunningBrew()
  return running ? <Running {...running} isOnTimer={isOnTimer} /> : null
}

type Props = NonNullable<ReturnType<typeof useRunningBrew>> & { isOnTimer: boolean }

function Running({ plan, run, view, isOnTimer }: Props) {
  const format = useFormat()
  const { text, turns } = useCues({ plan, view })
  const smallWindow = useSmallWindow()
  const [isNotified] = useSwitch('notifications')
  const step = nowText({ plan, view }, format.weight)
  const body = [timeLeftText(plan, view), nextText(view, format.weight)].filter(Boolean).join(' · ')
  useNotification(
    isNotified && view.isRunning ? { title: step, body, turns, secondsLeft: view.secondsLeft } : undefined,
  )
  // A sleeping phone makes no sound, so the screen stays on, except for long brews, which nobody waits for.
  useWakeLock(view.isRunning && !isLongBrew(plan))
  const isPaused = !view.isRunning && !isBrewed({ plan, run, view })
  const time = formatClock(view.elapsedSeconds)
  return (
    <>
      {(view.isRunning || isPaused) && !isOnTimer && (
        <aside
          className={styles.bar}
          aria-label={isPaused ? t`Paused timer` : t`Running timer`}
          data-over={isOver(plan, view) || undefined}
          data-noprint
        >
          <Link href="/timer" className={styles.link}>
            <Icon name="timer" size={20} />
            <span role="timer" className={styles.time}>
              {isPaused ? t`Paused ${time}` : time}
            </span>
            <span className={styles.step}>{step}</span>
            <span className={styles.back}>{t`Open timer`}</span>
          </Link>
        </aside>
      )}
      <p role="status" className="visually-hidden" data-announced>
        {text}
      </p>
      {smallWindow && createPortal(<SmallTimer plan={plan} view={view} />, smallWindow.document.body)}
    </>
  )
}

/** What to do now; for a stopwatch or a brew that takes longer than planned, the time. */
function nowText({ plan, view }: Pick<BrewTimer, 'plan' | 'view'>, weight: (grams: number) => string): string {
  const { current, stage } = view
  if (stage === 'finish') return current ? stepName(current) : t`Done`
  if (!current || isOver(plan, view) || (plan.steps.length === 1 && !current.label)) {
    return timeLeftText(plan, view) ?? t`Brewing`
  }
  return stepSentence(current, weight)
}
