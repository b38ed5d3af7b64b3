/** The one way to lock an account's row, so that the account can't end before the transaction does. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tables } from '../../../db/tables.ts'
import { unauthorized } from '../../../http/errors.ts'
import type { User } from './queries.ts'

/**
 * What others may still do with the row: with `key share` they can change the account but not delete it, with `share`
 * only read it, with `update` they wait.
 */
type Strength = 'key share' | 'share' | 'update'

export function lockUser(
  db: Db,
  by: { id: number } | { appleSub: string },
  strength: Strength,
): Promise<User | undefined> {
  const user = db
    .selectFrom('users')
    .selectAll()
    .where((is) => is.and(by))
  return withLock(db, user, strength).executeTakeFirst()
}

const memberById = prepared((db, p: { id: number }) =>
  withLock(db, db.selectFrom('users').select('id').where('id', '=', p.id), 'key share'),
)

/** For whatever a member adds. The account may have ended since the request began: then it is no longer signed in. */
export async function lockMember(db: Db, userId: number): Promise<void> {
  if (!(await memberById.first(db, { id: userId }))) throw unauthorized()
}

/** SQLite has one writer at a time, which is lock enough. */
const withLock = <O>(db: Db, user: SelectQueryBuilder<Tables, 'users', O>, strength: Strength) =>
  engineOf(db) === 'postgres' ? user.modifyEnd(sql.raw(`for ${strength}`)) : user
