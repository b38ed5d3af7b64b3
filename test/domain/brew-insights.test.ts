import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInsights, findSweetSpot, MAX_INSIGHTS, type RatedBrew } from '#src/domain/brew-insights.ts'
import { falseSweetSpots } from '../../bench/truth/insights.ts'
import { grinder, method } from './brewing-catalog.ts'

const comandante = { ...grinder('comandante-c40-mk4'), id: 7 }

const brew = (values: Partial<RatedBrew> = {}): RatedBrew => ({
  coffeeId: 1,
  method: method('v60'),
  grinder: comandante,
  grindSetting: 24,
  doseGrams: 15,
  waterGrams: 240,
  rating: 5,
  ...values,
})

const settings = (...pairs: [setting: number, rating: number][]) =>
  pairs.map(([grindSetting, rating]) => brew({ grindSetting, rating, doseGrams: null }))

const typesOf = (brews: readonly RatedBrew[], streak = 0) => findInsights(brews, streak).map(({ type }) => type)

describe('findInsights and findSweetSpot: grind_sweet_spot', () => {
  /** Clearly best from 22 to 24. */
  const CLEAR: [number, number][] = [
    [22, 5],
    [23, 5],
    [24, 4],
    [23, 5],
    [22, 5],
    [24, 5],
    [28, 2],
    [30, 1],
    [29, 2],
    [18, 3],
    [17, 2],
    [16, 1],
  ]

  it('returns the range of the best rated settings, with the ratings inside and outside of it', () => {
    expect(findInsights(settings(...CLEAR), 0)).toEqual([
      {
        type: 'grind_sweet_spot',
        method: 'v60',
        grinderId: 7,
        range: { min: 22, max: 24 },
        averageRating: 4.83,
        elsewhere: 1.83,
        brews: 6,
      },
    ])
  })

  it('claims nothing that chance would give as well', () => {
    expect(typesOf(settings([22, 5], [22, 5], [22, 5], [30, 1], [31, 1]))).toEqual([])
    expect(typesOf(settings([22, 5], [23, 5], [24, 4], [28, 2], [30, 2], [18, 3]))).toEqual([])
  })

  it('returns none if good and bad brews have the same settings, or all brews are good', () => {
    expect(typesOf(settings([22, 5], [26, 5], [30, 5], [22, 1], [26, 1], [30, 1]))).toEqual([])
    expect(typesOf(settings([20, 4], [22, 4], [24, 4], [28, 4], [36, 4], [10, 4]))).toEqual([])
    expect(typesOf(Array.from({ length: 20 }, () => brew()))).toEqual([])
  })

  it('compares brews of one coffee only: two coffees liked differently are no sweet spot', () => {
    const brews = settings(...CLEAR).map((each) => ({ ...each, coffeeId: each.rating > 3 ? 1 : 2 }))
    expect(typesOf(brews)).toEqual([])
  })

  it('works without a grinder if no brew names one', () => {
    const brews = settings(...CLEAR).map((each) => ({ ...each, grinder: null }))
    const [insight] = findInsights(brews, 0)
    expect(insight).toMatchObject({ grinderId: null, range: { min: 22, max: 24 } })
  })

  it('is the same every time for the same brews', () => {
    expect(findInsights(settings(...CLEAR), 0)).toEqual(findInsights(settings(...CLEAR), 0))
  })

  it('claims one on at most 5 % of random ratings', () => {
    expect(falseSweetSpots(400)).toBeLessThanOrEqual(0.05)
  })

  it('returns a range whose brews are rated higher than those outside', () => {
    const point = fc.record({ value: fc.integer({ min: 0, max: 50 }), rating: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const spot = findSweetSpot(points)
        if (!spot) return
        const inside = points.filter(({ value }) => value >= spot.min && value <= spot.max)
        expect(points.length).toBeGreaterThanOrEqual(5)
        expect(inside).toHaveLength(spot.brews)
        expect(inside.map(({ value }) => value)).toEqual(expect.arrayContaining([spot.min, spot.max]))
        expect(spot.averageRating).toBeGreaterThanOrEqual(spot.elsewhere + 0.5)
      }),
    )
  })
})

describe('findInsights: ratio_preference', () => {
  it('returns the best rated ratio of a method', () => {
    const at = (waterGrams: number, rating: number) => brew({ waterGrams, rating, grindSetting: null })
    const good = [at(240, 5), at(243, 5), at(246, 5), at(240, 5), at(243, 5), at(246, 4)]
    const bad = [at(195, 2), at(285, 1), at(200, 1), at(290, 2), at(198, 2), at(300, 1)]
    const [insight] = findInsights([...good, ...bad], 0)
    expect(insight).toEqual({
      type: 'ratio_preference',
      method: 'v60',
      range: { min: 16, max: 16.4 },
      averageRating: 4.83,
      elsewhere: 1.5,
      brews: 6,
    })
  })
})

describe('findInsights: streak_milestone', () => {
  it.each([3, 7, 14, 30, 50, 100, 200, 365, 730, 1000])('is returned for %d days in a row', (days) => {
    expect(findInsights([], days)).toEqual([{ type: 'streak_milestone', days }])
  })

  it.each([0, 1, 2, 4, 8, 29, 31, 99, 101, 366])('is not returned for %d days', (days) => {
    expect(findInsights([], days)).toEqual([])
  })
})

it('findInsights returns two insights at most', () => {
  const brews = Array.from({ length: 16 }, (_, i) =>
    i % 2 === 0 ? brew() : brew({ grindSetting: 30 + i, waterGrams: 285 + i, rating: 1 }),
  )
  expect(typesOf(brews)).toEqual(['grind_sweet_spot', 'ratio_preference'])
  expect(typesOf(brews, 7)).toEqual(['streak_milestone', 'grind_sweet_spot'])
  expect(typesOf(brews, 7)).toHaveLength(MAX_INSIGHTS)
})
