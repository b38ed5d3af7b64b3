import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormatter } from '#src/domain/units/formatter.ts'
import { unitsOfLocale } from '#src/domain/units/locale-units.ts'
import { parseQuantity } from '#src/domain/units/parse-quantity.ts'
import { METRIC, type Quantity, type Units, US } from '#src/domain/units/reader-units.ts'

const POINT: Units = { ...unitsOfLocale('en-GB'), ...METRIC }
const COMMA: Units = { ...POINT, decimal: 'comma' }
const AMERICAN: Units = { ...POINT, ...US }

const storedOf = (quantity: Quantity, text: string, units: Units) => {
  const parsed = parseQuantity(quantity, text, units)
  return 'value' in parsed ? parsed.value : parsed.problem
}

describe('parseQuantity of temperatures', () => {
  it.each([
    ['93', 199.4],
    ['93°', 199.4],
    ['93 °C', 199.4],
    ['93c', 199.4],
    ['93ºC', 199.4],
    ['93℃', 199.4],
    ['９３', 199.4],
    ['٩٣', 199.4],
    ['93 degrees Celsius', 199.4],
    ['93 deg', 199.4],
    ['93,5', 200.3],
    ['93.5', 200.3],
    ['93.500', 200.3],
    ['93,500', 200.3],
    ['  93 ', 199.4],
    ['200F', 200],
    ['200 °F', 200],
    ['200℉', 200],
    ['200 °f', 200],
    ['−5', 23],
    ['-0', 32],
  ])('reads %j for a reader of °C as %d °F', (text, fahrenheit) => {
    expect(storedOf('temperature', text, POINT)).toBe(fahrenheit)
    expect(storedOf('temperature', text, COMMA)).toBe(fahrenheit)
  })

  it.each([
    ['93', 93],
    ['93 °C', 199.4],
    ['93C', 199.4],
    ['200', 200],
    ['200.5', 200.5],
  ])('reads %j for a reader of °F as %d °F', (text, fahrenheit) => {
    expect(storedOf('temperature', text, AMERICAN)).toBe(fahrenheit)
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['hot', 'not_a_number'],
    ['°C', 'not_a_number'],
    ['9 3', 'not_a_number'],
    ['93..5', 'not_a_number'],
    ['.', 'not_a_number'],
    ['-', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['200-205', 'not_a_number'],
    ['200–205', 'not_a_number'],
    ['9'.repeat(61), 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['93 K', 'unknown_unit'],
    ['1e2', 'unknown_unit'],
    ['0x5d', 'unknown_unit'],
    ['93 C F', 'unknown_unit'],
    ['93 constructor', 'unknown_unit'],
    ['93 g', 'other_quantity'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseQuantity('temperature', text, POINT)).toEqual({ problem })
  })
})

describe('parseQuantity of weights, volumes and altitudes', () => {
  it.each([
    ['weight', '18', POINT, 18],
    ['weight', '18,5', POINT, 18.5],
    ['weight', '18.5 g', POINT, 18.5],
    ['weight', '18.', POINT, 18],
    ['weight', '.5', POINT, 0.5],
    ['weight', '0,500', POINT, 0.5],
    ['weight', '0.65 oz', POINT, 18.43],
    ['weight', '0.65', AMERICAN, 18.43],
    ['weight', '18.5 g', AMERICAN, 18.5],
    ['weight', '0,25 kg', COMMA, 250],
    ['weight', '1 lb', POINT, 453.59],
    ['weight', '18.5 Gramm', COMMA, 18.5],
    ['volume', '240', POINT, 240],
    ['volume', '12 fl oz', POINT, 354.9],
    ['volume', '12 fl. oz.', POINT, 354.9],
    ['volume', '12 oz', POINT, 354.9],
    ['volume', '12', AMERICAN, 354.9],
    ['volume', '0.5 l', AMERICAN, 500],
    ['altitude', '6000 ft', POINT, 1829],
    ['altitude', "6000'", POINT, 1829],
    ['altitude', '6,000', AMERICAN, 1829],
    ['altitude', '1800 masl', AMERICAN, 1800],
    ['altitude', '1800 m.a.s.l.', AMERICAN, 1800],
  ] as const)('reads the %s %j', (quantity, text, units, stored) => {
    expect(storedOf(quantity, text, units)).toBe(stored)
  })

  it.each([
    // Spaces and apostrophes only group.
    ['weight', '1 800', 1800, 1800],
    ['weight', "1'800.5", 1800.5, 1800.5],
    ['weight', '1 800 g', 1800, 1800],
    // With both, the last is the decimal.
    ['weight', '1,800.5', 1800.5, 1800.5],
    ['weight', '1.800,5', 1800.5, 1800.5],
    // Twice is grouping.
    ['weight', '1.800.000', 1_800_000, 1_800_000],
    // One separator and three digits: the reader's own decimal is one, the other groups.
    ['weight', '1.800', 1.8, 1800],
    ['weight', '1,800', 1800, 1.8],
    ['volume', '1,800', 1800, 1.8],
    // Otherwise one separator is the decimal, whichever it is.
    ['weight', '18,50', 18.5, 18.5],
    ['weight', '18.5000', 18.5, 18.5],
    ['weight', '1800.500', 1800.5, 1800.5],
    // Altitudes have no decimals.
    ['altitude', '1.800 m', 1800, 1800],
    ['altitude', '1,800 m', 1800, 1800],
    ['altitude', '1 800 m', 1800, 1800],
    ['altitude', '6,000 ft', 1829, 1829],
  ] as const)('reads the %s %j with a decimal point as %d, with a comma as %d', (quantity, text, point, comma) => {
    expect(storedOf(quantity, text, POINT)).toBe(point)
    expect(storedOf(quantity, text, COMMA)).toBe(comma)
  })

  it.each(['18 18', '1 8', '1,80,0', '1.8.0', '1,800,5', '1.800.5,5,', "1'80", '1 800 00', "18''", '18 g g', '18/2'])(
    'refuses %j',
    (text) => {
      for (const units of [POINT, COMMA]) expect(parseQuantity('weight', text, units)).toHaveProperty('problem')
    },
  )

  it('says whether the unit was typed', () => {
    expect(parseQuantity('weight', '0.65 oz', POINT)).toEqual({ value: 18.43, unit: 'oz', isNamed: true })
    expect(parseQuantity('weight', '18', POINT)).toEqual({ value: 18, unit: 'g', isNamed: false })
    expect(parseQuantity('weight', '18 ml', POINT)).toEqual({ problem: 'other_quantity' })
    expect(parseQuantity('weight', '3 stones', POINT)).toEqual({ problem: 'unknown_unit' })
  })

  it('takes any text without an exception, and never returns what is not finite', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789.,' ’°CFgozmlft-+eE\0é℃５٣"), maxLength: 80 }),
        fc.constantFrom<Quantity>('temperature', 'weight', 'volume', 'altitude'),
        (text, quantity) => {
          const parsed = parseQuantity(quantity, text, POINT)
          if ('value' in parsed) expect(parsed.value).toSatisfy(Number.isFinite)
        },
      ),
    )
  })
})

