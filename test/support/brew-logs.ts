/** Inserts brew logs directly into the database, with any timestamp. */
import { sql } from 'kysely'
import type { Database, Db } from '#src/db/open.ts'
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

const AT_ONCE = 1000

/** One log at each interval up to now; every seventh is unrated, every hundredth is saved as a recipe. */
export async function insertManyBrewLogs(
  db: Database,
  userId: number,
  count: number,
  { hoursApart = 1, now = Date.now() } = {},
): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => {
    const createdAt = new Date(now - (count - i) * hoursApart * 3_600_000).toISOString()
    return {
      userId,
      method: 'v60',
      doseGrams: 15,
      waterGrams: 240,
      rating: i % 7 === 0 ? null : 1 + (i % 5),
      notes: `Brew ${i}`,
      tasteProfile: null,
      extractionFeedback: null,
      savedAsRecipe: i % 100 === 0,
      createdAt,
      updatedAt: createdAt,
    }
  })
  for (let i = 0; i < count; i += AT_ONCE) {
    await db
      .insertInto('brewLogs')
      .values(rows.slice(i, i + AT_ONCE))
      .execute()
  }
  await sql`analyze`.execute(db)
}
