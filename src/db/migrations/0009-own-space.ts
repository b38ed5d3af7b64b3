import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Private data of each user: a library of coffees, personal recipes, and collections of community recipes. */
export const ownSpace: Migration = {
  name: '0009-own-space',
  async up(db, types) {
    await db.schema
      .createTable('libraryEntries')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('coffeeProfileId', types.reference, (c) => c.notNull().references('coffees.id').onDelete('cascade'))
      .addColumn('personalNotes', 'text')
      .addColumn('rating', 'integer')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('libraryEntriesKey', ['userId', 'coffeeProfileId'])
      .execute()
    await db.schema
      .createIndex('libraryEntriesByTime')
      .on('libraryEntries')
      .columns(['userId', 'createdAt', 'coffeeProfileId'])
      .execute()
    await db.schema.createIndex('libraryEntriesOfCoffee').on('libraryEntries').column('coffeeProfileId').execute()
    // Covering index for how often and when each coffee was brewed.
    await db.schema
      .createIndex('brewLogsByCoffeeAndTime')
      .on('brewLogs')
      .columns(['userId', 'coffeeProfileId', 'createdAt'])
      .execute()

    await db.schema
      .createTable('personalRecipes')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('method', types.key, (c) => c.notNull())
      .addColumn('grindSetting', types.number, (c) => c.notNull())
      .addColumn('grindSettingText', 'text')
      .addColumn('ratio', types.number, (c) => c.notNull())
      .addColumn('doseGrams', types.number, (c) => c.notNull())
      .addColumn('waterGrams', types.number, (c) => c.notNull())
      .addColumn('grinderId', types.reference, (c) => c.references('grinders.id'))
      .addColumn('coffeeProfileId', types.reference, (c) => c.references('coffees.id').onDelete('set null'))
      .addColumn('name', 'text')
      .addColumn('notes', 'text')
      .addColumn('rating', 'integer')
      // Unique: saving a brew log as a recipe twice creates one recipe.
      .addColumn('brewLogId', types.reference, (c) => c.unique().references('brewLogs.id').onDelete('set null'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('personalRecipesByUser').on('personalRecipes').columns(['userId', 'id']).execute()
    await db.schema.createIndex('personalRecipesOfGrinder').on('personalRecipes').column('grinderId').execute()
    await db.schema.createIndex('personalRecipesOfCoffee').on('personalRecipes').column('coffeeProfileId').execute()

    await db.schema
      .createTable('collections')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('description', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('collectionsByUser').on('collections').columns(['userId', 'id']).execute()

    await db.schema
      .createTable('collectionItems')
      .addColumn('collectionId', types.reference, (c) => c.notNull().references('collections.id').onDelete('cascade'))
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('collectionItemsKey', ['collectionId', 'recipeId'])
      .execute()
    await db.schema
      .createIndex('collectionItemsByTime')
      .on('collectionItems')
      .columns(['collectionId', 'createdAt', 'recipeId'])
      .execute()
    await db.schema.createIndex('collectionItemsOfRecipe').on('collectionItems').column('recipeId').execute()

    // Saves that authors were notified of. Rows outlive their bookmarks, so that saving again doesn't notify again.
    await db.schema
      .createTable('saveNotices')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('saveNoticesKey', ['userId', 'recipeId'])
      .execute()
    await db.schema.createIndex('saveNoticesOfRecipe').on('saveNotices').column('recipeId').execute()
    await sql`insert into "saveNotices" select "userId", "recipeId", "createdAt" from "savedRecipes"`.execute(db)

    await db.schema
      .createIndex('savedRecipesByTime')
      .on('savedRecipes')
      .columns(['userId', 'createdAt', 'recipeId'])
      .execute()
  },
}
