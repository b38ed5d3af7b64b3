import '#test/support/english.ts'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRun, type RunEvent, updateRun } from '#domain/steps/run.ts'
import { viewRun } from '#domain/steps/run-view.ts'
import type { StepTemplate } from '#domain/steps/templates.ts'
import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import { findLoggedMistake } from '#src/domain/steps/logged.ts'
import { V60_STEPS } from '#test/support/steps.ts'
import { recordOf } from '#web/parts/brew/brew-record.ts'
import { differenceText } from '#web/parts/brew/step-time-texts.ts'
import { cueBetween } from '#web/screens/timer/cues.ts'
import { guideFor, isGuided, planOf, stopwatch } from '#web/screens/timer/guide.ts'
import { preparationOf } from '#web/screens/timer/preparation.ts'
import { isForgotten, validated } from '#web/screens/timer/stored-brew.ts'
import { spokenWeight } from '#web/screens/timer/voice.ts'
import { formatClock } from '#web/ui/format.ts'

const templates: StepTemplate[] = JSON.parse(
  readFileSync(new URL('../../data/brew-steps.json', import.meta.url), 'utf8'),
)
const english = createFormatter('en-GB', unitsOfLocale('en-GB'))

const V60 = {
  doseGrams: 20,
  waterGrams: 320,
  brewTimeSeconds: 180,
  method: { id: 'v60', extraction: 'percolation' },
} as const
const ESPRESSO = {
  doseGrams: 18,
  waterGrams: 36,
  brewTimeSeconds: 28,
  method: { id: 'espresso', extraction: 'espresso' },
} as const
const RECIPE = {
  steps: V60_STEPS,
  stepsSource: 'author',
  doseGrams: 20,
  waterGrams: 320,
  brewTimeSeconds: 180,
} as const

describe('guideFor', () => {
  it("returns the author's steps as they are for the recipe's own amounts", () => {
    expect(guideFor(V60, RECIPE, templates)).toMatchObject({ steps: V60_STEPS, isSuggested: false })
  })

  it('scales them to another cup, and reaches its water and its time', () => {
    const { steps } = guideFor({ ...V60, doseGrams: 30, waterGrams: 480, brewTimeSeconds: 240 }, RECIPE, templates)
    const plan = planOf({ ...stopwatch(240), steps })
    expect(steps.filter(({ action }) => action === 'bloom')[0]).toMatchObject({ waterGrams: 70, durationSeconds: 60 })
    expect(plan.steps.at(-1)!.toGrams).toBe(480)
    expect(plan.steps.at(-1)!.endSeconds).toBe(240)
  })

  it('suggests the steps of the brewer, else those of the method', () => {
    const switchBrew = { ...V60, method: { id: 'clever', extraction: 'immersion' } } as const
    const label = (machine?: string) =>
      guideFor({ ...switchBrew, machine }, undefined, templates).steps.map((step) => step.label)
    const made = templates.find(({ method, machines }) => method === 'clever' && machines !== null)!
    expect(label(made.machines![0])).toEqual(made.steps.map((step) => step.label))
    expect(label()).not.toEqual(label(made.machines![0]))
    expect(guideFor(switchBrew, undefined, templates).isSuggested).toBe(true)
  })

  it("doesn't take suggested steps of another brewer from the recipe", () => {
    const recipe = { ...RECIPE, stepsSource: 'suggested' } as const
    expect(guideFor(V60, recipe, templates)).toMatchObject({ isSuggested: true })
    expect(guideFor(V60, recipe, templates).steps).not.toEqual(V60_STEPS)
  })

  it("takes a recipe's amounts where the brew has none", () => {
    const { method } = V60
    expect(guideFor({ method }, RECIPE, templates).steps).toEqual(V60_STEPS)
  })

  it.each([
    ['without a method', { ...V60, method: undefined }],
    ['without a dose', { ...V60, doseGrams: undefined }],
    ['with a method that has no template', { ...V60, method: { id: 'sock', extraction: 'percolation' } as const }],
  ])('returns a stopwatch %s', (_, brew) => {
    const guide = guideFor(brew, undefined, templates)
    expect(isGuided(guide)).toBe(false)
    expect(planOf(guide)).toMatchObject({ isTimed: true, brewTimeSeconds: 180 })
  })

  it('returns a stopwatch for a recipe that only prepares, which would be over at once', () => {
    const recipe = { ...RECIPE, steps: [{ action: 'rinse' }, { action: 'grind' }] } as const
    expect(isGuided(guideFor(V60, recipe, templates))).toBe(false)
  })
})

describe('stopwatch', () => {
  it('counts up without an end, and to a target time', () => {
    for (const guide of [stopwatch(undefined), stopwatch(180)]) {
      const plan = planOf(guide)
      const run = updateRun(plan, newRun(), { type: 'start', countdownSeconds: 0 }, 1000)
      expect(viewRun(plan, run, 4_000_000)).toMatchObject({ stage: 'brew', isRunning: true, elapsedSeconds: 3999 })
    }
  })
})

