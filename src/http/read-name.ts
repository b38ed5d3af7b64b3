/** Reads names and titles that others see. */
import { cleanName } from '../domain/invisible.ts'
import { badRequest } from './errors.ts'
import { missingField } from './field-names.ts'

/** Returns the name without invisible characters; throws a 400 if nothing else is in it. */
export function readName(text: string, field: string): string {
  const name = cleanName(text)
  if (name === '') throw badRequest(missingField(field), field)
  return name
}
