/** Inserts roasters, coffees, recipes and what members do with them directly into the database. */
import { sql } from 'kysely'
import type { Database, Db } from '#src/db/open.ts'
import type { NewRow } from '#src/db/tables.ts'
import { incrementCoffeeFacet } from '#src/features/beans/coffees/facets.ts'
import { facetOf, incrementFacet } from '#src/features/recipes/browse/facets.ts'
import { wilsonSql } from '#src/features/recipes/votes/counters.ts'

let count = 0
const now = (): string => new Date().toISOString()

export async function insertRoaster(db: Db, values: Partial<NewRow<'roasters'>> = {}): Promise<number> {
  const n = ++count
  const name = `Roaster ${n}`
  const row = { slug: `roaster-${n}`, name, nameKey: name.toLowerCase(), createdAt: now(), updatedAt: now() }
  const { id } = await db
    .insertInto('roasters')
    .values({ ...row, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertCoffee(
  db: Db,
  values: Partial<NewRow<'coffees'>> = {},
): Promise<{ id: number; roasterId: number }> {
  const n = ++count
  const name = `Coffee ${n}`
  const row = {
    roasterId: values.roasterId ?? (await insertRoaster(db)),
    slug: `coffee-${n}`,
    name,
    nameKey: name.toLowerCase(),
    searchText: name.toLowerCase(),
    flavorText: '',
    roastLevel: 'MEDIUM' as const,
    coffeeType: 'BLEND' as const,
    createdAt: now(),
    updatedAt: now(),
  }
  const facetId = await incrementCoffeeFacet(db, { ...row, ...values })
  return db
    .insertInto('coffees')
    .values({ ...row, facetId, ...values })
    .returning(['id', 'roasterId'])
    .executeTakeFirstOrThrow()
}

export async function insertRecipe(db: Db, values: Partial<NewRow<'recipes'>> = {}): Promise<number> {
  const n = ++count
  const coffee = await insertCoffee(db)
  const grinder = await db.selectFrom('grinders').select('id').executeTakeFirstOrThrow()
  const machine = await db.selectFrom('machines').select(['id', 'brewMethod']).executeTakeFirstOrThrow()
  const row = {
    createdById: null,
    coffeeProfileId: coffee.id,
    roasterId: coffee.roasterId,
    roastLevel: 'MEDIUM' as const,
    brewMethod: machine.brewMethod,
    grinderId: grinder.id,
    machineId: machine.id,
    grindSetting: 24,
    grindIndex: 40,
    ratio: 16,
    doseGrams: 15,
    waterGrams: 240,
    tasteProfile: null,
    brewTimeSeconds: null,
    tasteStrength: 0.5,
    tasteAcidity: 0.5,
    tasteBody: 0.5,
    tasteBitterness: 0.5,
    shareId: `share-${n}`,
    createdAt: now(),
    updatedAt: now(),
  }
  const facetId = await incrementFacet(db, facetOf({ ...row, ...values } as Parameters<typeof facetOf>[0]))
  const { id } = await db
    .insertInto('recipes')
    .values({ ...row, facetId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertTasteProfile(db: Db, userId: number, levels: object = { acidityLevel: 4 }): Promise<void> {
  await db
    .insertInto('tasteProfiles')
    .values({ userId, ...levels, updatedAt: now() } as NewRow<'tasteProfiles'>)
    .execute()
}

/** Inserts a vote and updates its counters in one transaction. */
export async function vote(db: Database, userId: number, recipeId: number, vote: 'UP' | 'DOWN'): Promise<void> {
  const upvotes = sql<number>`(upvotes + ${vote === 'UP' ? 1 : 0})`
  const downvotes = sql<number>`(downvotes + ${vote === 'DOWN' ? 1 : 0})`
  await db.transaction().execute(async (db) => {
    await db.insertInto('votes').values({ userId, recipeId, vote, createdAt: now() }).execute()
    await change(db, recipeId, { upvotes, downvotes, wilson: wilsonSql(upvotes, downvotes) })
  })
}

export async function rate(db: Database, userId: number, recipeId: number, rating: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('ratings')
      .values({ userId, recipeId, rating, notes: null, createdAt: now(), updatedAt: now() })
      .execute()
    const counters = {
      ratingSum: sql<number>`${sql.ref('ratingSum')} + ${rating}`,
      ratingCount: sql<number>`${sql.ref('ratingCount')} + 1`,
    }
    await change(db, recipeId, counters)
  })
}

export async function comment(db: Database, userId: number, recipeId: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.insertInto('comments').values({ userId, recipeId, body: 'Lovely', createdAt: now() }).execute()
    await change(db, recipeId, { commentCount: sql`${sql.ref('commentCount')} + 1` })
  })
}

export async function brew(db: Database, userId: number, recipeId: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('brewLogs')
      .values({
        userId,
        recipeId,
        method: 'v60',
        tasteProfile: null,
        extractionFeedback: null,
        createdAt: now(),
        updatedAt: now(),
      })
      .execute()
    await change(db, recipeId, { brewCount: sql`${sql.ref('brewCount')} + 1` })
  })
}

export async function follow(db: Database, userId: number, roasterId: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.insertInto('follows').values({ userId, roasterId, createdAt: now() }).execute()
    await db
      .updateTable('roasters')
      .set({ followerCount: sql`${sql.ref('followerCount')} + 1` })
      .where('id', '=', roasterId)
      .execute()
  })
}

const change = (db: Db, recipeId: number, counters: object) =>
  db.updateTable('recipes').set(counters).where('id', '=', recipeId).execute()
