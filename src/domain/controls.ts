/** What a person asks of a recipe; what they leave out comes from their taste profile. */

import { STRENGTHS } from './strength.ts'
import type { TasteVector } from './taste.ts'

/** A control that is left out is filled from the profile. */
export interface Controls {
  /** 1 weak … 5 strong. */
  strength?: number
  /** -2 brighter … +2 richer. */
  taste?: number
  /** -5 finer … +5 coarser, in positions of their own grinder. */
  grindNudgeSteps?: number
}

export function resolveControls(controls: Controls, profile?: TasteVector | null): Required<Controls> {
  const lean = profile
    ? {
        strength: 2 * (profile.strengthPreference - 0.5),
        taste: profile.bodyVsClarity - 0.5 - (profile.acidityTolerance - 0.5),
      }
    : { strength: 0, taste: 0 }
  return {
    strength: controls.strength ?? STRENGTHS.default + lean.strength,
    taste: controls.taste ?? lean.taste,
    grindNudgeSteps: controls.grindNudgeSteps ?? 0,
  }
}
