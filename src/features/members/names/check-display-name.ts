/** The rules for the names that members choose. */
import type { Db } from '../../../db/open.ts'
import { imitates, skeleton } from '../../../domain/look-alikes.ts'
import { isReservedName } from '../../../domain/reserved-names.ts'
import { AppError } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { isNameOfRoaster, listSpellings } from './queries.ts'

const FIELD = 'displayName'
/** Ids begin with 1. */
const NO_USER_ID = 0

const tooSimilar = (sentence: Message) => new AppError(409, 'name_too_similar', sentence, { field: FIELD })

/**
 * Returns the name without invisible characters. Throws 400 for a name that is reserved or empty without them, and 409
 * for one that imitates another member's or is that of a verified roaster. `userId` is the member who wants the name,
 * if they already have an account.
 */
export async function checkDisplayName(db: Db, name: string, { userId = NO_USER_ID } = {}): Promise<string> {
  const cleaned = readName(name, FIELD)
  if (isReservedName(cleaned)) {
    throw new AppError(400, 'name_reserved', message('That name is reserved. Choose another one.'), { field: FIELD })
  }
  const look = skeleton(cleaned)
  if (imitates(cleaned, await listSpellings(db, look, userId))) {
    throw tooSimilar(message("That name looks like another member's. Choose one people can tell apart."))
  }
  if (await isNameOfRoaster(db, look, userId)) {
    throw tooSimilar(message("That's the name of a roaster. Only its members can use it."))
  }
  return cleaned
}
