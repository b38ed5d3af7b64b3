/** All SQL of discovery: which coffees a user has brewed. */
import type { Db } from '../../../db/open.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'

/** Returns those of the coffees that a user has brewed; one index lookup for each. */
export async function listBrewed(db: Db, userId: number, coffeeIds: readonly number[]): Promise<number[]> {
  const sql = `select l.value as id from ${idListTable(db, 'l')}
    where exists (select 1 from "brewLogs" b where b."userId" = ? and b."coffeeProfileId" = l.value)`
  return (await queryRaw<{ id: number }>(db, sql, [JSON.stringify(coffeeIds), userId])).map(({ id }) => id)
}
