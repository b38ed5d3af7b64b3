/** Parses roast levels in requests: in any case, with `-`, `_` or a space between the words. */

import { Type } from 'typebox'
import { ROAST_LEVELS, type RoastLevel } from '../domain/catalog.ts'
import { parseRoastLevel } from '../domain/roast.ts'
import { badRequest } from './errors.ts'
import { fieldName } from './field-names.ts'
import { oneOf } from './validation.ts'

const ALLOWED = ROAST_LEVELS.join(', ')

export const RoastText = Type.String({
  minLength: 1,
  maxLength: 40,
  description: `One of ${ALLOWED}; also as Medium-Dark or "medium dark", in any case`,
  examples: ['MEDIUM_LIGHT', 'Medium-Light'],
})

/** Returns the roast level, or throws a 400 that names the field and the allowed values. */
export function requireRoastLevel(text: string, field: string): RoastLevel {
  const level = parseRoastLevel(text)
  if (!level) throw badRequest(oneOf(fieldName(field), ROAST_LEVELS), field)
  return level
}
