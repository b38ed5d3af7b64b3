/** All SQL of invitations. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type InviteRow = Row<'invites'>

export interface NewInvite {
  hash: string
  usesLeft: number
  note: string | null
  expiresAt: string
}

export async function insertInvite(db: Db, invite: NewInvite): Promise<number> {
  const { id } = await db
    .insertInto('invites')
    .values({ ...invite, createdAt: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes one use of an invitation. Returns false if it has expired or none is left, even with concurrent calls. */
export async function consumeInvite(db: Db, hash: string): Promise<boolean> {
  const used = await db
    .updateTable('invites')
    .set((eb) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('hash', '=', hash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export const listInvites = (db: Db) =>
  db
    .selectFrom('invites')
    .select(['id', 'usesLeft', 'note', 'createdAt', 'expiresAt'])
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())
    .orderBy('id')
    .execute()

/** Returns the deleted row, or undefined if there is no such invitation. */
export const deleteInvite = (db: Db, id: number): Promise<InviteRow | undefined> =>
  db.deleteFrom('invites').where('id', '=', id).returningAll().executeTakeFirst()

/** Restores a deleted invitation with its id and its remaining uses. */
export async function insertInviteAgain(db: Db, invite: InviteRow): Promise<void> {
  await db
    .insertInto('invites')
    .values(invite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
