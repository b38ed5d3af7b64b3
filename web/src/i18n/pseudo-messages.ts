/** Makes the messages of a pseudo-language from the compiled English ones. */
import type { Messages } from '@lingui/core'
import type { PseudoLanguage } from '#i18n/languages.ts'
import { pseudoText } from '#i18n/pseudo.ts'

/** A compiled message: a text, or a list of texts and of placeholders, whose options are messages again. */
type Part = string | number | readonly Part[] | { readonly [option: string]: Part }

export const pseudoMessages = (messages: Messages, language: PseudoLanguage): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, change(text as Part, language)])) as Messages

function change(message: Part, language: PseudoLanguage): Part {
  if (typeof message === 'string') return pseudoText(message, language)
  if (!Array.isArray(message)) return message
  return message.map((part: Part) => (Array.isArray(part) ? changeOptions(part, language) : change(part, language)))
}

/** A placeholder is `[name, kind, options]`. */
const changeOptions = ([name, kind, options]: readonly Part[], language: PseudoLanguage): Part =>
  [
    name!,
    kind!,
    options && typeof options === 'object' && !Array.isArray(options)
      ? Object.fromEntries(
          Object.entries(options).map(([key, option]) => [key, key === 'offset' ? option : change(option, language)]),
        )
      : options!,
  ].filter((part) => part !== undefined)
