/**
 * A sentence for people that is not translated yet: its English text in ICU MessageFormat, and what to put in.
 * `npm run messages` collects the texts in locales/*.po for translation, so they must be literals.
 */
export interface Message {
  readonly text: string
  readonly values?: MessageValues
}

export type MessageValues = Readonly<Record<string, string | number>>

export const message = (text: string, values?: MessageValues): Message => ({ text, values })
