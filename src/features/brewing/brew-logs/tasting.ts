/** What somebody says about a cup, as it is kept. */
import type { Static } from 'typebox'
import { TasteProfileSchema } from '../../recipes/browse/schemas.ts'
import type { BrewLogChanges } from './queries.ts'
import { ExtractionFeedbackSchema, type TastingBody } from './schemas.ts'

/** Words without the space around them; none at all are null. */
const words = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

/** The parts that have a meaning, and nothing that a client sent beside them. */
function known<T extends object>(given: T | null | undefined, { properties }: { properties: object }) {
  if (!given) return given
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(properties, name))) as T
}

/** Only what was said: what is undefined stays as it is. */
export const toTasting = ({ outcome, rating, notes, tasteProfile, extractionFeedback }: Static<typeof TastingBody>) =>
  ({
    outcome: words(outcome),
    rating,
    notes: words(notes),
    tasteProfile: known(tasteProfile, TasteProfileSchema),
    extractionFeedback: known(extractionFeedback, ExtractionFeedbackSchema),
  }) satisfies BrewLogChanges
