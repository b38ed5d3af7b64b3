import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInsights, findSweetSpot, MAX_INSIGHTS, type RatedBrew } from '#src/domain/brew-insights.ts'
import { grinder, method } from './brewing-catalog.ts'

const comandante = { ...grinder('comandante-c40-mk4'), id: 7 }

const brew = (values: Partial<RatedBrew> = {}): RatedBrew => ({
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
  it('returns the range of the best rated settings, in the notation of the dial', () => {
    const brews = settings([22, 5], [23, 5], [24, 4], [28, 2], [30, 2], [18, 3])
    expect(findInsights(brews, 0)).toEqual([
      {
        type: 'grind_sweet_spot',
        message:
          '22–24 clicks on the Comandante C40 MK4 is where a V60 tastes best to you: 4.67 stars on average over 3 brews, 2.33 elsewhere.',
        method: 'v60',
        grinderId: 7,
        range: { min: 22, max: 24 },
        averageRating: 4.67,
        brews: 3,
      },
    ])
  })

  it('needs five rated brews, three of them good', () => {
    expect(typesOf(settings([22, 5], [22, 5], [22, 5], [30, 1]))).toEqual([])
    expect(typesOf(settings([22, 5], [22, 5], [22, 5], [30, 1], [31, 1]))).toEqual(['grind_sweet_spot'])
    expect(typesOf(settings([22, 5], [22, 5], [28, 3], [30, 1], [31, 1]))).toEqual([])
  })

  it('returns none if good and bad brews have the same settings, or all brews are good', () => {
    expect(typesOf(settings([22, 5], [26, 5], [30, 5], [22, 1], [26, 1], [30, 1]))).toEqual([])
    expect(typesOf(settings([20, 4], [22, 4], [24, 4], [28, 4], [36, 4], [10, 4]))).toEqual([])
  })

  it('considers the method and grinder with the most brews', () => {
    const espresso = Array.from({ length: 6 }, () =>
      brew({ method: method('espresso'), grindSetting: 10, doseGrams: null }),
    )
    const pourOver = settings([22, 5], [22, 5], [22, 5], [22, 5], [22, 5])
    expect(findInsights([...pourOver, ...espresso], 0)[0]).toMatchObject({
      method: 'espresso',
      range: { min: 10, max: 10 },
    })
    const mixed = [...pourOver.slice(0, 3), ...espresso.slice(0, 3)]
    expect(findInsights(mixed, 0)).toEqual([])
  })

  it('works without a grinder if no brew names one', () => {
    const brews = Array.from({ length: 5 }, () => brew({ grinder: null, grindSetting: 5.5, doseGrams: null }))
    const [insight] = findInsights(brews, 0)
    expect(insight).toMatchObject({ grinderId: null, message: expect.stringMatching(/^5\.5 is where a V60/) })
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
        expect(spot.averageRating).toBeGreaterThanOrEqual(spot.elsewhere === null ? 4 : spot.elsewhere + 0.5)
      }),
    )
  })
})

describe('findInsights: ratio_preference', () => {
  it('returns the best rated ratio of a method', () => {
    const at = (waterGrams: number, rating: number) => brew({ waterGrams, rating, grindSetting: null })
    const [insight] = findInsights([at(240, 5), at(243, 5), at(246, 4), at(195, 2), at(285, 1)], 0)
    expect(insight).toEqual({
      type: 'ratio_preference',
      message: 'You like a V60 best at 1:16–16.4: 4.67 stars on average over 3 brews, 1.5 elsewhere.',
      method: 'v60',
      range: { min: 16, max: 16.4 },
      averageRating: 4.67,
      brews: 3,
    })
  })
})

describe('findInsights: streak_milestone', () => {
  it.each([3, 7, 14, 30, 50, 100, 200, 365, 730, 1000])('is returned for %d days in a row', (days) => {
    expect(findInsights([], days)).toEqual([
      { type: 'streak_milestone', message: `${days} days in a row with a brew.`, days },
    ])
  })

  it.each([0, 1, 2, 4, 8, 29, 31, 99, 101, 366])('is not returned for %d days', (days) => {
    expect(findInsights([], days)).toEqual([])
  })
})

it('findInsights returns two insights at most', () => {
  const brews = Array.from({ length: 10 }, () => brew())
  expect(typesOf(brews)).toEqual(['grind_sweet_spot', 'ratio_preference'])
  expect(typesOf(brews, 7)).toEqual(['streak_milestone', 'grind_sweet_spot'])
  expect(typesOf(brews, 7)).toHaveLength(MAX_INSIGHTS)
})
