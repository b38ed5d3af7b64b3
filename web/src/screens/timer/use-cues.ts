/** Announces, beeps and vibrates at each step of a running brew. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Cue, cueBetween, cuesOf } from './cues.ts'
import type { PourStep } from './pour-plan.ts'
import { beep, isUnlocked, unlockSound, useSoundSwitch } from './sound.ts'

interface Timed {
  seconds: number
  isRunning: boolean
  plan: readonly PourStep[] | undefined
  target: number | undefined
}

const BUZZ_MS = 200
const BEEPS_AT_THE_END = 3

/** The text of the last cue that came; `onCue` is told of each step and of the end. */
function useSpokenCues({ seconds, isRunning, plan, target }: Timed, onCue: (cue: Cue) => void): string {
  const cues = useMemo(() => cuesOf(plan, target), [plan, target])
  const [said, setSaid] = useState<Cue>()
  const last = useRef(seconds)
  const tell = useRef(onCue)
  tell.current = onCue
  useEffect(() => {
    const cue = isRunning ? cueBetween(cues, last.current, seconds) : undefined
    last.current = seconds
    if (!cue) return
    setSaid(cue)
    if (cue.isTurn) tell.current(cue)
  }, [seconds, isRunning, cues])
  return said?.text ?? ''
}

/** Beeps and vibrates, unless another component does; returns the text for screen readers. */
export function useCues(timed: Timed, isLeftToAnother = false): string {
  const [isSoundOn] = useSoundSwitch()
  useUnlockedAgain(timed.isRunning && isSoundOn)
  return useSpokenCues(timed, ({ atSeconds }) => {
    if (isLeftToAnother) return
    navigator.vibrate?.(BUZZ_MS)
    if (isSoundOn) beep(atSeconds === timed.target ? BEEPS_AT_THE_END : 1)
  })
}

/** Unlocks sound with the next tap after a reload. */
function useUnlockedAgain(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const unlock = () => {
      if (!isUnlocked()) void unlockSound()
    }
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, unlock)
    return () => {
      for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, unlock)
    }
  }, [isWanted])
}
