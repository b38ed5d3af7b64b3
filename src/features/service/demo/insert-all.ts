/** Inserts many rows of a table at once. */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row, Tables } from '../../../db/tables.ts'

/** SQLite accepts about this many values in one statement, PostgreSQL twice as many. */
const MAX_PARAMETERS = 30_000

/** Inserts in order; rows of tables with ids are returned in the same order. */
export async function insertAll<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<Row<T>[]> {
  const inserted: Row<T>[] = []
  const size = Math.floor(MAX_PARAMETERS / Object.keys(rows[0] ?? { id: 1 }).length)
  for (let i = 0; i < rows.length; i += size) {
    const part = await db
      .insertInto(table)
      .values(rows.slice(i, i + size) as never)
      .returningAll()
      .execute()
    inserted.push(...(part as Row<T>[]))
  }
  const idOf = (row: Row<T>) => (row as { id?: number }).id ?? 0
  return inserted.sort((a, b) => idOf(a) - idOf(b))
}
