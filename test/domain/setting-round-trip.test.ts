import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodChart } from '#src/domain/chart.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { parseSetting } from '#src/domain/parse-setting.ts'
import { lastPosition, nearestPosition, stepAt } from '#src/domain/positions.ts'
import { readerOf } from '#src/http/reader.ts'
import { formatRange, formatSetting } from '#test/support/sentences.ts'
import { grinders, methods } from './brewing-catalog.ts'

const german = readerOf('de')

/** Covers every position of every grinder, and so every window of every method. */
describe('finding 1: parseSetting reads every setting that formatSetting writes', () => {
  const everyPosition = grinders.map((grinder) => {
    const places = Array.from({ length: lastPosition(grinder) + 1 }, (_, k) =>
      nearestPosition(grinder, grinder.minGrindSetting + k * stepAt(grinder)),
    )
    return [grinder.slug, grinder, [...new Set(places)]] as const
  })

  it('covers 234 grinders and more than 30,000 positions', () => {
    expect(grinders).toHaveLength(234)
    expect(everyPosition.flatMap(([, , places]) => places).length).toBeGreaterThan(30_000)
  })

  it.each(everyPosition)(
    '%s: every position as a label in each language, as a number and as text',
    (_, grinder, places) => {
      for (const setting of places) {
        for (const given of [
          formatSetting(grinder, setting),
          german.setting(grinder, setting),
          setting,
          String(setting),
        ]) {
          expect({ given, read: parseSetting(grinder, given) }).toEqual({ given, read: { ok: true, setting } })
        }
      }
    },
  )

  it('formatSetting has a different label for each position', () => {
    for (const [slug, grinder, places] of everyPosition) {
      const labels = places.map((setting) => formatSetting(grinder, setting))
      expect(new Set(labels).size, slug).toBe(labels.length)
    }
  })

  it('parseSetting reads the ends of every dial unchanged', () => {
    for (const grinder of grinders) {
      for (const setting of [grinder.minGrindSetting, grinder.maxGrindSetting]) {
        expect(parseSetting(grinder, setting), grinder.slug).toEqual({ ok: true, setting })
      }
    }
  })

  it('parseSetting reads the reference points of every dial as the positions nearest to them', () => {
    for (const grinder of grinders) {
      for (const { setting } of grinder.references) {
        const read = parseSetting(grinder, setting)
        expect(read.ok && Math.abs(read.setting - setting), grinder.slug).toBeLessThanOrEqual(grinder.step + 1e-9)
      }
    }
  })

  it('parseSetting reads both ends of a text by formatRange', () => {
    for (const grinder of grinders) {
      for (const { range } of methodChart(buildCurve(grinder), methods).methods) {
        for (const text of [formatRange(grinder, range), german.range(grinder, range)]) {
          const [low, high = low] = text.split(/ – |–/)
          expect(parseSetting(grinder, low!), grinder.slug).toEqual({ ok: true, setting: range.min })
          expect(parseSetting(grinder, high!), grinder.slug).toEqual({ ok: true, setting: range.max })
        }
      }
    }
  })

  it('parseSetting reads its own result as the same setting', () => {
    const pieces = fc.constantFrom('1', '2', '7', '0', '.', '.', ' ', '⅓', 'E', ' turns ', '+', ' clicks', ',', '-')
    const text = fc.array(pieces, { maxLength: 7 }).map((parts) => parts.join(''))
    const number = fc.double({ min: 0, max: 60, noNaN: true }).map((value) => Math.round(value * 100) / 100)
    fc.assert(
      fc.property(fc.constantFrom(...grinders), fc.oneof(text, number), (grinder, input) => {
        const read = parseSetting(grinder, input)
        fc.pre(read.ok)
        expect(parseSetting(grinder, read.setting)).toEqual({ ok: true, setting: read.setting })
      }),
      { numRuns: 10_000 },
    )
  })

  it('a Sette 270 has no position at a whole number', () => {
    for (const [slug, , places] of everyPosition.filter(([slug]) => slug.startsWith('baratza-sette-270'))) {
      expect(places.filter(Number.isInteger), slug).toEqual([])
      expect(places).toHaveLength(30 * 9 + 1)
    }
  })
})
