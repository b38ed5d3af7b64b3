/** Reads the tasting fields of a request. */
import type { Static } from 'typebox'
import { TasteProfileSchema } from '../../recipes/browse/schemas.ts'
import type { BrewLogChanges } from './queries.ts'
import { ExtractionFeedbackSchema, type TastingBody } from './schemas.ts'

/** Trims a text; null if nothing is left. */
const words = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

/** Drops properties that the schema doesn't know. */
function known<T extends object>(given: T | null | undefined, { properties }: { properties: object }) {
  if (!given) return given
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(properties, name))) as T
}

/** Fields that are left out are undefined, so that an update doesn't change them. */
export const toTasting = ({ outcome, rating, notes, tasteProfile, extractionFeedback }: Static<typeof TastingBody>) =>
  ({
    outcome: words(outcome),
    rating,
    notes: words(notes),
    tasteProfile: known(tasteProfile, TasteProfileSchema),
    extractionFeedback: known(extractionFeedback, ExtractionFeedbackSchema),
  }) satisfies BrewLogChanges
