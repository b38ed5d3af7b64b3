import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The capacity of brewers, the evidence for grinders' numbers, the altitude and water of a member's kitchen, and
 * measured strength. Stored grind indexes are recomputed from their settings: the rows of `reindexing` say how far that
 * has come, so that an interrupted start continues where it stopped (features/service/reindex).
 */
export const trueNumbers: Migration = {
  name: '0039-true-numbers',
  async up(db: Kysely<never>, types) {
    await db.schema.alterTable('grinders').addColumn('evidence', types.json).execute()
    await db.schema.alterTable('machines').addColumn('capacity', types.json).execute()
    await db.schema.alterTable('machines').addColumn('temperature', 'text').execute()
    await db.schema.alterTable('machines').addColumn('temperatureF', types.json).execute()
    await db.schema.alterTable('machines').addColumn('bypass', types.boolean).execute()
    await db.schema.alterTable('machines').addColumn('recipe', types.json).execute()
    await db.schema.alterTable('machines').addColumn('source', types.json).execute()
    await db.schema.alterTable('grindCalibrations').addColumn('forgottenAt', types.timestamp).execute()
    await db.schema.alterTable('brewLogs').addColumn('tds', types.number).execute()
    await db.schema.alterTable('tasteProfiles').addColumn('altitudeMeters', types.number).execute()
    await db.schema.alterTable('tasteProfiles').addColumn('waterHardness', 'text').execute()
    await db.schema
      .createTable('reindexing')
      .addColumn('tableName', types.key, (c) => c.primaryKey())
      .addColumn('afterId', types.reference, (c) => c.notNull())
      .execute()
    await sql`insert into reindexing ("tableName", "afterId") values ('recipes', 0), ('brewLogs', 0)`.execute(db)
  },
}
