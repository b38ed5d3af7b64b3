import type { Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Grind sizes that a member measured in photographs of the grounds. */
export const grindMeasurements: Migration = {
  name: '0057-grind-measurements',
  async up(db: Kysely<never>, types) {
    await db.schema.alterTable('grindCalibrations').addColumn('measurements', types.json).execute()
  },
}
