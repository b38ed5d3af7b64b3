import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import type { Step, StepAmounts } from '#domain/steps/step.ts'
import { templates } from '#test/domain/steps/step-support.ts'
import { V60_STEPS } from '#test/support/steps.ts'
import type { Recipe } from '#web/api/schema.ts'
import { scaledSteps } from '#web/parts/steps/scaled-steps.ts'
import { readStepAmounts } from '#web/parts/steps/step-amounts.ts'
import { stepErrors } from '#web/parts/steps/step-errors.ts'
import { readStepValues, shownSteps, stepsValueOf, toStepsBody, writeStepValues } from '#web/parts/steps/step-values.ts'

const AMOUNTS: StepAmounts = { doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180, extraction: 'percolation' }
const value = stepsValueOf(V60_STEPS, AMOUNTS)

describe('stepsValueOf, toStepsBody and shownSteps of the step editor', () => {
  it('toStepsBody returns the same steps again, without times that follow from others', () => {
    expect(toStepsBody(value.steps)).toEqual([
      { action: 'rinse', label: 'Rinse the paper' },
      { action: 'bloom', waterGrams: 47 },
      { action: 'pour', startSeconds: 45, durationSeconds: 32, waterGrams: 183, note: 'In circles' },
      { action: 'pour', startSeconds: 80, waterGrams: 320 },
      { action: 'drain', startSeconds: 111 },
      { action: 'serve' },
    ])
  })

  it('writeStepValues gives each step a key of its own, also to copies and new ones', () => {
    const steps = readStepValues(value.steps)
    const keys = writeStepValues([...steps, steps[2]!, { action: 'wait' }]).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.slice(0, steps.length)).toEqual(steps.map(({ key }) => key))
  })

  it('shownSteps scales to the amounts of the form from where the steps were written, however they are typed', () => {
    const at = (waterGrams: number) => shownSteps(value, { ...AMOUNTS, waterGrams }).map(({ water }) => water)
    // As "640" is typed.
    for (const waterGrams of [6, 64]) at(waterGrams)
    expect(at(640)).toEqual(['', '45', '365', '640', '', ''])
    expect(at(320)).toEqual(['', '47', '183', '320', '', ''])
    expect(shownSteps(value, undefined)).toBe(value.steps)
  })

  it('shownSteps returns the steps unchanged where they have a mistake', () => {
    const wrong = { ...value, steps: value.steps.with(3, { ...value.steps[3]!, water: '300' }) }
    expect(shownSteps(wrong, { ...AMOUNTS, waterGrams: 640 })).toBe(wrong.steps)
  })
})

describe('stepErrors', () => {
  const errorsOf = (steps: readonly Step[], amounts: StepAmounts | undefined = AMOUNTS) =>
    stepErrors(writeStepValues(steps), amounts)

  it('puts each mistake at its field, in a sentence that names the step', () => {
    expect(
      errorsOf([
        { action: 'bloom', startSeconds: 0, waterGrams: 200 },
        { action: 'pour', startSeconds: 60, waterGrams: 150 },
        { action: 'pour', startSeconds: 30, waterGrams: 300 },
      ]),
    ).toEqual({
      'steps.1.waterGrams': "Step 2: the water can't fall from 200 g to 150 g. Enter the total so far.",
      'steps.2.waterGrams': 'Step 3 ends at 300 g, but the recipe has 320 g of water. The last pour must reach it.',
      'steps.2.startSeconds': 'Step 3 starts at 0:30, before the step above it at 1:00',
    })
    expect(errorsOf([{ action: 'pour', startSeconds: 0, durationSeconds: 200, waterGrams: 320 }])).toEqual({
      'steps.0.durationSeconds': 'Step 1 ends at 3:20, after the brew time of 3:00',
    })
  })

  it('reports mistakes of no single step, and text that can’t be read', () => {
    expect(errorsOf([{ action: 'wait' }])).toEqual({
      steps: 'No step says how much water to pour. The last pour must reach 320 g.',
    })
    const [first] = writeStepValues([{ action: 'pour', waterGrams: 320 }])
    expect(stepErrors([{ ...first!, start: 'soon' }], AMOUNTS)).toEqual({
      'steps.0.startSeconds': 'Step 1: enter a number that is 0 or more',
    })
  })

  it('returns nothing while the amounts are unknown', () => {
    expect(stepErrors(writeStepValues([{ action: 'wait' }]), undefined)).toEqual({})
    const typed = { dose: '20', water: '', time: '', method: 'v60' }
    expect(readStepAmounts(typed, 'percolation')).toBeUndefined()
    expect(readStepAmounts({ ...typed, water: '320', time: '3:00' }, 'percolation')).toEqual(AMOUNTS)
    expect(readStepAmounts({ ...typed, water: '320', time: 'soon' }, 'percolation')).toEqual({
      ...AMOUNTS,
      brewTimeSeconds: null,
    })
  })
})

describe('scaledSteps', () => {
  const recipe = {
    ...AMOUNTS,
    brewMethod: 'v60',
    machine: { slug: 'hario-v60-02' },
    steps: V60_STEPS,
    stepsSource: 'author',
  } as unknown as Recipe
  const weights = (steps: readonly Step[]) => steps.flatMap(({ waterGrams }) => waterGrams ?? [])
  const scaledTo = (waterGrams: number, more: object = {}) =>
    scaledSteps(
      recipe,
      { recipe: { ...recipe, doseGrams: waterGrams / 16, waterGrams, brewTimeSeconds: 240 }, ...more },
      'percolation',
      templates,
    )

  it("returns the author's own steps for the recipe's size", () => {
    expect(scaledSteps(recipe, { recipe }, 'percolation', templates)).toBe(V60_STEPS)
    expect(scaledSteps(recipe, { recipe: { ...recipe, waterGrams: 640 } }, undefined, templates)).toBe(V60_STEPS)
  })

  it('scales to water and time, and describes one of several batches', () => {
    expect(weights(scaledTo(640))).toEqual([95, 365, 640])
    expect(scaledTo(640).at(-1)).toMatchObject({ startSeconds: 240 })
    const batches = { count: 2, doseGrams: 20, waterGrams: 320 }
    expect(weights(scaledTo(640, { batches }))).toEqual([45, 185, 320])
  })
})
