/** For whom a card is drawn: by its address alone, since whoever fetches a picture isn't whoever looks at it. */
import { formatterOf } from '../../../domain/units/formatter.ts'
import { unitsOfLocale } from '../../../domain/units/locale-units.ts'
import type { Units } from '../../../domain/units/reader-units.ts'
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from '../../../i18n/languages.ts'
import { translate } from '../../../i18n/translate.ts'
import type { PageReader } from '../../recipes/export/figures.ts'

export function cardReader(baseUrl: string, wanted: Language, units: Partial<Units> = {}): PageReader {
  // Languages for tests have no letters of their own, and none that our fonts have.
  const language = isPseudoLanguage(wanted) ? DEFAULT_LANGUAGE : wanted
  const format = formatterOf(language, { ...unitsOfLocale(language), ...units }, 'UTC')
  return { baseUrl, language, format, t: (message) => translate(language, message) }
}
