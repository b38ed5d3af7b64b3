/** What a recipe's figures alone don't tell: a grinder that can't follow, a nudge that was cut short. */
export interface Warning {
  /** For programs; stable. */
  code: string
  /** The same as a sentence. */
  message: string
}
