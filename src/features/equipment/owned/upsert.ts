/** Adds or changes a user's equipment; a new default replaces the previous one. */
import type { FastifyInstance } from 'fastify'
import { transaction } from '../../../db/transaction.ts'
import { unauthorized } from '../../../http/errors.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import { type Kind, type Owned, saveOwned, unsetOtherDefaults } from './queries.ts'

export interface Wish {
  isDefault?: boolean
  nickname?: string | null
}

/** Fields that are left out stay unchanged. */
export function upsertEquipment(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  kind: Kind,
  userId: number,
  thingId: number,
  { isDefault, nickname }: Wish,
): Promise<Owned> {
  const changes = { isDefault, nickname: nickname === undefined ? undefined : nickname?.trim() || null }
  return transaction(db, async (db) => {
    // Serializes changes to one member's equipment: two defaults at once would violate the unique index.
    if (!(await lockUser(db, { id: userId }, 'no key update'))) throw unauthorized()
    await quotas.count(db, userId, 'equipment')
    if (isDefault) await unsetOtherDefaults(db, kind, userId, thingId)
    return saveOwned(db, kind, userId, thingId, changes)
  })
}
