import { describe, expect, it } from 'vitest'
import { equalPours } from '#src/domain/steps/equal-pours.ts'
import { findStepMistakes } from '#src/domain/steps/mistakes.ts'
import { planSteps, stepsOfPhase } from '#src/domain/steps/plan.ts'
import { positionAt } from '#src/domain/steps/position.ts'
import { gramsAt, pourCurve } from '#src/domain/steps/pour-curve.ts'
import { stepsFor } from '#src/domain/steps/rounding.ts'
import type { Step } from '#src/domain/steps/step.ts'
import { V60_STEPS } from '#test/support/steps.ts'
import { SHOT, template, V60 } from './step-support.ts'

const v60 = planSteps(stepsFor(template('v60-two-pours').steps, V60), 180)
const actions = (steps: readonly Step[]) => steps.map(({ action }) => action)

describe('planSteps', () => {
  it('divides the steps at the start and the end of the clock', () => {
    expect(actions(stepsOfPhase(v60, 'prepare'))).toEqual(['rinse', 'grind'])
    expect(actions(stepsOfPhase(v60, 'brew'))).toEqual(['bloom', 'pour', 'pour', 'swirl', 'drain'])
    expect(actions(stepsOfPhase(v60, 'finish'))).toEqual(['serve'])
  })

  it('lets a step last until the next one starts, and pours only while its author said so', () => {
    const [, , first, second] = planSteps(V60_STEPS, 180).steps
    expect(first).toMatchObject({ startSeconds: 45, endSeconds: 80, pourSeconds: 32, fromGrams: 47, toGrams: 183 })
    expect(second).toMatchObject({ startSeconds: 80, endSeconds: 111 })
  })

  it('fills in times that were left open', () => {
    const steps: Step[] = [
      { action: 'rinse' },
      { action: 'bloom', waterGrams: 50 },
      { action: 'pour', startSeconds: 45, waterGrams: 320 },
      { action: 'drain', durationSeconds: 60 },
      { action: 'serve' },
    ]
    const plan = planSteps(steps, 180)
    expect(plan.steps.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
      [0, 0],
      [0, 45],
      [45, 120],
      [120, 180],
      [180, 180],
    ])
    expect(plan.steps.map(({ phase }) => phase)).toEqual(['prepare', 'brew', 'brew', 'brew', 'finish'])
  })

  it('goes by the actions where there are no times', () => {
    const plan = planSteps([{ action: 'grind' }, { action: 'pour', waterGrams: 320 }, { action: 'serve' }], null)
    expect(plan.isTimed).toBe(false)
    expect(plan.steps.map(({ phase }) => phase)).toEqual(['prepare', 'brew', 'finish'])
    expect(pourCurve(plan)).toEqual([])
  })
})

describe('pourCurve', () => {
  it('pours at the pace of a kettle, then stays level', () => {
    expect(pourCurve(v60)).toEqual([
      { seconds: 0, grams: 0 },
      { seconds: 12.5, grams: 50 },
      { seconds: 41, grams: 50 },
      { seconds: 76, grams: 190 },
      { seconds: 81, grams: 190 },
      { seconds: 113.5, grams: 320 },
      { seconds: 180, grams: 320 },
    ])
  })

  it('starts with the water that is filled in before, and runs evenly in espresso', () => {
    const moka = planSteps(stepsFor(template('moka-low-heat').steps, { ...V60, waterGrams: 150 }), 270)
    expect(pourCurve(moka)).toEqual([
      { seconds: 0, grams: 150 },
      { seconds: 270, grams: 150 },
    ])
    const shot = pourCurve(planSteps(stepsFor(template('espresso-pump').steps, SHOT), 28))
    expect(gramsAt(shot, 7)).toBe(0)
    expect(gramsAt(shot, 17.5)).toBe(18)
    expect(gramsAt(shot, 28)).toBe(36)
  })
})

describe('positionAt', () => {
  it('says what to do now, how long, what the scale shows, and what comes next', () => {
    const position = positionAt(v60, 58.5)
    expect(position.current).toMatchObject({ action: 'pour', toGrams: 190 })
    expect(position.next).toMatchObject({ action: 'pour', toGrams: 320 })
    expect(position.secondsLeft).toBe(22.5)
    expect(position.targetGrams).toBe(120)
    expect(position.point).toEqual({ seconds: 58.5, grams: 120 })
  })

  it('stays with the first step before the start and with the last after the end', () => {
    expect(positionAt(v60, -5)).toMatchObject({ current: { action: 'bloom' }, targetGrams: 0 })
    const late = positionAt(v60, 200)
    expect(late).toMatchObject({ current: { action: 'drain' }, secondsLeft: -20, point: { seconds: 180, grams: 320 } })
  })
})

describe('equalPours', () => {
  it('divides water and time of the pours and keeps everything else', () => {
    const steps = equalPours(V60_STEPS, 3, V60)!
    expect(actions(steps)).toEqual(['rinse', 'bloom', 'pour', 'pour', 'pour', 'drain', 'serve'])
    expect(steps.slice(2, 5).map(({ waterGrams }) => waterGrams)).toEqual([140, 230, 320])
    expect(steps.slice(2, 5).map(({ startSeconds, durationSeconds }) => [startSeconds, durationSeconds])).toEqual([
      [45, 22],
      [67, 22],
      [89, 22],
    ])
    expect(findStepMistakes(steps, V60)).toEqual([])
  })

  it('stays valid for every number of pours and every template', () => {
    for (const key of [
      'v60-two-pours',
      'v60-five-pours',
      'flat-bottom-pulses',
      'aeropress-bypass',
      'cold-brew-steep',
    ]) {
      const steps = stepsFor(template(key).steps, V60)
      for (let count = 1; count <= 10; count++) {
        expect(findStepMistakes(equalPours(steps, count, V60)!, V60)).toEqual([])
      }
    }
  })

  it('keeps what happens between two pours that do not belong together', () => {
    const steps = stepsFor(template('aeropress-bypass').steps, V60)
    expect(actions(equalPours(steps, 2, V60)!)).toContain('press')
  })

  it('does nothing without a pour', () => {
    expect(equalPours(stepsFor(template('espresso-pump').steps, SHOT), 3, SHOT)).toBeUndefined()
    expect(equalPours(V60_STEPS, 0, V60)).toBeUndefined()
  })
})
