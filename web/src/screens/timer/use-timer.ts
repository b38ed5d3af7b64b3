/** The timer of this browser: kept by its moments, one for all tabs, with the brew that it times. */
import { useEffect, useMemo, useState } from 'react'
import { useLocalStorage } from '#web/state/local-storage.ts'
import { type BrewQuery, readBrewQuery, writeBrewQuery } from '../../parts/brew/brew-query.ts'
import { type Clock, elapsedMs, isForgotten, isRunning, isUsed, pauseClock, STANDING, startClock } from './clock.ts'

interface Kept {
  clock: Clock
  /** As it stands in an address. */
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
  /** A brew that is still being timed while another one is asked for. */
  other: { brew: BrewQuery; seconds: number } | undefined
  /** Leaves the other one and begins this. */
  takeOver(): void
}

export function useTimer(search: string): Timer {
  const [stored, store] = useLocalStorage<Kept>('timer')
  const kept = soundKept(stored)
  const asked = writeBrewQuery(readBrewQuery(search))
  const now = useNow(kept !== undefined && isRunning(kept.clock))
  const isAlive = kept !== undefined && isUsed(kept.clock) && !isForgotten(kept.clock, now, targetOf(kept))
  const isOther = isAlive && asked !== '' && asked !== kept.brew
  // Without a brew in the address, the timer is whatever it was left at.
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
    takeOver: () => write(STANDING),
  }
}

const targetOf = ({ brew }: Kept): number | undefined => readBrewQuery(brew).brewTimeSeconds

/** What was stored by an older version, or by hand, may be anything. */
function soundKept(stored: Kept | null): Kept | undefined {
  const clock = stored?.clock
  const isSound =
    typeof stored?.brew === 'string' &&
    (clock?.startedAt === null || Number.isFinite(clock?.startedAt)) &&
    Number.isFinite(clock?.before) &&
    Number.isFinite(clock?.touchedAt)
  return isSound ? stored! : undefined
}

const LOOK_EVERY_MS = 200

/** The time of day, looked at often enough for a clock in seconds; at once when the page is seen again. */
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
