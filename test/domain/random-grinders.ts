/** Arbitraries of random grinders: any valid curve, either direction, whole, decimal and third steps. */

import fc from 'fast-check'
import type { Confidence, GrinderModel, Notation } from '#src/domain/catalog.ts'
import { grinders } from './brewing-catalog.ts'

const STEPS = [1, 0.5, 0.25, 0.2, 0.1, 0.05, 1 / 3]

/** Five increasing numbers from `low` to `high`, with gaps of ratios up to 1:1000. */
const risingWithin = (low: number, high: number): fc.Arbitrary<number[]> =>
  fc
    .tuple(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 4, maxLength: 4 }), fc.tuple(share(), share()))
    .map(([gaps, [from, to]]) => {
      const sums = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap))
      const start = low + from * 0.3 * (high - low)
      const end = high - to * 0.3 * (high - low)
      return [0, ...sums].map((sum) => start + (sum / sums.at(-1)!) * (end - start))
    })

const share = () => fc.double({ min: 0, max: 1, noNaN: true })

export const randomGrinder: fc.Arbitrary<GrinderModel> = fc
  .record({
    slug: fc.uuid(),
    step: fc.constantFrom(...STEPS),
    positions: fc.integer({ min: 5, max: 500 }),
    min: fc.constantFrom(0, 1, 5),
    isCounted: fc.boolean(),
    overhang: fc.constantFrom(0, 0.4),
    backwards: fc.boolean(),
    adjustment: fc.constantFrom('stepped' as const, 'stepless' as const),
    confidence: fc.constantFrom<Confidence>('measured', 'published', 'estimated'),
    indexes: risingWithin(-20, 120),
    shares: risingWithin(0, 1),
  })
  .map(({ slug, step, positions, min, isCounted, overhang, backwards, adjustment, confidence, indexes, shares }) => {
    // A dial without counted clicks may end between two positions.
    const max = Math.round((min + (positions + (isCounted ? 0 : overhang)) * step) * 1e4) / 1e4
    const settings = shares.map((part) => min + part * (max - min))
    if (backwards) settings.reverse()
    return {
      slug,
      brand: 'Random',
      model: slug.slice(0, 4),
      adjustment,
      minGrindSetting: min,
      maxGrindSetting: max,
      step,
      clicksPerFullRange: isCounted ? positions : null,
      scale: 'dial number',
      notation: { kind: 'number', reversed: backwards } satisfies Notation,
      references: indexes.map((grindIndex, i) => ({ grindIndex, setting: settings[i]! })),
      confidence,
    }
  })

/** A grinder of the catalog in half of the cases, else a random one. */
export const anyGrinder: fc.Arbitrary<GrinderModel> = fc.oneof(fc.constantFrom(...grinders), randomGrinder)

/** A grinder and a place on its dial, from 0 (low end) to 1 (high end). */
export const grinderAndPlace = fc.tuple(anyGrinder, share())

export const settingAtPlace = ({ minGrindSetting: min, maxGrindSetting: max }: GrinderModel, place: number): number =>
  min + place * (max - min)
