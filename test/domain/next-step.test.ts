import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import { stepsBetween } from '#src/domain/grind-choice.ts'
import { type ExtractionFeedback, type NextStepKind, nextStep, type TastedBrew } from '#src/domain/next-step.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import { grinder, grinders, method, methods } from './brewing-catalog.ts'

const comandante = buildCurve(grinder('comandante-c40-mk4'))
const curves = grinders.map(buildCurve)

/** A V60 at 22 clicks, index 30, which can be ground finer and coarser. */
const cup: TastedBrew = {
  method: method('v60'),
  curve: comandante,
  grindSetting: 22,
  doseGrams: 20,
  waterTempF: 203,
  brewTimeSeconds: 180,
}

const feedbackOf = (ticked: string): ExtractionFeedback => ({
  sour: ticked.includes('s'),
  watery: ticked.includes('w'),
  bitter: ticked.includes('b'),
  harsh: ticked.includes('h'),
  balanced: false,
})

describe('nextStep by feedback', () => {
  // s sour, w watery, b bitter, h harsh. Near 22 one click of the Comandante is about 2.1 points.
  it.each<[string, NextStepKind, Partial<TastedBrew>]>([
    ['s', 'finer', { grindSetting: 21 }],
    ['w', 'finer', { grindSetting: 21 }],
    ['sw', 'finer', { grindSetting: 20 }],
    ['b', 'coarser', { grindSetting: 23 }],
    ['h', 'coarser', { grindSetting: 23 }],
    ['bh', 'coarser', { grindSetting: 24 }],
    ['sb', 'more-even', { doseGrams: 19 }],
    ['sh', 'more-even', { doseGrams: 19 }],
    ['sbh', 'more-even', { doseGrams: 19 }],
    ['swb', 'more-even', { doseGrams: 19 }],
    ['swh', 'more-even', { doseGrams: 19 }],
    ['swbh', 'more-even', { doseGrams: 19 }],
    ['wb', 'more-coffee', { doseGrams: 21, grindSetting: 23 }],
    ['wh', 'more-coffee', { doseGrams: 21, grindSetting: 23 }],
    ['wbh', 'more-coffee', { doseGrams: 21, grindSetting: 23 }],
  ])('%s → %s', (ticked, kind, figures) => {
    const { advice, ...step } = nextStep({ ...cup, feedback: feedbackOf(ticked) })!
    expect(step).toEqual({ kind, ...figures })
    expect(advice).toMatch(/^[A-Z].*\.$/)
  })

  it('returns undefined without feedback', () => {
    expect(nextStep(cup)).toBeUndefined()
    expect(nextStep({ ...cup, feedback: feedbackOf('') })).toBeUndefined()
    expect(nextStep({ ...cup, feedback: null, outcome: null })).toBeUndefined()
  })

  it('returns none for balanced feedback, whatever else was ticked', () => {
    for (const ticked of ['', 's', 'b', 'sb', 'swbh']) {
      const step = nextStep({ ...cup, feedback: { ...feedbackOf(ticked), balanced: true } })
      expect(step).toEqual({ kind: 'none', advice: 'Balanced: brew it exactly like this again.' })
    }
  })
})

describe('advice of nextStep', () => {
  const advise = (brew: Partial<TastedBrew>) => nextStep({ ...cup, ...brew })!.advice

  it('counts in clicks on a grinder with clicks', () => {
    expect(advise({ feedback: { sour: true } })).toBe(
      'Under-extracted: grind 1 click finer, to 21 clicks, and leave the rest.',
    )
    expect(advise({ feedback: { bitter: true, watery: true } })).toBe(
      'Thin and bitter: dose 21 g instead of 20, and grind 1 click coarser, to 23 clicks.',
    )
  })

  it('counts in dial numbers on other grinders, and mentions the puck for espresso', () => {
    const shot = {
      method: method('espresso'),
      curve: buildCurve(grinder('niche-zero')),
      grindSetting: 18,
      doseGrams: 18,
    }
    // index 7.4 + 2 = 9.4: mark 19.5
    expect(advise({ ...shot, feedback: { harsh: true } })).toBe(
      'Over-extracted: grind 1.5 coarser on the dial, to 19.5, and leave the rest.',
    )
    expect(advise({ ...shot, feedback: { sour: true, bitter: true } })).toBe(
      'Sour and bitter together means uneven: same grind, distribute and tamp level, and lower the dose to 17.1 g.',
    )
  })

  it('moves a reversed dial in the right direction', () => {
    const backwards = { curve: buildCurve(grinder('kitchenaid-burr-grinder-kcg8433')), grindSetting: 41 }
    expect(nextStep({ ...cup, ...backwards, feedback: { sour: true } })?.grindSetting).toBeGreaterThan(41)
  })
})

