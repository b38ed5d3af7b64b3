import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalPours } from '#domain/steps/equal-pours.ts'
import { findStepMistakes } from '#domain/steps/mistakes.ts'
import { pourGrain, stepsFor } from '#domain/steps/rounding.ts'
import type { Step, StepAmounts } from '#domain/steps/step.ts'
import { stepTimes } from '#domain/steps/times.ts'
import {
  duplicateStep,
  fitSteps,
  followAmounts,
  moveStep,
  nextStep,
  withoutImpliedTimes,
} from '#web/parts/steps/edit-steps.ts'
import { templates } from '../domain/steps/step-support.ts'

const FILTER: StepAmounts = { doseGrams: 15, waterGrams: 250, brewTimeSeconds: 180, extraction: 'percolation' }
const SHOT: StepAmounts = { doseGrams: 18, waterGrams: 36, brewTimeSeconds: 28, extraction: 'espresso' }
const amountsFor = (method: string): StepAmounts => (method === 'espresso' ? SHOT : FILTER)
const stepsOf = (key: string): Step[] => stepsFor(templates.find((template) => template.key === key)!.steps, FILTER)

const aTemplate = fc.constantFrom(...templates).map(({ method, steps }) => {
  const amounts = amountsFor(method)
  return { amounts, steps: stepsFor(steps, amounts) }
})
const someAmounts = fc
  .record({
    dose: fc.integer({ min: 5, max: 60 }),
    ratio: fc.integer({ min: 2, max: 18 }),
    time: fc.integer({ min: 20, max: 600 }),
  })
  .map(({ dose, ratio, time }) => ({ doseGrams: dose, waterGrams: dose * ratio, brewTimeSeconds: time }))

const weights = (steps: readonly Step[]) => steps.flatMap(({ waterGrams }) => waterGrams ?? [])

describe('withoutImpliedTimes', () => {
  it('leaves one time for each step, and never changes when a step starts or ends', () => {
    const bare = withoutImpliedTimes(stepsOf('v60-two-pours'), 180)
    expect(bare.every(({ durationSeconds }) => durationSeconds === undefined)).toBe(true)
    expect(bare.map(({ startSeconds }) => startSeconds)).toEqual([
      undefined,
      undefined,
      undefined,
      41,
      81,
      121,
      126,
      undefined,
    ])
    fc.assert(
      fc.property(aTemplate, ({ steps, amounts: { brewTimeSeconds } }) => {
        const fewer = withoutImpliedTimes(steps, brewTimeSeconds)
        expect(stepTimes(fewer, brewTimeSeconds)).toEqual(stepTimes(steps, brewTimeSeconds))
      }),
    )
  })

  it('keeps how long a preparation takes, which would otherwise take no time', () => {
    const heat = withoutImpliedTimes(stepsOf('moka-low-heat'), 180).find(({ action }) => action === 'heat')
    expect(heat!.durationSeconds).toBeGreaterThan(0)
  })
})

describe('moveStep', () => {
  it('moves the time and the water of a step with it', () => {
    const moved = moveStep(stepsOf('v60-two-pours'), 4, 3, 180)
    const [first, second] = moved.slice(3)
    expect(first).toMatchObject({ label: 'Pour the rest more gently', waterGrams: 140 })
    expect(second).toMatchObject({ label: 'Pour in slow circles', waterGrams: 250 })
    expect(stepTimes(moved, 180)[4]!.startSeconds).toBe(81)
  })

  it('keeps every total, wherever a step is moved, and can be undone', () => {
    fc.assert(
      fc.property(aTemplate, fc.nat(), fc.nat(), ({ steps, amounts }, a, b) => {
        const [from, to] = [a % steps.length, b % steps.length]
        const moved = moveStep(steps, from, to, amounts.brewTimeSeconds)
        expect(findStepMistakes(moved, amounts)).toEqual([])
        const back = moveStep(moved, to, from, amounts.brewTimeSeconds)
        expect(weights(back)).toEqual(weights(steps))
        expect(stepTimes(back, amounts.brewTimeSeconds)).toEqual(stepTimes(steps, amounts.brewTimeSeconds))
      }),
    )
  })
})

