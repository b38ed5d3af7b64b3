import { describe, expect, it } from 'vitest'
import { createFormatter } from '#src/domain/units/formatter.ts'
import { unitsOfLocale } from '#src/domain/units/locale-units.ts'
import { METRIC, US } from '#src/domain/units/reader-units.ts'
import { apiFormat } from '#src/http/reader.ts'
import type { Message } from '#src/i18n/message.ts'
import { translate } from '#src/i18n/translate.ts'
import { ADVICE_SENTENCES } from '#src/sentences/advice.ts'
import type { Format } from '#src/sentences/format.ts'
import { RECIPE_SENTENCES } from '#src/sentences/statements.ts'
import { ADVICE_SAMPLES, RECIPE_SAMPLES } from '#test/support/statement-samples.ts'

type Table = Record<string, (params: never, format: Format) => Message>

const tables: [Table, Record<string, readonly object[]>][] = [
  [RECIPE_SENTENCES, RECIPE_SAMPLES],
  [ADVICE_SENTENCES, ADVICE_SAMPLES],
]
const samples = tables.flatMap(([table, sampled]) =>
  Object.entries(sampled).map(([code, all]) => ({ code, write: table[code]!, all })),
)

/** English words that no German sentence of ours has. */
const ENGLISH = /\b(the|and|of|is|are|you|your|for|than|with|this|that|it|its|to|at|grind|finer|coarser|clicks?)\b/i

describe('sentences for what the domain found', () => {
  it('exist for every code', () => {
    for (const [table, sampled] of tables) expect(Object.keys(table).sort()).toEqual(Object.keys(sampled).sort())
  })

  it.each(samples)('$code: is a sentence in English and another one in German', ({ write, all }) => {
    for (const params of all) {
      const said = (['en', 'de'] as const).map((language) =>
        translate(language, write(params as never, apiFormat(language))),
      )
      for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
      expect(said[1], JSON.stringify(params)).not.toBe(said[0])
      expect(said[1]!.replaceAll('Steep and Release', '')).not.toMatch(ENGLISH)
    }
  })

  it("have temperatures, weights and altitudes in the reader's units and numbers", () => {
    const write = (language: 'en' | 'de', format: Format, code: string, params: object): string =>
      translate(language, (RECIPE_SENTENCES as Table)[code]!(params as never, format))
    const american = createFormatter('en-US', { ...unitsOfLocale('en-US'), ...US })
    const german = createFormatter('de-DE', { ...unitsOfLocale('de-DE'), ...METRIC })
    const temperature = { waterTempF: 199, base: 203 }
    expect(write('en', american, 'temperature_changed', temperature)).toBe('water at 199 °F instead of 203 °F')
    expect(write('de', german, 'temperature_changed', temperature)).toBe('Wasser mit 93 °C statt 95 °C')
    const dose = { grams: 18.5, base: 20 }
    expect(write('en', american, 'dose_changed', dose)).toBe('dose 0.65 oz instead of 0.71 oz')
    expect(write('de', german, 'dose_changed', dose)).toBe('18,5 g statt 20 g Kaffee')
    const high = { altitudeMeters: 1800, boilingF: 200 }
    expect(write('en', american, 'boils_cooler', high)).toBe(
      'At 5,910 ft, water boils at 200 °F. Use it straight off the boil.',
    )
    expect(write('de', german, 'boils_cooler', high)).toBe(
      'Auf 1.800 m Höhe kocht Wasser bei 93 °C. Nimm es, sobald es kocht.',
    )
  })

  it('keep the units of the API in API answers, whatever the language', () => {
    const message = RECIPE_SENTENCES.temperature_changed({ waterTempF: 199, base: 203 }, apiFormat('de'))
    expect(translate('de', message)).toBe('Wasser mit 199 °F statt 203 °F')
  })

  it('write lists as the language does', () => {
    const params = { roast: 'LIGHT', effects: ['hotter_water', 'finer_grind', 'longer_shot'] } as const
    const sentence = RECIPE_SENTENCES.roast_level(params as never, apiFormat('de'))
    expect(translate('de', sentence)).toContain('heißeres Wasser, ein feinerer Mahlgrad und ein längerer Bezug.')
    expect(translate('en', sentence)).toContain('hotter water, a finer grind, and a longer shot.')
  })
})