/** A brew that is looked at whenever an event happens or time has passed. */
function brewed(guide: ReturnType<typeof guideFor>) {
  const plan = planOf(guide)
  let now = 0
  let run = newRun()
  let view = viewRun(plan, run, now)
  const look = () => {
    const before = view
    view = viewRun(plan, run, now)
    return cueBetween(plan, before, view, english.weight)
  }
  return {
    plan,
    run: () => run,
    view: () => view,
    send: (event: RunEvent) => {
      run = updateRun(plan, run, event, now)
      return look()
    },
    pass: (seconds: number) => {
      now += seconds * 1000
      return look()
    },
  }
}

describe('cueBetween', () => {
  it('counts down, announces each step before and when it begins, and the end', () => {
    const brew = brewed(guideFor(V60, RECIPE, templates))
    expect(brew.send({ type: 'start' })).toBeUndefined()
    expect([brew.pass(1), brew.pass(1)]).toEqual([{ tone: 'ready' }, { tone: 'ready' }])
    expect(brew.pass(1)).toEqual({ tone: 'step', text: 'Bloom, to 47 g' })
    expect(brew.pass(39)).toBeUndefined()
    expect(brew.pass(1)).toEqual({ tone: 'ready', text: 'Next: Pour, to 183 g' })
    expect(brew.pass(5)).toEqual({ tone: 'step', text: 'Pour, to 183 g' })
    expect(brew.pass(15)).toEqual({ text: '1 minute' })
    expect(brew.pass(60)).toEqual({ tone: 'step', text: 'Let it drain' })
    expect(brew.pass(55)).toEqual({ tone: 'ready', text: '5 seconds left' })
    expect(brew.pass(5)).toEqual({ tone: 'end', text: "3:00: time's up" })
    expect(brew.pass(5)).toBeUndefined()
    expect(brew.send({ type: 'next' })).toEqual({ tone: 'step', text: 'Serve' })
  })

  it('announces only the latest step after a locked phone, and nothing while paused', () => {
    const brew = brewed(guideFor(V60, RECIPE, templates))
    brew.send({ type: 'start' })
    brew.pass(3)
    expect(brew.pass(100)).toEqual({ tone: 'step', text: 'Pour, to 320 g' })
    expect(brew.send({ type: 'pause' })).toBeUndefined()
    expect(brew.pass(600)).toBeUndefined()
    expect(brew.send({ type: 'back' })).toEqual(undefined)
  })

  it('announces minutes of a stopwatch, and hours of a cold brew', () => {
    const watch = brewed(stopwatch(undefined))
    watch.send({ type: 'start', countdownSeconds: 0 })
    expect([watch.pass(59), watch.pass(1), watch.pass(60)]).toEqual([
      undefined,
      { text: '1 minute' },
      { text: '2 minutes' },
    ])
    const long = brewed(stopwatch(57_600))
    long.send({ type: 'start', countdownSeconds: 0 })
    expect([long.pass(600), long.pass(3000)]).toEqual([undefined, { text: '1 hour' }])
  })
})

describe('preparationOf', () => {
  const said = { dose: '20 g', grind: '22 clicks on the Comandante C40 MK4', temperature: '95 °C', isEspresso: false }

  it("heats the water first, and grinds at the reader's own setting", () => {
    expect(preparationOf(planOf(guideFor(V60, undefined, templates)), said)).toEqual([
      { title: 'Heat the water to 95 °C' },
      { title: 'Rinse the paper and warm the cone', detail: 'Tip the rinse water out before weighing.' },
      { title: 'Grind, fill and level the bed', detail: '20 g · 22 clicks on the Comandante C40 MK4' },
    ])
  })

  it('adds the grinding that the author left out', () => {
    expect(preparationOf(planOf(guideFor(V60, RECIPE, templates)), said).map(({ title }) => title)).toEqual([
      'Heat the water to 95 °C',
      'Grind the coffee',
      'Rinse the paper',
    ])
  })

  it('warms up a machine, and adds the temperature to a step that heats', () => {
    const titles = (machine?: string) =>
      preparationOf(planOf(guideFor({ ...ESPRESSO, machine }, undefined, templates)), { ...said, isEspresso: true })
    expect(titles()[0]).toEqual({ title: 'Warm up the machine', detail: '95 °C' })
    expect(titles('flair-58')[0]).toEqual({
      title: 'Boil water and preheat the chamber',
      detail: '95 °C · Lighter roasts need it hotter.',
    })
  })
})

