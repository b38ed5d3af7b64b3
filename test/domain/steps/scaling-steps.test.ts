import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepsOfBatch } from '#src/domain/steps/batches.ts'
import { findStepMistakes } from '#src/domain/steps/mistakes.ts'
import { planSteps } from '#src/domain/steps/plan.ts'
import { resizeSteps } from '#src/domain/steps/resize.ts'
import { pourGrain, stepsAsWritten, stepsFor } from '#src/domain/steps/rounding.ts'
import { scaleSteps, storeSteps } from '#src/domain/steps/shares.ts'
import type { Step, StepAmounts } from '#src/domain/steps/step.ts'
import type { StepTemplate } from '#src/domain/steps/templates.ts'
import { V60_STEPS, weights } from '#test/support/steps.ts'
import { SHOT, template, templates, V60 } from './step-support.ts'

const extraction = fc.constantFrom('percolation' as const, 'immersion' as const, 'espresso' as const)
const anyAmounts: fc.Arbitrary<StepAmounts> = fc
  .record({
    waterGrams: fc.oneof(
      fc.integer({ min: 5, max: 10_000 }),
      fc.integer({ min: 50, max: 100_000 }).map((n) => n / 10),
    ),
    ratio: fc.double({ min: 1, max: 25, noNaN: true }),
    brewTimeSeconds: fc.integer({ min: 1, max: 172_800 }),
    extraction,
  })
  .map(({ ratio, ...amounts }) => ({ ...amounts, doseGrams: Math.max(1, amounts.waterGrams / ratio) }))

/** Valid steps of a valid recipe. */
const anyRecipe: fc.Arbitrary<{ steps: Step[]; amounts: StepAmounts }> = fc
  .record({
    amounts: anyAmounts,
    cuts: fc.array(fc.record({ time: fc.nat({ max: 1000 }), water: fc.nat({ max: 1000 }) }), { maxLength: 12 }),
    hasBloom: fc.boolean(),
  })
  .map(({ amounts, cuts, hasBloom }) => {
    const seconds = amounts.brewTimeSeconds!
    const times = cuts.map(({ time }) => Math.round((time / 1000) * seconds)).sort((a, b) => a - b)
    const water = cuts.map((cut) => Math.round(((cut.water / 1000) * amounts.waterGrams) / 2)).sort((a, b) => a - b)
    const starts = [0, ...times]
    const steps = starts.map((startSeconds, i): Step => {
      const isLast = i === starts.length - 1
      return {
        action: hasBloom && i === 0 ? 'bloom' : 'pour',
        startSeconds,
        durationSeconds: (starts[i + 1] ?? seconds) - startSeconds,
        waterGrams: isLast ? amounts.waterGrams : water[i]!,
      }
    })
    return { steps, amounts }
  })

function expectSound(steps: readonly Step[], amounts: StepAmounts): void {
  expect(findStepMistakes(steps, amounts)).toEqual([])
  const plan = planSteps(steps, amounts.brewTimeSeconds)
  const poured = plan.steps.reduce((sum, { fromGrams, toGrams }) => sum + (toGrams - fromGrams), 0)
  expect(poured).toBeCloseTo(amounts.waterGrams, 6)
  expect(plan.steps.findLast(({ waterGrams }) => waterGrams !== undefined)!.waterGrams).toBe(amounts.waterGrams)
}

describe('storeSteps and stepsAsWritten', () => {
  it('return what an author wrote, to the gram and second, after a round trip', () => {
    expect(stepsAsWritten(storeSteps(V60_STEPS, V60), V60)).toEqual(V60_STEPS)
  })

  it('store a bloom by the dose and everything else in shares', () => {
    const [rinse, bloom, pour] = storeSteps(V60_STEPS, V60)
    expect(rinse).toEqual({ action: 'rinse', label: 'Rinse the paper' })
    expect(bloom).toMatchObject({ waterPerDose: 47 / 20, startShare: 0, durationShare: 0.25 })
    expect(bloom).not.toHaveProperty('waterShare')
    expect(pour).toMatchObject({ waterShare: 183 / 320, note: 'In circles' })
  })

  it('store a bloom that is all of the water as a share of it', () => {
    const [only] = storeSteps([{ action: 'bloom', waterGrams: 320 }], V60)
    expect(only).toEqual({ action: 'bloom', waterShare: 1 })
  })

  it('return any valid steps within a tenth of a gram and a second after a round trip', () => {
    fc.assert(
      fc.property(anyRecipe, ({ steps, amounts }) => {
        expect(findStepMistakes(steps, amounts)).toEqual([])
        const again = stepsAsWritten(storeSteps(steps, amounts), amounts)
        for (const [i, step] of again.entries()) {
          expect(step.waterGrams).toBeCloseTo(steps[i]!.waterGrams!, 1)
          expect(step.startSeconds).toBe(steps[i]!.startSeconds)
          expect(step.durationSeconds).toBe(steps[i]!.durationSeconds)
        }
      }),
    )
  })

  it('leave out times without a brew time', () => {
    const steps = stepsFor(storeSteps(V60_STEPS, V60), { ...V60, brewTimeSeconds: null })
    expect(steps[2]).toEqual({ action: 'pour', waterGrams: 185, note: 'In circles' })
  })
})

