import '#test/support/english.ts'
import { i18n, type Messages } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import { createFormatter } from '#src/domain/units/formatter.ts'
import { unitsOfLocale } from '#src/domain/units/locale-units.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { readerOf } from '#src/http/reader.ts'
import { ADVICE_SENTENCES } from '#src/sentences/advice.ts'
import { RECIPE_SENTENCES } from '#src/sentences/statements.ts'
import { ADVICE_SAMPLES, NAMES, RECIPE_SAMPLES } from '#test/support/statement-samples.ts'
import { adviceText } from '#web/i18n/advice-text.ts'
import { describeDial, describeMove, formatRange, formatSetting } from '#web/i18n/dial-labels.ts'
import { pseudoMessages } from '#web/i18n/pseudo-messages.ts'
import { renderMessage } from '#web/i18n/render-message.ts'
import { sentenceOf } from '#web/i18n/statements.ts'
import { settingError } from '#web/parts/equipment/setting-error.ts'
import { compileCatalog } from '../../scripts/messages/compile.ts'

const allMessages = async (language: string): Promise<Messages> => ({
  ...((await compileCatalog(language, 'start')) as Messages),
  ...((await compileCatalog(language, 'screens')) as Messages),
})

const german = createFormatter('de-DE', unitsOfLocale('de-DE'))

/** Units are the same in every language; lists are written by the browser, which has no pseudo-language. */
const SAME_EVERYWHERE = /°[CF]|\b(g|s|h|min|m|µm|and)\b/g

describe('sentences shared by server and web app', () => {
  afterAll(() => i18n.activate('en'))

  it('come from the message catalog: the pseudo-language has no plain word left', async () => {
    i18n.loadAndActivate({ locale: 'en-XA', messages: pseudoMessages(await allMessages('en'), 'en-XA') })
    const tables = [
      [RECIPE_SENTENCES, RECIPE_SAMPLES],
      [ADVICE_SENTENCES, ADVICE_SAMPLES],
    ] as const
    for (const [table, samples] of tables) {
      for (const [code, all] of Object.entries(samples)) {
        for (const params of all) {
          const write = table[code as never] as (params: object, format: typeof german) => { text: string }
          const said = renderMessage(write(params, german))
          const words = NAMES.reduce((text, name) => text.replaceAll(name, ''), said).replace(SAME_EVERYWHERE, '')
          const plain = [...words.matchAll(/\p{L}[\p{L}\p{M}’']*(?!~|[\p{L}\p{M}’'])/gu)].map(([word]) => word)
          expect(plain, `${code}: ${said}`).toEqual([])
        }
      }
    }
  })

  describe('in German', () => {
    beforeAll(async () => {
      i18n.loadAndActivate({ locale: 'de', messages: await allMessages('de') })
    })

    it("sentenceOf writes the server's findings in the reader's language and units", () => {
      const change = { code: 'temperature_changed', params: { waterTempF: 199, base: 203 }, message: 'water at 199 °F' }
      expect(sentenceOf(change, german)).toBe('Wasser mit 93 °C statt 95 °C')
      expect(sentenceOf({ code: 'constructor', params: {}, message: 'Vom Server' }, german)).toBe('Vom Server')
    })

    it('adviceText writes the advice, or nothing if it has a code that the app does not know', () => {
      const details = [
        { code: 'taste_cause', params: { cause: 'over' } },
        { code: 'set_temperature', params: { waterTempF: 199.4, before: 203 } },
      ]
      expect(adviceText(details, german)).toBe('Überextrahiert. Nimm Wasser mit 93 °C statt 95 °C.')
      expect(adviceText([...details, { code: 'toString', params: {} }], german)).toBeUndefined()
    })

    it('labels of every dial are those of the server', async () => {
      const { grinders } = await readCatalogFiles()
      const server = readerOf('de')
      for (const grinder of grinders) {
        const { minGrindSetting: min, maxGrindSetting: max } = grinder
        for (const setting of [min, (min + max) / 2, max]) {
          expect(formatSetting(grinder, setting)).toBe(server.setting(grinder, setting))
        }
        expect(formatRange(grinder, { min, max })).toBe(server.range(grinder, { min, max }))
      }
    })

    it('describeDial, describeMove and settingError return no English', async () => {
      const { grinders } = await readCatalogFiles()
      const c40 = grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!
      expect(describeDial(c40)).toBe('0 bis 50 Klicks')
      expect(describeMove(buildCurve(c40), 24, 22)).toBe('2 Klicks feiner')
      expect(settingError(c40, '900')).toBe('„900“ liegt außerhalb der Skala der Comandante C40 MK4: 0 bis 50 Klicks.')
      expect(settingError(c40, '24 Klicks')).toBeUndefined()
    })
  })
})
