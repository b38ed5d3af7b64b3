/** Adds or changes a user's equipment; a new default replaces the previous one. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { unauthorized } from '../../../http/errors.ts'
import { type Kind, lockOwner, type Owned, saveOwned, unsetOtherDefaults } from './queries.ts'

export interface Wish {
  isDefault?: boolean
  nickname?: string | null
}

/** Fields that are left out stay unchanged. */
export function upsertEquipment(
  db: Database,
  kind: Kind,
  userId: number,
  thingId: number,
  { isDefault, nickname }: Wish,
): Promise<Owned> {
  const changes = { isDefault, nickname: nickname === undefined ? undefined : nickname?.trim() || null }
  return transaction(db, async (db) => {
    if (!(await lockOwner(db, userId))) throw unauthorized()
    if (isDefault) await unsetOtherDefaults(db, kind, userId, thingId)
    return saveOwned(db, kind, userId, thingId, changes)
  })
}
