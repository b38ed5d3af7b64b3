/** What a recipe's figures alone don't show: a grinder that can't reach the grind, a nudge that was cut short. */
export interface Warning {
  /** For programs; stable. */
  code: string
  /** The same as a sentence. */
  message: string
}