const decimals = fc.constantFrom<Units['decimal']>('point', 'comma')
const written = (value: number, decimal: Units['decimal']) =>
  String(value).replace('.', decimal === 'comma' ? ',' : '.')

describe('parseQuantity and createFormatter: round trip', () => {
  it('stores the same temperature, whatever the unit of the reader', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 1500 }), decimals, (tenths, decimal) => {
        const celsius = written(tenths / 10, decimal)
        // Exact in hundredths: tenths of °C are 0.18 °F.
        const fahrenheit = written((tenths * 18 + 3200) / 100, decimal)
        const readers = [
          { ...POINT, decimal },
          { ...AMERICAN, decimal },
        ]
        const stored = readers.flatMap((units) =>
          [`${celsius} °C`, `${celsius}c`, `${fahrenheit} °F`, `${fahrenheit}F`].map((text) =>
            storedOf('temperature', text, units),
          ),
        )
        stored.push(storedOf('temperature', celsius, readers[0]!), storedOf('temperature', fahrenheit, readers[1]!))
        expect(new Set(stored)).toEqual(new Set([(tenths * 18 + 3200) / 100]))
      }),
      { numRuns: 500 },
    )
  })

  /** As finely as each is shown: tenths of °C and °F, of g and of fl oz, hundredths of oz, tens of ft. */
  const STEPS = {
    temperature: { C: 0.1, F: 0.1 },
    weight: { g: 0.1, oz: 0.01 },
    volume: { ml: 1, floz: 0.1 },
    altitude: { m: 1, ft: 10 },
  } as const
  const CASES = (Object.keys(STEPS) as Quantity[]).flatMap((quantity) =>
    Object.entries(STEPS[quantity]).map(([unit, step]) => ({ quantity, unit, step })),
  )

  it.each(CASES)(
    'returns $quantity in $unit as it was typed: in a field, and as it is shown',
    ({ quantity, unit, step }) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 5000 }),
          decimals,
          fc.constantFrom('en-GB', 'de', 'fr', 'pl'),
          (n, decimal, locale) => {
            const units = { ...POINT, [quantity]: unit, decimal } as Units
            const format = createFormatter(locale, units)
            const typed = written(Number((n * step).toFixed(2)), decimal)
            const stored = storedOf(quantity, typed, units) as number
            expect(format.editable(quantity, stored)).toBe(typed)
            expect(storedOf(quantity, format.editable(quantity, stored), units)).toBe(stored)
            // Tenths of °F that are tenths of °C as well are shown whole; the field above is exact.
            if (unit === 'F' && !Number.isInteger(n * step)) return
            expect(storedOf(quantity, format.quantity(quantity, stored), units)).toBe(stored)
          },
        ),
        { numRuns: 300 },
      )
    },
  )

  it('stores the same value when what is shown is typed again, from any stored value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES),
        fc.double({ min: 0, max: 9000, noNaN: true }),
        decimals,
        ({ quantity, unit }, value, decimal) => {
          const units = { ...POINT, [quantity]: unit, decimal } as Units
          const format = createFormatter('en-GB', units)
          const once = storedOf(quantity, format.editable(quantity, value), units) as number
          expect(format.editable(quantity, once)).toBe(format.editable(quantity, value))
        },
      ),
      { numRuns: 500 },
    )
  })
})
