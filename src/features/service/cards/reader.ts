/** Language and units of a card, by its address alone: the client that fetches it often isn't the viewer's browser. */
import { formatterOf } from '../../../domain/units/formatter.ts'
import { unitsOfLocale } from '../../../domain/units/locale-units.ts'
import type { Units } from '../../../domain/units/reader-units.ts'
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from '../../../i18n/languages.ts'
import { translate } from '../../../i18n/translate.ts'
import type { PageReader } from '../../recipes/export/figures.ts'

export function cardReader(baseUrl: string, wanted: Language, units: Partial<Units> = {}): PageReader {
  // Cards are drawn in English for the pseudo-languages, which are only for tests.
  const language = isPseudoLanguage(wanted) ? DEFAULT_LANGUAGE : wanted
  const format = formatterOf(language, { ...unitsOfLocale(language), ...units }, 'UTC')
  return { baseUrl, language, format, t: (message) => translate(language, message) }
}
