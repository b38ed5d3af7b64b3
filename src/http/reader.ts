/** Writes the sentences of a response in the reader's language, with the units of the API (°F, grams, metres). */
import type { GrinderModel } from '../domain/catalog.ts'
import type { SettingRange } from '../domain/notation.ts'
import { createFormatter, type Formatter } from '../domain/units/formatter.ts'
import { unitsOfLocale } from '../domain/units/locale-units.ts'
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from '../i18n/languages.ts'
import type { Message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { rangeMessage, settingMessage } from '../sentences/dial.ts'
import { type RecipeStatement, statementMessage } from '../sentences/statements.ts'

export interface Reader {
  readonly format: Formatter
  t(message: Message): string
  say(statement: RecipeStatement): string
  /** A setting as its dial shows it: "24 clicks". */
  setting(grinder: GrinderModel, setting: number): string
  /** "22–26 clicks" */
  range(grinder: GrinderModel, range: SettingRange): string
}

/** The units of response fields, whatever is usual where the language is spoken. */
const API_UNITS = { temperature: 'F', weight: 'g', volume: 'ml', altitude: 'm' } as const

const formats = new Map<Language, Formatter>()

export function apiFormat(language: Language): Formatter {
  let format = formats.get(language)
  if (!format) {
    const locale = isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language
    format = createFormatter(locale, { ...unitsOfLocale(locale), ...API_UNITS })
    formats.set(language, format)
  }
  return format
}

export function createReader(language: Language, t: (message: Message) => string): Reader {
  const format = apiFormat(language)
  return {
    format,
    t,
    say: (statement) => t(statementMessage(statement, format)),
    setting: (grinder, setting) => t(settingMessage(grinder, setting)),
    range: (grinder, range) => t(rangeMessage(grinder, range)),
  }
}

export const readerOf = (language: Language): Reader =>
  createReader(language, (message) => translate(language, message))

/** For interfaces that are English only, such as those for language models. */
export const ENGLISH_READER = readerOf(DEFAULT_LANGUAGE)
