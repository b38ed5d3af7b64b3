/** The pour curve: how much water there should be at each second. */

import type { BrewPlan } from './plan.ts'

export interface CurvePoint {
  seconds: number
  grams: number
}

/** Points to be joined by straight lines, from the start to the brew time; empty without times. */
export function pourCurve({ steps, brewTimeSeconds, isTimed }: BrewPlan): CurvePoint[] {
  if (!isTimed) return []
  const points: CurvePoint[] = []
  const add = (seconds: number, grams: number) => {
    const last = points.at(-1)
    if (last?.seconds !== seconds || last.grams !== grams) points.push({ seconds, grams })
  }
  // Water that is filled in before the clock starts is there from the first second.
  add(0, steps.filter(({ phase }) => phase === 'prepare').at(-1)?.toGrams ?? 0)
  for (const { phase, startSeconds, pourSeconds, fromGrams, toGrams } of steps) {
    if (phase === 'prepare' || toGrams === fromGrams) continue
    add(startSeconds, fromGrams)
    add(startSeconds + pourSeconds, toGrams)
  }
  add(brewTimeSeconds, points.at(-1)!.grams)
  return points
}

/** The weight to aim for at a second of the plan. */
export function gramsAt(curve: readonly CurvePoint[], seconds: number): number {
  const after = curve.findIndex((point) => point.seconds > seconds)
  if (after < 0) return curve.at(-1)?.grams ?? 0
  const from = curve[after - 1]
  const to = curve[after]!
  if (!from) return to.grams
  return from.grams + ((to.grams - from.grams) * (seconds - from.seconds)) / (to.seconds - from.seconds)
}
