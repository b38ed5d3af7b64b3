import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStepMistakes } from '#src/domain/steps/mistakes.ts'
import { STEP_ACTIONS, type Step } from '#src/domain/steps/step.ts'
import { V60_STEPS } from '#test/support/steps.ts'
import { SHOT, V60 } from './step-support.ts'

/** The valid steps with one of them changed; numbered from 1 as in the mistakes. */
const changed = (number: number, change: Partial<Step>): Step[] =>
  V60_STEPS.map((step, i) => (i === number - 1 ? { ...step, ...change } : step))

const codes = (steps: Step[], amounts = V60) => findStepMistakes(steps, amounts).map(({ code }) => code)

describe('findStepMistakes', () => {
  it('finds none in valid steps, with times and without', () => {
    expect(findStepMistakes(V60_STEPS, V60)).toEqual([])
    expect(findStepMistakes([], V60)).toEqual([])
    const untimed: Step[] = [{ action: 'grind' }, { action: 'pour', waterGrams: 320 }, { action: 'serve' }]
    expect(findStepMistakes(untimed, V60)).toEqual([])
    expect(findStepMistakes(untimed, { ...V60, brewTimeSeconds: null })).toEqual([])
  })

  it('accepts steps that leave open when they start or end', () => {
    const steps: Step[] = [
      { action: 'rinse' },
      { action: 'grind' },
      { action: 'bloom', durationSeconds: 45, waterGrams: 50 },
      { action: 'pour', waterGrams: 200 },
      { action: 'pour', startSeconds: 90, waterGrams: 320 },
      { action: 'drain', durationSeconds: 60 },
      { action: 'serve' },
    ]
    expect(findStepMistakes(steps, V60)).toEqual([])
  })

  it('names the step whose water falls', () => {
    expect(findStepMistakes(changed(3, { waterGrams: 40 }), V60)).toEqual([
      { code: 'step_water_falls', params: { step: 3, grams: 40, beforeGrams: 47 } },
    ])
  })

  it('names the step that ends below the water, or goes above it', () => {
    expect(findStepMistakes(changed(4, { waterGrams: 300 }), V60)).toEqual([
      { code: 'steps_water_below_total', params: { step: 4, grams: 300, totalGrams: 320, total: 'water' } },
    ])
    expect(findStepMistakes(changed(4, { waterGrams: 321 }), V60)).toEqual([
      { code: 'step_water_above_total', params: { step: 4, grams: 321, totalGrams: 320, total: 'water' } },
    ])
  })

  it('compares the water of espresso with its yield', () => {
    expect(findStepMistakes([{ action: 'pull', waterGrams: 30 }], SHOT)).toEqual([
      { code: 'steps_water_below_total', params: { step: 1, grams: 30, totalGrams: 36, total: 'yield' } },
    ])
    expect(findStepMistakes([{ action: 'tamp' }], SHOT)).toEqual([
      { code: 'steps_without_water', params: { totalGrams: 36, total: 'yield' } },
    ])
  })

  it('names the step whose time goes back or reaches into the one before', () => {
    const backwards = findStepMistakes(changed(4, { startSeconds: 30 }), V60)
    expect(backwards).toContainEqual({
      code: 'step_time_goes_back',
      params: { step: 4, seconds: 30, beforeSeconds: 45 },
    })
    expect(findStepMistakes(changed(4, { startSeconds: 60 }), V60)).toEqual([
      { code: 'step_starts_too_early', params: { step: 4, seconds: 60, beforeEndsSeconds: 77 } },
    ])
  })

  it('names the step after the brew time, and says when the steps end before it', () => {
    expect(findStepMistakes(changed(5, { durationSeconds: 80 }), { ...V60 })).toContainEqual({
      code: 'step_after_brew_time',
      params: { step: 5, seconds: 191, brewTimeSeconds: 180 },
    })
    expect(findStepMistakes(V60_STEPS, { ...V60, brewTimeSeconds: 200 })).toEqual([
      { code: 'steps_end_too_early', params: { step: 6, seconds: 180, brewTimeSeconds: 200 } },
    ])
  })

  it('asks for a brew time where steps have times', () => {
    expect(findStepMistakes(V60_STEPS, { ...V60, brewTimeSeconds: null })).toEqual([
      { code: 'steps_need_brew_time', params: { seconds: 180 } },
    ])
  })

  it('allows 40 steps and no more', () => {
    const pours = (count: number) => Array.from({ length: count }, (): Step => ({ action: 'pour', waterGrams: 320 }))
    expect(codes(pours(40))).toEqual([])
    expect(findStepMistakes(pours(41), V60)).toEqual([{ code: 'too_many_steps', params: { count: 41, most: 40 } }])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('refuses %s as a figure', (value) => {
    for (const field of ['startSeconds', 'durationSeconds', 'waterGrams'] as const) {
      expect(findStepMistakes(changed(3, { [field]: value }), V60)).toEqual([
        { code: 'step_number_invalid', params: { step: 3, field } },
      ])
    }
  })

  it('refuses an action that it does not know', () => {
    expect(findStepMistakes(changed(1, { action: 'constructor' as 'pour' }), V60)).toEqual([
      { code: 'step_action_unknown', params: { step: 1, action: 'constructor' } },
    ])
  })

  it('never throws, and names only steps that exist', () => {
    const number = fc.option(fc.double(), { nil: undefined })
    const step = fc.record(
      { action: fc.constantFrom(...STEP_ACTIONS), startSeconds: number, durationSeconds: number, waterGrams: number },
      { requiredKeys: ['action'] },
    ) as fc.Arbitrary<Step>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 45 }), (steps) => {
        for (const { params } of findStepMistakes(steps, V60)) {
          if ('step' in params) expect(steps[params.step - 1]).toBeDefined()
        }
      }),
    )
  })
})