describe('recordOf', () => {
  it('contains the plan of each step and its real times', () => {
    const brew = brewed(guideFor(ESPRESSO, undefined, templates))
    brew.send({ type: 'start' })
    brew.pass(3)
    brew.pass(8.26)
    brew.send({ type: 'firstDrop' })
    brew.pass(22)
    brew.send({ type: 'next' })
    const record = recordOf(brew.plan, brew.view().actual, brew.run().firstDropSeconds)
    expect(record.firstDropSeconds).toBe(8.3)
    expect(record.steps.filter(({ endSeconds }) => endSeconds !== undefined)).toEqual([
      {
        action: 'pull',
        label: 'Start; wait for the first drops',
        plannedStartSeconds: 0,
        plannedEndSeconds: 7,
        startSeconds: 0,
        endSeconds: 7,
      },
      {
        action: 'pull',
        label: 'Stop at the target weight',
        plannedStartSeconds: 7,
        plannedEndSeconds: 28,
        waterGrams: 36,
        startSeconds: 7,
        endSeconds: 30.3,
      },
    ])
  })

  it('contains times that findLoggedMistake accepts, whatever was tapped when', () => {
    const event = fc.constantFrom<RunEvent>(
      { type: 'pause' },
      { type: 'resume' },
      { type: 'next' },
      { type: 'back' },
      { type: 'adjust', seconds: 10 },
      { type: 'adjust', seconds: -10 },
      { type: 'firstDrop' },
    )
    const template = fc.constantFrom(...templates)
    const taps = fc.array(fc.tuple(event, fc.integer({ min: 0, max: 60_000 })), { maxLength: 30 })
    fc.assert(
      fc.property(template, taps, ({ method }, taps) => {
        const extraction = method === 'espresso' ? 'espresso' : 'percolation'
        const brew = brewed(guideFor({ ...V60, method: { id: method, extraction } }, undefined, templates))
        brew.send({ type: 'start' })
        for (const [event, ms] of taps) {
          brew.pass(ms / 1000)
          brew.send(event)
        }
        const { steps } = recordOf(brew.plan, brew.view().actual, brew.run().firstDropSeconds)
        expect(findLoggedMistake(steps)).toBeUndefined()
      }),
    )
  })
})

describe('differenceText', () => {
  const planned = { action: 'pour', plannedStartSeconds: 45, plannedEndSeconds: 80 } as const

  it.each([
    [{ startSeconds: 45, endSeconds: 80.4 }, 'as planned'],
    [{ startSeconds: 47, endSeconds: 92 }, '0:10 longer'],
    [{ startSeconds: 45, endSeconds: 60 }, '0:20 shorter'],
    [{}, '–'],
  ])('returns for %j %s', (actual, text) => {
    expect(differenceText({ ...planned, ...actual })).toBe(text)
  })
})

describe('validated and isForgotten of the stored brew', () => {
  const guide = guideFor(V60, RECIPE, templates)
  const run = updateRun(planOf(guide), newRun(), { type: 'start' }, 5000)
  const stored = { brew: 'method=v60', guide, run, touchedAt: 5000 }

  it('validated returns the same brew after a reload', () => {
    expect(validated(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['the timer of an older version', { clock: { startedAt: 1, before: 0, touchedAt: 1 }, brew: '' }],
    ['an unknown action', { ...stored, guide: { ...guide, steps: [{ action: 'explode' }] } }],
    ['a weight in words', { ...stored, guide: { ...guide, steps: [{ action: 'pour', waterGrams: 'much' }] } }],
    ['more steps than a recipe has', { ...stored, guide: { ...guide, steps: Array(41).fill({ action: 'pour' }) } }],
    ['no run', { ...stored, run: undefined }],
    ['a broken clock', { ...stored, run: { ...run, clock: { startedAt: 'soon', before: 0 } } }],
    ['times of no step', { ...stored, run: { ...run, actual: [null] } }],
  ])('validated returns undefined for %s', (_, broken) => {
    expect(validated(broken)).toBeUndefined()
  })

  it('isForgotten is true after hours, but not during a cold brew', () => {
    const hours = (count: number) => 5000 + count * 3_600_000
    expect(isForgotten(stored, hours(5))).toBe(false)
    expect(isForgotten(stored, hours(7))).toBe(true)
    expect(isForgotten({ ...stored, guide: stopwatch(16 * 3600) }, hours(20))).toBe(false)
  })
})

describe('formatClock and spokenWeight', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [3599, '59:59'],
    [57_600, '16:00:00'],
  ])('formatClock shows %i seconds as %s', (seconds, face) => {
    expect(formatClock(seconds)).toBe(face)
  })

  it('spokenWeight writes the unit out', () => {
    expect(spokenWeight(190, english)).toBe('190 grams')
    expect(spokenWeight(1, english)).toBe('1 gram')
    const american = createFormatter('en-US', { ...unitsOfLocale('en-US'), weight: 'oz' })
    expect(spokenWeight(190, american)).toBe('6.7 ounces')
  })
})
