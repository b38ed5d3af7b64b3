/** Loads the messages of one language: those of the home screen at once, the others with the first other screen. */

import { screens, start } from 'virtual:messages'
import { i18n, type Messages } from '@lingui/core'
import { localeOfReader } from '#domain/units/locale-units.ts'
import { DEFAULT_LANGUAGE, directionOf, isPseudoLanguage, type Language } from '#i18n/languages.ts'
import { readLanguage } from './language.ts'

// Catalogs contain texts without placeholders as plain strings, which are shorter than their compiled form.
i18n.setMessagesCompiler((text) => [text])

let areScreensWanted = false

/** Loads a language and switches the app to it. */
export async function activateLanguage(language: Language = readLanguage()): Promise<void> {
  const parts = [load(start, language), ...(areScreensWanted ? [load(screens, language)] : [])]
  i18n.load(language, Object.assign({}, ...(await Promise.all(parts))))
  // With the reader's region, so that numbers in messages are formatted like all others.
  i18n.activate(language, localeOfReader(language, navigator.languages))
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Loads the messages of all other screens, for this language and those activated later. */
export async function loadScreenMessages(): Promise<void> {
  areScreensWanted = true
  const language = i18n.locale as Language
  i18n.load(language, await load(screens, language))
}

async function load(part: typeof start, language: Language): Promise<Messages> {
  if (!isPseudoLanguage(language)) return (await part[language]()).default
  const [english, { pseudoMessages }] = await Promise.all([part[DEFAULT_LANGUAGE](), import('./pseudo-messages.ts')])
  return pseudoMessages(english.default, language)
}
