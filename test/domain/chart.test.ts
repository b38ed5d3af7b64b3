import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import { methodChart, methodSetting, ROAST_INDEX_SHIFT } from '#src/domain/chart.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { lastPosition, nearestPosition, stepAt } from '#src/domain/positions.ts'
import { grinder, method, methods } from './brewing-catalog.ts'
import { anyGrinder } from './random-grinders.ts'

const curve = (slug: string) => buildCurve(grinder(slug))

describe('methodSetting', () => {
  it('returns the setting for the ideal index and the range of the window', () => {
    // C40: V60's ideal 34 is 23.8 clicks, and its window 20 to 48 goes from 17.01 to 29.6 clicks. The interval:
    // √((3 + 0.12 × 34.5)² + 5²) = 8.7 points either side of click 24
    expect(methodSetting(curve('comandante-c40-mk4'), method('v60'))).toEqual({
      key: 'v60',
      label: 'V60',
      setting: 24,
      range: { min: 18, max: 29 },
      expected: { min: 20, max: 28 },
      confidence: 'medium',
    })
  })

  it('limits setting and range to the dial', () => {
    // Ode Gen 1 starts at index 29.17, inside the moka window 13.3 to 38.3 but past its ideal 20.
    expect(methodSetting(curve('fellow-ode-gen-1'), method('moka'))).toMatchObject({ setting: 1, range: { min: 1 } })
  })

  it('returns the range from low to high on a reversed dial, too', () => {
    const press = methodSetting(curve('kitchenaid-artisan-5kcg0702'), method('french-press'))
    expect(press).toMatchObject({ setting: 2, range: { min: 1, max: 4 } })
  })

  it('is finer for light roasts and coarser for dark ones, within the window', () => {
    const niche = curve('niche-zero')
    const settings = ROAST_LEVELS.map((roast) => methodSetting(niche, method('v60'), ROAST_INDEX_SHIFT[roast])!.setting)
    expect(settings).toEqual([...settings].sort((a, b) => a - b))
    expect(settings[2]).toBe(methodSetting(niche, method('v60'))!.setting)
    expect(methodSetting(niche, method('v60'), 500)!.setting).toBe(methodSetting(niche, method('v60'))!.range.max)
  })
})

/** Of positions, which have four digits. */
const ROUNDING = 1e-4

describe('methodChart', () => {
  it('lists every method once in the order of the catalog, supported or not', () => {
    const { methods: rows, unsupportedMethods } = methodChart(curve('fellow-ode-gen-1'), methods)
    expect(unsupportedMethods).toEqual([
      { id: 'turkish', name: 'Turkish' },
      { id: 'espresso', name: 'Espresso' },
    ])
    expect(rows.map(({ key }) => key)).toEqual(methods.map(({ id }) => id).slice(2))
  })

  it('supports a method if and only if a position lies in its window, and stays within it', () => {
    fc.assert(
      fc.property(anyGrinder, fc.constantFrom(...ROAST_LEVELS), (each, roast) => {
        const own = buildCurve(each)
        const positions = Array.from({ length: lastPosition(each) + 1 }, (_, k) =>
          nearestPosition(each, each.minGrindSetting + k * stepAt(each)),
        )
        // Positions are rounded to four digits, so at the edge of a window either answer is correct.
        const slack = 1e-3 * Math.abs(own.coarsestIndex - own.finestIndex)
        const indexesAround = (position: number) =>
          [position - ROUNDING, position + ROUNDING].map((setting) =>
            own.indexAt(Math.min(each.maxGrindSetting, Math.max(each.minGrindSetting, setting))),
          )
        for (const { id, grindIndex } of methods) {
          const row = methodSetting(own, method(id), ROAST_INDEX_SHIFT[roast])
          const mayBeInside = (position: number) => {
            const around = indexesAround(position)
            return Math.max(...around) >= grindIndex.min - slack && Math.min(...around) <= grindIndex.max + slack
          }
          const isSurelyInside = (position: number) => {
            const around = indexesAround(position)
            return Math.min(...around) >= grindIndex.min + slack && Math.max(...around) <= grindIndex.max - slack
          }
          if (row === undefined) {
            expect(positions.filter(isSurelyInside)).toEqual([])
            continue
          }
          expect(positions.some(mayBeInside)).toBe(true)
          for (const value of [row.setting, row.range.min, row.range.max]) {
            expect(nearestPosition(each, value)).toBe(value)
            expect(mayBeInside(value)).toBe(true)
          }
          expect(row.range.min).toBeLessThanOrEqual(row.setting)
          expect(row.setting).toBeLessThanOrEqual(row.range.max)
        }
      }),
      { numRuns: 300 },
    )
  })
})
