import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalibratedCurve,
  type CalibrationReference,
  calibrate,
  FEEDBACKS,
  isCalibrated,
} from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import { buildCurve, type Curve } from '#src/domain/curve.ts'
import { stepAt } from '#src/domain/positions.ts'
import { simulate } from '../../bench/truth/calibration.ts'
import { grinder, methods } from './brewing-catalog.ts'
import { anyGrinder, settingAtPlace } from './random-grinders.ts'

const c40 = buildCurve(grinder('comandante-c40-mk4'))
const right = (setting: number, grindIndex: number): CalibrationReference => ({
  setting,
  grindIndex,
  feedback: 'JUST_RIGHT',
})

function calibrated(model: Curve, references: CalibrationReference[]): CalibratedCurve {
  const result = calibrate(model, references)
  if (!result.ok) throw new Error(result.problem)
  return result.curve
}

/** The index rises with the setting over the whole dial. */
function expectRising(curve: CalibratedCurve): void {
  let previous = Number.NEGATIVE_INFINITY
  for (let i = 0; i <= 100; i++) {
    const place = curve.direction === 1 ? i / 100 : 1 - i / 100
    const index = curve.indexAt(settingAtPlace(curve.grinder, place))
    expect(index).toBeGreaterThan(previous)
    previous = index
  }
}

function refused(model: Curve, references: CalibrationReference[]) {
  const result = calibrate(model, references)
  if (result.ok) throw new Error('accepted')
  return result
}

describe('calibrate with references', () => {
  it('moves the curve towards a reference, most at the reference and smoothly around it', () => {
    // 22 clicks are index 30 of the model; found to be 34. Of 4 points, 36/(36 + 6.25) are believed: 3.4.
    const curve = calibrated(c40, [right(22, 34)])
    expect(curve.indexAt(22)).toBeGreaterThan(33)
    expect(curve.indexAt(22)).toBeLessThan(34)
    const offsetAt = (setting: number) => curve.indexAt(setting) - c40.indexAt(setting)
    expect(offsetAt(22)).toBeGreaterThan(offsetAt(34))
    expect(offsetAt(34)).toBeGreaterThan(offsetAt(49))
    expect(Math.abs(offsetAt(50))).toBeLessThan(1)
  })

  it('believes a repeated reference more, and comes as near as it was meant', () => {
    const misses = [1, 3, 9].map((count) => {
      const curve = calibrated(
        c40,
        Array.from({ length: count }, () => right(22, 34)),
      )
      return 34 - curve.indexAt(22)
    })
    expect(misses[0]).toBeGreaterThan(misses[1]!)
    expect(misses[1]).toBeGreaterThan(misses[2]!)
    expect(misses[2]).toBeLessThan(0.1)
  })

  it('takes TOO_FINE and TOO_COARSE as a direction', () => {
    const at = (feedback: CalibrationReference['feedback']) =>
      calibrated(c40, [{ setting: 22, grindIndex: 30, feedback }]).indexAt(22)
    expect(at('TOO_FINE')).toBeLessThan(28)
    expect(at('JUST_RIGHT')).toBeCloseTo(30, 6)
    expect(at('TOO_COARSE')).toBeGreaterThan(32)
  })

  it('changes nothing without references, and does not count as calibrated', () => {
    const curve = calibrated(c40, [])
    expect(curve.indexAt(22)).toBeCloseTo(c40.indexAt(22), 9)
    expect(isCalibrated(curve)).toBe(false)
    expect(curve.calibrationAt(30)!.isNear).toBe(false)
  })

  it('hardly follows one outlier among many', () => {
    const honest = Array.from({ length: 6 }, () => right(22, 32))
    const [without, withOutlier] = [calibrated(c40, honest), calibrated(c40, [...honest, right(22, 70)])]
    expect(Math.abs(withOutlier.indexAt(22) - without.indexAt(22))).toBeLessThan(0.6)
  })

  it('makes convert more confident near a reference', () => {
    const niche = buildCurve(grinder('niche-zero'))
    const before = convert(c40, niche, 22, methods)
    const after = convert(calibrated(c40, [right(22, 34), right(22, 34), right(22, 34)]), niche, 22, methods)
    expect(after.range.max - after.range.min).toBeLessThan(before.range.max - before.range.min)
    expect(after.basis).toBe('published')
  })
})

describe('calibrate with references that contradict each other', () => {
  it.each<[string, CalibrationReference[]]>([
    ['a coarser setting with a finer index', [right(26, 30), right(20, 34)]],
    ['two settings with one index', [right(20, 30), right(24, 30)]],
    ['one setting with two indexes', [right(22, 30), { setting: 22, grindIndex: 30, feedback: 'TOO_FINE' }]],
    ['references in any order', Array.from({ length: 50 }, (_, i) => right(50 - i, 100 - 2 * i))],
    ['a reference where the curve is extrapolated', [right(2, 3)]],
  ])('returns a curve: %s', (_, references) => {
    const curve = calibrated(c40, references)
    expectRising(curve)
    expect(curve.evidence).toEqual({ references: references.length, brews: 0, measurements: 0 })
  })

  it('returns a wider interval for contradicting references than for agreeing ones', () => {
    const agreed = calibrated(c40, [right(22, 32), right(22, 32)])
    const disputed = calibrated(c40, [right(22, 20), right(22, 44)])
    expect(disputed.calibrationAt(30)!.halfWidth).toBeGreaterThan(agreed.calibrationAt(30)!.halfWidth)
  })
})

