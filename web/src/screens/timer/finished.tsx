/** After a guided brew: what to do now, planned and actual times, and a rating, which saves the brew. */
import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { elapsedOf } from '#domain/steps/run.ts'
import { useViewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { storedNumber } from '#web/ui/typed-number.ts'
import { type BrewQuery, logHref } from '../../parts/brew/brew-query.ts'
import { recordOf, storeRecord } from '../../parts/brew/brew-record.ts'
import { StepTimes } from '../../parts/brew/step-times.tsx'
import { stepName } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'
import { BrewTitle } from './brew-title.tsx'
import type { Guide } from './guide.ts'
import { RateBrew } from './rate-brew.tsx'
import styles from './timer.module.css'
import type { BrewTimer } from './use-brew-timer.ts'
import { useTop } from './use-top.ts'

export function Finished({ timer, guide }: { timer: BrewTimer; guide: Guide }) {
  const { brew, plan, run, view, now, logId } = timer
  const [yieldGrams, setYieldGrams] = useState('')
  const seconds = Math.max(1, Math.floor(elapsedOf(run, now) / 1000))
  const record = recordOf(plan, view.actual, run.firstDropSeconds)
  const brewed: BrewQuery = {
    ...brew,
    brewTimeSeconds: seconds,
    ...(guide.isEspresso && { waterGrams: storedNumber(yieldGrams) ?? brew.waterGrams }),
  }
  const time = formatClock(seconds)
  useForgetWhenLeft(timer)
  const top = useTop<HTMLDivElement>()
  return (
    <div ref={top} tabIndex={-1} className={styles.prepare}>
      <header className={styles.head}>
        <BrewTitle brew={brew} />
        <p>{t`Brewed in ${time}`}</p>
      </header>
      <ul className={styles.serve}>
        {plan.steps
          .filter(({ phase }) => phase === 'finish')
          .map((step) => (
            <li key={step.index}>{stepName(step)}</li>
          ))}
      </ul>
      {guide.isEspresso && logId === undefined && (
        <QuantityField
          quantity="weight"
          label={t`In the cup`}
          value={yieldGrams}
          onChange={setYieldGrams}
          placeholder={brew.waterGrams}
        />
      )}
      <Saving timer={timer} brewed={brewed} record={record} />
      <section className={styles.plan} aria-labelledby="times">
        <h2 id="times">{t`Planned and actual times`}</h2>
        <StepTimes steps={record.steps} firstDrop={run.firstDropSeconds} />
      </section>
      <div className={styles.row}>
        <Button look="quiet" onClick={timer.reset}>
          {logId === undefined ? t`Discard` : t`Close`}
        </Button>
      </div>
    </div>
  )
}

interface SavingProps {
  timer: BrewTimer
  brewed: BrewQuery
  record: ReturnType<typeof recordOf>
}

/** One tap for members; others use the log's form, which asks them to sign up. */
function Saving({ timer, brewed, record }: SavingProps) {
  // Also true while the account can't be loaded, for example offline.
  const isMember = useViewer() !== null
  const href = logHref(brewed)
  const keep = () => storeRecord(href.split('?')[1] ?? '', record)
  return (
    <>
      {isMember && (
        <RateBrew brewed={brewed} record={record} logId={timer.logId} onLogged={(id) => timer.markLogged(id)} />
      )}
      <div className={styles.row}>
        {timer.logId === undefined ? (
          <LinkButton look={isMember ? 'quiet' : 'primary'} href={href} onClick={keep}>
            {t`Log this brew`}
          </LinkButton>
        ) : (
          <LinkButton look="quiet" href={`/log/${timer.logId}`}>{t`Open in your log`}</LinkButton>
        )}
      </div>
    </>
  )
}

/** Removes a saved brew from the timer when this screen is left, so that the same recipe can be started again. */
function useForgetWhenLeft({ logId, reset }: BrewTimer): void {
  const last = useRef({ logId, reset })
  last.current = { logId, reset }
  useEffect(
    () => () => {
      if (last.current.logId !== undefined) last.current.reset()
    },
    [],
  )
}
