import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brewerMethod } from '#src/domain/brewer-method.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { stepsBetween } from '#src/domain/grind-choice.ts'
import { type NextStepKind, nextStep, type TastedBrew } from '#src/domain/next-step.ts'
import { adviceFor } from '#src/domain/next-step-advice.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import type { ExtractionFeedback } from '#src/domain/taste-words.ts'
import { sayAdvice } from '#test/support/sentences.ts'
import { grinder, grinders, machine, machines, method } from './brewing-catalog.ts'

const comandante = buildCurve(grinder('comandante-c40-mk4'))
const curves = grinders.map(buildCurve)

const on = (slug: string) => brewerMethod(method(machine(slug).brewMethod), machine(slug))

/** A V60 at 22 clicks, index 30, which can be ground finer and coarser. */
const cup: TastedBrew = {
  method: on('hario-v60-02'),
  curve: comandante,
  grindSetting: 22,
  doseGrams: 20,
  waterGrams: 320,
  waterTempF: 203,
  brewTimeSeconds: 180,
}

/** On the Niche a mark of half a number is about 0.6 points near 18. */
const shot: TastedBrew = {
  method: on('lelit-mara-x'),
  curve: buildCurve(grinder('niche-zero')),
  grindSetting: 18,
  doseGrams: 18,
  waterGrams: 36,
  waterTempF: 200,
  brewTimeSeconds: 28,
}

const press: TastedBrew = {
  ...cup,
  method: on('bodum-chambord-8-cup'),
  grindSetting: 36,
  doseGrams: 57,
  brewTimeSeconds: 300,
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
    ['w', 'more-coffee', { doseGrams: 21 }],
    ['sw', 'finer', { grindSetting: 21 }],
    ['b', 'coarser', { grindSetting: 23 }],
    ['h', 'coarser', { grindSetting: 23 }],
    ['bh', 'coarser', { grindSetting: 23 }],
    ['sb', 'more-even', { grindSetting: 23 }],
    ['swbh', 'more-even', { grindSetting: 23 }],
    ['wb', 'more-coffee', { doseGrams: 21, grindSetting: 23 }],
    ['wbh', 'more-coffee', { doseGrams: 21, grindSetting: 23 }],
  ])('V60, %s → %s', (ticked, kind, figures) => {
    const { cause: _, rule: __, technique: ___, ...step } = nextStep({ ...cup, feedback: feedbackOf(ticked) })!
    expect(step).toEqual({ kind, ...figures })
  })

  it.each<[string, number, NextStepKind, Partial<TastedBrew>]>([
    ['s', 15, 'finer', { grindSetting: 17 }], // 1.5 points
    ['s', 28, 'finer', { grindSetting: 17.5 }], // 0.8 points
    ['s', 50, 'more-yield', { waterGrams: 40 }], // never finer: it would choke
    ['b', 15, 'less-yield', { waterGrams: 32 }],
    ['b', 28, 'coarser', { grindSetting: 18.5 }],
    ['b', 50, 'coarser', { grindSetting: 19.5 }],
    ['sb', 28, 'more-even', { grindSetting: 18.5, doseGrams: 17.1 }],
    ['wb', 28, 'more-coffee', { grindSetting: 18.5, doseGrams: 18.9 }],
    ['w', 28, 'less-yield', { waterGrams: 34 }],
  ])('espresso, %s in %d s → %s', (ticked, brewTimeSeconds, kind, figures) => {
    const step = nextStep({ ...shot, brewTimeSeconds, feedback: feedbackOf(ticked) })!
    expect(step).toMatchObject({ kind, ...figures })
    if (figures.grindSetting === undefined) expect(step.grindSetting).toBeUndefined()
  })

  it.each<[string, number, NextStepKind, Partial<TastedBrew>]>([
    ['s', 300, 'longer', { brewTimeSeconds: 375 }],
    ['s', 540, 'finer', { grindSetting: 34 }], // nobody steeps longer than ten minutes
    ['b', 300, 'coarser', { grindSetting: 38 }],
    ['sb', 300, 'more-even', { grindSetting: 38 }],
    ['wb', 300, 'more-coffee', { doseGrams: 59.9 }],
    ['w', 300, 'more-coffee', { doseGrams: 59.9 }],
  ])('French press, %s after %d s → %s', (ticked, brewTimeSeconds, kind, figures) => {
    expect(nextStep({ ...press, brewTimeSeconds, feedback: feedbackOf(ticked) })).toMatchObject({ kind, ...figures })
  })

  it('changes the yield of a shot that is too strong or too weak, and the dose of other cups', () => {
    expect(nextStep({ ...shot, outcome: 'too strong' })).toMatchObject({ kind: 'more-yield', waterGrams: 38 })
    expect(nextStep({ ...cup, outcome: 'too strong' })).toMatchObject({ kind: 'less-coffee', doseGrams: 19 })
  })

  it.each([20, 57, 62, 90])('names a yield on the side of its advice: %d g', (waterGrams) => {
    const narrow = {
      ...shot,
      waterGrams,
      method: { ...shot.method, waterGrams: { ...shot.method.waterGrams, min: 24, max: 57 } },
    }
    const more = nextStep({ ...narrow, brewTimeSeconds: 50, feedback: feedbackOf('s') })!
    expect(more.kind).toBe('more-yield')
    expect(more.waterGrams).toBeGreaterThan(waterGrams)
    const less = nextStep({ ...narrow, brewTimeSeconds: 28, feedback: feedbackOf('w') })!
    expect(less.kind).toBe('less-yield')
    expect(less.waterGrams).toBeLessThan(waterGrams)
  })

  it('goes half-way to the best of three or more own brews, if that lies in the same direction', () => {
    const earlier = [
      { grindSetting: 22, rating: 2 },
      { grindSetting: 28, rating: 5 },
      { grindSetting: 26, rating: 3 },
    ]
    const bitter = { ...cup, feedback: feedbackOf('b') }
    expect(nextStep({ ...bitter, earlier })).toMatchObject({ kind: 'coarser', grindSetting: 25, isFromOwnBrews: true })
    expect(nextStep({ ...bitter, earlier: earlier.slice(0, 2) })).toMatchObject({ grindSetting: 23 })
    expect(nextStep({ ...cup, feedback: feedbackOf('s'), earlier })).toMatchObject({ kind: 'finer', grindSetting: 21 })
    const disliked = earlier.map((brew) => ({ ...brew, rating: 2 }))
    expect(nextStep({ ...bitter, earlier: disliked })).toMatchObject({ grindSetting: 23 })
  })

  it('returns undefined without feedback', () => {
    expect(nextStep(cup)).toBeUndefined()
    expect(nextStep({ ...cup, feedback: feedbackOf('') })).toBeUndefined()
    expect(nextStep({ ...cup, feedback: null, outcome: null })).toBeUndefined()
  })

  it('returns none for balanced feedback, whatever else was ticked', () => {
    for (const ticked of ['', 's', 'b', 'sb', 'swbh']) {
      const step = nextStep({ ...cup, feedback: { ...feedbackOf(ticked), balanced: true } })
      expect(step).toEqual({ kind: 'none', cause: 'balanced', rule: 'balanced' })
    }
  })
})

