/** What the timer announces while a brew runs: the next step, the end, and the elapsed time. */
import { plural, t } from '@lingui/core/macro'
import type { BrewPlan } from '#domain/steps/plan.ts'
import type { RunView } from '#domain/steps/run-view.ts'
import { stepName, stepSentence } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'

/** `ready`: something is about to begin. */
export type Tone = 'ready' | 'step' | 'end'

export interface Cue {
  /** None for the elapsed time, which is announced only to screen readers. */
  tone?: Tone
  /** None for the last seconds before the start. */
  text?: string
}

const WARNED_BEFORE = 5
/** The end of a shorter step isn't announced, because its start was announced only just before. */
const WARNED_FROM = 15
const MINUTE = 60
const HOUR = 3600

/** The latest cue between two views of a brew; if a phone was locked in between, earlier ones are skipped. */
export function cueBetween(
  plan: BrewPlan,
  before: RunView,
  after: RunView,
  weight: (grams: number) => string,
): Cue | undefined {
  const { stage, current } = after
  if (stage === 'countdown') return countdownCue(before, after)
  if (before.stage === 'brew' && (stage === 'finish' || stage === 'done')) {
    return { tone: 'step', text: current ? stepName(current) : t`Done` }
  }
  if (stage !== 'brew' || !current) return undefined
  const isNew = before.stage === 'brew' ? before.current?.index !== current.index : before.stage === 'countdown'
  if (isNew) return { tone: 'step', text: stepSentence(current, weight) }
  return after.isRunning && before.stage === 'brew' ? passingCue(plan, before, after, weight) : undefined
}

const countdownCue = (before: RunView, after: RunView): Cue | undefined =>
  before.stage === 'countdown' && Math.ceil(after.countdownSeconds!) < Math.ceil(before.countdownSeconds!)
    ? { tone: 'ready' }
    : undefined

function passingCue(
  plan: BrewPlan,
  before: RunView,
  after: RunView,
  weight: (grams: number) => string,
): Cue | undefined {
  const { current, next } = after
  const isReached = (seconds: number) => before.secondsLeft > seconds && after.secondsLeft <= seconds
  const isLast = next?.phase !== 'brew'
  if (plan.isTimed && isLast && isReached(0)) return { tone: 'end', text: timeUpText(after.elapsedSeconds) }
  const isWarned = plan.isTimed && current!.endSeconds - current!.startSeconds >= WARNED_FROM
  if (isWarned && isReached(WARNED_BEFORE)) {
    return { tone: 'ready', text: isLast ? secondsLeftText(WARNED_BEFORE) : soonText(stepSentence(next!, weight)) }
  }
  return minuteCue(plan, before.elapsedSeconds, after.elapsedSeconds)
}

function timeUpText(seconds: number): string {
  const time = formatClock(seconds)
  return t`${time}: time's up`
}

const secondsLeftText = (seconds: number): string => plural(seconds, { one: '# second left', other: '# seconds left' })

const soonText = (step: string): string => t`Next: ${step}`

/** Every minute, or every hour of a long brew. */
function minuteCue({ brewTimeSeconds }: BrewPlan, before: number, after: number): Cue | undefined {
  const every = brewTimeSeconds > HOUR ? HOUR : MINUTE
  const count = Math.floor(after / every)
  if (count <= Math.floor(before / every)) return undefined
  return {
    text:
      every === HOUR
        ? plural(count, { one: '# hour', other: '# hours' })
        : plural(count, { one: '# minute', other: '# minutes' }),
  }
}
