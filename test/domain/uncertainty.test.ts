import { describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { combine, confidenceOf, type Uncertainty, uncertaintyAt } from '#src/domain/uncertainty.ts'
import { grinder } from './brewing-catalog.ts'

const c40 = grinder('comandante-c40-mk4')

describe('uncertaintyAt', () => {
  it.each([
    ['measured', 30, 1.5, 'measured'],
    ['published', 30, 3, 'published'],
    ['estimated', 30, 6, 'estimated'],
    ['measured', -5, 3, 'extrapolated'],
    ['published', -5, 6, 'extrapolated'],
    ['estimated', -5, 12, 'extrapolated'],
    ['published', 0, 3, 'published'],
  ] as const)('%s at index %d: ±%d, %s', (confidence, index, halfWidth, basis) => {
    expect(uncertaintyAt(buildCurve({ ...c40, confidence }), index)).toEqual({ halfWidth, basis })
  })

  it('is that of a measured grinder within 10 points of a reference of the owner', () => {
    const result = calibrate(buildCurve({ ...c40, confidence: 'estimated' }), [
      { grindIndex: 5, setting: 10, feedback: 'JUST_RIGHT' },
    ])
    if (!result.ok) throw new Error(result.message)
    expect(uncertaintyAt(result.curve, 15)).toEqual({ halfWidth: 1.5, basis: 'calibrated' })
    expect(uncertaintyAt(result.curve, 15.1)).toEqual({ halfWidth: 6, basis: 'estimated' })
    expect(uncertaintyAt(result.curve, -4)).toEqual({ halfWidth: 1.5, basis: 'calibrated' })
  })
})

describe('combine and confidenceOf', () => {
  const measured: Uncertainty = { halfWidth: 1.5, basis: 'measured' }
  const calibrated: Uncertainty = { halfWidth: 1.5, basis: 'calibrated' }
  const published: Uncertainty = { halfWidth: 3, basis: 'published' }
  const estimated: Uncertainty = { halfWidth: 6, basis: 'estimated' }
  const extrapolated: Uncertainty = { halfWidth: 6, basis: 'extrapolated' }

  // √(1.5² + 1.5²) = 2.1213, √(1.5² + 3²) = 3.3541, √(3² + 3²) = 4.2426, √(3² + 6²) = 6.7082
  it.each([
    [measured, measured, 2.1213, 'measured', 'high'],
    [measured, calibrated, 2.1213, 'calibrated', 'high'],
    [calibrated, published, 3.3541, 'published', 'medium'],
    [published, published, 4.2426, 'published', 'medium'],
    [estimated, published, 6.7082, 'estimated', 'low'],
    [estimated, extrapolated, 8.4853, 'extrapolated', 'low'],
  ])('%o with %o: ±%d, %s, %s', (a, b, halfWidth, basis, confidence) => {
    for (const combined of [combine(a, b), combine(b, a)]) {
      expect(combined.halfWidth).toBeCloseTo(halfWidth, 4)
      expect(combined.basis).toBe(basis)
      expect(confidenceOf(combined)).toBe(confidence)
    }
  })

  it.each([
    [0, 'high'],
    [2.5, 'high'],
    [2.51, 'medium'],
    [5, 'medium'],
    [5.01, 'low'],
  ] as const)('±%d is %s', (halfWidth, confidence) => {
    expect(confidenceOf({ halfWidth, basis: 'published' })).toBe(confidence)
  })
})
