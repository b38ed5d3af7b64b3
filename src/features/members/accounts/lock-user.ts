/** The one way to lock an account's row, so that it can't be deleted before the transaction ends. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tables } from '../../../db/tables.ts'
import { unauthorized } from '../../../http/errors.ts'
import type { User } from './queries.ts'

/**
 * What other transactions can do with the locked row, besides reading it: with `key share` they can update but not
 * delete it, with `share` they can only take shared locks, with `no key update` they can only refer to it by foreign
 * keys, and with `update` every other lock waits.
 */
type Strength = 'key share' | 'share' | 'no key update' | 'update'

export function lockUser(
  db: Db,
  by: { id: number } | { email: string } | { appleSub?: string; oidcSub?: string },
  strength: Strength,
): Promise<User | undefined> {
  const user = db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.and(by))
  return withLock(db, user, strength).executeTakeFirst()
}

const memberById = prepared((db, p: { id: number }) =>
  withLock(db, db.selectFrom('users').select('id').where('id', '=', p.id), 'key share'),
)

/** Locks the account of a member who adds something. Throws 401 if it was deleted since the request began. */
export async function lockMember(db: Db, userId: number): Promise<void> {
  if (!(await memberById.first(db, { id: userId }))) throw unauthorized()
}

/** SQLite needs no row locks, because it has one writer at a time. */
const withLock = <O>(db: Db, user: SelectQueryBuilder<Tables, 'users', O>, strength: Strength) =>
  engineOf(db) === 'postgres' ? user.modifyEnd(sql.raw(`for ${strength}`)) : user
