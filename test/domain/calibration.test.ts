import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalibratedCurve, type CalibrationReference, calibrate, FEEDBACKS } from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import { buildCurve, type Curve } from '#src/domain/curve.ts'
import { stepAt } from '#src/domain/positions.ts'
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
  if (!result.ok) throw new Error(result.message)
  return result.curve
}

function refused(model: Curve, references: CalibrationReference[]) {
  const result = calibrate(model, references)
  if (result.ok) throw new Error('accepted')
  return result
}

describe('calibrate: the offset, compared with figures computed by hand', () => {
  // The C40's own references are 15:14.5, 30:22 and 60:34.5. Here 22 clicks are found to be 34 (+4) and
  // 34.5 clicks 58 (-2): at the model's index 45, half-way, the offset is +1.
  const curve = calibrated(c40, [right(22, 34), right(34.5, 58)])
  const halfWay = c40.settingAt(45)

  it('equals that of a reference at the reference', () => {
    expect(curve.indexAt(22)).toBeCloseTo(34, 9)
    expect(curve.indexAt(34.5)).toBeCloseTo(58, 9)
  })

  it('is interpolated linearly over the index of the model between two references', () => {
    expect(curve.indexAt(halfWay)).toBeCloseTo(46, 9)
    expect(curve.settingAt(46)).toBeCloseTo(halfWay, 9)
  })

  it('is constant outside the references', () => {
    expect(curve.indexAt(14.5)).toBeCloseTo(19, 9)
    expect(curve.indexAt(50)).toBeCloseTo(95, 9)
    expect(curve.finestIndex).toBeCloseTo(c40.finestIndex + 4, 9)
    expect(curve.coarsestIndex).toBeCloseTo(95, 9)
  })

  it('shifts the index by 2 for the feedback TOO_FINE or TOO_COARSE', () => {
    const at = (feedback: CalibrationReference['feedback']) =>
      calibrated(c40, [{ setting: 22, grindIndex: 30, feedback }]).indexAt(22)
    expect(at('TOO_FINE')).toBeCloseTo(28, 9)
    expect(at('JUST_RIGHT')).toBeCloseTo(30, 9)
    expect(at('TOO_COARSE')).toBeCloseTo(32, 9)
  })

  it('is zero without references', () => {
    const curve = calibrated(c40, [])
    expect(curve.indexAt(22)).toBe(c40.indexAt(22))
    expect(curve.isCalibratedNear(30)).toBe(false)
  })

  it('makes convert more confident near a reference', () => {
    const answer = convert(curve, buildCurve(grinder('niche-zero')), 22, methods)
    // √(1.5² + 3²) = 3.35
    expect(answer).toMatchObject({ grindIndex: 34, confidence: 'medium', basis: 'published' })
  })
})

