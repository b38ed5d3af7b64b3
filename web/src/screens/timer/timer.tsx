/** Brew timer screen. */
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useRead } from '#web/api/hooks.ts'
import { useMethods } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/fields.tsx'
import { useTitle } from '#web/ui/page.tsx'
import { type BrewQuery, logHref } from '../../parts/brew/brew-query.ts'
import { formatClock } from '../../ui/format.ts'
import { useGrindLabel } from './grind-label.ts'
import { type PourStep, pourPlan, stepAt } from './pour-plan.ts'
import { Ring } from './ring.tsx'
import { beep, unlockSound, useSoundSwitch } from './sound.ts'
import { targetLabel } from './target-label.ts'
import styles from './timer.module.css'
import { useCues } from './use-cues.ts'
import { type Timer as TimerState, useTimer } from './use-timer.ts'
import { useWakeLock } from './use-wake-lock.ts'

export default function Timer() {
  const timer = useTimer(useSearch())
  const { brew, seconds, isRunning } = timer
  const format = useFormat()
  const plan = useMemo(() => pourPlan(brew, format), [brew, format])
  const target = brew.brewTimeSeconds
  // While the next screen loads, the bar of the running timer makes the sounds.
  const hasLeft = useLocation()[0] !== '/timer'
  const said = useCues({ seconds, isRunning, plan, target }, hasLeft)
  useWakeLock(isRunning)
  useTitle(t`Timer`)
  return (
    <div className={styles.timer}>
      {timer.other && <Other other={timer.other} takeOver={timer.takeOver} />}
      <header className={styles.head}>
        <h1>
          <Title brew={brew} />
        </h1>
        <p>
          <Summary brew={brew} />
        </p>
      </header>
      <div className={styles.ring}>
        <Ring
          share={shareOf(seconds, target)}
          isOver={target !== undefined && seconds >= target}
          marks={marksOf(plan, target)}
        >
          <p
            className={styles.figures}
            role="timer"
            aria-label={t`Elapsed time`}
            data-long={seconds >= 3600 || undefined}
          >
            {formatClock(seconds)}
          </p>
          {target && <p className={styles.target}>{targetLabel(seconds, target)}</p>}
        </Ring>
      </div>
      {plan && <NextStep plan={plan} seconds={seconds} isUsed={timer.isUsed} />}
      <Actions timer={timer} />
      <SoundSwitch />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {plan && <Plan plan={plan} seconds={seconds} isUsed={timer.isUsed} />}
    </div>
  )
}

const marksOf = (plan: readonly PourStep[] | undefined, target: number | undefined): number[] =>
  plan && target ? plan.slice(1).map(({ atSeconds }) => atSeconds / target) : []

/** Without a target time the ring goes round once a minute. */
const shareOf = (seconds: number, target: number | undefined): number =>
  target ? Math.min(1, seconds / target) : (seconds % 60) / 60

function Title({ brew }: { brew: BrewQuery }) {
  const methods = useMethods()
  const coffee = useRead('getCoffee', { path: { id: brew.coffeeProfileId! } }, { enabled: !!brew.coffeeProfileId })
  return coffee.data?.name ?? methods.data?.data.find(({ id }) => id === brew.method)?.name ?? t`Timer`
}

function Summary({ brew }: { brew: BrewQuery }) {
  const { doseGrams, waterGrams, waterTempF } = brew
  const format = useFormat()
  const grind = useGrindLabel(brew)
  const dose = format.weight(doseGrams ?? 0)
  const water = format.weight(waterGrams ?? 0)
  const parts = [
    grind,
    doseGrams && waterGrams && t`${dose} to ${water}`,
    waterTempF && format.temperature(waterTempF),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t`Time any brew. The timer keeps running when you leave this page.`
}

interface OtherProps {
  other: NonNullable<TimerState['other']>
  takeOver: () => void
}

function Other({ other, takeOver }: OtherProps) {
  const time = formatClock(other.seconds)
  const [isSoundOn] = useSoundSwitch()
  const start = () => {
    if (isSoundOn) void unlockSound().then(() => beep())
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

function Actions({ timer }: { timer: TimerState }) {
  const { isRunning, isUsed, other, seconds, brew } = timer
  const [isSoundOn] = useSoundSwitch()
  const start = () => {
    // The tap unlocks sound. It also starts the first step.
    if (isSoundOn) void unlockSound().then(() => isUsed || beep())
    timer.start()
  }
  const log = logHref(isUsed ? { ...brew, brewTimeSeconds: Math.max(1, seconds) } : brew)
  return (
    <div className={styles.actions}>
      <Button className={styles.main} disabled={other !== undefined} onClick={isRunning ? timer.pause : start}>
        {isRunning ? t`Pause` : isUsed ? t`Resume` : t`Start`}
      </Button>
      <Button look="quiet" disabled={!isUsed} onClick={timer.reset}>
        {t`Reset`}
      </Button>
      <LinkButton look={isUsed && !isRunning ? 'primary' : 'quiet'} href={log} onClick={timer.pause}>
        {t`Log this brew`}
      </LinkButton>
    </div>
  )
}

interface PlanProps {
  plan: readonly PourStep[]
  seconds: number
  isUsed: boolean
}

function NextStep({ plan, seconds, isUsed }: PlanProps) {
  const current = stepAt(plan, seconds)!
  const next = plan[plan.indexOf(current) + 1]
  return (
    <div className={styles.step} aria-hidden="true">
      <p>{current.text}</p>
      <small>{isUsed && next ? nextStepText(next, seconds) : '\u00a0'}</small>
    </div>
  )
}

function nextStepText({ text: step, atSeconds }: PourStep, seconds: number): string {
  const time = formatClock(atSeconds - seconds)
  return t`In ${time}: ${step}`
}

const Plan = ({ plan, seconds, isUsed }: PlanProps) => (
  <section className={styles.plan} aria-labelledby="plan">
    <h2 id="plan">{t`Pour plan`}</h2>
    <ol className={styles.steps}>
      {plan.map((step) => (
        <li key={step.atSeconds} aria-current={isUsed && step === stepAt(plan, seconds) ? 'step' : undefined}>
          <span>{formatClock(step.atSeconds)}</span> {step.text}
        </li>
      ))}
    </ol>
  </section>
)

function SoundSwitch() {
  const [isOn, setOn] = useSoundSwitch()
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    // A sample beep.
    if (isWanted) void unlockSound().then(() => beep())
  }
  return (
    <div className={styles.sound}>
      <Check label={t`Sound at each step`} checked={isOn} onChange={change} />
    </div>
  )
}
