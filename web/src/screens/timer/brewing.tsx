/** A guided brew while it runs: fills the screen, and is readable from two metres. */
import { t } from '@lingui/core/macro'
import { Link } from 'wouter'
import type { PlannedStep } from '#domain/steps/plan.ts'
import { isLongBrew } from '#domain/steps/reminders.ts'
import type { Step } from '#domain/steps/step.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { firstDropText } from '../../parts/brew/step-time-texts.ts'
import { PourCurve } from '../../parts/steps/pour-curve.tsx'
import { stepName } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'
import { written } from '../../ui/written.ts'
import { BrewControls } from './brew-controls.tsx'
import { isOver, nextText } from './brew-texts.ts'
import { useBrewTitle } from './brew-title.tsx'
import styles from './brewing.module.css'
import type { Guide } from './guide.ts'
import { Reminders } from './reminders.tsx'
import { SignalSwitches } from './signal-switches.tsx'
import { hasSmallWindow, openSmallWindow } from './small-window.ts'
import { StepList } from './step-list.tsx'
import type { BrewTimer } from './use-brew-timer.ts'
import { useTop } from './use-top.ts'

interface BrewingProps {
  timer: BrewTimer
  guide: Guide
}

export function Brewing({ timer, guide }: BrewingProps) {
  const { plan, view } = timer
  const section = useTop()
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        className={styles.brewing}
        aria-label={t`Guided brew`}
        data-over={isOver(plan, view) || undefined}
      >
        <Head timer={timer} />
        {view.stage === 'countdown' ? <Countdown timer={timer} /> : <Now timer={timer} guide={guide} />}
        {isLongBrew(plan) && view.isRunning ? (
          <Reminders timer={timer} />
        ) : (
          <PourCurve plan={plan} point={view.point} className={styles.curve} />
        )}
        <BrewControls timer={timer} guide={guide} />
      </section>
      <More timer={timer} />
    </>
  )
}

function Head({ timer: { brew, plan, view } }: { timer: BrewTimer }) {
  const target = formatClock(plan.brewTimeSeconds)
  return (
    <header className={styles.head}>
      <h1>{useBrewTitle(brew)}</h1>
      <p className={styles.clock}>
        <span role="timer" aria-label={t`Elapsed time`}>
          {formatClock(view.elapsedSeconds)}
        </span>
        {plan.isTimed && <small>{t`of ${target}`}</small>}
      </p>
      <Link
        href={brew.recipeId ? `/recipes/${brew.recipeId}` : '/'}
        className={styles.leave}
        aria-label={t`Leave this screen; the brew goes on`}
      >
        <Icon name="close" size={26} />
      </Link>
    </header>
  )
}

/** The step in large type, in the author's own words if there are any. */
function StepHeading({ step }: { step: Step | undefined }) {
  const name = step ? stepName(step) : ''
  return (
    <h2 className={styles.what} {...written(name)}>
      {name}
    </h2>
  )
}

function Countdown({ timer: { view } }: { timer: BrewTimer }) {
  const { current, countdownSeconds = 0 } = view
  return (
    <div className={styles.now}>
      <StepHeading step={current} />
      <p className={styles.countdown}>{Math.ceil(countdownSeconds)}</p>
      <p className={styles.next}>{t`Get ready`}</p>
    </div>
  )
}

function Now({ timer, guide }: BrewingProps) {
  const { plan, run, view } = timer
  const format = useFormat()
  const { current } = view
  return (
    // The key restarts the animation: a new step moves up from the line that announced it.
    <div key={current?.index} className={`${styles.now} ${styles.arriving}`}>
      <StepHeading step={current} />
      <div className={styles.figures}>
        {guide.isEspresso && (
          <p className={styles.figure}>
            {formatClock(view.elapsedSeconds)}
            <small>{t`Time`}</small>
          </p>
        )}
        <Weight timer={timer} />
        {plan.isTimed && !guide.isEspresso && (
          <p className={styles.figure} data-long={view.secondsLeft >= 3600 || undefined}>
            {isOver(plan, view) ? `+${formatClock(-view.secondsLeft)}` : formatClock(Math.ceil(view.secondsLeft))}
            <small>{isOver(plan, view) ? t`longer than planned` : t`left in this step`}</small>
          </p>
        )}
      </div>
      {current?.note && <p className={styles.note}>{current.note}</p>}
      {run.firstDropSeconds !== undefined && <p className={styles.note}>{firstDropText(run.firstDropSeconds)}</p>}
      <p className={styles.next}>{nextText(view, format.weight) ?? '\u00a0'}</p>
    </div>
  )
}

/** The weight that the scale should show, counting up, and the target of the step. */
function Weight({ timer: { plan, view } }: { timer: BrewTimer }) {
  const format = useFormat()
  const { current, targetGrams } = view
  const isPouring = current !== undefined && current.toGrams > current.fromGrams
  // A cold brew doesn't stay on the scale.
  if (!current || current.toGrams === 0 || (isLongBrew(plan) && !isPouring)) return null
  const goal = format.weight(current.toGrams)
  return (
    <p className={styles.figure} data-weight>
      {format.weight(isPouring ? Math.round(targetGrams) : current.toGrams)}
      <small>{isPouring ? goalText(current, goal) : t`on the scale`}</small>
    </p>
  )
}

/** Says that the figure above is the weight now. With a machine or a press, the user doesn't pour. */
const goalText = ({ action }: PlannedStep, goal: string): string =>
  action === 'bloom' || action === 'pour' ? t`now · pour to ${goal}` : t`now · target ${goal}`

/** Controls that are needed less often, below the first screen. */
function More({ timer }: { timer: BrewTimer }) {
  const { plan, view, reset } = timer
  return (
    <div className={styles.more}>
      <StepList
        plan={plan}
        steps={plan.steps.filter(({ phase }) => phase !== 'prepare')}
        current={view.current?.index}
      />
      <SignalSwitches hasSteps />
      <div className={styles.row}>
        {hasSmallWindow() && (
          <Button look="quiet" onClick={() => void openSmallWindow()}>{t`Show in a small window`}</Button>
        )}
        <ConfirmButton
          label={t`Stop and discard`}
          question={t`Stop this brew?`}
          yes={t`Stop and discard`}
          onYes={async () => reset()}
        >
          {t`Its times won't be saved.`}
        </ConfirmButton>
      </div>
    </div>
  )
}
