import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const TASTE = ['acidity', 'body', 'sweetness', 'bitterness']
const EXTRACTION = ['sour', 'bitter', 'watery', 'harsh', 'balanced']

const READ_AT_ONCE = 200

/** Removes unknown keys from stored objects: earlier versions kept whatever a request had in its `tasteProfile`. */
export const knownKeys: Migration = {
  name: '0033-known-keys',
  async up(db) {
    await keepKnown(db, 'recipes', 'tasteProfile', TASTE)
    await keepKnown(db, 'brewLogs', 'tasteProfile', TASTE)
    await keepKnown(db, 'brewLogs', 'extractionFeedback', EXTRACTION)
  },
}

/** In batches, since such an object may have hundreds of kilobytes. */
async function keepKnown(db: Kysely<never>, table: string, column: string, keys: readonly string[]): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; stored: unknown }>`
      select id, ${sql.ref(column)} as stored from ${sql.table(table)}
      where id > ${after} and ${sql.ref(column)} is not null order by id limit ${READ_AT_ONCE}`.execute(db)
    for (const { id, stored } of rows) {
      const object = typeof stored === 'string' ? JSON.parse(stored) : stored
      const known = Object.fromEntries(Object.entries(object ?? {}).filter(([key]) => keys.includes(key)))
      if (Object.keys(known).length === Object.keys(object ?? {}).length) continue
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(known)} where id = ${id}`.execute(
        db,
      )
    }
    if (rows.length < READ_AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
