/** Bar of a running timer on other screens, with a link back to it. */

import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { useFormat } from '#web/state/units.ts'
import { Icon } from '#web/ui/icons.tsx'
import { formatClock } from '../../ui/format.ts'
import { pourPlan, stepAt } from './pour-plan.ts'
import styles from './running-timer.module.css'
import { targetLabel } from './target-label.ts'
import { useCues } from './use-cues.ts'
import { useTimer } from './use-timer.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Makes the sounds of the running brew, unless the timer's own screen shows it; there the bar is hidden. */
export default function RunningTimer({ isOnTimer }: { isOnTimer: boolean }) {
  const { brew, seconds, isRunning } = useTimer('')
  const format = useFormat()
  const plan = useMemo(() => pourPlan(brew, format), [brew, format])
  const target = brew.brewTimeSeconds
  const search = useSearch()
  const isShownThere = useTimer(isOnTimer ? search : '').other === undefined && isOnTimer
  const said = useCues({ seconds, isRunning, plan, target }, isShownThere)
  // A sleeping phone makes no sound, so the screen stays on.
  useWakeLock(isRunning && !isOnTimer)
  if (!isRunning || isOnTimer) return null
  const isOver = target !== undefined && seconds >= target
  const step = (!isOver && plan && stepAt(plan, seconds)?.text) || (target ? targetLabel(seconds, target) : t`Brewing`)
  return (
    <aside className={styles.bar} aria-label={t`Running timer`} data-over={isOver || undefined} data-noprint>
      <Link href="/timer" className={styles.link}>
        <Icon name="timer" size={20} />
        <span role="timer" className={styles.time}>
          {formatClock(seconds)}
        </span>
        <span className={styles.step}>{step}</span>
        <span className={styles.back}>{t`Open timer`}</span>
      </Link>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </aside>
  )
}
