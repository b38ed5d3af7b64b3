/** Translates messages on the server, from the catalogs in locales/. */
import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import PO from 'pofile'
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from './languages.ts'
import type { Message, MessageValues } from './message.ts'
import { pseudoText } from './pseudo.ts'

/** Texts of a language by their English text, read when the language is first used. */
const catalogs = new Map<Language, ReadonlyMap<string, string>>()
/** Parsed messages by language and English text; not limited, since the texts are literals in the source. */
const formats = new Map<string, IntlMessageFormat>()
const listFormats = new Map<Language, Intl.ListFormat>()

/** Returns the sentence in the language, or in English where it has no translation. */
export function translate(language: Language, { text, values }: Message): string {
  if (isPseudoLanguage(language)) return pseudoText(translate(DEFAULT_LANGUAGE, { text, values }), language)
  return format(language, text, catalogOf(language).get(text) ?? text, values)
}

function format(language: Language, id: string, text: string, values: MessageValues | undefined): string {
  if (!text.includes('{')) return text
  const key = `${language} ${id}`
  let parsed = formats.get(key)
  if (!parsed) {
    parsed = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    formats.set(key, parsed)
  }
  return String(parsed.format(values && translateValues(language, values)))
}

const translateValues = (language: Language, values: MessageValues): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? translateValue(language, value) : value,
    ]),
  )

const translateValue = (language: Language, value: Message | readonly Message[]): string =>
  isList(value)
    ? listFormatOf(language).format(value.map((each) => translate(language, each)))
    : translate(language, value)

const isList = (value: Message | readonly Message[]): value is readonly Message[] => Array.isArray(value)

function listFormatOf(language: Language): Intl.ListFormat {
  let listFormat = listFormats.get(language)
  if (!listFormat) {
    listFormat = new Intl.ListFormat(language)
    listFormats.set(language, listFormat)
  }
  return listFormat
}

function catalogOf(language: Language): ReadonlyMap<string, string> {
  let catalog = catalogs.get(language)
  if (!catalog) {
    catalog = language === DEFAULT_LANGUAGE ? new Map() : readCatalog(language)
    catalogs.set(language, catalog)
  }
  return catalog
}

function readCatalog(language: Language): ReadonlyMap<string, string> {
  const file = new URL(`../../locales/${language}.po`, import.meta.url)
  const { items } = PO.parse(readFileSync(file, 'utf8'))
  // Messages with a context are the web app's: their English text may need another translation here.
  const plain = items.filter(({ msgctxt, msgstr }) => !msgctxt && msgstr[0])
  return new Map(plain.map(({ msgid, msgstr }) => [msgid, msgstr[0]!]))
}
