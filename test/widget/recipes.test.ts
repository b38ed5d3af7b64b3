import { describe, expect, it } from 'vitest'
import { widgetWords } from '#src/features/roaster-tools/embed/words.ts'
import { mainFigures, moreFigures, roastOf } from '../../widget/src/figures.ts'
import { nextTab } from '../../widget/src/keys.ts'
import { choicesOf, type Recipe } from '../../widget/src/reply.ts'
import { formatOf, type UnitChoice } from '../../widget/src/units.ts'

const coffee = (slug: string) => ({ name: slug, slug, roastLevel: 'LIGHT', flavorNotes: [] })
const recipe = (changes: Partial<Recipe> = {}): Recipe => ({
  method: 'v60',
  doseGrams: 15,
  waterGrams: 250,
  ratio: 16.7,
  waterTempF: 201,
  grindSize: 'medium-fine',
  brewTimeSeconds: 185,
  notes: null,
  isDefault: true,
  coffee: coffee('one'),
  ...changes,
})

/** How a visitor with these languages reads a widget. */
const reading = (choice: UnitChoice = 'auto', languages = ['en-US'], language: 'en' | 'de' = 'en') => ({
  words: widgetWords(language, 'Onyx'),
  format: formatOf(choice, language, languages),
})
const english = reading()

describe('mainFigures, moreFigures and roastOf', () => {
  it('format grams, ratio, temperature, time and grind', () => {
    expect(mainFigures(recipe(), english)).toEqual([
      { label: 'Coffee', value: '15', unit: 'g' },
      { label: 'Water', value: '250', unit: 'g' },
      { label: 'Ratio', value: '1:16.7' },
    ])
    expect(moreFigures(recipe(), english)).toEqual([
      { label: 'Temperature', value: '201', unit: '°F', also: '94 °C' },
      { label: 'Time', value: '3:05' },
      { label: 'Grind', value: 'medium-fine', action: 'Your grinder' },
    ])
    const shown = mainFigures(recipe({ doseGrams: 18.04, waterGrams: 2500, ratio: 2 }), english)
    expect(shown.map(({ value }) => value)).toEqual(['18', '2500', '1:2'])
  })

  it('return the yield in the cup for an espresso', () => {
    const espresso = recipe({ method: 'espresso', doseGrams: 18, waterGrams: 36, ratio: 2 })
    expect(mainFigures(espresso, english)[1]).toEqual({ label: 'Yield', value: '36', unit: 'g' })
    expect(mainFigures(espresso, reading('metric'))[1]).toEqual({ label: 'Yield', value: '36', unit: 'g' })
  })

  it('leave out missing figures', () => {
    const none = { waterTempF: null, brewTimeSeconds: null, grindSize: null }
    const older = { ...english, words: { ...english.words, yourGrinder: undefined as unknown as string } }
    expect(moreFigures(recipe(none), older)).toEqual([])
    expect(moreFigures(recipe({ ...none, brewTimeSeconds: 57_600 }), older)).toEqual([
      { label: 'Time', value: '16 h', unit: undefined },
    ])
  })

  it('return an action to choose a grinder even without a grind', () => {
    expect(moreFigures(recipe({ waterTempF: null, brewTimeSeconds: null, grindSize: null }), english)).toEqual([
      { label: 'Grind', value: '', action: 'Your grinder' },
    ])
  })

  it('roastOf returns the name and the darkness of a roast', () => {
    expect(roastOf('MEDIUM_LIGHT', english.words)).toEqual({ name: 'Medium light roast', darkness: 2 })
    expect(roastOf('DARK', english.words)).toEqual({ name: 'Dark roast', darkness: 5 })
    expect(roastOf('CHARRED', english.words).darkness).toBe(0)
  })
})

describe('units and language of mainFigures and moreFigures', () => {
  const shown = (...args: Parameters<typeof reading>) =>
    [...mainFigures(recipe({ doseGrams: 15.5 }), reading(...args)), ...moreFigures(recipe(), reading(...args))]
      .slice(0, 4)
      .map(({ value, unit, also }) => [value, unit, also].filter(Boolean).join(' '))

  it('are grams everywhere and degrees by region with "auto"', () => {
    expect(shown('auto', ['en-US', 'en'])).toEqual(['15.5 g', '250 g', '1:16.7', '201 °F 94 °C'])
    expect(shown('auto', ['en-GB'])).toEqual(['15.5 g', '250 g', '1:16.7', '94 °C 201 °F'])
    // Somebody in Germany who reads English; and English without a region is mostly spoken in the United States.
    expect(shown('auto', ['en', 'de-DE'])[3]).toBe('94 °C 201 °F')
    expect(shown('auto', ['en'])[3]).toBe('201 °F 94 °C')
    expect(shown('auto', ['de'])[3]).toBe('94 °C 201 °F')
  })

  it('are Celsius for a browser whose languages are missing or malformed', () => {
    expect(shown('auto', [])[3]).toBe('94 °C 201 °F')
    expect(shown('auto', ['?'])[3]).toBe('94 °C 201 °F')
  })

  it('are those of the page or the roaster, wherever the visitor is', () => {
    expect(shown('metric', ['en-US'])).toEqual(['15.5 g', '250 ml', '1:16.7', '94 °C 201 °F'])
    expect(shown('us', ['de-DE'])).toEqual(['0.55 oz', '8.5 fl oz', '1:16.7', '201 °F 94 °C'])
  })

  it('have the decimal comma and the words of German with lang de', () => {
    expect(shown('auto', ['de-DE'], 'de')).toEqual(['15,5 g', '250 g', '1:16,7', '94 °C 201 °F'])
    expect(mainFigures(recipe(), reading('auto', ['de'], 'de')).map(({ label }) => label)).toEqual([
      'Kaffee',
      'Wasser',
      'Verhältnis',
    ])
    expect(roastOf('LIGHT', reading('auto', ['de'], 'de').words).name).toBe('Helle Röstung')
  })
})

describe('choicesOf', () => {
  it('groups recipes by coffee, with the default recipe of each method', () => {
    const other = recipe({ coffee: coffee('two') })
    const second = recipe({ method: 'drip', isDefault: false, doseGrams: 1 })
    const chosen = recipe({ method: 'drip', doseGrams: 2 })
    const late = recipe({ method: 'drip', doseGrams: 3 })
    expect(choicesOf([recipe(), other, second, chosen, late])).toEqual([
      { coffee: coffee('one'), recipes: [recipe(), chosen] },
      { coffee: coffee('two'), recipes: [other] },
    ])
    expect(choicesOf([])).toEqual([])
  })
})

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 2],
    ['Home', 2, false, 0],
    ['End', 0, false, 2],
    ['Enter', 1, false, undefined],
    ['ArrowDown', 1, false, undefined],
  ])('%s from %d (right to left: %s) returns %s', (key, from, isRightToLeft, to) => {
    expect(nextTab(key, from, 3, isRightToLeft)).toBe(to)
  })
})
