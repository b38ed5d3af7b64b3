import { describe, expect, it } from 'vitest'
import { lookOf, readSettings } from '../../widget/src/settings.ts'

const DEFAULTS = {
  roaster: 'onyx',
  coffee: '',
  layout: 'card',
  radius: 4,
  theme: undefined,
  accent: undefined,
  showPoweredBy: undefined,
  units: undefined,
  language: 'en',
  isPreview: false,
}
const config = { accentColor: '#2A9D8F', theme: 'dark', showPoweredBy: true, canHidePoweredBy: false }

describe('readSettings', () => {
  it('needs only the roaster', () => {
    expect(readSettings({ serviceWidget: 'onyx' })).toEqual(DEFAULTS)
  })

  it('ignores white space and case', () => {
    const given = {
      serviceWidget: ' Onyx ',
      theme: ' Dark',
      layout: 'BADGE',
      coffee: ' Southern-Weather ',
      accentColor: ' #C1121F ',
      borderRadius: ' 24 ',
      showPoweredBy: 'FALSE',
      units: ' US ',
      lang: ' DE-at ',
      preview: '',
    }
    expect(readSettings(given)).toEqual({
      roaster: 'onyx',
      coffee: 'southern-weather',
      layout: 'badge',
      radius: 24,
      theme: 'dark',
      accent: '#C1121F',
      showPoweredBy: false,
      units: 'us',
      language: 'de',
      isPreview: true,
    })
  })

  it.each([
    { theme: 'blue' },
    { theme: '' },
    { layout: 'poster' },
    { layout: 'card badge' },
    { accentColor: 'red' },
    { accentColor: '#fff' },
    { accentColor: '#12345g' },
    { accentColor: '#1234567' },
    { accentColor: '#123456;}*{display:none' },
    { borderRadius: '25' },
    { borderRadius: '-1' },
    { borderRadius: '4.5' },
    { borderRadius: '4px' },
    { borderRadius: '1e1' },
    { borderRadius: '' },
    { showPoweredBy: 'no' },
    { units: 'imperial' },
    { units: '' },
    { lang: '' },
    { lang: '../x' },
    { lang: 'german' },
    { lang: 'd&e' },
  ])('ignores invalid attributes: %o', (attributes) => {
    expect(readSettings({ serviceWidget: 'onyx', ...attributes })).toEqual(DEFAULTS)
  })

  it.each([0, 1, 24])('accepts a border radius of %d pixels', (radius) => {
    expect(readSettings({ borderRadius: String(radius) }).radius).toBe(radius)
  })
})

describe('the language of a widget', () => {
  it.each([
    [undefined, 'de-CH', 'de'],
    ['en', 'de', 'en'],
    ['', 'de', 'de'],
    ['?', 'de', 'de'],
    ['fr', 'de', 'fr'],
    [undefined, '', 'en'],
    [undefined, undefined, 'en'],
    ['zh-Hant-TW', 'de', 'zh'],
  ])('is data-lang=%o, else of the page: %o', (lang, page, language) => {
    expect(readSettings({ serviceWidget: 'onyx', lang }, page).language).toBe(language)
  })
})

describe('lookOf', () => {
  const look = (attributes: Record<string, string>, changes = {}) =>
    lookOf(readSettings({ serviceWidget: 'onyx', ...attributes }), { ...config, ...changes })

  it("prefers the attributes to the roaster's settings, and those to the defaults", () => {
    expect(look({ theme: 'light', accentColor: '#C1121F' })).toMatchObject({ theme: 'light', accent: '#C1121F' })
    expect(look({})).toMatchObject({ theme: 'dark', accent: '#2A9D8F' })
    expect(look({}, { theme: 'mauve', accentColor: 'none' })).toMatchObject({ theme: 'light', accent: '#1D3557' })
    expect(look({ units: 'metric' }, { units: 'us' }).units).toBe('metric')
    expect(look({}, { units: 'us' }).units).toBe('us')
    expect(look({}, { units: 'imperial' }).units).toBe('auto')
    expect(look({}).units).toBe('auto')
  })

  it.each([
    [undefined, { showPoweredBy: true }, true],
    [undefined, { showPoweredBy: false, canHidePoweredBy: true }, false],
    ['false', { canHidePoweredBy: false }, true],
    ['false', { canHidePoweredBy: true }, false],
    ['false', { canHidePoweredBy: undefined }, true],
    ['true', { showPoweredBy: false, canHidePoweredBy: true }, true],
  ])('decides on "powered by": attribute %s, roaster %o', (said, changes, isShown) => {
    expect(look(said === undefined ? {} : { showPoweredBy: said }, changes).showPoweredBy).toBe(isShown)
  })
})
