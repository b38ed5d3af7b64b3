import type { Migration } from '../migrate.ts'

/** Indexes for the lists of what one user wrote, each in the order in which it is read. */
export const personalLists: Migration = {
  name: '0010-personal-lists',
  async up(db, _types, engine) {
    /** SQLite's indexes contain the id anyway. */
    const byId = (...columns: string[]) => (engine === 'postgres' ? [...columns, 'id'] : columns)

    await db.schema.createIndex('brewLogsByRating').on('brewLogs').columns(byId('userId', 'rating')).execute()
    await db.schema.createIndex('brewLogsBySaved').on('brewLogs').columns(byId('userId', 'savedAsRecipe')).execute()

    await db.schema.dropIndex('commentsByUser').execute()
    await db.schema.createIndex('commentsByUser').on('comments').columns(byId('userId')).execute()
    for (const table of ['votes', 'ratings']) {
      await db.schema.dropIndex(`${table}ByUser`).execute()
      await db.schema.createIndex(`${table}ByUser`).on(table).columns(['userId', 'recipeId']).execute()
    }
  },
}
