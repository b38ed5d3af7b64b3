/** Announces each step of a running brew: by a tone, a voice, a vibration, and to screen readers. */
import { useEffect, useRef, useState } from 'react'
import type { BrewPlan } from '#domain/steps/plan.ts'
import type { RunView } from '#domain/steps/run-view.ts'
import { useFormat } from '#web/state/units.ts'
import { type Cue, cueBetween, type Tone } from './cues.ts'
import { isUnlocked, playTone, unlockSound } from './sound.ts'
import { isOn, useSwitch } from './switches.ts'
import { speak, spokenWeight } from './voice.ts'

const BUZZES: Partial<Record<Tone, number[]>> = { step: [200], end: [200, 100, 200, 100, 200] }

export interface Announced {
  /** The last text, for screen readers. */
  text: string
  /** Counts the steps that were announced. */
  turns: number
}

export function useCues({ plan, view }: { plan: BrewPlan; view: RunView }): Announced {
  const format = useFormat()
  const [announced, setAnnounced] = useState<Announced>({ text: '', turns: 0 })
  const last = useRef({ plan, view })
  useUnlockedAgain(view.isRunning)
  useEffect(() => {
    const before = last.current
    last.current = { plan, view }
    // Switching to another brew isn't a new step.
    if (before.plan !== plan) return
    const cue = cueBetween(plan, before.view, view, format.weight)
    if (!cue) return
    signal(cue)
    // Units are spoken in full, but shown as symbols.
    const spoken = cueBetween(plan, before.view, view, (grams) => spokenWeight(grams, format))?.text
    if (cue.tone && spoken && isOn('voice')) speak(spoken)
    if (cue.text) setAnnounced(({ turns }) => ({ text: cue.text!, turns: turns + (cue.tone ? 1 : 0) }))
  }, [plan, view, format])
  return announced
}

function signal({ tone }: Cue): void {
  if (!tone) return
  if (isOn('sound')) playTone(tone)
  const buzz = BUZZES[tone]
  if (buzz && isOn('vibration')) navigator.vibrate?.(buzz)
}

/** Unlocks sound with the next tap after a reload. */
function useUnlockedAgain(isRunning: boolean): void {
  const [isSoundOn] = useSwitch('sound')
  const isWanted = isRunning && isSoundOn
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
