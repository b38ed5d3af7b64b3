/** Texts of the web app in a language, by their English text, for tests that look for them on the page. */
import { readFileSync } from 'node:fs'
import PO from 'pofile'
import type { TranslatedLanguage } from '#src/i18n/languages.ts'
import { message } from '#src/i18n/message.ts'
import { translate } from '#src/i18n/translate.ts'

export type Texts = (english: string, values?: Record<string, string | number>) => string

/** Throws for a text that no catalog has, so that a test can't look for words that are gone. */
export function textsIn(language: TranslatedLanguage): Texts {
  const file = new URL('../../locales/en.po', import.meta.url)
  const known = new Set(PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid }) => msgid))
  return (english, values) => {
    if (!known.has(english)) throw new Error(`No message “${english}” in locales/en.po`)
    return translate(language, message(english, values))
  }
}
