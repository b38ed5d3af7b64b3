import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brewTimeSeconds, roundTime, scaledTimeSeconds } from '#src/domain/brew-time.ts'
import { formatDuration } from '#src/domain/measures.ts'
import { method, methods } from './brewing-catalog.ts'

describe('brewTimeSeconds', () => {
  it.each([
    ['v60', { doseGrams: 20, ratio: 16, grindIndex: 34 }, 180],
    ['v60', { doseGrams: 30, ratio: 16, grindIndex: 34 }, 210], // 180 × 1.5^0.4 = 211.7
    ['v60', { doseGrams: 20, ratio: 16, grindIndex: 29 }, 190], // 180 × 1.06 = 190.8
    ['v60', { doseGrams: 36, ratio: 16, grindIndex: 24 }, 240], // 180 × 1.265 × 1.12 = 255, cut at 240
    ['espresso', { doseGrams: 18, ratio: 3, grindIndex: 6.7 }, 31], // 28 × 1.5^0.28 = 31.4
    ['espresso', { doseGrams: 18, ratio: 2, grindIndex: 4.7 }, 44], // 28 × e^0.46 = 44.4
    ['espresso', { doseGrams: 18, ratio: 2, grindIndex: 10.7, neutralIndex: 10.7 }, 28], // a dark roast's own setting
    ['espresso', { doseGrams: 18, ratio: 2, grindIndex: 11.7 }, 9], // 28 × e^-1.15 = 8.9: not cut at 20
    ['espresso', { doseGrams: 18, ratio: 2, grindIndex: 60 }, 5], // not a shot any more
    ['french-press', { doseGrams: 30, ratio: 15, grindIndex: 52 }, 300], // grind hardly moves a steep
    ['french-press', { doseGrams: 60, ratio: 15, grindIndex: 62 }, 300], // a bigger jug steeps no longer
    ['cold-brew', { doseGrams: 100, ratio: 8, grindIndex: 70 }, 57_600],
  ])('%s %o takes %i s', (id, brew, seconds) => {
    expect(brewTimeSeconds(method(id), brew)).toBe(seconds)
  })

  it('is longer for a finer grind where water flows, and the same where it does not', () => {
    const index = fc.double({ min: -20, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...methods), index, index, (each, a, b) => {
        const at = (grindIndex: number) =>
          brewTimeSeconds(each, { doseGrams: each.doseGrams.ideal, ratio: each.ratio.ideal, grindIndex })
        const [fine, coarse] = [at(Math.min(a, b)), at(Math.max(a, b))]
        if (each.extraction === 'immersion') expect(fine).toBe(coarse)
        else expect(fine).toBeGreaterThanOrEqual(coarse)
      }),
    )
  })
})

describe('roundTime', () => {
  it.each([
    ['espresso', 27.6, 28],
    ['v60', 183, 185],
    ['cupping', 754, 780],
    ['cold-brew', 3700, 3600],
    ['cold-brew', 59_000, 57_600],
  ])('%s, %d s is rounded to %d', (id, seconds, said) => expect(roundTime(method(id), seconds)).toBe(said))
})

describe('scaledTimeSeconds', () => {
  it('keeps the time if the dose is the same', () => {
    for (const each of methods) {
      const { ideal } = each.brewTimeSeconds
      expect(scaledTimeSeconds(each, ideal, 1)).toBe(ideal)
    }
  })
})

describe('formatDuration', () => {
  it.each([
    [28, '28 s'],
    [60, '1:00'],
    [185, '3:05'],
    [57_600, '16 h'],
    [58_200, '16 h 10 min'],
    [59.6, '1:00'],
    [119.7, '2:00'],
    [3599.8, '1 h'],
    [7190, '2 h'],
  ])('returns for %d s %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
})