describe('duplicateStep', () => {
  it('divides the time and the water between the step and its copy', () => {
    const steps = duplicateStep(stepsOf('v60-single-pour'), 3, 5, 180)
    expect(steps.slice(2, 5).map(({ waterGrams }) => waterGrams)).toEqual([40, 145, 250])
    expect(stepTimes(steps, 180).map(({ startSeconds }) => startSeconds)).toEqual([0, 0, 0, 41, 77, 112, 117, 180])
  })

  it('divides the water of steps without times', () => {
    const steps = duplicateStep([{ action: 'pour', waterGrams: 250 }], 0, 5, null)
    expect(steps).toEqual([
      { action: 'pour', waterGrams: 125 },
      { action: 'pour', waterGrams: 250 },
    ])
  })

  it('keeps every total, whichever step is duplicated', () => {
    fc.assert(
      fc.property(aTemplate, fc.nat(), ({ steps, amounts }, at) => {
        const { brewTimeSeconds } = amounts
        const twice = duplicateStep(steps, at % steps.length, pourGrain(amounts), brewTimeSeconds)
        expect(twice).toHaveLength(steps.length + 1)
        expect(findStepMistakes(twice, amounts)).toEqual([])
      }),
    )
  })
})

describe('fitSteps', () => {
  it('scales steps of any other amounts to those of the recipe', () => {
    fc.assert(
      fc.property(aTemplate, someAmounts, ({ steps, amounts: { extraction } }, other) => {
        const amounts = { ...other, extraction }
        expect(findStepMistakes(fitSteps(steps, amounts), amounts)).toEqual([])
      }),
    )
  })

  it('keeps times that end with the recipe', () => {
    const steps = withoutImpliedTimes(stepsOf('v60-two-pours'), 180)
    const fitted = fitSteps(steps, { ...FILTER, waterGrams: 300 })
    expect(stepTimes(fitted, 180)).toEqual(stepTimes(steps, 180))
    expect(weights(fitted)).toEqual([40, 180, 300])
  })
})

describe('followAmounts', () => {
  it('fits any amounts, and is as written for its own', () => {
    fc.assert(
      fc.property(aTemplate, someAmounts, ({ steps, amounts }, other) => {
        const to = { ...other, extraction: amounts.extraction }
        expect(findStepMistakes(followAmounts(steps, amounts, to)!, to)).toEqual([])
        expect(weights(followAmounts(steps, amounts, amounts)!)).toEqual(weights(steps))
      }),
    )
  })

  it('keeps steps that have a mistake', () => {
    expect(followAmounts([{ action: 'pour', waterGrams: 200 }], FILTER, { ...FILTER, waterGrams: 300 })).toBeUndefined()
  })
})

describe('nextStep', () => {
  it('pours what is missing, and waits once everything is poured', () => {
    expect(nextStep([], FILTER)).toEqual({ action: 'pour', waterGrams: 250 })
    expect(nextStep([{ action: 'pull' }], SHOT)).toEqual({ action: 'pull', waterGrams: 36 })
    expect(nextStep([{ action: 'pour', waterGrams: 250 }], FILTER)).toEqual({ action: 'wait' })
    expect(nextStep([], undefined)).toEqual({ action: 'wait' })
  })
})

it('equalPours of a template that was thinned out keep its totals', () => {
  const steps = withoutImpliedTimes(stepsOf('v60-two-pours'), 180)
  for (const count of [1, 2, 3, 4, 5]) {
    expect(findStepMistakes(withoutImpliedTimes(equalPours(steps, count, FILTER)!, 180), FILTER)).toEqual([])
  }
})