describe('adviceFor', () => {
  const advise = (brew: TastedBrew) =>
    sayAdvice(
      adviceFor(nextStep(brew)!, { waterGrams: null, waterTempF: null, brewTimeSeconds: null, ...brew } as never),
    )

  it('counts in clicks on a grinder with clicks', () => {
    expect(advise({ ...cup, feedback: { sour: true } })).toBe(
      'Under-extracted. Grind 1 click finer, to 21 clicks, and change nothing else.',
    )
    expect(advise({ ...cup, feedback: { bitter: true, watery: true } })).toBe(
      'Thin and bitter. Grind 1 click coarser, to 23 clicks. Use 21 g of coffee instead of 20 g.',
    )
  })

  it('counts in dial numbers on other grinders, and mentions the puck for espresso', () => {
    expect(advise({ ...shot, feedback: { harsh: true } })).toBe(
      'Over-extracted. Grind 0.5 coarser on the dial, to 18.5, and change nothing else.',
    )
    expect(advise({ ...shot, feedback: { sour: true, bitter: true } })).toBe(
      'Sour and bitter together means uneven extraction. Distribute the grounds and tamp level. Grind 0.5 coarser on the dial, to 18.5. Use 17.1 g of coffee instead of 18 g.',
    )
    expect(advise({ ...shot, brewTimeSeconds: 50, feedback: { sour: true } })).toBe(
      'Under-extracted. Stop the shot at 40 g instead of 36 g. Hotter water would do as well; a finer grind would choke the shot.',
    )
  })

  it('moves a reversed dial in the right direction', () => {
    const backwards = { curve: buildCurve(grinder('kitchenaid-burr-grinder-kcg8433')), grindSetting: 41 }
    expect(nextStep({ ...cup, ...backwards, feedback: { sour: true } })?.grindSetting).toBeGreaterThan(41)
  })
})

