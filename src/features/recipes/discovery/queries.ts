/** All SQL of discovery: what its viewer has brewed. */
import type { Db } from '../../../db/open.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'

/** Those of the coffees that a user has brewed: one step into an index for each. */
export async function listBrewed(db: Db, userId: number, coffeeIds: readonly number[]): Promise<number[]> {
  const sql = `select l.value as id from ${idListTable(db, 'l')}
    where exists (select 1 from "brewLogs" b where b."userId" = ? and b."coffeeProfileId" = l.value)`
  return (await queryRaw<{ id: number }>(db, sql, [JSON.stringify(coffeeIds), userId])).map(({ id }) => id)
}