describe('calibrate with tasted brews', () => {
  const brew = (feedback: CalibrationReference['feedback'], coffeeId: number | null, setting = 24) => ({
    grindIndex: 34,
    setting,
    feedback,
    coffeeId,
  })

  it('learns from the taste of brews, less than from references', () => {
    const indexAfter = (feedback: CalibrationReference['feedback']) => {
      const result = calibrate(c40, [], [brew(feedback, 1, 22)])
      if (!result.ok) throw new Error(result.problem)
      return result.curve.indexAt(22)
    }
    expect(indexAfter('TOO_COARSE')).toBeGreaterThan(34)
    expect(indexAfter('JUST_RIGHT')).toBeGreaterThan(31)
    expect(indexAfter('JUST_RIGHT')).toBeLessThan(calibrated(c40, [right(22, 34)]).indexAt(22))
  })

  it('weighs brews of one coffee together, so that one bag does not move the whole dial', () => {
    const offset = (coffees: (number | null)[]) => {
      const result = calibrate(
        c40,
        [],
        coffees.map((coffee) => brew('TOO_FINE', coffee)),
      )
      if (!result.ok) throw new Error(result.problem)
      return Math.abs(result.curve.indexAt(24) - c40.indexAt(24))
    }
    expect(offset([1, 1, 1, 1])).toBeLessThan(offset([1, 2, 3, 4]))
    expect(offset([null, null, null, null])).toBeCloseTo(offset([1, 2, 3, 4]), 6)
  })

  it('leaves out settings that are off the dial, which the catalog may have shortened since', () => {
    const result = calibrate(c40, [], [brew('JUST_RIGHT', 1, 80)])
    if (!result.ok) throw new Error(result.problem)
    expect(result.curve.evidence.brews).toBe(0)
    expect(isCalibrated(result.curve)).toBe(false)
  })
})

describe('calibrate, simulated as in docs/GRIND.md with fewer units', () => {
  it('comes near the true curve, with an interval that covers it as often as stated', () => {
    const { rms, coverage } = simulate(300)
    expect(rms[5]).toBeLessThanOrEqual(1.5)
    expect(rms[10]).toBeLessThanOrEqual(1.15)
    for (const brews of [3, 5, 8, 10]) {
      expect(coverage[brews]).toBeGreaterThan(0.75)
      expect(coverage[brews]).toBeLessThan(0.9)
    }
    expect(simulate(300, 0.1).rms[10]! - rms[10]!).toBeLessThanOrEqual(0.3)
  }, 60_000)
})

describe('calibrate with invalid references', () => {
  it.each([
    [right(51, 30), { problem: 'setting_out_of_range', setting: 51 }],
    [right(Number.NaN, 30), { problem: 'setting_out_of_range', setting: Number.NaN }],
    [right(22, 101), { problem: 'index_out_of_range', grindIndex: 101 }],
    [right(22, Number.NaN), { problem: 'index_out_of_range', grindIndex: Number.NaN }],
  ])('throws for %o', (reference, problem) => {
    expect(refused(c40, [right(20, 20), reference])).toEqual({ ok: false, ...problem })
  })
})

describe('calibrate with random references', () => {
  const reference = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    grindIndex: fc.double({ min: 0, max: 100, noNaN: true }),
    feedback: fc.constantFrom(...FEEDBACKS),
  })

  /** Half of the lists are in order. */
  const anyReferences = fc
    .tuple(anyGrinder, fc.array(reference, { minLength: 1, maxLength: 12 }), fc.boolean())
    .map(([each, drafts, isOrdered]) => {
      const model = buildCurve(each)
      const places = drafts.map(({ place }) => place)
      const indexes = drafts.map(({ grindIndex }) => grindIndex)
      if (isOrdered) {
        places.sort((a, b) => (a - b) * model.direction)
        indexes.sort((a, b) => a - b)
      }
      const references = drafts.map(({ feedback }, i) => ({
        setting: settingAtPlace(each, places[i]!),
        grindIndex: indexes[i]!,
        feedback: isOrdered ? ('JUST_RIGHT' as const) : feedback,
      }))
      return { model, references }
    })

  it('returns a strictly increasing curve', () => {
    fc.assert(
      fc.property(anyReferences, ({ model, references }) => expectRising(calibrated(model, references))),
      { numRuns: 300 },
    )
  })

  it('returns a curve that converts settings and indexes there and back', () => {
    fc.assert(
      fc.property(anyReferences, fc.double({ min: 0, max: 1, noNaN: true }), ({ model, references }, place) => {
        const result = calibrate(model, references)
        fc.pre(result.ok)
        const { curve } = result
        const setting = settingAtPlace(model.grinder, place)
        expect(Math.abs(curve.settingAt(curve.indexAt(setting)) - setting)).toBeLessThan(1e-6)
        const index = curve.finestIndex + place * (curve.coarsestIndex - curve.finestIndex)
        expect(Math.abs(curve.indexAt(curve.settingAt(index)) - index)).toBeLessThan(1e-6)
      }),
      { numRuns: 300 },
    )
  })

  it('returns a curve that convert accepts', () => {
    fc.assert(
      fc.property(anyReferences, anyGrinder, fc.double({ min: 0, max: 1, noNaN: true }), (own, each, place) => {
        const result = calibrate(own.model, own.references)
        fc.pre(result.ok)
        const { grinder: target } = own.model
        const answer = convert(buildCurve(each), result.curve, settingAtPlace(each, place), methods)
        expect(answer.setting).toBeGreaterThanOrEqual(answer.range.min)
        expect(answer.setting).toBeLessThanOrEqual(answer.range.max)
        expect(answer.range.max - answer.range.min).toBeGreaterThan(stepAt(target) / 2)
      }),
      { numRuns: 200 },
    )
  })
})
