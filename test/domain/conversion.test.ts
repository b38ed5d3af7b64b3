import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, methodsAt } from '#src/domain/conversion.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { lastPosition, nearestPosition, stepAt, stepsApart } from '#src/domain/positions.ts'
import { say } from '#test/support/sentences.ts'
import { grinder, methods } from './brewing-catalog.ts'
import { anyGrinder, grinderAndPlace, settingAtPlace } from './random-grinders.ts'

const curve = (slug: string) => buildCurve(grinder(slug))
const C40 = 'comandante-c40-mk4'

describe('convert, compared with figures computed by hand', () => {
  /*
   * C40 22 clicks is a reference, index 30. Published with published: u = √(3² + 3²) = 4.2426, 25.757 to 34.243.
   * Ode 2, from 18:3 to 32:5 with slopes .154762 and .133929: 3 + t·(2.166667 + t·(-.208333 + t·.041667))
   *   index 30,     t = 12/14    4.7303, nearest third 4.6667
   *   u = √2 × (3 + 0.12 × 30) = 9.33: index 20.67, 3.3963, third 3.3333; index 39.33, 5.9466, third 6
   * JX-Pro (estimated): index 30 is its reference 95. u = √(6.6² + 10.56²) = 12.45: index 17.55, click 75; 42.45, 117
   */
  it('converts 22 clicks of a C40 to an Ode Gen 2', () => {
    expect(convert(curve(C40), curve('fellow-ode-gen-2'), 22, methods)).toEqual({
      from: { slug: C40, brand: 'Comandante', name: 'C40 MK4', setting: 22 },
      to: {
        slug: 'fellow-ode-gen-2',
        brand: 'Fellow',
        name: 'Ode Gen 2',
        setting: 4.6667,
        range: { min: 3.3333, max: 6 },
      },
      grindIndex: 30,
      setting: 4.6667,
      range: { min: 3.3333, max: 6 },
      confidence: 'medium',
      basis: 'published',
      reachable: true,
      methods: ['moka', 'aeropress', 'siphon', 'v60', 'clever', 'pour-over', 'cupping', 'drip'],
    })
  })

  it('converts 22 clicks of a C40 to a JX-Pro', () => {
    expect(convert(curve(C40), curve('1zpresso-jx-pro'), 22, methods)).toMatchObject({
      setting: 95,
      range: { min: 75, max: 117 },
      confidence: 'low',
      basis: 'estimated',
    })
  })

  it("returns the end of the dial and a note if the target can't grind that fine or coarse", () => {
    const finest = convert(curve(C40), curve('fellow-ode-gen-1'), 10, methods)
    expect(finest).toMatchObject({ setting: 1, range: { min: 1, max: 1.3333 }, reachable: false })
    expect(say(finest.note)).toBe(
      "The Fellow Ode Gen 1 doesn't grind that fine: 1 is its finest setting, still coarser than 10 clicks on the Comandante C40 MK4.",
    )
    // The C40 ends at index 97; the Porlex reaches 100.
    const coarsest = convert(curve('porlex-mini'), curve(C40), 12, methods)
    expect(coarsest).toMatchObject({ setting: 50, range: { min: 49, max: 50 }, reachable: false })
    expect(say(coarsest.note)).toBe(
      "The Comandante C40 MK4 doesn't grind that coarse: 50 clicks is its coarsest setting, still finer than 12 clicks on the Porlex Mini.",
    )
    // A reversed dial is finest at its highest number, 8; one step inwards is 7.5.
    expect(convert(curve(C40), curve('kitchenaid-artisan-5kcg0702'), 9, methods)).toMatchObject({
      setting: 8,
      range: { min: 7.5, max: 8 },
      reachable: false,
    })
  })

  it('says in a note which curve is extrapolated', () => {
    // K6 185 clicks: 95 + 5 / 1.2 = index 99.17, beyond its last reference; u = √(6² + 3²) = 6.71
    const answer = convert(curve('kingrinder-k6'), curve('niche-zero'), 185, methods)
    expect(answer).toMatchObject({ grindIndex: 99.17, confidence: 'low', basis: 'extrapolated', reachable: true })
    expect(say(answer.note)).toBe(
      'This grind is beyond the reference points we have (KINGrinder K6), so it is an estimate.',
    )
  })

  it('returns an index from 0 to 100, and the methods whose window contains it', () => {
    // 7 clicks: -.5 / .466667 = index -1.07, finer than the scale's 0
    const { grindIndex, methods: suited } = convert(curve(C40), curve('niche-zero'), 7, methods)
    expect(grindIndex).toBe(0)
    expect(suited).toEqual(['turkish'])
    expect(methodsAt(methods, 95)).toEqual(['cold-brew'])
  })

  it('throws for a setting outside the dial of the source', () => {
    expect(() => convert(curve(C40), curve('niche-zero'), 51, methods)).toThrow('Comandante C40 MK4, 0 to 50')
  })
})

