import { describe, expect, it } from 'vitest'
import { mainFigures, moreFigures, roastOf } from '../../widget/src/figures.ts'
import { nextTab } from '../../widget/src/keys.ts'
import { choicesOf, type Recipe } from '../../widget/src/reply.ts'

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

describe('mainFigures, moreFigures and roastOf', () => {
  it('format grams, ratio, temperature, time and grind', () => {
    expect(mainFigures(recipe())).toEqual([
      { label: 'Coffee', value: '15', unit: 'g' },
      { label: 'Water', value: '250', unit: 'g' },
      { label: 'Ratio', value: '1:16.7' },
    ])
    expect(moreFigures(recipe())).toEqual([
      { label: 'Temperature', value: '201', unit: '°F', also: '94 °C' },
      { label: 'Time', value: '3:05', unit: 'min' },
      { label: 'Grind', value: 'medium-fine' },
    ])
    expect(mainFigures(recipe({ doseGrams: 18.04, ratio: 2 })).map(({ value }) => value)).toEqual(['18', '250', '1:2'])
  })

  it('omit missing figures', () => {
    expect(moreFigures(recipe({ waterTempF: null, brewTimeSeconds: null, grindSize: null }))).toEqual([])
    expect(moreFigures(recipe({ waterTempF: null, brewTimeSeconds: 57_600, grindSize: null }))).toEqual([
      { label: 'Time', value: '16 h', unit: undefined },
    ])
  })

  it('roastOf returns the name and the darkness of a roast', () => {
    expect(roastOf('MEDIUM_LIGHT')).toEqual({ name: 'Medium light roast', darkness: 2 })
    expect(roastOf('DARK')).toEqual({ name: 'Dark roast', darkness: 5 })
    expect(roastOf('CHARRED').darkness).toBe(0)
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
