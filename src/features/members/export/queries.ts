/** Reading everything of a user: the account, and any section page by page. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import { PRIVACY_COLUMNS } from '../privacy/queries.ts'
import type { Section } from './section.ts'

const accountById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'displayName', 'createdAt', 'passwordHash', 'appleSub'])
    .select(['notifyRecipeComments', 'notifyRecipeFavorites', 'notifyRecipeBrews'])
    .select(PRIVACY_COLUMNS)
    .where('id', '=', p.id),
)
export const findWholeAccount = (db: Db, id: number) => accountById.first(db, { id })

export type Entry = Record<string, unknown>

/** Stands beside the fields of an entry, and is none of them. */
export const KEY = 'exportKey'

/** The entries behind the key `after`, in the order of their keys. */
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
