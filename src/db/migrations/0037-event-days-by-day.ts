import type { Migration } from '../migrate.ts'

/** Counts of events expire after two years: this index finds the oldest. */
export const eventDaysByDay: Migration = {
  name: '0037-event-days-by-day',
  async up(db) {
    await db.schema.createIndex('eventDaysByDay').on('eventDays').columns(['day', 'roasterId']).execute()
  },
}
