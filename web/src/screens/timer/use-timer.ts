/** State of the timer in local storage, one for all tabs, with the brew that it times. */
import { useEffect, useMemo, useState } from 'react'
import { useLocalStorage } from '#web/state/local-storage.ts'
import { type BrewQuery, readBrewQuery, writeBrewQuery } from '../../parts/brew/brew-query.ts'
import { type Clock, elapsedMs, isForgotten, isRunning, isUsed, pauseClock, STANDING, startClock } from './clock.ts'

interface StoredTimer {
  clock: Clock
  /** The brew as a query string. */
  brew: string
}

export interface Timer {
  brew: BrewQuery
  seconds: number
  isRunning: boolean
  isUsed: boolean
  start(): void
  pause(): void
  reset(): void
  /** Another brew that is still being timed. */
  other: { brew: BrewQuery; seconds: number } | undefined
  /** Discards the other timer and starts this one. */
  takeOver(): void
}

export function useTimer(search: string): Timer {
  const [stored, store] = useLocalStorage<StoredTimer>('timer')
  const kept = validated(stored)
  const asked = writeBrewQuery(readBrewQuery(search))
  const now = useNow(kept !== undefined && isRunning(kept.clock))
  const isAlive = kept !== undefined && isUsed(kept.clock) && !isForgotten(kept.clock, now, targetOf(kept))
  const isOther = isAlive && asked !== '' && asked !== kept.brew
  // Without a brew in the URL, the stored timer is shown.
  const brew = isAlive && asked === '' ? kept.brew : asked
  const clock = isAlive && !isOther ? kept.clock : STANDING
  const write = (clock: Clock) => store({ clock, brew })
  return {
    brew: useMemo(() => readBrewQuery(brew), [brew]),
    seconds: Math.floor(elapsedMs(clock, now) / 1000),
    isRunning: isRunning(clock),
    isUsed: isUsed(clock),
    start: () => write(startClock(clock, Date.now())),
    pause: () => write(pauseClock(clock, Date.now())),
    reset: () => write(STANDING),
    other: isOther
      ? { brew: readBrewQuery(kept.brew), seconds: Math.floor(elapsedMs(kept.clock, now) / 1000) }
      : undefined,
    takeOver: () => write(startClock(STANDING, Date.now())),
  }
}

const targetOf = ({ brew }: StoredTimer): number | undefined => readBrewQuery(brew).brewTimeSeconds

/** Validates the stored timer. */
function validated(stored: StoredTimer | null): StoredTimer | undefined {
  const clock = stored?.clock
  const isSound =
    typeof stored?.brew === 'string' &&
    (clock?.startedAt === null || Number.isFinite(clock?.startedAt)) &&
    Number.isFinite(clock?.before) &&
    Number.isFinite(clock?.touchedAt)
  return isSound ? stored! : undefined
}

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
