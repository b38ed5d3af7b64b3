import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import {
  lastPosition,
  movePosition,
  nearestPosition,
  positionsWithin,
  stepAt,
  stepsApart,
} from '#src/domain/positions.ts'
import { grinder, grinders } from './brewing-catalog.ts'
import { anyGrinder, grinderAndPlace, settingAtPlace } from './random-grinders.ts'

describe('nearestPosition', () => {
  it.each([
    ['comandante-c40-mk4', 22.4, 22],
    ['comandante-c40-mk4', 22.5, 23],
    ['comandante-c40-mk4', 60, 50],
    ['comandante-c40-mk4', -3, 0],
    ['fellow-ode-gen-2', 5.1, 5],
    ['fellow-ode-gen-2', 5.2, 5.3333],
    ['fellow-ode-gen-2', 5.6, 5.6667],
    ['fellow-ode-gen-2', 10.9, 11],
    ['fellow-opus', 5.3, 5.25],
    ['niche-zero', 17.7, 17.5],
    ['eureka-mignon-oro-single-dose', 30, 30],
    ['kitchenaid-artisan-5kcg0702', 6.7, 6.5],
    ['kinu-m47-classic', 3.333, 3.34],
    ['baratza-sette-270', 7, 7.1],
    ['baratza-sette-270', 6.98, 6.9],
    ['baratza-sette-270', 1, 1.1],
    ['baratza-sette-270', 31, 31.1],
  ])('%s: the position nearest to %d is %d', (slug, setting, position) => {
    expect(nearestPosition(grinder(slug), setting)).toBe(position)
  })

  it('is on the grid, within the range, within half a step and has four decimals', () => {
    fc.assert(
      fc.property(grinderAndPlace, ([each, place]) => {
        const setting = settingAtPlace(each, place)
        const position = nearestPosition(each, setting)
        const steps = (position - each.minGrindSetting) / stepAt(each)
        expect(Math.abs(steps - Math.round(steps)) * stepAt(each)).toBeLessThan(1e-4)
        expect(position).toBeGreaterThanOrEqual(each.minGrindSetting)
        expect(position).toBeLessThanOrEqual(each.maxGrindSetting)
        expect(Math.round(position * 1e4) / 1e4).toBe(position)
        // A dial without counted clicks may go on more than half a step after its last position, as in a Sette's gaps.
        const last = nearestPosition(each, each.maxGrindSetting)
        const most = each.slug.startsWith('baratza-sette-270') ? stepAt(each) : stepAt(each) / 2
        expect(Math.abs(position - Math.min(setting, last))).toBeLessThanOrEqual(most + 1e-4)
        expect(nearestPosition(each, position)).toBe(position)
      }),
      { numRuns: 2000 },
    )
  })

  it('reaches both ends of every dial with counted clicks', () => {
    for (const each of grinders.filter(({ clicksPerFullRange }) => clicksPerFullRange)) {
      expect(nearestPosition(each, each.maxGrindSetting)).toBe(each.maxGrindSetting)
      expect(nearestPosition(each, each.minGrindSetting)).toBe(each.minGrindSetting)
      expect(lastPosition(each)).toBe(each.clicksPerFullRange)
    }
  })
})

describe('movePosition', () => {
  it.each([
    ['comandante-c40-mk4', 22, 3, 25],
    ['comandante-c40-mk4', 49, 5, 50],
    ['comandante-c40-mk4', 22.4, -1, 21],
    ['fellow-ode-gen-2', 5, 1, 5.3333],
    ['fellow-ode-gen-2', 5.3333, 2, 6],
    ['baratza-sette-270', 6.9, 1, 7.1],
    ['baratza-sette-270', 7.1, -1, 6.9],
    ['baratza-sette-270', 6.8, 11, 8.1],
    ['baratza-sette-270', 30.9, 5, 31.1],
    ['baratza-sette-270', 1.2, -3, 1.1],
    ['kitchenaid-artisan-5kcg0702', 6, 1, 5.5],
    ['kitchenaid-artisan-5kcg0702', 1.5, 4, 1],
    ['kitchenaid-artisan-5kcg0702', 7.5, -4, 8],
  ])('%s: from %d by %d coarser is %d', (slug, setting, steps, result) => {
    const each = grinder(slug)
    expect(movePosition(each, setting, steps, buildCurve(each).direction)).toBe(result)
  })

  it('is reversible except at the ends, and coarser in either direction of the dial', () => {
    fc.assert(
      fc.property(anyGrinder, fc.nat(), fc.integer({ min: 1, max: 5 }), (each, seed, steps) => {
        const { direction, indexAt } = buildCurve(each)
        const last = lastPosition(each)
        fc.pre(last >= 2 * steps)
        const k = steps + (seed % (last - 2 * steps + 1))
        const setting = nearestPosition(each, each.minGrindSetting + k * stepAt(each))
        const coarser = movePosition(each, setting, steps, direction)
        expect(indexAt(coarser)).toBeGreaterThan(indexAt(setting))
        expect(movePosition(each, coarser, -steps, direction)).toBe(setting)
      }),
    )
  })
})

it('stepsApart counts positions, not the gaps between them', () => {
  const sette = grinder('baratza-sette-270')
  expect(stepsApart(sette, 6.9, 7.1)).toBeCloseTo(1)
  expect(stepsApart(sette, 8.2, 6.9)).toBeCloseTo(-11)
  expect(stepsApart(grinder('fellow-ode-gen-2'), 5, 6)).toBeCloseTo(3)
})

describe('positionsWithin', () => {
  it('returns the first and the last position, edges included', () => {
    const ode = grinder('fellow-ode-gen-2')
    expect(positionsWithin(ode, 5, 6)).toEqual({ min: 5, max: 6 })
    expect(positionsWithin(ode, 5.1, 5.9)).toEqual({ min: 5.3333, max: 5.6667 })
    expect(positionsWithin(ode, 5 + 1 / 3, 5 + 1 / 3)).toEqual({ min: 5.3333, max: 5.3333 })
    expect(positionsWithin(ode, -4, 40)).toEqual({ min: 1, max: 11 })
  })

  it('skips the whole numbers of a Sette 270', () => {
    expect(positionsWithin(grinder('baratza-sette-270'), 7, 9)).toEqual({ min: 7.1, max: 8.9 })
    expect(positionsWithin(grinder('baratza-sette-270'), 6.95, 7.05)).toBeUndefined()
  })

  it('returns undefined if there is none', () => {
    expect(positionsWithin(grinder('fellow-ode-gen-2'), 5.4, 5.6)).toBeUndefined()
    expect(positionsWithin(grinder('fellow-ode-gen-2'), 12, 13)).toBeUndefined()
  })
})
