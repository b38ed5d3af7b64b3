import { describe, expect, it } from 'vitest'
import { directionOf, matchLanguage, parseAcceptLanguage } from '#src/i18n/languages.ts'
import { message, sentences, verbatim } from '#src/i18n/message.ts'
import { pseudoText } from '#src/i18n/pseudo.ts'
import { translate } from '#src/i18n/translate.ts'

describe('matchLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['DE'], 'de'],
    [['fr', 'de'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['ja', 'pt-BR'], undefined],
    [['*'], undefined],
    [[], undefined],
  ])('%j is %s', (tags, language) => expect(matchLanguage(tags)).toBe(language))
})

describe('parseAcceptLanguage', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
    ['en;q=0.2, de', ['de', 'en']],
    ['de;q=0, en', ['en']],
    ['', []],
    [undefined, []],
    [';;;,,q=', ['q=']],
  ])('%j is %j', (header, tags) => expect(parseAcceptLanguage(header)).toEqual(tags))
})

describe('translate', () => {
  it('formats plurals and placeholders', () => {
    const cups = (count: number) => message('{count, plural, one {# cup} other {# cups}}', { count })
    expect(translate('en', cups(1))).toBe('1 cup')
    expect(translate('en', cups(1500))).toBe('1,500 cups')
  })

  it('falls back to English where a translation is missing', () => {
    const english = 'A sentence {name} that no catalog has'
    expect(translate('de', { text: english, values: { name: 'x' } })).toBe('A sentence x that no catalog has')
  })

  it('translates to German', () => {
    expect(translate('de', message('Sign in to do this'))).not.toBe('Sign in to do this')
    // The catalog also has "Save" with a context: to save a recipe is "merken".
    expect(translate('de', { text: 'Save' })).toBe('Speichern')
  })

  it('translates messages inside of messages, and takes texts of people as they are', () => {
    const sentence = sentences(message('Hello {name},', { name: message('Somebody') }), verbatim("{x} '{' #"))
    expect(translate('de', sentence)).toBe("Hallo Jemand, {x} '{' #")
    expect(translate('en', sentence)).toBe("Hello Somebody, {x} '{' #")
    expect(translate('en-XA', sentence)).not.toContain('Somebody,')
  })
})

describe('pseudoText', () => {
  it('makes words longer and keeps numbers, tags and placeholders', () => {
    expect(pseudoText('Save {name} to <0>18 g</0>', 'en-XA')).toBe('Sávé~~ {name} tö~ <0>18 g~</0>')
  })

  it('turns words for right-to-left text', () => {
    expect(pseudoText('Save', 'ar-XB')).toBe('\u202eSave\u202c')
  })

  it('directionOf is right to left for the languages that are written so, with any region', () => {
    for (const language of ['ar', 'ar-EG', 'ar-XB', 'fa', 'he-IL', 'ur']) expect(directionOf(language)).toBe('rtl')
    for (const language of ['en', 'de', 'en-XA', 'pt-BR', 'arn']) expect(directionOf(language)).toBe('ltr')
  })
})
