/** A question that a form asks once about an unlikely value, such as 93 °F for water. */
export interface Question {
  words: string
  /** The value that was probably meant, offered as a button. */
  instead?: { label: string; value: string }
  /** Label of the button that confirms the value. */
  keep: string
}

/** Keyed by the server's names of the fields. */
export type Questions = Readonly<Record<string, Question | undefined>>
