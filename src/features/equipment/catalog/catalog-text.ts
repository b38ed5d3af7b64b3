/** Finds the translatable messages for texts of the catalog's files. */
import { type Message, verbatim } from '../../../i18n/message.ts'

/** A text that isn't in the list, such as one of a retired entry, stays untranslated. */
export function catalogTexts(messages: readonly Message[]): (text: string) => Message {
  const known = new Map(messages.map((message) => [message.text, message]))
  return (text) => known.get(text) ?? verbatim(text)
}
