/** The state of a brew at a second of its plan. */

import type { BrewPlan, PlannedStep } from './plan.ts'
import { type CurvePoint, gramsAt, pourCurve } from './pour-curve.ts'

export interface BrewPosition {
  /** Undefined only if the plan has no steps that take time. */
  current: PlannedStep | undefined
  /** Undefined during the last step. */
  next: PlannedStep | undefined
  /** Until the step ends; negative once the last one takes longer than planned. */
  secondsLeft: number
  /** What the scale should show now. */
  targetGrams: number
  /** The moving point on the curve; it stops at the brew time. */
  point: CurvePoint
}

/** For a clock that runs through the plan without pauses or skips; run.ts handles those. */
export function positionAt(plan: BrewPlan, seconds: number): BrewPosition {
  const brewing = plan.steps.filter(({ phase }) => phase === 'brew')
  const current = brewing.findLast(({ startSeconds }) => startSeconds <= Math.max(0, seconds)) ?? brewing[0]
  return stepPosition(plan, current, seconds)
}

/** The same for a known step. */
export function stepPosition(plan: BrewPlan, current: PlannedStep | undefined, seconds: number): BrewPosition {
  const planSeconds = Math.min(plan.brewTimeSeconds, Math.max(0, seconds))
  const targetGrams = plan.isTimed ? gramsAt(pourCurve(plan), planSeconds) : (current?.toGrams ?? 0)
  return {
    current,
    next: current && plan.steps[current.index + 1],
    secondsLeft: current ? current.endSeconds - seconds : 0,
    targetGrams,
    point: { seconds: planSeconds, grams: targetGrams },
  }
}
