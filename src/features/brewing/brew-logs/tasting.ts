/** Reads the tasting fields of a request. */
import type { Static } from 'typebox'
import type { BrewLogChanges } from './queries.ts'
import type { TastingBody } from './schemas.ts'

/** Trims a text; null if nothing is left. */
const words = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

/** Fields that are left out are undefined, so that an update doesn't change them. */
export const toTasting = ({ outcome, rating, notes, tasteProfile, extractionFeedback }: Static<typeof TastingBody>) =>
  ({
    outcome: words(outcome),
    rating,
    notes: words(notes),
    tasteProfile,
    extractionFeedback,
  }) satisfies BrewLogChanges
