import type { Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What a member measured of a grinder by photographs of its grounds. */
export const grindMeasurements: Migration = {
  name: '0057-grind-measurements',
  async up(db: Kysely<never>, types) {
    await db.schema.alterTable('grindCalibrations').addColumn('measurements', types.json).execute()
  },
}
