/** The rules for names of roasters: they must not be reserved, or look like the name of another roaster. */
import { isReservedName } from '../../../domain/reserved-names.ts'
import { AppError } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'
import { message } from '../../../i18n/message.ts'

/** Returns the name without invisible characters. Throws 400 if the result is empty or reserved. */
export function checkRoasterName(text: string, field: string): string {
  const name = readName(text, field)
  if (isReservedName(name)) {
    throw new AppError(400, 'name_reserved', message('That name is reserved. Choose another one.'), { field })
  }
  return name
}

export const nameTooSimilar = (other: string, field: string) =>
  new AppError(
    409,
    'name_too_similar',
    message('That looks like {other}, which already exists. Choose that one, or a name people can tell apart.', {
      other,
    }),
    { field },
  )
