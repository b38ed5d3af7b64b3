/** Replaces the pours of a recipe by a number of equal ones. */

import { pourGrain } from './rounding.ts'
import type { Step, StepAmounts } from './step.ts'
import { areTimed, stepTimes } from './times.ts'

/**
 * Divides the water and time of the longest run of pours, with the waits between them. Everything else stays: the
 * bloom, a press between two pours, the drain. Returns undefined if there is no pour.
 */
export function equalPours(steps: readonly Step[], count: number, amounts: StepAmounts): Step[] | undefined {
  const run = longestRun(steps)
  if (!run || count < 1) return undefined
  const [first, last] = run
  const pours = steps.slice(first, last + 1).filter(({ action }) => action === 'pour')
  const from = waterBefore(steps, first)
  const to = pours.findLast(({ waterGrams }) => waterGrams !== undefined)?.waterGrams ?? amounts.waterGrams
  const times = stepTimes(steps, amounts.brewTimeSeconds)
  const starts = times[first]!.startSeconds
  const lasts = times[last]!.endSeconds - starts
  const grain = pourGrain(amounts)
  const at = (i: number) => Math.round(starts + (lasts * i) / count)
  const equal = Array.from({ length: count }, (_, i): Step => {
    const grams = from + ((to - from) * (i + 1)) / count
    return {
      action: 'pour',
      // A label such as "second pour" would be wrong with another number of pours.
      ...(pours.length === count && pours[i]!.label !== undefined && { label: pours[i]!.label }),
      ...(areTimed(steps) && { startSeconds: at(i), durationSeconds: at(i + 1) - at(i) }),
      waterGrams: i === count - 1 ? to : Math.min(to, Math.max(from, Math.round(grams / grain) * grain)),
    }
  })
  return [...steps.slice(0, first), ...equal, ...steps.slice(last + 1)]
}

/** The first and last index of the longest run of pours; waits only count between two pours. */
function longestRun(steps: readonly Step[]): [number, number] | undefined {
  let best: { range: [number, number]; pours: number } | undefined
  for (const [first, { action }] of steps.entries()) {
    if (action !== 'pour') continue
    let last = first
    let pours = 0
    for (let i = first; steps[i]?.action === 'pour' || steps[i]?.action === 'wait'; i++) {
      if (steps[i]!.action === 'pour') {
        last = i
        pours++
      }
    }
    if (!best || pours > best.pours) best = { range: [first, last], pours }
  }
  return best?.range
}

const waterBefore = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).findLast(({ waterGrams }) => waterGrams !== undefined)?.waterGrams ?? 0