describe('nextStep at the end of the window', () => {
  // A V60's window is 20-48: clicks 17 (index 20.0) to 29 (46.4).
  const finest = { ...cup, grindSetting: 17, feedback: { sour: true } }

  it("changes the temperature if the grind can't be changed", () => {
    expect(nextStep(finest)).toMatchObject({ kind: 'hotter', waterTempF: 207, isAtEnd: true })
    expect(nextStep({ ...cup, grindSetting: 29, feedback: { bitter: true } })).toMatchObject({
      kind: 'cooler',
      waterTempF: 199,
    })
  })

  it('stays in the temperature window, and starts from the ideal if none is given', () => {
    expect(nextStep({ ...finest, waterTempF: 210 })).toMatchObject({ kind: 'hotter', waterTempF: 212 })
    expect(nextStep({ ...finest, waterTempF: null })).toMatchObject({ kind: 'hotter', waterTempF: 207 })
  })

  it('changes the time if the temperature is at its end, too, or the machine decides it', () => {
    expect(nextStep({ ...finest, waterTempF: 212 })).toMatchObject({ kind: 'longer', brewTimeSeconds: 200 })
    const drip = on('technivorm-moccamaster-kbgv-select')
    const brew = { ...cup, method: drip, grindSetting: 25, brewTimeSeconds: 330, waterTempF: 200 }
    expect(nextStep({ ...brew, feedback: { sour: true } })).toMatchObject({ kind: 'longer', brewTimeSeconds: 365 })
  })

  it('still raises the dose for a watery and bitter cup', () => {
    const step = nextStep({ ...cup, grindSetting: 29, feedback: { watery: true, bitter: true } })!
    expect(step).toMatchObject({ kind: 'more-coffee', doseGrams: 21 })
    expect(step.grindSetting).toBeUndefined()
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
    ['a bit weak', 'more-coffee'],
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
    ['nicely acidic', 'none'],
    ['bright and juicy', 'none'],
    ['no bitterness or sourness', undefined],
    ['neither sour nor bitter', undefined],
    ['no bitterness or sourness, delicious', 'none'],
    ['a pleasant bitterness', 'none'],
    ['too bright', 'finer'],
    ['hollow', 'finer'],
    ['salty', 'finer'],
    ['flat', 'coarser'],
    ['muddy', 'coarser'],
    ['a bit dry', 'coarser'],
    ['papery', 'rinse-paper'],
    ['too strong', 'less-coffee'],
    ['good and strong', 'none'],
    ['', undefined],
  ])('%s → %s', (outcome, kind) => {
    expect(nextStep({ ...cup, outcome })?.kind).toBe(kind)
  })

  it('prefers feedback to the outcome', () => {
    expect(nextStep({ ...cup, feedback: { sour: true }, outcome: 'over-extracted' })?.kind).toBe('finer')
    expect(nextStep({ ...cup, feedback: feedbackOf(''), outcome: 'over-extracted' })?.kind).toBe('coarser')
  })
})

describe('nextStep for all grinders and brewers', () => {
  it('returns a position in the direction of the advice, within the window', () => {
    const brews = fc.record({
      curve: fc.constantFrom(...curves),
      brewer: fc.constantFrom(...machines),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      seconds: fc.option(fc.integer({ min: 5, max: 600 })),
      ticked: fc.subarray(['s', 'w', 'b', 'h']).map((letters) => letters.join('')),
    })
    fc.assert(
      fc.property(brews, ({ curve, brewer, share, seconds, ticked }) => {
        const { minGrindSetting: low, maxGrindSetting: high } = curve.grinder
        const own = brewerMethod(method(brewer.brewMethod), brewer)
        const grindSetting = nearestPosition(curve.grinder, low + share * (high - low))
        const doseGrams = own.doseGrams.ideal
        const brew = { method: own, curve, grindSetting, doseGrams, brewTimeSeconds: seconds }
        const step = nextStep({ ...brew, feedback: feedbackOf(ticked) })
        expect(step === undefined).toBe(ticked === '')
        if (!step) return
        const from = { ...brew, waterGrams: null, waterTempF: null, brewTimeSeconds: seconds }
        expect(sayAdvice(adviceFor(step, from))).not.toMatch(/undefined|NaN/)
        if (step.grindSetting === undefined) return
        const { min, max } = own.grindIndex
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
