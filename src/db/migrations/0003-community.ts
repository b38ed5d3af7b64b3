import type { Migration } from '../migrate.ts'

export const community: Migration = {
  name: '0003-community',
  async up(db, types, engine) {
    /** Lists use the id as a tie-breaker; SQLite's indexes contain it anyway. */
    const ordered = (...columns: string[]) => (engine === 'postgres' ? [...columns, 'id'] : columns)

    await db.schema
      .createTable('roasters')
      .addColumn('id', types.idType, types.id)
      .addColumn('slug', types.key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('nameKey', types.key, (c) => c.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('tagline', 'text')
      .addColumn('city', 'text')
      .addColumn('state', 'text')
      .addColumn('country', 'text')
      .addColumn('logoUrl', 'text')
      .addColumn('coverImageUrl', 'text')
      .addColumn('websiteUrl', 'text')
      .addColumn('style', 'text')
      .addColumn('instagramHandle', 'text')
      .addColumn('contactEmail', 'text')
      .addColumn('isVerified', types.boolean, (c) => c.notNull().defaultTo(false))
      .addColumn('isPremium', types.boolean, (c) => c.notNull().defaultTo(false))
      .addColumn('coffeeCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('recipeCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('followerCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('roasterMembers')
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('roasterMembersKey', ['userId', 'roasterId'])
      .execute()
    await db.schema.createIndex('roasterMembersByRoaster').on('roasterMembers').column('roasterId').execute()

    await db.schema
      .createTable('roasterClaims')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('createdRoaster', types.boolean, (c) => c.notNull().defaultTo(false))
      .addColumn('businessEmail', 'text', (c) => c.notNull())
      .addColumn('proofUrl', 'text')
      .addColumn('notes', 'text')
      .addColumn('status', types.key, (c) => c.notNull())
      .addColumn('tokenHash', types.key, (c) => c.unique())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('decidedAt', types.timestamp)
      .execute()
    await db.schema.createIndex('roasterClaimsByUser').on('roasterClaims').column('userId').execute()
    await db.schema.createIndex('roasterClaimsByRoaster').on('roasterClaims').column('roasterId').execute()
    // Allows one open claim per user, even with concurrent requests.
    await db.schema
      .createIndex('roasterClaimsOpen')
      .unique()
      .on('roasterClaims')
      .column('userId')
      .where('status' as never, 'in', ['PENDING', 'PENDING_REVIEW'])
      .execute()

    // Each combination of filter values for coffees, with the number of coffees that have it.
    await db.schema
      .createTable('coffeeFacets')
      .addColumn('id', types.idType, types.id)
      .addColumn('roastLevel', types.key, (c) => c.notNull())
      .addColumn('coffeeType', types.key, (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addUniqueConstraint('coffeeFacetsKey', ['roastLevel', 'coffeeType'])
      .execute()

    await db.schema
      .createTable('coffees')
      .addColumn('id', types.idType, types.id)
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('slug', types.key, (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('nameKey', types.key, (c) => c.notNull())
      .addColumn('roastLevel', types.key, (c) => c.notNull())
      .addColumn('coffeeType', types.key, (c) => c.notNull())
      .addColumn('origin', 'text')
      .addColumn('flavorProfile', 'text')
      .addColumn('description', 'text')
      .addColumn('acidityLevel', types.number)
      .addColumn('bodyLevel', types.number)
      .addColumn('processingMethod', 'text')
      .addColumn('submittedById', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('facetId', types.reference, (c) => c.notNull().references('coffeeFacets.id'))
      .addColumn('searchText', 'text', (c) => c.notNull())
      .addColumn('flavorText', 'text', (c) => c.notNull())
      .addColumn('recipeCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('trend', types.number, (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .addUniqueConstraint('coffeesBySlug', ['roasterId', 'slug'])
      .execute()
    await db.schema.createIndex('coffeesByName').on('coffees').columns(ordered('nameKey')).execute()
    await db.schema.createIndex('coffeesByRecipes').on('coffees').columns(ordered('recipeCount')).execute()
    await db.schema.createIndex('coffeesByTrend').on('coffees').columns(ordered('trend')).execute()
    for (const group of ['facetId', 'roasterId']) {
      await db.schema.createIndex(`coffeesBy_${group}_name`).on('coffees').columns(ordered(group, 'nameKey')).execute()
      await db.schema
        .createIndex(`coffeesBy_${group}_recipes`)
        .on('coffees')
        .columns(ordered(group, 'recipeCount'))
        .execute()
      await db.schema.createIndex(`coffeesBy_${group}_trend`).on('coffees').columns(ordered(group, 'trend')).execute()
      await db.schema.createIndex(`coffeesBy_${group}_newest`).on('coffees').columns(ordered(group)).execute()
    }

    await db.schema
      .createTable('coffeeOrigins')
      .addColumn('originKey', types.key, (c) => c.notNull())
      .addColumn('coffeeId', types.reference, (c) => c.notNull().references('coffees.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('coffeeOriginsKey', ['originKey', 'coffeeId'])
      .execute()
    await db.schema.createIndex('coffeeOriginsByCoffee').on('coffeeOrigins').column('coffeeId').execute()

    await db.schema.createIndex('coffeesBySubmitter').on('coffees').column('submittedById').execute()

    // The same for recipes: rare combinations are found fast, and totals need no counting.
    await db.schema
      .createTable('recipeFacets')
      .addColumn('id', types.idType, types.id)
      .addColumn('brewMethod', types.key, (c) => c.notNull())
      .addColumn('roastLevel', types.key, (c) => c.notNull())
      .addColumn('grindRange', types.key, (c) => c.notNull())
      .addColumn('brewTimeRange', types.key, (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addUniqueConstraint('recipeFacetsKey', ['brewMethod', 'roastLevel', 'grindRange', 'brewTimeRange'])
      .execute()

    await db.schema
      .createTable('recipes')
      .addColumn('id', types.idType, types.id)
      .addColumn('createdById', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('coffeeProfileId', types.reference, (c) => c.notNull().references('coffees.id').onDelete('cascade'))
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('roastLevel', types.key, (c) => c.notNull())
      .addColumn('brewMethod', types.key, (c) => c.notNull())
      .addColumn('grinderId', types.reference, (c) => c.notNull().references('grinders.id'))
      .addColumn('machineId', types.reference, (c) => c.notNull().references('machines.id'))
      .addColumn('filterId', types.reference, (c) => c.references('filters.id'))
      .addColumn('grindSetting', types.number, (c) => c.notNull())
      .addColumn('grindSettingText', 'text')
      .addColumn('grindIndex', types.number, (c) => c.notNull())
      .addColumn('ratio', types.number, (c) => c.notNull())
      .addColumn('doseGrams', types.number, (c) => c.notNull())
      .addColumn('waterGrams', types.number, (c) => c.notNull())
      .addColumn('brewTimeSeconds', 'integer')
      .addColumn('waterTempF', types.number)
      .addColumn('notes', 'text')
      .addColumn('tasteProfile', types.json)
      .addColumn('facetId', types.reference, (c) => c.notNull().references('recipeFacets.id'))
      .addColumn('tasteStrength', types.number, (c) => c.notNull())
      .addColumn('tasteAcidity', types.number, (c) => c.notNull())
      .addColumn('tasteBody', types.number, (c) => c.notNull())
      .addColumn('tasteBitterness', types.number, (c) => c.notNull())
      .addColumn('shareId', types.key, (c) => c.notNull().unique())
      .addColumn('upvotes', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('downvotes', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('wilson', types.number, (c) => c.notNull().defaultTo(0))
      .addColumn('ratingSum', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ratingCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('brewCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('commentCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
    for (const [order, column] of Object.entries({ wilson: 'wilson', brews: 'brewCount', votes: 'upvotes' })) {
      await db.schema.createIndex(`recipesBy_${order}`).on('recipes').columns(ordered(column)).execute()
    }
    for (const [group, orders] of Object.entries(RECIPE_GROUPS)) {
      for (const column of orders) {
        const index = db.schema.createIndex(`recipesBy_${group}_${column}`).on('recipes')
        await index.columns(ordered(group, ...(column === 'id' ? [] : [column]))).execute()
      }
    }

    await db.schema
      .createTable('votes')
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('vote', 'text', (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('votesKey', ['recipeId', 'userId'])
      .execute()
    await db.schema.createIndex('votesByUser').on('votes').column('userId').execute()

    await db.schema
      .createTable('ratings')
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('notes', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('ratingsKey', ['recipeId', 'userId'])
      .execute()
    await db.schema.createIndex('ratingsByUser').on('ratings').column('userId').execute()

    await db.schema
      .createTable('comments')
      .addColumn('id', types.idType, types.id)
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('commentsByRecipe').on('comments').columns(['recipeId', 'id']).execute()
    await db.schema.createIndex('commentsByUser').on('comments').column('userId').execute()

    await db.schema
      .createTable('follows')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('followsKey', ['userId', 'roasterId'])
      .execute()
    await db.schema.createIndex('followsByRoaster').on('follows').column('roasterId').execute()

    await db.schema
      .createTable('savedRecipes')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('savedRecipesKey', ['userId', 'recipeId'])
      .execute()
    await db.schema.createIndex('savedRecipesByRecipe').on('savedRecipes').column('recipeId').execute()
  },
}

/** The columns by which lists of recipes are filtered, and the sort orders of each such list. */
const RECIPE_GROUPS = {
  facetId: ['wilson', 'brewCount', 'id'],
  roasterId: ['wilson', 'brewCount', 'id'],
  coffeeProfileId: ['wilson', 'upvotes'],
  grinderId: ['upvotes', 'id'],
  machineId: ['upvotes', 'id'],
  createdById: ['upvotes', 'id'],
}
