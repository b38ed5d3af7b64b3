/** Times a brew, from a recipe or plainly, and hands it to the log. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useRead } from '#web/api/hooks.ts'
import { useMethods } from '#web/state/catalog.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { temperature } from '../dial-in/words.ts'
import { type BrewQuery, logHref } from './brew-query.ts'
import { clockFace } from './clock.ts'
import { type Moment, momentBetween, momentsOf } from './moments.ts'
import { type PourStep, pourPlan, stepAt } from './pour-plan.ts'
import { Ring } from './ring.tsx'
import styles from './timer.module.css'
import { type Timer as TimerState, useTimer } from './use-timer.ts'
import { useWakeLock } from './use-wake-lock.ts'

export default function Timer() {
  const timer = useTimer(useSearch())
  const { brew, seconds, isRunning } = timer
  const plan = useMemo(() => pourPlan(brew), [brew])
  const target = brew.brewTimeSeconds
  const said = useSaid(seconds, isRunning, plan, target)
  useWakeLock(isRunning)
  return (
    <Page title="Timer" heading={<Title brew={brew} />} lead={<Summary brew={brew} />} narrow>
      {timer.other && <Other other={timer.other} takeOver={timer.takeOver} />}
      <Ring
        share={shareOf(seconds, target)}
        isOver={target !== undefined && seconds >= target}
        marks={marksOf(plan, target)}
      >
        <p className={styles.figures} role="timer" aria-label="Time passed" data-long={seconds >= 3600 || undefined}>
          {clockFace(seconds)}
        </p>
        {target && <p className={styles.target}>{targetWords(seconds, target)}</p>}
      </Ring>
      {plan && <NextStep plan={plan} seconds={seconds} isUsed={timer.isUsed} />}
      <Actions timer={timer} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {plan && <Plan plan={plan} seconds={seconds} isUsed={timer.isUsed} />}
    </Page>
  )
}

const marksOf = (plan: readonly PourStep[] | undefined, target: number | undefined): number[] =>
  plan && target ? plan.slice(1).map(({ atSeconds }) => atSeconds / target) : []

/** Without an aim the ring goes round once a minute. */
const shareOf = (seconds: number, target: number | undefined): number =>
  target ? Math.min(1, seconds / target) : (seconds % 60) / 60

const targetWords = (seconds: number, target: number): string =>
  seconds <= target ? `of ${clockFace(target)}` : `${clockFace(seconds - target)} over ${clockFace(target)}`

function Title({ brew }: { brew: BrewQuery }) {
  const methods = useMethods()
  const coffee = useRead('getCoffee', { path: { id: brew.coffeeProfileId! } }, { enabled: !!brew.coffeeProfileId })
  return coffee.data?.name ?? methods.data?.data.find(({ id }) => id === brew.method)?.name ?? 'Timer'
}

function Summary({ brew: { doseGrams, waterGrams, waterTempF } }: { brew: BrewQuery }) {
  const { value, also } = temperature(waterTempF ?? 0)
  const parts = [
    doseGrams && waterGrams && `${doseGrams} g to ${waterGrams} g`,
    waterTempF && `${value}, ${also}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'Count any brew; it keeps going if you leave this page.'
}

interface OtherProps {
  other: NonNullable<TimerState['other']>
  takeOver: () => void
}

const Other = ({ other, takeOver }: OtherProps) => (
  <div className={styles.other} role="alert">
    <p>Another brew is still being timed, at {clockFace(other.seconds)}.</p>
    <div className={styles.row}>
      <LinkButton href="/timer" look="quiet">
        Go on with it
      </LinkButton>
      <Button look="quiet" onClick={takeOver}>
        Leave it for this one
      </Button>
    </div>
  </div>
)

function Actions({ timer }: { timer: TimerState }) {
  const { isRunning, isUsed, other, seconds, brew } = timer
  const log = logHref(isUsed ? { ...brew, brewTimeSeconds: Math.max(1, seconds) } : brew)
  return (
    <div className={styles.actions}>
      <Button className={styles.main} disabled={other !== undefined} onClick={isRunning ? timer.pause : timer.start}>
        {isRunning ? 'Pause' : isUsed ? 'Go on' : 'Start'}
      </Button>
      <Button look="quiet" disabled={!isUsed} onClick={timer.reset}>
        Reset
      </Button>
      <LinkButton look={isUsed && !isRunning ? 'primary' : 'quiet'} href={log} onClick={timer.pause}>
        Log this brew
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
      <p>{current.words}</p>
      <small>{isUsed && next ? `${next.words} in ${clockFace(next.atSeconds - seconds)}` : '\u00a0'}</small>
    </div>
  )
}

const Plan = ({ plan, seconds, isUsed }: PlanProps) => (
  <section className={styles.plan} aria-labelledby="plan">
    <h2 id="plan">A pour plan, if you like one</h2>
    <ol className={styles.steps}>
      {plan.map((step) => (
        <li key={step.atSeconds} aria-current={isUsed && step === stepAt(plan, seconds) ? 'step' : undefined}>
          <span>{clockFace(step.atSeconds)}</span> {step.words}
        </li>
      ))}
    </ol>
  </section>
)

const BUZZ_MS = 200

/** The last thing worth saying; a turn is felt as well. */
function useSaid(
  seconds: number,
  isRunning: boolean,
  plan: readonly PourStep[] | undefined,
  target: number | undefined,
): string {
  const moments = useMemo(() => momentsOf(plan, target), [plan, target])
  const [said, setSaid] = useState<Moment>()
  const last = useRef(seconds)
  useEffect(() => {
    const moment = isRunning ? momentBetween(moments, last.current, seconds) : undefined
    last.current = seconds
    if (!moment) return
    setSaid(moment)
    if (moment.isTurn) navigator.vibrate?.(BUZZ_MS)
  }, [seconds, isRunning, moments])
  return said?.words ?? ''
}
