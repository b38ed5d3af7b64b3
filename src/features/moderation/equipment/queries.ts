/** All SQL of grinders that members suggest for the catalog. */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

/** Open ones, oldest first, with ids above `after`. */
export const listOpenSuggestions = (db: Db, after: number, limit: number) =>
  suggestions(db).where('s.state', '=', 'PENDING').where('s.id', '>', after).orderBy('s.id').limit(limit).execute()

export const findSuggestion = (db: Db, id: number) => suggestions(db).where('s.id', '=', id).executeTakeFirst()

export type OpenSuggestion = NonNullable<Awaited<ReturnType<typeof findSuggestion>>>

const suggestions = (db: Db) =>
  db
    .selectFrom('grinderSuggestions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .selectAll('s')
    .select(['u.displayName', 'u.email'])

/** Returns undefined if the suggestion isn't in the state `from` any more. */
export const decideSuggestion = (
  db: Db,
  id: number,
  { from, ...changes }: Pick<Row<'grinderSuggestions'>, 'state' | 'reason'> & { from: 'PENDING' | 'any' },
): Promise<Row<'grinderSuggestions'> | undefined> => {
  const decidedAt = changes.state === 'PENDING' ? null : now()
  const update = db
    .updateTable('grinderSuggestions')
    .set({ ...changes, decidedAt })
    .where('id', '=', id)
  return (from === 'any' ? update : update.where('state', '=', from)).returningAll().executeTakeFirst()
}

/** Returns undefined if the grinder was changed since `changedAt`. */
export const updateSuggestedGrinder = (
  db: Db,
  { id, changedAt }: Pick<Row<'grinders'>, 'id' | 'changedAt'>,
  changes: Partial<NewRow<'grinders'>>,
): Promise<Row<'grinders'> | undefined> =>
  db
    .updateTable('grinders')
    .set({ ...changes, changedAt: now() })
    .where('id', '=', id)
    .where('changedAt', '=', changedAt)
    .returningAll()
    .executeTakeFirst()

export const updateGrinder = (db: Db, id: number, changes: Partial<NewRow<'grinders'>>) =>
  db
    .updateTable('grinders')
    .set({ ...changes, changedAt: now() })
    .where('id', '=', id)
    .execute()
