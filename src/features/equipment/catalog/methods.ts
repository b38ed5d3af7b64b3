/** Resolves brew methods in requests: by id or name, by a brewer's name, or by a common term. */

import { Type } from 'typebox'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { badRequest } from '../../../http/errors.ts'
import { fieldName } from '../../../http/field-names.ts'
import { SOMETHING } from '../../../http/schemas.ts'
import { oneOf } from '../../../http/validation.ts'
import type { Catalog } from './catalog.ts'

export const METHOD_WORDS =
  'A brew method by its id or name, by a brewer ("Chemex", "Kalita Wave") or as people say it ("drip coffee", "Syphon"); anything else is a 400 that lists the methods'

export const MethodText = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: SOMETHING,
  description: METHOD_WORDS,
  examples: ['v60', 'Chemex'],
})

/** Returns the method that a text names, or throws a 400 that lists the methods. */
export function requireNamedMethod(
  catalog: Pick<Catalog, 'methodNames' | 'methodIds'>,
  wanted: string,
  field: string,
): BrewMethod {
  const method = catalog.methodNames.find(wanted)
  if (!method) throw badRequest(oneOf(fieldName(field), catalog.methodIds), field)
  return method
}
