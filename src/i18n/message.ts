/**
 * A sentence for people that is not translated yet: its English text in ICU MessageFormat, and what to put in.
 * `npm run messages` collects the texts in locales/*.po for translation, so they must be literals.
 */
export interface Message {
  readonly text: string
  readonly values?: MessageValues
}

/**
 * A value that is a message itself is translated with the sentence: "Somebody", the name of a field. Several messages
 * become a list as the language writes it: "hotter water and a finer grind".
 */
export type MessageValues = Readonly<Record<string, string | number | Message | readonly Message[]>>

export const message = (text: string, values?: MessageValues): Message => ({ text, values })

/** A text that stays as it is in every language, also if it has braces in it. */
export const verbatim = (text: string): Message => ({ text: '{text}', values: { text } })

/** Several whole sentences, one after the other. */
export const sentences = (...parts: readonly Message[]): Message =>
  parts.length === 1
    ? parts[0]!
    : {
        text: parts.map((_, i) => `{s${i}}`).join(' '),
        values: Object.fromEntries(parts.map((part, i) => [`s${i}`, part])),
      }
