/** SQL of the export: the account, and any section page by page. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import { PREFERENCE_COLUMNS } from '../preferences/queries.ts'
import { PRIVACY_COLUMNS } from '../privacy/queries.ts'
import type { Section } from './section.ts'

const accountById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerifiedAt', 'displayName', 'createdAt', 'passwordHash', 'appleSub', 'oidcSub'])
    .select(['role', 'suspendedUntil', 'suspensionReason', 'suspensionAppeal'])
    .select(['notifyRecipeComments', 'notifyRecipeFavorites', 'notifyRecipeBrews'])
    .select(PRIVACY_COLUMNS)
    .select(PREFERENCE_COLUMNS)
    .where('id', '=', p.id),
)
export const findWholeAccount = (db: Db, id: number) => accountById.first(db, { id })

export type Entry = Record<string, unknown>

/** The column with an entry's key, which isn't exported. */
export const KEY = 'exportKey'

/** Returns the entries after the key `after`, ordered by key. */
export function listEntries(
  db: Db,
  section: Section,
  owner: unknown,
  after: unknown,
  limit: number,
): Promise<(Entry & { [KEY]: unknown })[]> {
  const { from, key } = section
  const fields = Object.entries(section.fields).map(([name, [sql]]) => `${sql} as "${name}"`)
  const text = `select ${fields.join(', ')}, ${key} as "${KEY}" from ${from}
    where ${section.owner} = ? and ${key} > ? order by ${key} limit ?`
  return queryRaw(db, text, [owner, after, limit])
}
