/** Changes what identifies a roaster: its name and its website. */
import { isUniqueViolation } from '../../../db/failures.ts'
import type { Db } from '../../../db/open.ts'
import type { WebsiteSource } from '../../../db/tables.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { updateCoffeeTexts } from '../../beans/coffees/texts.ts'
import { nameTooSimilar } from '../../beans/roasters/check-name.ts'
import { nameKeyOf } from '../../beans/roasters/names.ts'
import { findRoasterByLook, findRoasterByName } from '../../beans/roasters/queries.ts'
import { updateRoaster } from '../portal/queries.ts'

/** Throws 409 if another roaster has the name or one that looks like it. Call it inside a transaction. */
export async function renameRoaster(db: Db, id: number, name: string): Promise<void> {
  await requireFree(db, id, name)
  try {
    await updateRoaster(db, id, { name, nameKey: nameKeyOf(name), nameSkeleton: skeleton(name) })
  } catch (error) {
    // A concurrent request took the name first.
    throw isUniqueViolation(error) ? nameTaken() : error
  }
  await updateCoffeeTexts(db, id)
}

export const changeWebsite = (db: Db, id: number, websiteUrl: string | null, by: WebsiteSource): Promise<void> =>
  updateRoaster(db, id, { websiteUrl, websiteSource: websiteUrl === null ? null : by })

export async function requireFree(db: Db, id: number, name: string): Promise<void> {
  const same = await findRoasterByName(db, name)
  if (same && same.id !== id) throw nameTaken()
  const alike = await findRoasterByLook(db, name)
  if (alike && alike.id !== id) throw nameTooSimilar(alike.name, 'name')
}

const nameTaken = () => conflict(message('Another roaster has that name'), 'name_taken')
