import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrinderModel } from '#src/domain/catalog.ts'
import { buildCurve, clampIndex } from '#src/domain/curve.ts'
import { grinder, grinders } from './brewing-catalog.ts'
import { anyGrinder, grinderAndPlace, settingAtPlace } from './random-grinders.ts'

const steep = (index: number) => ({ grindIndex: index, setting: index })

describe('buildCurve, compared with figures computed by hand', () => {
  /*
   * A slope is the mean of the secants beside it; half-way between two references the cubic is
   * (s0 + s1) / 2 + width · (slope0 - slope1) / 8; beyond the outer ones it goes on along the last secant.
   *
   * Comandante C40: 0:7.5 15:14.5 30:22 60:34.5 97:50, secants 7/15, 7.5/15, 12.5/30, 15.5/37
   *   slopes .466667 .483333 .458333 .417793 .418919
   * Fellow Ode 2: 6:1 18:3 32:5 56:8 80:11, secants 2/12, 2/14, 3/24, 3/24
   *   slopes .166667 .154762 .133929 .125 .125
   * KitchenAid Artisan (backwards): 6.67:8 20.77:6.5 34.88:5 53.69:3 72.5:1
   *   secants -1.5/14.1 -1.5/14.11 -2/18.81 -2/18.81, slopes -.106383 -.106345 -.106317 -.106326 -.106326
   * Encore ESP Pro: 1.17:0 7.83:20 14.5:40 41.63:48 82.33:60, secants 3.003003 2.998501 .294877 .294840;
   *   at 40 the mean is 1.646689 = 5.584332 secants, with .999938 at 48 outside the circle of 3: both times .528807,
   *   .870780 and .155923
   */
  const table: [slug: string, index: number, setting: number, why: string][] = [
    ['comandante-c40-mk4', 30, 22, 'a reference'],
    ['comandante-c40-mk4', 7.5, 10.96875, '11 + 15 · (.466667 - .483333) / 8'],
    ['comandante-c40-mk4', 22.5, 18.296875, '18.25 + 15 · (.483333 - .458333) / 8'],
    ['comandante-c40-mk4', 45, 28.402027, '28.25 + 30 · (.458333 - .417793) / 8'],
    ['comandante-c40-mk4', 78.5, 42.244792, '42.25 + 37 · (.417793 - .418919) / 8'],
    ['comandante-c40-mk4', -7.5, 4, '7.5 - 7.5 · .466667'],
    ['fellow-ode-gen-2', 25, 4.036458, '4 + 14 · (.154762 - .133929) / 8'],
    ['fellow-ode-gen-2', 44, 6.526786, '6.5 + 24 · (.133929 - .125) / 8'],
    ['kitchenaid-artisan-5kcg0702', 13.72, 7.249934, '7.25 + 14.1 · (-.106383 + .106345) / 8'],
    ['kitchenaid-artisan-5kcg0702', 63.095, 2, 'half-way along a straight stretch'],
    ['baratza-encore-esp-pro', 28.065, 46.424258, '44 + 27.13 · (.870780 - .155923) / 8'],
    ['kingrinder-k6', 105, 192, '180 + 10 · 42 / 35'],
  ]

  it.each(table)('%s at %d is %d (%s)', (slug, index, setting) => {
    const curve = buildCurve(grinder(slug))
    expect(curve.settingAt(index)).toBeCloseTo(setting, 5)
    expect(curve.indexAt(setting)).toBeCloseTo(index, 3)
  })

  it.each([
    ['comandante-c40-mk4', -16.071429, 97, '0 - 7.5 / .466667'],
    ['niche-zero', -14.4, 107.567568, '0 - 12 / (10/12), 100 + 7 / .925'],
    ['kitchenaid-artisan-5kcg0702', 6.67, 72.5, 'its references are its ends'],
  ])('%s reaches from %d to %d (%s)', (slug, finest, coarsest) => {
    const curve = buildCurve(grinder(slug))
    expect(curve.finestIndex).toBeCloseTo(finest, 5)
    expect(curve.coarsestIndex).toBeCloseTo(coarsest, 5)
  })
})

