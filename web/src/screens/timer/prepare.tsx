/** Before a guided brew: what to prepare, what will happen, and the button that starts it. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { isHot } from '#domain/recipe-target.ts'
import { BrewerDrawing } from '#web/drawings/brewer-drawing.tsx'
import { MethodDrawing } from '#web/drawings/method-drawing.tsx'
import { useAllMachines } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/fields.tsx'
import { logHref } from '../../parts/brew/brew-query.ts'
import { PourCurve } from '../../parts/steps/pour-curve.tsx'
import { BrewSummary, BrewTitle } from './brew-title.tsx'
import { useGrindLabel } from './grind-label.ts'
import type { Guide } from './guide.ts'
import { OtherBrew } from './other-brew.tsx'
import { type Preparation, preparationOf } from './preparation.ts'
import { SignalSwitches } from './signal-switches.tsx'
import { signalStart } from './start-signal.ts'
import { StepList } from './step-list.tsx'
import styles from './timer.module.css'
import { type BrewTimer, startEvent } from './use-brew-timer.ts'

export function Prepare({ timer, guide }: { timer: BrewTimer; guide: Guide }) {
  const { brew, plan, other } = timer
  const start = () => {
    signalStart()
    timer.send(startEvent(guide))
  }
  return (
    <div className={styles.prepare}>
      <OtherBrew timer={timer} />
      <header className={`${styles.head} ${styles.pictured}`}>
        <Picture brew={brew} />
        <div>
          <BrewTitle brew={brew} />
          <BrewSummary brew={brew} />
        </div>
      </header>
      <Checklist items={usePreparation(timer, guide)} />
      <div className={styles.startBar}>
        <Button className={styles.main} disabled={other !== undefined} onClick={start}>
          {t`Start`}
        </Button>
      </div>
      <section className={styles.plan} aria-labelledby="steps">
        <h2 id="steps">{t`Steps`}</h2>
        {guide.isSuggested && <p className={styles.soft}>{t`Suggested: the usual steps for this brewer.`}</p>}
        <PourCurve plan={plan} />
        <StepList plan={plan} steps={plan.steps.filter(({ phase }) => phase !== 'prepare')} />
      </section>
      <SignalSwitches hasSteps />
      <div>
        <LinkButton look="quiet" href={logHref(brew)}>
          {t`Log this brew`}
        </LinkButton>
      </div>
    </div>
  )
}

const PICTURE_SIZE = 80

/** The brewer where it is known, else one for the method. */
function Picture({ brew: { machineId, method } }: Pick<BrewTimer, 'brew'>) {
  const { data } = useAllMachines()
  const machine = data?.machines.find(({ id }) => id === machineId)
  if (machine) return <BrewerDrawing brewer={machine} size={PICTURE_SIZE} />
  // Until the brewer is known, its place is left free.
  if (machineId !== undefined && !data) return <svg width={PICTURE_SIZE} height={PICTURE_SIZE} aria-hidden="true" />
  return method && <MethodDrawing method={method} size={PICTURE_SIZE} />
}

function usePreparation({ brew, plan }: BrewTimer, { isEspresso }: Guide): Preparation[] {
  const format = useFormat()
  const grind = useGrindLabel(brew)
  const { doseGrams, waterTempF } = brew
  return preparationOf(plan, {
    dose: doseGrams === undefined ? undefined : format.weight(doseGrams),
    grind,
    temperature: waterTempF !== undefined && isHot(waterTempF) ? format.temperature(waterTempF) : undefined,
    isEspresso,
  })
}

function Checklist({ items }: { items: readonly Preparation[] }) {
  const [done, setDone] = useState<readonly number[]>([])
  if (items.length === 0) return null
  return (
    <section className={styles.plan} aria-labelledby="preparation">
      <h2 id="preparation">{t`Before you start`}</h2>
      <ul className={styles.checklist}>
        {items.map(({ title, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and none changes its place
          <li key={index}>
            <Check
              label={title}
              hint={detail}
              checked={done.includes(index)}
              onChange={(isDone) => setDone(isDone ? [...done, index] : done.filter((each) => each !== index))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
