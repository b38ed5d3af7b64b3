/** All SQL of grinders that were added or changed while the service runs. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'

export const findGrinderRow = (db: Db, by: { id: number } | { slug: string }): Promise<Row<'grinders'> | undefined> =>
  db
    .selectFrom('grinders')
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst()

export const listGrindersChangedSince = (db: Db, since: string): Promise<Row<'grinders'>[]> =>
  db.selectFrom('grinders').selectAll().where('changedAt', '>', since).execute()
