/** The rules for names of roasters: none that is reserved, none that looks like that of another roaster. */
import { isReservedName } from '../../../domain/reserved-names.ts'
import { AppError } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'

/** Returns the name without invisible characters. Throws 400 for one that is reserved, or empty without them. */
export function checkRoasterName(text: string, field: string): string {
  const name = readName(text, field)
  if (isReservedName(name)) {
    throw new AppError(400, 'name_reserved', 'This name is reserved; please choose another', { field })
  }
  return name
}

export const nameTooSimilar = (other: string, field: string) =>
  new AppError(
    409,
    'name_too_similar',
    `This looks like ${other}, which is here already: choose that one, or a name that can be told apart`,
    { field },
  )
