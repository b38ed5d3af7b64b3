import '#test/support/english.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convertTemperatures,
  formatDegrees,
  formatTemperature,
  parseTemperature,
  temperatureDigits,
  temperatureQuestion,
  unitOfLanguages,
} from '#web/ui/temperature.ts'

const UNITS = ['C', 'F'] as const

describe('finding 9: parseTemperature, formatTemperature, temperatureDigits and formatDegrees', () => {
  it.each([
    ['93', 'C', 199.4],
    ['93', 'F', 93],
    ['93 °C', 'F', 199.4],
    ['93°C', 'C', 199.4],
    ['93C', 'F', 199.4],
    ['93 c', 'F', 199.4],
    ['93ºC', 'F', 199.4],
    ['93℃', 'F', 199.4],
    ['93 degrees Celsius', 'F', 199.4],
    ['200 F', 'C', 200],
    ['200°F', 'C', 200],
    ['200 °f', 'C', 200],
    ['200', 'F', 200],
    ['93,5', 'C', 200.3],
    ['93.5', 'C', 200.3],
    ['  93 ', 'C', 199.4],
    ['9３', 'C', 199.4],
  ] as const)('parseTemperature: %j with the unit °%s is %d °F', (text, unit, fahrenheit) => {
    expect(parseTemperature(text, unit)).toBe(fahrenheit)
  })

  it.each(['', 'hot', '93 K', '93 °', '9 3', '93..5', '1e2', '0x5d', 'Infinity', '93 C F', '200-205'])(
    '%j is not a temperature, or only a bare number',
    (text) => {
      expect(parseTemperature(text, 'C')).toBe(text === '93 °' ? 199.4 : undefined)
    },
  )

  it('return a temperature in Celsius as typed, to a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (tenths) => {
        const fahrenheit = parseTemperature(String(tenths / 10), 'C')!
        expect(formatTemperature(fahrenheit, 'C')).toBe(`${tenths / 10} °C`)
        expect(temperatureDigits(fahrenheit, 'C')).toBe(String(tenths / 10))
      }),
      { numRuns: 1201 },
    )
  })

  it('return a temperature in Fahrenheit as typed', () => {
    for (let fahrenheit = 32; fahrenheit <= 250; fahrenheit++) {
      expect(formatTemperature(parseTemperature(String(fahrenheit), 'F')!, 'F')).toBe(`${fahrenheit} °F`)
      expect(temperatureDigits(parseTemperature(`${fahrenheit}.5`, 'F')!, 'F')).toBe(`${fahrenheit}.5`)
      // Whole numbers in Fahrenheit are shown without decimals in Celsius.
      expect(formatTemperature(fahrenheit, 'C')).toMatch(/^\d+ °C$/)
    }
  })

  it('formatTemperature rounds converted values, temperatureDigits does not', () => {
    expect(formatTemperature(199.4, 'F')).toBe('199 °F')
    expect(temperatureDigits(199.4, 'F')).toBe('199.4')
  })

  it('formatDegrees converts differences by the size of the degree', () => {
    expect(formatDegrees(9, 'C')).toBe('5 °C')
    expect(formatDegrees(9, 'F')).toBe('9 °F')
  })
})

describe('finding 9: temperatureQuestion', () => {
  it.each(UNITS)('asks whether 93 °F should be 93 °C, with the unit °%s', (unit) => {
    const question = temperatureQuestion(93, true, unit)!
    expect(question.words).toBe('93 °F is 34 °C. Did you mean 93 °C?')
    expect(question.instead).toEqual({ label: 'Yes, 93 °C', value: '199.4' })
    expect(question.keep).toBe('No, keep 93 °F')
  })

  it('asks whether 200 °C should be 200 °F', () => {
    const question = temperatureQuestion(parseTemperature('200', 'C'), true, 'C')!
    expect(question.words).toBe('200 °C is 392 °F. Did you mean 200 °F?')
    expect(question.instead).toEqual({ label: 'Yes, 200 °F', value: '200' })
  })

  it('asks below 60 °C and above 100 °C, in the unit of the user', () => {
    const asked = (celsius: number) => temperatureQuestion(parseTemperature(`${celsius} C`, 'C'), true, 'C')
    expect(asked(59.9)).toMatchObject({ words: '59.9 °C is cool for a hot brew. Is that right?' })
    expect(asked(105)?.words).toBe('105 °C is hotter than boiling water. Is that right?')
    expect(temperatureQuestion(220, true, 'F')?.words).toBe('220 °F is hotter than boiling water. Is that right?')
    for (const celsius of [60, 80, 93, 100]) expect(asked(celsius), `${celsius}`).toBeUndefined()
    expect(temperatureQuestion(212, true, 'F')).toBeUndefined()
  })

  it('asks nothing for a cold brew or without a number', () => {
    expect(temperatureQuestion(68, false, 'F')).toBeUndefined()
    expect(temperatureQuestion(undefined, true, 'F')).toBeUndefined()
    expect(temperatureQuestion(Number.NaN, true, 'F')).toBeUndefined()
  })
})

describe('finding 9: unitOfLanguages and convertTemperatures', () => {
  it.each([
    [['en-US'], 'F'],
    [['es-PR'], 'F'],
    [['en-KY'], 'F'],
    [['en-LR'], 'F'],
    [['en-BS'], 'F'],
    [['en-BZ'], 'F'],
    [['en-PW'], 'F'],
    [['en-FM'], 'F'],
    [['en-MH'], 'F'],
    [['en-GU'], 'F'],
    [['en-GB'], 'C'],
    [['de'], 'C'],
    [['de-DE', 'en-US'], 'C'],
    [['en', 'en-US'], 'F'],
    [['en', 'en-AU'], 'C'],
    [['en-CA'], 'C'],
    [['zh-Hant-TW'], 'C'],
    [['not a tag', 'en-US'], 'F'],
    [[], 'C'],
  ] as const)('unitOfLanguages of %j is °%s', (languages, unit) => {
    expect(unitOfLanguages(languages)).toBe(unit)
  })

  it('convertTemperatures converts sentences of the server', () => {
    const sentence = 'use water at 199 °F instead of 203.'
    expect(convertTemperatures(sentence, 'C')).toBe('use water at 93 °C instead of 95 °C.')
    expect(convertTemperatures(sentence, 'F')).toBe(sentence)
    expect(convertTemperatures('water at 203 °F instead of 199 °F', 'C')).toBe('water at 95 °C instead of 93 °C')
    expect(convertTemperatures('dose 20 g instead of 18', 'C')).toBe('dose 20 g instead of 18')
  })
})