describe('convert to the same grinder', () => {
  it('is exact for every position, with a range of one step to each side', () => {
    fc.assert(
      fc.property(anyGrinder, fc.nat(), (each, seed) => {
        const own = buildCurve(each)
        const k = seed % (lastPosition(each) + 1)
        const setting = nearestPosition(each, each.minGrindSetting + k * stepAt(each))
        const answer = convert(own, buildCurve(each), setting, methods)
        expect(answer.setting).toBe(setting)
        expect(answer.confidence).toBe('high')
        expect(answer.reachable).toBe(true)
        expect(stepsApart(each, answer.range.min, answer.range.max)).toBeLessThanOrEqual(2 + 1e-3 / stepAt(each))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('convert between random grinders', () => {
  it('returns a position of the target within a range of positions, and no NaN', () => {
    fc.assert(
      fc.property(grinderAndPlace, anyGrinder, ([from, place], to) => {
        const answer = convert(buildCurve(from), buildCurve(to), settingAtPlace(from, place), methods)
        for (const value of [answer.setting, answer.range.min, answer.range.max]) {
          expect(nearestPosition(to, value)).toBe(value)
          expect(value).toBeGreaterThanOrEqual(to.minGrindSetting)
          expect(value).toBeLessThanOrEqual(to.maxGrindSetting)
        }
        expect(answer.range.min).toBeLessThanOrEqual(answer.setting)
        expect(answer.range.max).toBeGreaterThanOrEqual(answer.setting)
        expect(answer.range.max).toBeGreaterThan(answer.range.min)
        expect(answer.grindIndex).toBeGreaterThanOrEqual(0)
        expect(answer.grindIndex).toBeLessThanOrEqual(100)
        expect(answer.methods).toEqual(methodsAt(methods, buildCurve(from).indexAt(settingAtPlace(from, place))))
        expect('note' in answer || answer.reachable).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it('returns a range of at least one step to each side, except at the ends of the dial', () => {
    fc.assert(
      fc.property(grinderAndPlace, anyGrinder, ([from, place], to) => {
        const answer = convert(buildCurve(from), buildCurve(to), settingAtPlace(from, place), methods)
        fc.pre(answer.reachable)
        const ends = [nearestPosition(to, to.minGrindSetting), nearestPosition(to, to.maxGrindSetting)] as const
        const atLeast = stepAt(to) - 1e-3
        if (answer.range.min > ends[0]) expect(answer.setting - answer.range.min).toBeGreaterThanOrEqual(atLeast)
        if (answer.range.max < ends[1]) expect(answer.range.max - answer.setting).toBeGreaterThanOrEqual(atLeast)
      }),
      { numRuns: 1000 },
    )
  })

  it('returns about the same setting when converted back', () => {
    fc.assert(
      fc.property(grinderAndPlace, anyGrinder, ([a, place], b) => {
        const [curveA, curveB] = [buildCurve(a), buildCurve(b)]
        const setting = settingAtPlace(a, place)
        const there = convert(curveA, curveB, setting, methods)
        fc.pre(there.reachable)
        const back = convert(curveB, curveA, there.setting, methods)
        fc.pre(back.reachable)
        // Half a step of B on A's dial, on the side where it is wider there. The last position of a dial without
        // counted clicks may be further than half a step from its end.
        const target = curveB.settingAt(curveA.indexAt(setting))
        const rounding = Math.max(stepAt(b) / 2, Math.abs(there.setting - target)) + 1e-4
        const seenOnA = [-rounding, rounding].map((shift) => {
          const nearby = Math.min(b.maxGrindSetting, Math.max(b.minGrindSetting, target + shift))
          return Math.abs(curveA.settingAt(curveB.indexAt(nearby)) - setting)
        })
        expect(Math.abs(back.setting - setting)).toBeLessThanOrEqual(stepAt(a) + Math.max(...seenOnA) + 1e-4)
      }),
      { numRuns: 3000 },
    )
  })

  it('is monotonic: a coarser setting never becomes a finer one', () => {
    fc.assert(
      fc.property(
        anyGrinder,
        anyGrinder,
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        (from, to, places) => {
          const [a, b] = [buildCurve(from), buildCurve(to)]
          const [low, high] = places.map((place) => settingAtPlace(from, place)).sort((x, y) => (x - y) * a.direction)
          const finer = convert(a, b, low!, methods).setting
          const coarser = convert(a, b, high!, methods).setting
          expect((coarser - finer) * b.direction).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
