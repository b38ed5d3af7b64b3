import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import type { GrinderModel } from '#src/domain/catalog.ts'
import { buildCurve } from '#src/domain/curve.ts'
import {
  type DescribedCurve,
  type DescribedPoint,
  describeCurve,
  pointOfComparison,
  pointOfMeasurement,
  pointOfMethod,
} from '#src/domain/described-grinder.ts'
import { indexOfSize, measuredIndex, RELATION_SD, SIZE_RELATION } from '#src/domain/measured-size.ts'
import { uncertaintyAt } from '#src/domain/uncertainty.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'

const { grinders, methods } = await readCatalogFiles()
const method = (id: string) => methods.find((each) => each.id === id)!
const grinder = (slug: string) => grinders.find((each) => each.slug === slug)!

const CLICKS = { minGrindSetting: 0, maxGrindSetting: 50, finer: 'low' as const }
const TWO = [pointOfMethod(11, method('espresso')), pointOfMethod(24, method('v60'))]

function curveOf(described: ReturnType<typeof describeCurve>): DescribedCurve {
  if ('problem' in described) throw new Error(described.problem)
  return described
}

const modelOf = (dial: typeof CLICKS, { references, halfWidths }: DescribedCurve): GrinderModel => ({
  ...grinder('comandante-c40-mk4'),
  ...dial,
  references,
  halfWidths,
  confidence: 'estimated',
})