describe('stepsFor', () => {
  it('scales to twice the cup and a longer time', () => {
    const steps = stepsFor(storeSteps(V60_STEPS, V60), { ...V60, doseGrams: 40, waterGrams: 640, brewTimeSeconds: 240 })
    expect(steps.map(({ waterGrams }) => waterGrams)).toEqual([undefined, 95, 365, 640, undefined, undefined])
    expect(steps.map(({ startSeconds }) => startSeconds)).toEqual([undefined, 0, 60, 107, 148, 240])
  })

  it('makes the bloom follow the dose and the pours the water', () => {
    const stored = template('v60-two-pours').steps
    const strong = stepsFor(stored, { ...V60, doseGrams: 24 })
    expect(strong.flatMap(({ waterGrams }) => waterGrams ?? [])).toEqual([60, 190, 320])
  })

  it('cuts a bloom to the next step where a large dose would pass it', () => {
    const stored = [
      { action: 'bloom' as const, waterPerDose: 3 },
      { action: 'pour' as const, waterShare: 0.4 },
      { action: 'pour' as const, waterShare: 1 },
    ]
    const steps = stepsFor(stored, { ...V60, doseGrams: 60 })
    expect(steps.map(({ waterGrams }) => waterGrams)).toEqual([130, 130, 320])
  })

  it.each([
    ['5 g from 150 g on', { ...V60, waterGrams: 150 }, 5],
    ['1 g below 150 g', { ...V60, waterGrams: 149 }, 1],
    ['1 g for espresso', { ...SHOT, waterGrams: 200 }, 1],
  ])('rounds pours to %s', (_, amounts, grain) => {
    expect(pourGrain(amounts)).toBe(grain)
    const steps = stepsFor(
      [
        { action: 'pour', waterShare: 0.333 },
        { action: 'pour', waterShare: 1 },
      ],
      amounts,
    )
    expect(steps[0]!.waterGrams! % grain).toBe(0)
    expect(Math.abs(steps[0]!.waterGrams! - 0.333 * amounts.waterGrams)).toBeLessThanOrEqual(grain / 2)
  })

  it('never rounds a pour above the total, which the last one equals', () => {
    const stored = [
      { action: 'pour' as const, waterShare: 0.999 },
      { action: 'pour' as const, waterShare: 1 },
    ]
    expect(stepsFor(stored, { ...V60, waterGrams: 303 }).map(({ waterGrams }) => waterGrams)).toEqual([303, 303])
    expect(stepsFor(stored, { ...SHOT, waterGrams: 36.5 }).at(-1)!.waterGrams).toBe(36.5)
  })

  it('leaves neither a gap nor an overlap between steps that follow each other', () => {
    for (const { steps } of templates) {
      for (let brewTimeSeconds = 1; brewTimeSeconds <= 600; brewTimeSeconds++) {
        const shown = stepsFor(steps, { ...V60, brewTimeSeconds })
        const ends = shown.map(({ startSeconds, durationSeconds }) => startSeconds! + durationSeconds!)
        expect(ends.slice(0, -1)).toEqual(shown.slice(1).map(({ startSeconds }) => startSeconds))
      }
    }
  })

  it('keeps a step out of the next one where half a second too much becomes several', () => {
    const steps: Step[] = [
      { action: 'pour', startSeconds: 0, durationSeconds: 45.4, waterGrams: 100 },
      { action: 'pour', startSeconds: 45, durationSeconds: 135, waterGrams: 320 },
    ]
    expect(findStepMistakes(steps, V60)).toEqual([])
    const long = { ...V60, brewTimeSeconds: 1800 }
    expect(findStepMistakes(stepsFor(storeSteps(steps, V60), long), long)).toEqual([])
  })

  it('pours exactly the water, with times in order, at any volume, dose and time', () => {
    fc.assert(
      fc.property(anyRecipe, anyAmounts, (recipe, amounts) => {
        expectSound(stepsFor(storeSteps(recipe.steps, recipe.amounts), amounts), amounts)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps every template sound at any volume, dose and time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templates), anyAmounts, ({ steps }, amounts) => {
        expectSound(stepsFor(steps, amounts), amounts)
      }),
      { numRuns: 500 },
    )
  })

  it('returns the original steps when scaled there and back, within rounding', () => {
    const factor = fc.double({ min: 1, max: 8, noNaN: true })
    fc.assert(
      fc.property(anyRecipe, factor, factor, ({ steps, amounts }, byWater, byTime) => {
        const stored = storeSteps(steps, amounts)
        const larger = {
          ...amounts,
          doseGrams: amounts.doseGrams * byWater,
          waterGrams: amounts.waterGrams * byWater,
          brewTimeSeconds: amounts.brewTimeSeconds! * byTime,
        }
        // Exactly, as long as nothing is rounded.
        const back = scaleSteps(storeSteps(scaleSteps(stored, larger), larger), amounts)
        for (const [i, step] of back.entries()) {
          expect(step.waterGrams).toBeCloseTo(steps[i]!.waterGrams!, 6)
          expect(step.startSeconds).toBeCloseTo(steps[i]!.startSeconds!, 6)
        }
        // And after both were rounded, within what the larger one was rounded by and what the smaller one is.
        const rounded = { ...larger, brewTimeSeconds: Math.round(larger.brewTimeSeconds) }
        const shown = stepsFor(storeSteps(stepsFor(stored, rounded), rounded), amounts)
        const tolerance = pourGrain(rounded) / 2 / byWater + pourGrain(amounts) / 2 + 1e-6
        for (const [i, step] of shown.entries()) {
          expect(Math.abs(step.waterGrams! - steps[i]!.waterGrams!)).toBeLessThanOrEqual(tolerance)
          expect(Math.abs(step.startSeconds! - steps[i]!.startSeconds!)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('stepsOfBatch', () => {
  const capacity = { doseGrams: { max: 35 }, waterGrams: { max: 560 } }
  const stored = template('v60-two-pours').steps

  it('describe one batch beyond the capacity', () => {
    const { steps, batches } = stepsOfBatch(stored, { ...V60, doseGrams: 62.5, waterGrams: 1000 }, capacity)
    expect(batches).toEqual({ count: 2, doseGrams: 31.3, waterGrams: 500 })
    expect(steps.flatMap(({ waterGrams }) => waterGrams ?? [])).toEqual([80, 300, 500])
  })

  it('stay with one brew at the capacity, and where it is unknown', () => {
    expect(stepsOfBatch(stored, { ...V60, doseGrams: 35, waterGrams: 560 }, capacity)).not.toHaveProperty('batches')
    const many = { ...V60, doseGrams: 500, waterGrams: 8000 }
    expect(stepsOfBatch(stored, many, undefined)).not.toHaveProperty('batches')
    expect(stepsOfBatch(stored, many, null)).not.toHaveProperty('batches')
  })

  it('count by the dose where that is the limit', () => {
    const { batches } = stepsOfBatch(stored, { ...V60, doseGrams: 80, waterGrams: 560 }, capacity)
    expect(batches).toMatchObject({ count: 3 })
  })
})

describe('resizeSteps', () => {
  const suggested = (made: StepTemplate, amounts: StepAmounts) => ({
    steps: stepsFor(made.steps, amounts),
    isSuggested: true,
    amounts,
  })

  it('scales suggested steps from their template, not from the rounded figures', () => {
    const made = template('v60-two-pours')
    const cup = { ...V60, doseGrams: 15.5, waterGrams: 248 }
    const jug = { ...V60, doseGrams: 62, waterGrams: 992 }
    expect(weights(resizeSteps(suggested(made, cup), made, jug))).toEqual([155, 595, 992])
    expect(weights(resizeSteps(suggested(made, cup), undefined, jug))).not.toEqual([155, 595, 992])
  })

  it("scales an author's steps from what was written, and keeps them for the same amounts", () => {
    const own = { steps: V60_STEPS, isSuggested: false, amounts: V60 }
    expect(resizeSteps(own, template('v60-two-pours'), { ...V60 })).toBe(V60_STEPS)
    const twice = { ...V60, doseGrams: 40, waterGrams: 640 }
    expect(resizeSteps(own, undefined, twice)).toEqual(stepsFor(storeSteps(V60_STEPS, V60), twice))
  })

  it('returns the original suggested steps when resized there and back, over any number of sizes', () => {
    const anyTemplate = fc.constantFrom(...templates)
    fc.assert(
      fc.property(anyTemplate, anyAmounts, fc.array(anyAmounts, { minLength: 1 }), (made, amounts, sizes) => {
        const first = suggested(made, amounts)
        let now = first
        for (const size of [...sizes, amounts]) {
          now = { ...now, steps: [...resizeSteps(now, made, size)], amounts: size }
          expect(now.steps).toEqual(stepsFor(made.steps, size))
        }
        expect(now).toEqual(first)
      }),
    )
  })
})
