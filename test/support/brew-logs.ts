/** Brew logs written straight into the database, at any time. */
import { sql } from 'kysely'
import { type Database, type Db, engineOf } from '#src/db/open.ts'
import type { NewRow } from '#src/db/tables.ts'

export async function insertBrewLog(db: Db, userId: number, values: Partial<NewRow<'brewLogs'>> = {}): Promise<number> {
  const createdAt = values.createdAt ?? new Date().toISOString()
  const { id } = await db
    .insertInto('brewLogs')
    .values({
      userId,
      method: 'v60',
      tasteProfile: null,
      extractionFeedback: null,
      createdAt,
      updatedAt: createdAt,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest `count` hours ago, one each so many hours; every seventh unrated, every hundredth saved as a recipe. */
export async function insertManyBrewLogs(
  db: Database,
  userId: number,
  count: number,
  { hoursApart = 1, now = new Date() } = {},
): Promise<void> {
  const first = now.getTime() - count * hoursApart * 3_600_000
  const at =
    engineOf(db) === 'postgres'
      ? sql`to_timestamp((${sql.lit(first)} + i * ${sql.lit(hoursApart * 3_600_000)}) / 1000.0)`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', (${sql.lit(first)} + i * ${sql.lit(hoursApart * 3_600_000)}) / 1000.0, 'unixepoch')`
  const series =
    engineOf(db) === 'postgres'
      ? sql`generate_series(0, ${sql.lit(count - 1)}) as n(i)`
      : sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)}) select i from n)`
  await sql`insert into "brewLogs" ("userId", method, "doseGrams", "waterGrams", rating, notes, "savedAsRecipe", "createdAt", "updatedAt")
    select ${userId}, 'v60', 15, 240, case when i % 7 = 0 then null else 1 + i % 5 end, 'Brew ' || i,
      i % 100 = 0, ${at}, ${at} from ${series} order by i`.execute(db)
  await sql`analyze`.execute(db)
}
