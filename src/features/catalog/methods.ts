/** Finds a brew method by its id or its name, in any spelling of either. */
import type { BrewMethod } from '../../domain/catalog.ts'
import { badRequest } from '../../http/errors.ts'

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

export function requireNamedMethod(methods: readonly BrewMethod[], wanted: string, field: string): BrewMethod {
  const folded = fold(wanted)
  const method = methods.find(({ id, name }) => fold(id) === folded || fold(name) === folded)
  if (!method) throw badRequest(`${field} must be one of ${methods.map(({ id }) => id).join(', ')}`, field)
  return method
}
