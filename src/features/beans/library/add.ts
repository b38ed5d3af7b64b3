/** Adds a coffee to a member's library, or changes their notes and rating. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { orNotFound } from '../../../http/errors.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { lockCoffee } from '../coffees/lock-coffee.ts'
import { type EntryRow, findEntry, saveEntry } from './queries.ts'
import type { KeepBody } from './schemas.ts'

/** Fields that are left out stay unchanged. */
export function addToLibrary(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  userId: number,
  body: Static<typeof KeepBody>,
): Promise<EntryRow> {
  const { coffeeProfileId, personalNotes, rating } = body
  const changes = {
    ...(personalNotes !== undefined && { personalNotes: personalNotes?.trim() || null }),
    ...(rating !== undefined && { rating }),
  }
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'libraryEntries')
    await lockCoffee(db, coffeeProfileId)
    await saveEntry(db, { userId, coffeeProfileId }, changes)
    return orNotFound(await findEntry(db, { userId, coffeeProfileId }), 'Coffee')
  })
}
