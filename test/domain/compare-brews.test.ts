import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedBrew, compareBrews } from '#src/domain/compare-brews.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { stepsBetween } from '#src/domain/grind-choice.ts'
import { movePosition, nearestPosition } from '#src/domain/positions.ts'
import { grinders } from './brewing-catalog.ts'

const curves = grinders.map(buildCurve)
const backwards = curves.filter(({ direction }) => direction === -1)

const brew = (values: Partial<ComparedBrew> = {}): ComparedBrew => ({
  doseGrams: 15,
  waterGrams: 240,
  brewTimeSeconds: 180,
  grindSetting: null,
  curve: null,
  ...values,
})

describe('compareBrews', () => {
  it('returns nulls without an earlier brew', () => {
    const none = { ratio: null, grind: null, grindUnit: null, grindChange: null, water: null, brewTime: null }
    expect(compareBrews(brew({ grindSetting: 20, curve: curves[0]! }), undefined)).toEqual(none)
  })

  it('returns null for figures that either brew lacks', () => {
    expect(compareBrews(brew(), brew({ doseGrams: null })).ratio).toBeNull()
    expect(compareBrews(brew({ waterGrams: null }), brew())).toMatchObject({ ratio: null, water: null })
    expect(compareBrews(brew({ brewTimeSeconds: null }), brew()).brewTime).toBeNull()
  })

  it('rounds differences', () => {
    expect(compareBrews(brew({ waterGrams: 240.3 }), brew({ waterGrams: 240.1 }))).toMatchObject({
      water: 0.2,
      ratio: 0.01,
    })
  })

  it('returns the opposite sign if the brews are swapped', () => {
    const amount = fc.option(fc.double({ min: 5, max: 5000, noNaN: true }))
    const setting = fc.double({ min: 0, max: 1, noNaN: true })
    const any = fc.record({
      doseGrams: amount,
      waterGrams: amount,
      brewTimeSeconds: amount,
      at: setting,
      curve: fc.option(fc.constantFrom(...curves)),
    })
    const toBrew = ({ at, ...rest }: { at: number } & Omit<ComparedBrew, 'grindSetting'>): ComparedBrew => {
      const { minGrindSetting: min, maxGrindSetting: max } = rest.curve?.grinder ?? {
        minGrindSetting: 0,
        maxGrindSetting: 50,
      }
      return { ...rest, grindSetting: min + at * (max - min) }
    }
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [there, back] = [compareBrews(toBrew(a), toBrew(b)), compareBrews(toBrew(b), toBrew(a))]
        expect(there.grindUnit).toBe(back.grindUnit)
        for (const delta of ['ratio', 'grind', 'water', 'brewTime'] as const) {
          if (there[delta] === null) expect(back[delta]).toBeNull()
          else expect(there[delta]).toBeCloseTo(-back[delta]!, 1)
        }
      }),
    )
  })

  it('counts steps of the same grinder, positive for coarser in either direction of the dial', () => {
    expect(backwards.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.constantFrom(...curves, ...backwards), fc.integer({ min: -5, max: 5 }), (curve, steps) => {
        const { grinder, direction } = curve
        const from = nearestPosition(grinder, (grinder.minGrindSetting + grinder.maxGrindSetting) / 2)
        const to = movePosition(grinder, from, steps, direction)
        const { grind, grindUnit, grindChange } = compareBrews(
          brew({ grindSetting: to, curve }),
          brew({ grindSetting: from, curve }),
        )
        expect(grindUnit).toBe('steps')
        expect(grind).toBeCloseTo(stepsBetween(curve, from, to), 1)
        if (steps !== 0) expect(grindChange?.way).toBe(steps > 0 ? 'coarser' : 'finer')
      }),
    )
  })

  it('returns a finite difference for settings outside the dial', () => {
    const [a, b] = [curves[0]!, curves[1]!]
    const far = compareBrews(brew({ grindSetting: 1e6, curve: a }), brew({ grindSetting: -1e6, curve: b }))
    expect(Number.isFinite(far.grind)).toBe(true)
  })
})