describe('buildCurve', () => {
  it('accepts every grinder of the catalog', () => {
    expect(() => grinders.map(buildCurve)).not.toThrow()
  })

  it('passes through its references, none of them extrapolated', () => {
    for (const each of grinders) {
      const curve = buildCurve(each)
      for (const { grindIndex, setting } of each.references) {
        expect(curve.settingAt(grindIndex)).toBeCloseTo(setting, 9)
        expect(curve.indexAt(setting)).toBeCloseTo(grindIndex, 9)
        expect(curve.isExtrapolatedAt(curve.indexAt(setting))).toBe(false)
      }
    }
  })

  it('knows the direction of the dial', () => {
    expect(buildCurve(grinder('baratza-encore')).direction).toBe(1)
    expect(buildCurve(grinder('kitchenaid-burr-grinder-kcg8433')).direction).toBe(-1)
  })

  it('converts every setting to an index and back', () => {
    fc.assert(
      fc.property(grinderAndPlace, ([each, place]) => {
        const curve = buildCurve(each)
        const setting = settingAtPlace(each, place)
        expect(Math.abs(curve.settingAt(curve.indexAt(setting)) - setting)).toBeLessThan(1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  it('converts every index within reach to a setting and back', () => {
    fc.assert(
      fc.property(grinderAndPlace, ([each, place]) => {
        const curve = buildCurve(each)
        const index = curve.finestIndex + place * (curve.coarsestIndex - curve.finestIndex)
        expect(Math.abs(curve.indexAt(curve.settingAt(index)) - index)).toBeLessThan(1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  it('is strictly monotonic and stays within the dial', () => {
    fc.assert(
      fc.property(anyGrinder, (each) => {
        const curve = buildCurve(each)
        const reach = curve.coarsestIndex - curve.finestIndex
        expect(Number.isFinite(reach) && reach > 0).toBe(true)
        let previous = curve.settingAt(curve.finestIndex)
        for (let i = 1; i <= 200; i++) {
          const setting = curve.settingAt(curve.finestIndex + (i / 200) * reach)
          expect((setting - previous) * curve.direction).toBeGreaterThan(0)
          expect(setting).toBeGreaterThanOrEqual(each.minGrindSetting)
          expect(setting).toBeLessThanOrEqual(each.maxGrindSetting)
          previous = setting
        }
      }),
    )
  })

  it('clamps indexes beyond the ends of the dial', () => {
    fc.assert(
      fc.property(anyGrinder, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (each, beyond) => {
        const curve = buildCurve(each)
        const ends = [curve.settingAt(curve.finestIndex - beyond), curve.settingAt(curve.coarsestIndex + beyond)]
        const { minGrindSetting: min, maxGrindSetting: max } = each
        expect(ends).toEqual(curve.direction === 1 ? [min, max] : [max, min])
      }),
    )
  })

  it('throws for a setting outside the range, naming the range', () => {
    const curve = buildCurve(grinder('comandante-c40-mk4'))
    expect(() => curve.indexAt(50.1)).toThrow('50.1 is outside the range of the Comandante C40 MK4, 0 to 50.')
    expect(() => curve.indexAt(-1)).toThrow(RangeError)
    expect(() => curve.indexAt(Number.NaN)).toThrow(RangeError)
  })
})

describe('buildCurve with invalid references', () => {
  const c40 = grinder('comandante-c40-mk4')
  const table: [string, Partial<GrinderModel>, RegExp][] = [
    ['four references', { references: [0, 10, 20, 30].map(steep) }, /4 references, not 5/],
    ['an index that stands still', { references: [0, 10, 10, 30, 40].map(steep) }, /indexes don't rise/],
    ['no number', { references: [0, 10, Number.NaN, 30, 40].map(steep) }, /not a finite number/],
    ['a reference off the dial', { references: [0, 10, 20, 30, 60].map(steep) }, /reference 60 is outside 0 to 50/],
    ['an empty range', { maxGrindSetting: 0 }, /range 0 to 0 is empty/],
    [
      'a dial that turns back',
      { references: [0, 10, 5, 30, 40].map((setting, i) => ({ grindIndex: i, setting })) },
      /turn back between 10 and 5/,
    ],
    [
      'a dial that stands still',
      { references: [0, 10, 10, 30, 40].map((setting, i) => ({ grindIndex: i, setting })) },
      /turn back between 10 and 10/,
    ],
  ]

  it.each(table)('throws for %s, naming the grinder', (_, change, why) => {
    expect(() => buildCurve({ ...c40, ...change })).toThrow(/Comandante C40 MK4/)
    expect(() => buildCurve({ ...c40, ...change })).toThrow(why)
  })
})

it('clampIndex limits an index to 0-100', () => {
  expect([-16, 0, 40.5, 100, 145].map(clampIndex)).toEqual([0, 0, 40.5, 100, 100])
})