describe('describeCurve with settings that work', () => {
  it('returns a curve through two working settings near the usual grind of their methods', () => {
    const curve = buildCurve(modelOf(CLICKS, curveOf(describeCurve(CLICKS, TWO))))
    expect(Math.abs(curve.indexAt(11) - method('espresso').grindIndex.ideal)).toBeLessThan(4)
    expect(Math.abs(curve.indexAt(24) - method('v60').grindIndex.ideal)).toBeLessThan(4)
  })

  it('returns a falling curve for a dial whose high numbers are finer', () => {
    const dial = { ...CLICKS, finer: 'high' as const }
    const points = [pointOfMethod(39, method('espresso')), pointOfMethod(26, method('v60'))]
    const { references } = curveOf(describeCurve(dial, points))
    expect(references[0]!.setting).toBeGreaterThan(references.at(-1)!.setting)
    expect(references[0]!.grindIndex).toBeLessThan(references.at(-1)!.grindIndex)
  })

  it('returns a wide interval: never narrower than an estimated curve, and wider away from the given settings', () => {
    const described = curveOf(describeCurve(CLICKS, TWO))
    const curve = buildCurve(modelOf(CLICKS, described))
    const estimated = buildCurve({ ...modelOf(CLICKS, described), halfWidths: null })
    for (let index = -20; index <= 120; index += 5) {
      expect(uncertaintyAt(curve, index).halfWidth).toBeGreaterThanOrEqual(uncertaintyAt(estimated, index).halfWidth)
    }
    const [near, far] = [curve.indexAt(17), curve.indexAt(50)].map((index) => uncertaintyAt(curve, index).halfWidth)
    expect(far!).toBeGreaterThan(1.5 * near!)
  })

  it('narrows with more settings, and with a compared grinder', () => {
    const encore = buildCurve(grinder('baratza-encore'))
    const compared = pointOfComparison(30, encore, 25)
    const widthsOf = (points: DescribedPoint[]) => curveOf(describeCurve(CLICKS, points)).halfWidths.at(-1)!
    expect(widthsOf([...TWO, compared])).toBeLessThan(widthsOf(TWO))
  })

  it('narrows with brews like a catalog grinder, but stays wide where nothing was brewed', () => {
    const curve = buildCurve(modelOf(CLICKS, curveOf(describeCurve(CLICKS, TWO))))
    const brews = Array.from({ length: 6 }, (_, i) => ({
      ...{ grindIndex: 34, setting: 26, feedback: 'JUST_RIGHT' as const, coffeeId: i },
    }))
    const result = calibrate(curve, [], brews)
    if (!result.ok) throw new Error('refused')
    const at = (index: number) => uncertaintyAt(result.curve, index)
    expect(at(34).halfWidth).toBeLessThan(uncertaintyAt(curve, 34).halfWidth / 2)
    expect(at(34).basis).toBe('calibrated')
    expect(Math.abs(result.curve.indexAt(26) - 34)).toBeLessThan(2)
    const far = result.curve.indexAt(48)
    expect(at(far).halfWidth).toBeGreaterThan(10)
  })

  it.each([
    ['one_setting', [pointOfMethod(20, method('v60')), pointOfMethod(20, method('espresso'))]],
    ['runs_backwards', [pointOfMethod(30, method('espresso')), pointOfMethod(10, method('french-press'))]],
  ])('refuses %s', (problem, points) => {
    expect(describeCurve(CLICKS, points)).toEqual({ problem })
  })

  it('holds the true setting in four of five described catalog grinders', () => {
    let inside = 0
    let all = 0
    for (const each of grinders) {
      const truth = buildCurve(each)
      const usable = ['espresso', 'v60', 'french-press'].map(method).filter(({ grindIndex: { ideal } }) => {
        return ideal > truth.finestIndex && ideal < truth.coarsestIndex
      })
      if (usable.length < 3) continue
      // Told for the outer two with a mistake of half the spread, asked for the one in between.
      const told = [usable[0]!, usable[2]!].map((one, i) => {
        const { sd } = pointOfMethod(0, one)
        return pointOfMethod(truth.settingAt(one.grindIndex.ideal + (i === 0 ? sd / 2 : -sd / 2)), one)
      })
      const finer = truth.direction === 1 ? ('low' as const) : ('high' as const)
      const described = curveOf(describeCurve({ ...each, finer }, told))
      const curve = buildCurve({ ...each, ...described, confidence: 'estimated' })
      const index = curve.indexAt(truth.settingAt(34))
      all++
      if (Math.abs(index - 34) <= uncertaintyAt(curve, 34).halfWidth) inside++
    }
    expect(all).toBeGreaterThan(100)
    expect(inside / all).toBeGreaterThan(0.8)
  })

  it('builds a strictly rising curve on the dial for every description that it takes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        fc.double({ min: 1, max: 2000, noNaN: true }),
        fc.constantFrom('low' as const, 'high' as const),
        fc.array(fc.record({ place: fc.double({ min: 0, max: 1, noNaN: true }), of: fc.nat(methods.length - 1) }), {
          minLength: 2,
          maxLength: 8,
        }),
        (min, range, finer, given) => {
          const dial = { minGrindSetting: min, maxGrindSetting: min + range, finer }
          const points = given.map(({ place, of }) => pointOfMethod(min + place * range, methods[of]!))
          const described = describeCurve(dial, points)
          if ('problem' in described) return
          for (const [i, { grindIndex, setting }] of described.references.entries()) {
            expect(setting).toBeGreaterThanOrEqual(min - 1e-3)
            expect(setting).toBeLessThanOrEqual(min + range + 1e-3)
            const before = described.references[i - 1]
            if (before) expect(grindIndex).toBeGreaterThan(before.grindIndex)
            if (before) expect((setting - before.setting) * (finer === 'low' ? 1 : -1)).toBeGreaterThan(0)
            expect(described.halfWidths[i]).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})

describe('describeCurve with measured sizes', () => {
  const measured = (setting: number, meanDiameterMm: number, photos = 3) =>
    pointOfMeasurement(setting, { meanDiameterMm, errorMm: 0.09, photos })
  const MEASURED = [measured(12, 0.6), measured(32, 1.2)]
  const photographed = (points: DescribedPoint[]): GrinderModel => ({
    ...modelOf(CLICKS, curveOf(describeCurve(CLICKS, points))),
    evidence: { kind: 'photos', name: 'Its owner' },
  })
  const sdAt = (curve: ReturnType<typeof buildCurve>, index: number) => curve.calibrationAt(index)!.halfWidth / 1.2816

  it('returns a curve by the relation of sizes and index, also above the measured settings', () => {
    const curve = buildCurve(photographed(MEASURED))
    expect(Math.abs(curve.indexAt(12) - indexOfSize(0.6))).toBeLessThan(5)
    expect(Math.abs(curve.indexAt(32) - indexOfSize(1.2))).toBeLessThan(5)
    expect(curve.indexAt(40)).toBeGreaterThan(curve.indexAt(32))
  })

  it('narrows with more photos, but never hides what all measurements share', () => {
    const atSettings = (photos: number, repeats: number) => {
      const points = Array.from({ length: repeats }, () => [measured(12, 0.6, photos), measured(32, 1.2, photos)])
      return curveOf(describeCurve(CLICKS, points.flat())).halfWidths
    }
    const [few, many] = [atSettings(1, 1), atSettings(100, 6)]
    for (const [i, halfWidth] of many.entries()) expect(halfWidth).toBeLessThan(few[i]!)
    // The catalog's grinders as a starting point add a little to it.
    expect(Math.min(...many)).toBeGreaterThan(0.85 * 1.2816 * RELATION_SD)
  })

  it('takes measured sizes together with settings that work, which tell where the curve lies', () => {
    const narrowest = (points: DescribedPoint[]) => Math.min(...curveOf(describeCurve(CLICKS, points)).halfWidths)
    const both = [...MEASURED, ...TWO]
    expect(narrowest(both)).toBeLessThan(narrowest(MEASURED))
    expect(narrowest(both)).toBeLessThan(narrowest(TWO))
  })

  it('refuses sizes of one setting, and sizes that shrink towards the coarse end', () => {
    expect(describeCurve(CLICKS, [measured(20, 0.8), measured(20, 0.9)])).toEqual({ problem: 'one_setting' })
    expect(describeCurve(CLICKS, [measured(10, 1.4), measured(40, 0.5)])).toEqual({ problem: 'runs_backwards' })
    // One photo that is a fifth off doesn't contradict a setting that works.
    const told = [pointOfMethod(9, method('espresso')), pointOfMethod(22, method('v60'))]
    expect(describeCurve(CLICKS, [...told, measured(23, 0.8, 1)])).not.toHaveProperty('problem')
  })

  it('holds the true setting in four of five catalog grinders that were measured with errors', () => {
    let inside = 0
    let all = 0
    for (const each of grinders) {
      const truth = buildCurve(each)
      if (truth.finestIndex > 15 || truth.coarsestIndex < 50) continue
      // The relation is off by a standard deviation, and each size by half of one.
      for (const relationError of [-RELATION_SD, RELATION_SD]) {
        const points = [15, 50].map((index, i) => {
          const sizeOf = (of: number) => (of - SIZE_RELATION.zero) / SIZE_RELATION.perMm
          const { sd } = measuredIndex({ meanDiameterMm: sizeOf(index), errorMm: 0, photos: 2 })
          const shown = sizeOf(index + relationError + (i === 0 ? sd / 2 : -sd / 2))
          return pointOfMeasurement(truth.settingAt(index), { meanDiameterMm: shown, errorMm: 0, photos: 2 })
        })
        const finer = truth.direction === 1 ? ('low' as const) : ('high' as const)
        const described = curveOf(describeCurve({ ...each, finer }, points))
        const curve = buildCurve({ ...each, ...described, confidence: 'estimated' })
        all++
        if (Math.abs(curve.indexAt(truth.settingAt(34)) - 34) <= uncertaintyAt(curve, 34).halfWidth) inside++
      }
    }
    expect(all).toBeGreaterThan(200)
    expect(inside / all).toBeGreaterThan(0.8)
  })

  it('learns the shape from further photos, but where the curve lies only from brews', () => {
    const curve = buildCurve(photographed([measured(12, 0.6, 1), measured(32, 1.2, 1)]))
    const further = [10, 14, 18, 22, 26, 30, 34].map((setting) => ({
      ...{ setting, meanDiameterMm: 0.24 + 0.03 * setting, errorMm: 0, photos: 50 },
    }))
    const photos = calibrate(curve, [], [], further)
    const index = curve.indexAt(22)
    const brews = Array.from({ length: 8 }, (_, i) => ({
      ...{ grindIndex: index, setting: 22, feedback: 'JUST_RIGHT' as const, coffeeId: i },
    }))
    const both = calibrate(curve, [], brews, further)
    if (!photos.ok || !both.ok) throw new Error('refused')
    const before = uncertaintyAt(curve, index).halfWidth / 1.2816
    expect(sdAt(photos.curve, index)).toBeLessThan(before)
    expect(sdAt(photos.curve, index)).toBeGreaterThan(RELATION_SD)
    expect(sdAt(both.curve, index)).toBeLessThan(0.6 * RELATION_SD)
  })
})
