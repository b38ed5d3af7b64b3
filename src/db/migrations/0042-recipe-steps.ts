import type { Migration } from '../migrate.ts'

/**
 * Steps of recipes, in shares of their water and time, and what happened at each step of a brew. Titles, tags and other
 * texts of recipes; those that a search can find are in separate tables. `inspiredByRecipeId` is no foreign key: it
 * outlives the other recipe, so that a page can say that there was one.
 */
export const recipeSteps: Migration = {
  name: '0042-recipe-steps',
  async up(db, types) {
    for (const table of ['recipes', 'personalRecipes', 'embedRecipes', 'brewLogs']) {
      await db.schema.alterTable(table).addColumn('steps', types.json).execute()
    }
    await db.schema.alterTable('personalRecipes').addColumn('brewTimeSeconds', 'integer').execute()
    await db.schema.alterTable('personalRecipes').addColumn('waterTempF', types.number).execute()
    await db.schema.alterTable('brewLogs').addColumn('firstDropSeconds', types.number).execute()
    await db.schema.alterTable('recipes').addColumn('title', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('description', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('tags', types.json).execute()
    await db.schema.alterTable('recipes').addColumn('difficulty', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('yieldGrams', types.number).execute()
    await db.schema.alterTable('recipes').addColumn('inspiredByRecipeId', types.reference).execute()
    for (const [table, column] of [
      ['recipeTags', 'tag'],
      ['recipeWords', 'word'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn(column, types.key, (c) => c.notNull())
        .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
        .addPrimaryKeyConstraint(`${table}_pk`, [column, 'recipeId'])
        .execute()
      // For cascading deletes.
      await db.schema.createIndex(`${table}_recipe`).on(table).column('recipeId').execute()
    }
  },
}