describe('calibrate with valid references', () => {
  it('marks 10 index points around each as calibrated', () => {
    const curve = calibrated(c40, [right(22, 34)])
    expect([23.9, 24, 34, 44, 44.1].map((index) => curve.isCalibratedNear(index))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('merges two references that say the same', () => {
    const repeated = [right(22, 34), { setting: 22, grindIndex: 32, feedback: 'TOO_COARSE' as const }]
    expect(calibrated(c40, repeated).points).toHaveLength(1)
  })

  it('accepts up to fifty references in any order', () => {
    const references = Array.from({ length: 50 }, (_, i) => right(50 - i, 100 - 2 * i))
    const curve = calibrated(c40, references)
    expect(curve.points.map(({ effectiveIndex }) => effectiveIndex)).toEqual(
      references.map(({ grindIndex }) => grindIndex).reverse(),
    )
  })

  it('accepts references where the curve is extrapolated', () => {
    const curve = calibrated(c40, [right(2, 3)])
    expect(curve.indexAt(2)).toBeCloseTo(3, 9)
    expect(curve.isExtrapolatedAt(3)).toBe(true)
  })
})

describe('calibrate refuses references that contradict each other', () => {
  it('if a coarser setting has a finer index', () => {
    const result = refused(c40, [right(26, 30), right(20, 34)])
    expect(result).toMatchObject({ problem: 'contradiction', between: [right(20, 34), right(26, 30)] })
    expect(result.message).toBe(
      'Two references contradict each other: 26 clicks is coarser than 20 clicks on the Comandante C40 MK4, but would grind to index 30 against 34.',
    )
  })

  it('if two settings have the same index', () => {
    expect(refused(c40, [right(20, 30), right(24, 30)])).toMatchObject({ problem: 'contradiction' })
    // Aimed at 28 and too coarse, or at 32 and too fine: 30 both times.
    const aims: CalibrationReference[] = [
      { setting: 20, grindIndex: 28, feedback: 'TOO_COARSE' },
      { setting: 24, grindIndex: 32, feedback: 'TOO_FINE' },
    ]
    expect(refused(c40, aims)).toMatchObject({ problem: 'contradiction', between: aims })
  })

  it('if one setting has two indexes', () => {
    const result = refused(c40, [right(22, 30), { setting: 22, grindIndex: 30, feedback: 'TOO_FINE' }])
    expect(result.message).toBe(
      'Two references contradict each other: 22 clicks would grind to index 28 and to index 30.',
    )
  })

  it('with a message in the notation and direction of the dial', () => {
    const kitchenAid = buildCurve(grinder('kitchenaid-artisan-5kcg0702'))
    expect(calibrate(kitchenAid, [right(6, 25), right(4, 45)]).ok).toBe(true)
    expect(refused(kitchenAid, [right(6, 45), right(4, 25)]).message).toContain('4 is coarser than 6')
    const ode = buildCurve(grinder('fellow-ode-gen-2'))
    expect(refused(ode, [right(5.3333, 40), right(6, 35)]).message).toContain('6 is coarser than 5.1')
  })
})

describe('calibrate refuses invalid references', () => {
  it.each([
    [right(51, 30), '51 is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
    [right(Number.NaN, 30), 'NaN is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
    [right(22, 101), 'The grind index of a reference goes from 0 to 100, not 101.'],
    [right(22, Number.NaN), 'The grind index of a reference goes from 0 to 100, not NaN.'],
  ])('%o', (reference, message) => {
    expect(refused(c40, [right(20, 20), reference])).toEqual({ ok: false, problem: 'invalid', message })
  })
})

describe('calibrate with random references', () => {
  const reference = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    grindIndex: fc.double({ min: 0, max: 100, noNaN: true }),
    feedback: fc.constantFrom(...FEEDBACKS),
  })

  /** Half of the lists are sorted, so that many are accepted. */
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

  it('refuses them, or returns a strictly increasing curve through every point', () => {
    let taken = 0
    fc.assert(
      fc.property(anyReferences, ({ model, references }) => {
        const result = calibrate(model, references)
        if (!result.ok) return
        taken++
        const { curve } = result
        for (const { setting, grindIndex, feedback } of references) {
          const effective = grindIndex + { TOO_FINE: -2, JUST_RIGHT: 0, TOO_COARSE: 2 }[feedback]
          const point = curve.points.find(
            ({ reference, effectiveIndex }) =>
              Math.abs(reference.setting - setting) < stepAt(model.grinder) / 100 &&
              Math.abs(effectiveIndex - effective) < 1e-3,
          )
          expect(point).toBeDefined()
          expect(curve.indexAt(point!.reference.setting)).toBeCloseTo(point!.effectiveIndex, 9)
        }
        let previous = Number.NEGATIVE_INFINITY
        for (let i = 0; i <= 100; i++) {
          const place = model.direction === 1 ? i / 100 : 1 - i / 100
          const index = curve.indexAt(settingAtPlace(model.grinder, place))
          expect(index).toBeGreaterThan(previous)
          previous = index
        }
      }),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(500)
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
      { numRuns: 2000 },
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
      { numRuns: 500 },
    )
  })
})
