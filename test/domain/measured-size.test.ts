import { describe, expect, it } from 'vitest'
import { calibrate, isCalibrated } from '#domain/calibration.ts'
import { buildCurve } from '#domain/curve.ts'
import { indexOfSize, measuredIndex, SIZE_RELATION, type SizeMeasurement } from '#domain/measured-size.ts'
import { uncertaintyAt } from '#domain/uncertainty.ts'
import { grinders } from './brewing-catalog.ts'

const ek43 = buildCurve(grinders.find(({ slug }) => slug === 'mahlkonig-ek43')!)

const measured = (setting: number, meanDiameterMm: number, photos = 3): SizeMeasurement => ({
  setting,
  meanDiameterMm,
  errorMm: 0,
  photos,
})
/** The size that a grinder would show that grinds this many points coarser than the model. */
const sizeAt = (setting: number, offset: number): number =>
  (ek43.indexAt(setting) + offset - SIZE_RELATION.zero) / SIZE_RELATION.perMm
const learn = (measurements: readonly SizeMeasurement[]) => {
  const result = calibrate(ek43, [], [], measurements)
  if (!result.ok) throw new Error(result.problem)
  return result.curve
}

describe('measuredIndex', () => {
  it('grows with the size, and is within a few points of the model where the relation was fitted', () => {
    expect(indexOfSize(1.2)).toBeGreaterThan(indexOfSize(0.8))
    for (const setting of [5, 6, 7, 8, 9, 10, 11]) {
      const mean = [0.709, 0.784, 0.936, 0.973, 1.129, 1.209, 1.384][setting - 5]!
      expect(Math.abs(indexOfSize(mean) - ek43.indexAt(setting))).toBeLessThan(2.2)
    }
  })

  it('has a wider interval for a single photograph and beyond the fit, and never one below the error of photographs', () => {
    const { sd } = measuredIndex(measured(7, 0.9, 3))
    expect(measuredIndex(measured(7, 0.9, 1)).sd).toBeGreaterThan(1.5 * sd)
    expect(measuredIndex(measured(7, 0.35, 3)).sd).toBeGreaterThan(7)
    expect(measuredIndex({ ...measured(7, 0.9, 3), errorMm: 1e-9 }).sd).toBe(sd)
    expect(measuredIndex(measured(7, 0.9, 100)).sd).toBeGreaterThan(SIZE_RELATION.perMm * 0.05)
  })
})

describe('calibrate with measured sizes', () => {
  it('follows a grinder that grinds coarser, and less so by one photograph than by several settings', () => {
    const one = learn([measured(7, sizeAt(7, 8), 1)]).indexAt(7) - ek43.indexAt(7)
    const several = learn([4, 6, 8, 10].map((setting) => measured(setting, sizeAt(setting, 8))))
    const moved = several.indexAt(7) - ek43.indexAt(7)
    expect(one).toBeGreaterThan(1)
    expect(moved).toBeGreaterThan(one)
    expect(moved).toBeLessThan(8)
    expect(isCalibrated(several)).toBe(true)
  })

  it('learns a curve that is coarser at one end of the dial and finer at the other', () => {
    const tilted = learn([3, 4, 10, 11].map((setting) => measured(setting, sizeAt(setting, setting < 7 ? 8 : -8), 6)))
    expect(tilted.indexAt(3) - ek43.indexAt(3)).toBeGreaterThan(1.5)
    expect(tilted.indexAt(11) - ek43.indexAt(11)).toBeLessThan(-1.5)
  })

  it('never returns an interval narrower than that of the relation, however many photographs', () => {
    const many = learn(Array.from({ length: 40 }, () => measured(7, sizeAt(7, 0), 100)))
    const { halfWidth, basis } = uncertaintyAt(many, many.indexAt(7))
    expect(halfWidth).toBeGreaterThan(4)
    expect(basis).toBe('calibrated')
  })

  it('skips settings that are off the dial', () => {
    expect(isCalibrated(learn([measured(20, 1)]))).toBe(false)
  })
})
