/** The brew on the timer: the one in the URL, or the stored one, which all tabs share. */
import { useEffect, useMemo, useState } from 'react'
import type { BrewPlan } from '#domain/steps/plan.ts'
import { type BrewRun, isDone, newRun, type RunEvent, updateRun } from '#domain/steps/run.ts'
import { type RunView, viewRun } from '#domain/steps/run-view.ts'
import { useLocalStorage } from '#web/state/local-storage.ts'
import { type BrewQuery, readBrewQuery, writeBrewQuery } from '../../parts/brew/brew-query.ts'
import { type Guide, isGuided, planOf, stopwatch } from './guide.ts'
import { isCounting, isForgotten, type StoredBrew, validated } from './stored-brew.ts'
import { useGuide } from './use-guide.ts'

export interface BrewTimer {
  brew: BrewQuery
  /** Undefined while the steps load. */
  guide: Guide | undefined
  plan: BrewPlan
  run: BrewRun
  view: RunView
  hasStarted: boolean
  /** Id of the log, once the brew is saved. */
  logId: number | undefined
  now: number
  send(event: RunEvent): void
  reset(): void
  markLogged(logId: number): void
  /** Another brew that is still on the timer. */
  other: { seconds: number } | undefined
  /** Discards the other brew and starts this one. */
  takeOver(): void
}

export function useBrewTimer(search: string): BrewTimer {
  const { alive, store, now } = useStoredBrew()
  const asked = writeBrewQuery(readBrewQuery(search))
  // Without a brew in the URL, the stored one is shown.
  const mine = alive && (asked === '' || asked === alive.brew) ? alive : undefined
  const other = alive && !mine && alive.logId === undefined ? alive : undefined
  const text = mine?.brew ?? asked
  const brew = useMemo(() => readBrewQuery(text), [text])
  const loaded = useGuide(mine ? NO_BREW : brew)
  const guide = mine?.guide ?? loaded
  const plan = usePlan(guide ?? NO_GUIDE)
  const run = mine?.run ?? NEW_RUN
  const write = (next: BrewRun) => guide && store({ brew: text, guide, run: next, touchedAt: Date.now() })
  return {
    brew,
    guide,
    plan,
    run,
    view: useMemo(() => viewRun(plan, run, now), [plan, run, now]),
    hasStarted: mine !== undefined,
    logId: mine?.logId,
    now,
    send: (event) => write(updateRun(plan, run, event, Date.now())),
    reset: () => store(null),
    markLogged: (logId) => mine && store({ ...mine, logId }),
    other: other && { seconds: viewRun(planOf(other.guide), other.run, now).elapsedSeconds },
    takeOver: () => guide && write(updateRun(plan, NEW_RUN, startEvent(guide), Date.now())),
  }
}

/** The brew that is on the timer, for other screens; undefined without one. */
export function useRunningBrew(): Pick<BrewTimer, 'brew' | 'plan' | 'run' | 'view' | 'now'> | undefined {
  const { alive, now } = useStoredBrew()
  const plan = usePlan(alive?.guide ?? NO_GUIDE)
  return useMemo(
    () => alive && { brew: readBrewQuery(alive.brew), plan, run: alive.run, view: viewRun(plan, alive.run, now), now },
    [alive, plan, now],
  )
}

/** Returns the same object while the steps are the same, whatever else changes in the stored brew. */
function usePlan(guide: Guide): BrewPlan {
  const text = JSON.stringify(guide)
  return useMemo(() => planOf(JSON.parse(text)), [text])
}

function useStoredBrew() {
  const [kept, store] = useLocalStorage<StoredBrew>('timer')
  const stored = useMemo(() => validated(kept), [kept])
  const now = useNow(stored !== undefined && isCounting(stored))
  const alive = stored?.run.hasStarted && !isForgotten(stored, now) ? stored : undefined
  return { alive, store, now }
}

const NO_BREW: BrewQuery = {}
const NO_GUIDE = stopwatch(undefined)
const NEW_RUN = newRun()

/** A stopwatch starts without a countdown. */
export const startEvent = (guide: Guide): RunEvent => ({
  type: 'start',
  ...(!isGuided(guide) && { countdownSeconds: 0 }),
})

/** Whether the brewing is over: only serving and tasting are left. */
export const isBrewed = ({ plan, run, view }: Pick<BrewTimer, 'plan' | 'run' | 'view'>): boolean =>
  view.stage === 'finish' || (run.hasStarted && isDone(plan, run))

const LOOK_EVERY_MS = 200

/** The current time, updated several times a second, and at once when the page becomes visible. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    if (!isRunning) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])
  return now
}
