import { describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { combine, confidenceOf, methodUncertainty, type Uncertainty, uncertaintyAt } from '#src/domain/uncertainty.ts'
import { grinder } from './brewing-catalog.ts'

const c40 = grinder('comandante-c40-mk4')

describe('uncertaintyAt', () => {
  // 3 + 0.12 × 30 = 6.6; a maker's own table 0.8 of it, an estimate 1.6, beyond the references 1.5; measured 2 + 0.05 × 30
  it.each([
    ['measured', 'charts', 30, 3.5, 'measured'],
    ['published', 'charts', 30, 6.6, 'published'],
    ['published', 'maker', 30, 5.28, 'published'],
    ['estimated', 'maker', 30, 10.56, 'estimated'],
    ['estimated', 'owners', 30, 10.56, 'estimated'],
    ['published', 'charts', 0, 3, 'published'],
    ['published', 'charts', 60, 10.2, 'published'],
    ['measured', 'charts', -5, 3, 'extrapolated'],
    ['published', 'charts', -5, 4.5, 'extrapolated'],
    ['estimated', 'owners', -5, 7.2, 'extrapolated'],
  ] as const)('%s by %s at index %d: ±%d, %s', (confidence, kind, index, halfWidth, basis) => {
    const curve = buildCurve({ ...c40, confidence, evidence: { kind, name: 'A source' } })
    const uncertainty = uncertaintyAt(curve, index)
    expect(uncertainty.halfWidth).toBeCloseTo(halfWidth, 9)
    expect(uncertainty.basis).toBe(basis)
  })

  it('shrinks with the evidence of the owner, near it most, and is never wider than the catalog', () => {
    const model = buildCurve({ ...c40, confidence: 'estimated' })
    const references = Array.from({ length: 5 }, () => ({
      grindIndex: 34,
      setting: 24,
      feedback: 'JUST_RIGHT' as const,
    }))
    const widths = [1, 5].map((count) => {
      const result = calibrate(model, references.slice(0, count))
      if (!result.ok) throw new Error(result.problem)
      return [34, 60, 90].map((index) => uncertaintyAt(result.curve, index))
    })
    const [one, five] = widths as [ReturnType<typeof uncertaintyAt>[], ReturnType<typeof uncertaintyAt>[]]
    expect(one[0]!.basis).toBe('calibrated')
    expect(five[0]!.halfWidth).toBeLessThan(one[0]!.halfWidth)
    expect(one[0]!.halfWidth).toBeLessThan(one[1]!.halfWidth)
    expect(one[2]!.basis).toBe('estimated')
    for (const [i, index] of [34, 60, 90].entries()) {
      expect(one[i]!.halfWidth).toBeLessThanOrEqual(uncertaintyAt(model, index).halfWidth)
    }
  })
})

describe('methodUncertainty', () => {
  it('adds the variation between kitchens: 3 points for espresso, 5 otherwise', () => {
    const curve = buildCurve(c40)
    expect(methodUncertainty(curve, { extraction: 'espresso' }, 0).halfWidth).toBeCloseTo(Math.hypot(3, 3), 9)
    expect(methodUncertainty(curve, { extraction: 'immersion' }, 30).halfWidth).toBeCloseTo(Math.hypot(6.6, 5), 9)
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
    [calibrated, published, 3.3541, 'published', 'high'],
    [published, published, 4.2426, 'published', 'high'],
    [estimated, published, 6.7082, 'estimated', 'medium'],
    [estimated, extrapolated, 8.4853, 'extrapolated', 'medium'],
  ])('%o with %o: ±%d, %s, %s', (a, b, halfWidth, basis, confidence) => {
    for (const combined of [combine(a, b), combine(b, a)]) {
      expect(combined.halfWidth).toBeCloseTo(halfWidth, 4)
      expect(combined.basis).toBe(basis)
      expect(confidenceOf(combined)).toBe(confidence)
    }
  })

  it.each([
    [0, 'high'],
    [5.5, 'high'],
    [5.51, 'medium'],
    [11, 'medium'],
    [11.01, 'low'],
  ] as const)('±%d is %s', (halfWidth, confidence) => {
    expect(confidenceOf({ halfWidth, basis: 'published' })).toBe(confidence)
  })
})