describe('nextStep at the end of the window', () => {
  it("changes the temperature if the grind can't be changed", () => {
    // A V60's window is 16.7-41.7: clicks 16 (index 18.0) to 27 (41.6).
    const finest = nextStep({ ...cup, grindSetting: 16, feedback: { sour: true } })
    expect(finest).toEqual({
      kind: 'hotter',
      waterTempF: 207,
      advice: 'The grind is at the end of what this method takes: use water at 207 °F instead of 203.',
    })
    expect(nextStep({ ...cup, grindSetting: 27, feedback: { bitter: true } })).toMatchObject({
      kind: 'cooler',
      waterTempF: 199,
    })
  })

  it('stays in the temperature window, and starts from the ideal if none is given', () => {
    const hot = { ...cup, grindSetting: 16, feedback: { sour: true } }
    expect(nextStep({ ...hot, waterTempF: 210 })).toMatchObject({ kind: 'hotter', waterTempF: 212 })
    expect(nextStep({ ...hot, waterTempF: null })).toMatchObject({ kind: 'hotter', waterTempF: 207 })
  })

  it('changes the time if the temperature is at its end, too, or the brew is cold', () => {
    expect(nextStep({ ...cup, grindSetting: 16, waterTempF: 212, feedback: { sour: true } })).toMatchObject({
      kind: 'longer',
      brewTimeSeconds: 200,
    })
    const coldBrew: TastedBrew = {
      method: method('cold-brew'),
      curve: comandante,
      grindSetting: 50,
      doseGrams: 100,
      waterTempF: 68,
      brewTimeSeconds: 57_600,
      feedback: { bitter: true },
    }
    // click 50 is the dial's end
    expect(nextStep(coldBrew)).toEqual({
      kind: 'shorter',
      brewTimeSeconds: 51_900,
      advice: 'Grind and water are at their ends: brew for 14 h 25 min instead of 16 h.',
    })
  })

  it('still raises the dose for a watery and bitter cup', () => {
    const step = nextStep({ ...cup, grindSetting: 27, feedback: { watery: true, bitter: true } })
    expect(step).toEqual({ kind: 'more-coffee', doseGrams: 21, advice: 'Thin and bitter: dose 21 g instead of 20.' })
  })
})

describe('nextStep by the outcome in words', () => {
  it.each<[string, NextStepKind | undefined]>([
    ['over-extracted', 'coarser'],
    ['Over extracted', 'coarser'],
    ['overextracted', 'coarser'],
    ['under-extracted', 'finer'],
    ['Underextracted, sadly', 'finer'],
    ['good', 'none'],
    ['Really good!', 'none'],
    ['balanced', 'none'],
    ['too sour', 'finer'],
    ['a bit weak', 'finer'],
    ['bitter', 'coarser'],
    ['harsh and astringent', 'coarser'],
    ['sour and bitter', 'more-even'],
    ['thin but bitter', 'more-coffee'],
    ['good, but a little bitter', 'coarser'],
    ['not bitter', undefined],
    ['not good', undefined],
    ['wasn’t very sour', undefined],
    ['good, not too bitter', 'none'],
    ['okay', undefined],
    ['', undefined],
  ])('%s → %s', (outcome, kind) => {
    expect(nextStep({ ...cup, outcome })?.kind).toBe(kind)
  })

  it('prefers feedback to the outcome', () => {
    expect(nextStep({ ...cup, feedback: { sour: true }, outcome: 'over-extracted' })?.kind).toBe('finer')
    expect(nextStep({ ...cup, feedback: feedbackOf(''), outcome: 'over-extracted' })?.kind).toBe('coarser')
  })
})

describe('nextStep for all grinders and methods', () => {
  it('returns a position in the direction of the advice, within the window', () => {
    const brews = fc.record({
      curve: fc.constantFrom(...curves),
      method: fc.constantFrom(...methods),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      ticked: fc.subarray(['s', 'w', 'b', 'h']).map((letters) => letters.join('')),
    })
    fc.assert(
      fc.property(brews, ({ curve, method, share, ticked }) => {
        const { minGrindSetting: low, maxGrindSetting: high } = curve.grinder
        const grindSetting = nearestPosition(curve.grinder, low + share * (high - low))
        const doseGrams = method.doseGrams.ideal
        const step = nextStep({ method, curve, grindSetting, doseGrams, feedback: feedbackOf(ticked) })
        expect(step === undefined).toBe(ticked === '')
        if (!step) return
        expect(step.advice).not.toMatch(/undefined|NaN/)
        if (step.grindSetting === undefined) return
        const { min, max } = method.grindIndex
        const moved = stepsBetween(curve, grindSetting, step.grindSetting)
        expect(Math.sign(moved)).toBe(step.kind === 'finer' ? -1 : 1)
        expect(step.grindSetting).toBe(nearestPosition(curve.grinder, step.grindSetting))
        const index = curve.indexAt(step.grindSetting)
        if (moved < 0) expect(index).toBeGreaterThanOrEqual(min)
        else expect(index).toBeLessThanOrEqual(max)
      }),
      { numRuns: 1000 },
    )
  })
})
