import { describe, expect, it } from 'vitest'
import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import '#test/support/english.ts'
import { sentenceOf } from '#web/i18n/statements.ts'
import { temperatureQuestion } from '#web/ui/temperature-question.ts'

const british = createFormatter('en-GB', unitsOfLocale('en-GB'))
const american = createFormatter('en-US', unitsOfLocale('en-US'))
const german = createFormatter('en-DE', unitsOfLocale('de-DE'))

describe('finding 9: temperatureQuestion', () => {
  it.each([british, american])('asks whether 93 °F should be 93 °C, in $locale', (format) => {
    const question = temperatureQuestion(93, true, format)!
    expect(question.words).toBe('93 °F is 34 °C. Did you mean 93 °C?')
    expect(question.instead).toEqual({ label: 'Yes, 93 °C', value: '199.4' })
    expect(question.keep).toBe('No, keep 93 °F')
  })

  it('asks whether 200 °C should be 200 °F', () => {
    const question = temperatureQuestion(392, true, british)!
    expect(question.words).toBe('200 °C is 392 °F. Did you mean 200 °F?')
    expect(question.instead).toEqual({ label: 'Yes, 200 °F', value: '200' })
  })

  it('writes the decimals of the reader', () => {
    const question = temperatureQuestion(93.5, true, german)!
    expect(question.words).toBe('93,5 °F is 34 °C. Did you mean 93,5 °C?')
    expect(question.instead).toEqual({ label: 'Yes, 93,5 °C', value: '200.3' })
  })

  it('asks below 60 °C and above 100 °C, in the unit of the user', () => {
    const asked = (celsius: number) => temperatureQuestion((celsius * 9) / 5 + 32, true, british)
    expect(asked(59.9)).toMatchObject({ words: '59.9 °C is cool for a hot brew. Is that right?' })
    expect(asked(105)?.words).toBe('105 °C is hotter than boiling water. Is that right?')
    expect(temperatureQuestion(220, true, american)?.words).toBe('220 °F is hotter than boiling water. Is that right?')
    for (const celsius of [60, 80, 93, 100]) expect(asked(celsius), `${celsius}`).toBeUndefined()
    expect(temperatureQuestion(212, true, american)).toBeUndefined()
  })

  it('asks nothing for a cold brew or without a number', () => {
    expect(temperatureQuestion(68, false, american)).toBeUndefined()
    expect(temperatureQuestion(undefined, true, american)).toBeUndefined()
    expect(temperatureQuestion(Number.NaN, true, american)).toBeUndefined()
  })
})

describe('finding 9: sentenceOf', () => {
  it("writes temperatures of the server's findings in the reader's unit", () => {
    const change = { code: 'temperature_changed', params: { waterTempF: 199, base: 203 } }
    expect(sentenceOf(change, british)).toBe('water at 93 °C instead of 95 °C')
    expect(sentenceOf(change, american)).toBe('water at 199 °F instead of 203 °F')
  })

  it('falls back to the sentence of a server that is newer', () => {
    expect(sentenceOf({ code: 'not_known_yet', params: {}, message: 'As the server says.' }, british)).toBe(
      'As the server says.',
    )
  })
})
