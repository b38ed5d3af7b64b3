/** Something that is unlikely, not wrong: a form asks about it once and then takes it as it is. */
export interface Question {
  words: string
  /** What was probably meant, one tap away. */
  instead?: { label: string; value: string }
  /** On the button that leaves it as it is. */
  keep: string
}

/** By the server's names of the fields. */
export type Questions = Readonly<Record<string, Question | undefined>>
