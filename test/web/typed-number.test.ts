import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import { parseNumber } from '#web/ui/format.ts'
import { storedNumber, typedNumber, unreadableText } from '#web/ui/typed-number.ts'

describe('typedNumber, storedNumber and unreadableText', () => {
  it.each([
    ['15,5', '15.5'],
    ['15.5', '15.5'],
    [' 16 ', '16'],
    ['1.250', '1.25'],
    ['１６', '16'],
    ['', ''],
    ['  ', ''],
  ])('keeps "%s" as "%s", with either decimal', (text, kept) => {
    for (const decimal of ['point', 'comma'] as const) expect(typedNumber(text, decimal, false), decimal).toBe(kept)
  })

  it.each([
    ['1:16', '16'],
    ['1 : 16,5', '16.5'],
    ['16', '16'],
    ['1,5', '1.5'],
  ])('reads the ratio "%s" as %s', (text, kept) => {
    expect(typedNumber(text, 'comma', true)).toBe(kept)
  })

  it.each(['abc', '1:16', '15,5,2', '18 g', '1e3', '--1', 'Infinity'])(
    'marks "%s" as unreadable, so that the field still shows it',
    (text) => {
      const kept = typedNumber(text, 'comma', false)
      expect(storedNumber(kept)).toBeUndefined()
      expect(typeof parseNumber(kept)).toBe('string')
      expect(unreadableText(kept)).toBe(text)
    },
  )

  it('reads what format.plain writes, in every notation', () => {
    const tenths = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 10)
    fc.assert(
      fc.property(tenths, fc.constantFrom('en-US', 'de', 'fr', 'ar-EG'), (value, locale) => {
        const format = createFormatter(locale, unitsOfLocale(locale))
        expect(typedNumber(format.plain(value), format.units.decimal, false)).toBe(String(value))
      }),
    )
  })
})
