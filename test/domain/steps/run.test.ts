import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrewPlan, planSteps } from '#src/domain/steps/plan.ts'
import { stepsFor } from '#src/domain/steps/rounding.ts'
import { type BrewRun, newRun, type RunEvent, updateRun } from '#src/domain/steps/run.ts'
import { compareWithPlan, viewRun } from '#src/domain/steps/run-view.ts'
import { SHOT, template, V60 } from './step-support.ts'

/** Two steps of preparation, then bloom 0-41, pour 41-81, pour 81-121, swirl 121-126, drain 126-180, then serve. */
const v60 = planSteps(stepsFor(template('v60-two-pours').steps, V60), 180)
const START = 1_700_000_000_000

/** A brew with a clock that only moves when it is told to. */
class Brew {
  run: BrewRun = newRun()
  now = START
  plan: BrewPlan
  constructor(plan = v60) {
    this.plan = plan
  }
  do(event: RunEvent): this {
    // Through JSON, as after a reload.
    this.run = JSON.parse(JSON.stringify(updateRun(this.plan, this.run, event, this.now)))
    return this
  }
  wait(seconds: number): this {
    this.now += seconds * 1000
    return this
  }
  get view() {
    return viewRun(this.plan, this.run, this.now)
  }
}

const started = (plan = v60) => new Brew(plan).do({ type: 'start', countdownSeconds: 0 })

