/** When the steps of a brew that takes hours are due, and a calendar file of them. */
import { t } from '@lingui/core/macro'
import { calendarFile, type Reminder, remindersOf } from '#domain/steps/reminders.ts'
import { elapsedOf } from '#domain/steps/run.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { stepName } from '../../parts/steps/step-name.ts'
import { useBrewTitle } from './brew-title.tsx'
import styles from './brewing.module.css'
import type { BrewTimer } from './use-brew-timer.ts'

export function Reminders({ timer: { brew, plan, run, now, view } }: { timer: BrewTimer }) {
  const format = useFormat()
  const title = useBrewTitle(brew)
  // The start of the brew as if it had run without a pause, so that the remaining steps are due at the right time.
  const startedAt = new Date(now - elapsedOf(run, now))
  const reminders = view.isRunning ? remindersOf(plan, startedAt) : []
  if (reminders.length === 0) return null
  return (
    <section className={styles.reminders} aria-labelledby="reminders">
      <h2 id="reminders">{t`Due later`}</h2>
      <ul>
        {reminders.map(({ step, at }) => (
          <li key={step.index}>
            <b>{`${format.day(at.toISOString())}, ${format.timeOfDay(at.toISOString())}`}</b> {stepName(step)}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => download(reminders, title, startedAt)}>
        {t`Add to calendar`}
      </Button>
    </section>
  )
}

function download(reminders: readonly Reminder[], title: string, startedAt: Date): void {
  const file = calendarFile(
    reminders.map(({ step, at }) => ({ at, title: `${title}: ${stepName(step)}`, note: step.note })),
    // To the minute, so that a second file of the same brew replaces the first one's events.
    { uid: `brew-${Math.round(startedAt.getTime() / 60_000)}@brewprint`, now: new Date() },
  )
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  link.download = 'brew.ics'
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
