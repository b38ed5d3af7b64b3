import { describe, expect, it } from 'vitest'
import { contrast } from '../../widget/src/color.ts'
import { lookStyle } from '../../widget/src/look-style.ts'
import { lookOf, readSettings } from '../../widget/src/settings.ts'

const DEFAULTS = {
  roaster: 'onyx',
  coffee: '',
  layout: 'card',
  radius: 4,
  width: undefined,
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
      width: ' 800 ',
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
      width: 800,
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
    { width: '279' },
    { width: '1201' },
    { width: '100%' },
    { width: '560px' },
    { width: '5e2' },
    { width: '560px}*{display:none' },
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

it.each([280, 560, 1200])('readSettings accepts a width of %d pixels', (width) => {
  expect(readSettings({ width: String(width) }).width).toBe(width)
})

describe('lookStyle', () => {
  const styleOf = (attributes: Record<string, string>) => {
    const settings = readSettings({ serviceWidget: 'onyx', ...attributes })
    return lookStyle(lookOf(settings, config), settings)
  }

  it('has the colors of one theme, or of both with "auto", each readable on its own paper', () => {
    expect(styleOf({ theme: 'light' })).not.toContain('@media')
    const both = styleOf({ theme: 'auto', accentColor: '#ffff00' })
    expect(both).toMatch(/color-scheme:light.*@media\(prefers-color-scheme:dark\)\{\.w\{color-scheme:dark/)
    const marks = [...both.matchAll(/--paper:(#\w+).*?--mark:(#\w+)/g)].map(([, paper, mark]) =>
      contrast(paper!, mark!),
    )
    expect(marks).toHaveLength(2)
    for (const mark of marks) expect(mark).toBeGreaterThanOrEqual(4.5)
  })

  it('limits the width only if the page sets it', () => {
    expect(styleOf({ width: '900' })).toContain(':host{max-width:900px}')
    expect(styleOf({})).not.toContain(':host')
  })
})

describe('language of readSettings', () => {
  it.each([
    [undefined, 'de-CH', 'de'],
    ['en', 'de', 'en'],
    ['', 'de', 'de'],
    ['?', 'de', 'de'],
    ['fr', 'de', 'fr'],
    [undefined, '', 'en'],
    [undefined, undefined, 'en'],
    ['zh-Hant-TW', 'de', 'zh'],
  ])('is data-lang=%o, else that of the page: %o', (lang, page, language) => {
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
    expect(look({ theme: 'auto' }).theme).toBe('auto')
    expect(look({}, { theme: 'auto' }).theme).toBe('auto')
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
  ])('shows "powered by" with attribute %s and roaster %o: %s', (said, changes, isShown) => {
    expect(look(said === undefined ? {} : { showPoweredBy: said }, changes).showPoweredBy).toBe(isShown)
  })
})