describe('updateRun', () => {
  it('steps through the preparation by hand, counts down and starts the clock', () => {
    const brew = new Brew()
    expect(brew.view).toMatchObject({ stage: 'prepare', current: { action: 'rinse' }, elapsedSeconds: 0 })
    brew.wait(600).do({ type: 'next' })
    expect(brew.view).toMatchObject({ stage: 'prepare', current: { action: 'grind' } })
    brew.do({ type: 'next' }).do({ type: 'next' })
    expect(brew.view).toMatchObject({ stage: 'ready', current: { action: 'bloom' }, isRunning: false })
    brew.do({ type: 'start' }).wait(1)
    expect(brew.view).toMatchObject({ stage: 'countdown', countdownSeconds: 2, elapsedSeconds: 0, targetGrams: 0 })
    brew.wait(2)
    expect(brew.view).toMatchObject({ stage: 'brew', elapsedSeconds: 0, secondsLeft: 41 })
  })

  it('starts the clock from within the preparation, and only once', () => {
    const brew = started().wait(10).do({ type: 'start' })
    expect(brew.view).toMatchObject({ stage: 'brew', elapsedSeconds: 10, current: { action: 'bloom' } })
  })

  it('catches up after a locked phone', () => {
    const brew = started().wait(100)
    expect(brew.view).toMatchObject({ current: { action: 'pour', toGrams: 320 }, secondsLeft: 21, elapsedSeconds: 100 })
    expect(brew.view.actual).toEqual([
      { index: 2, startSeconds: 0, endSeconds: 41 },
      { index: 3, startSeconds: 41, endSeconds: 81 },
    ])
  })

  it('counts the weight up through a pour', () => {
    const brew = started().wait(58.5)
    expect(brew.view.targetGrams).toBe(120)
    expect(brew.view.point).toEqual({ seconds: 58.5, grams: 120 })
  })

  it('stands still while it is paused', () => {
    const brew = started().wait(20).do({ type: 'pause' }).wait(3600)
    expect(brew.view).toMatchObject({ isRunning: false, elapsedSeconds: 20, secondsLeft: 21 })
    brew.do({ type: 'resume' }).wait(5)
    expect(brew.view).toMatchObject({ isRunning: true, elapsedSeconds: 25, secondsLeft: 16 })
  })

  it('moves all later steps forward when one is skipped', () => {
    const brew = started().wait(30).do({ type: 'next' })
    expect(brew.view).toMatchObject({ current: { index: 3 }, secondsLeft: 40, elapsedSeconds: 30 })
    brew.wait(40)
    expect(brew.view).toMatchObject({ current: { index: 4 }, elapsedSeconds: 70 })
    expect(brew.view.actual).toEqual([
      { index: 2, startSeconds: 0, endSeconds: 30 },
      { index: 3, startSeconds: 30, endSeconds: 70 },
    ])
  })

  it('goes back to the start of the step, and at its start to the one before', () => {
    const brew = started().wait(60).do({ type: 'back' })
    expect(brew.view).toMatchObject({ current: { index: 3 }, secondsLeft: 40, targetGrams: 50 })
    brew.wait(1).do({ type: 'back' })
    expect(brew.view).toMatchObject({ current: { index: 2 }, secondsLeft: 41 })
    brew.wait(41)
    expect(brew.view.actual).toEqual([{ index: 2, startSeconds: 0, endSeconds: 102 }])
  })

  it('cancels the countdown with back, and skips it with next', () => {
    const brew = new Brew().do({ type: 'start' }).wait(1).do({ type: 'back' }).wait(60)
    expect(brew.view).toMatchObject({ stage: 'ready', isRunning: false })
    brew.do({ type: 'start' }).wait(1).do({ type: 'next' })
    expect(brew.view).toMatchObject({ stage: 'brew', elapsedSeconds: 0, current: { action: 'bloom' } })
  })

  it('makes a step longer and shorter by ten seconds, and the later ones follow', () => {
    const brew = started().wait(20).do({ type: 'adjust', seconds: 10 })
    expect(brew.view.secondsLeft).toBe(31)
    brew.wait(31)
    expect(brew.view).toMatchObject({ current: { index: 3 }, secondsLeft: 40 })
    brew.wait(35).do({ type: 'adjust', seconds: -10 })
    expect(brew.view).toMatchObject({ current: { index: 4 }, secondsLeft: 40 })
  })

  it('keeps the weight that is poured when a step is made longer or shorter', () => {
    const brew = started().wait(50)
    const before = brew.view.targetGrams
    expect(before).toBeGreaterThan(50)
    for (const seconds of [10, 10, -10]) {
      expect(brew.do({ type: 'adjust', seconds }).view.targetGrams).toBeCloseTo(before, 6)
    }
    brew.wait(40.9)
    expect(brew.view).toMatchObject({ current: { index: 3 }, targetGrams: 190 })
  })

  it('lets the last step run over until somebody ends it, and then stops the clock', () => {
    const brew = started().wait(200)
    expect(brew.view).toMatchObject({ stage: 'brew', current: { action: 'drain' }, secondsLeft: -20 })
    brew.do({ type: 'next' }).wait(500)
    expect(brew.view).toMatchObject({ stage: 'finish', current: { action: 'serve' }, elapsedSeconds: 200 })
    brew.do({ type: 'next' })
    expect(brew.view).toMatchObject({ stage: 'done', isRunning: false, elapsedSeconds: 200 })
    expect(brew.view.actual.at(-1)).toEqual({ index: 6, startSeconds: 126, endSeconds: 200 })
    brew.do({ type: 'resume' }).wait(60)
    expect(brew.view.elapsedSeconds).toBe(200)
  })

  it('waits for the next action where the steps have no times', () => {
    const plan = planSteps([{ action: 'pour', waterGrams: 320 }, { action: 'stir' }, { action: 'serve' }], null)
    const brew = started(plan).wait(500)
    expect(brew.view).toMatchObject({ stage: 'brew', current: { action: 'pour' }, targetGrams: 320 })
    brew.do({ type: 'next' }).wait(10).do({ type: 'next' })
    expect(brew.view).toMatchObject({ stage: 'finish', elapsedSeconds: 510 })
  })

  it('keeps the times of steps that begin later than the clock', () => {
    const steps = [
      { action: 'pour' as const, startSeconds: 45, waterGrams: 150 },
      { action: 'pour' as const, startSeconds: 90, waterGrams: 320 },
    ]
    const brew = started(planSteps(steps, 180)).wait(30)
    expect(brew.view).toMatchObject({ current: { index: 0 }, secondsLeft: 60, targetGrams: 0 })
    brew.wait(60)
    expect(brew.view).toMatchObject({ current: { index: 1 }, elapsedSeconds: 90 })
  })

  it('records the first drop of a shot and goes on to its yield', () => {
    const brew = started(planSteps(stepsFor(template('espresso-pump').steps, SHOT), 28)).wait(6)
    brew.do({ type: 'firstDrop' }).wait(3).do({ type: 'firstDrop' })
    expect(brew.run.firstDropSeconds).toBe(6)
    expect(brew.view).toMatchObject({ current: { action: 'pull', toGrams: 36 }, elapsedSeconds: 9 })
  })

  it('records no step twice when the system clock is set back into the countdown', () => {
    const brew = started().do({ type: 'next' }).wait(-1)
    expect(brew.view).toMatchObject({ stage: 'brew', elapsedSeconds: 0 })
    const [first, ...others] = brew.do({ type: 'back' }).wait(60).do({ type: 'next' }).view.actual
    expect(others.map(({ index }) => index)).not.toContain(first?.index)
  })

  it('records sound times whatever happens, also when the system clock is set back', () => {
    const event = fc.constantFrom<RunEvent>(
      { type: 'start' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'next' },
      { type: 'back' },
      { type: 'adjust', seconds: 10 },
      { type: 'adjust', seconds: -10 },
      { type: 'firstDrop' },
      { type: 'tick' },
    )
    const moves = fc.array(fc.tuple(event, fc.integer({ min: -30, max: 90 })), { maxLength: 40 })
    fc.assert(
      fc.property(moves, (list) => {
        const brew = new Brew()
        for (const [event, seconds] of list) {
          brew.do(event).wait(seconds)
          const { actual, targetGrams, elapsedSeconds } = brew.view
          expect(targetGrams).toBeGreaterThanOrEqual(0)
          expect(targetGrams).toBeLessThanOrEqual(320)
          expect(elapsedSeconds).toBeGreaterThanOrEqual(0)
          for (const [i, step] of actual.entries()) {
            expect(step.endSeconds).toBeGreaterThanOrEqual(step.startSeconds)
            expect(step.startSeconds).toBeGreaterThanOrEqual(actual[i - 1]?.endSeconds ?? 0)
            expect(step.index).toBeGreaterThan(actual[i - 1]?.index ?? -1)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('compareWithPlan', () => {
  it('sets what happened beside the plan', () => {
    const brew = started().wait(51).do({ type: 'back' }).wait(5)
    const [bloom] = compareWithPlan(v60, brew.view.actual)
    expect(bloom).toEqual({
      index: 2,
      planned: { startSeconds: 0, endSeconds: 41 },
      actual: { startSeconds: 0, endSeconds: 41 },
      longerSeconds: 0,
    })
    const slow = started().do({ type: 'adjust', seconds: 10 }).wait(60)
    expect(compareWithPlan(v60, slow.view.actual)[0]!.longerSeconds).toBe(10)
  })
})
