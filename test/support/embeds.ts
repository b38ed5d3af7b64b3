/** Inserts embed recipes and settings of roasters, and checks the daily totals of their events. */
import { expect } from 'vitest'
import type { Database, Db } from '#src/db/open.ts'
import type { NewRow, Row } from '#src/db/tables.ts'
import { insertCoffee, insertRecipe, insertRoaster } from './community.ts'

let count = 0
const now = (): string => new Date().toISOString()

export interface PlantedCoffee {
  roaster: { id: number; name: string; slug: string }
  coffee: { id: number; name: string; slug: string }
}

/** Inserts a coffee with its roaster. */
export async function plantCoffee(
  db: Db,
  values: Partial<NewRow<'coffees'>> = {},
  ofRoaster: Partial<NewRow<'roasters'>> = {},
): Promise<PlantedCoffee> {
  const roasterId = values.roasterId ?? (await insertRoaster(db, ofRoaster))
  const { id } = await insertCoffee(db, { ...values, roasterId })
  const find = (table: 'roasters' | 'coffees', id: number) =>
    db.selectFrom(table).select(['id', 'name', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
  return { roaster: await find('roasters', roasterId), coffee: await find('coffees', id) }
}

export async function insertEmbedRecipe(db: Db, recipe: Partial<NewRow<'embedRecipes'>> & { coffeeId: number }) {
  const row = {
    method: 'v60',
    doseGrams: 18,
    waterGrams: 288,
    ratio: 16,
    waterTempF: 205,
    grindSize: `medium-fine ${++count}`,
    brewTimeSeconds: 190,
    notes: 'Bloom for 45 s',
    isDefault: false,
    createdAt: now(),
    updatedAt: now(),
    ...recipe,
  }
  return db.insertInto('embedRecipes').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Inserts a community recipe for a coffee. */
export const insertRecipeFor = async (
  db: Db,
  { roaster, coffee }: PlantedCoffee,
  values: Partial<NewRow<'recipes'>> = {},
): Promise<Row<'recipes'>> => {
  const id = await insertRecipe(db, { coffeeProfileId: coffee.id, roasterId: roaster.id, ...values })
  return db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function saveEmbedSettings(
  db: Db,
  roasterId: number,
  settings: Partial<NewRow<'embedSettings'>>,
): Promise<void> {
  const defaults = { accentColor: '#1D3557', theme: 'light' as const, showPoweredBy: true, allowedDomains: [] }
  await db
    .insertInto('embedSettings')
    .values({ ...defaults, ...settings, roasterId, updatedAt: now() })
    .execute()
}

export const eventsOf = (db: Db, roasterId: number): Promise<Row<'events'>[]> =>
  db.selectFrom('events').selectAll().where('roasterId', '=', roasterId).orderBy('id').execute()

/**
 * Checks that the counts by day equal the events. Events lose their reference to a deleted recipe or coffee, while the
 * counts for it remain. Unverified events have no row.
 */
export async function expectExactDays(db: Database): Promise<void> {
  const expected = new Map<string, number>()
  // Reads a single snapshot, since PostgreSQL may still be finishing the work of a killed server.
  const [events, days, recipes, coffees] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => [
      await db.selectFrom('events').selectAll().execute(),
      await db.selectFrom('eventDays').selectAll().execute(),
      await db.selectFrom('recipes').select('id').execute(),
      await db.selectFrom('coffees').select('id').execute(),
    ])
  const there = {
    recipe: new Set(recipes.map(({ id }) => String(id))),
    coffee: new Set(coffees.map(({ id }) => String(id))),
  }
  for (const event of events) {
    const values = {
      total: '',
      source: event.source?.replace(/\/.*/, '') ?? '',
      method: event.method,
      coffee: event.coffeeId,
      recipe: event.recipeId,
    }
    for (const [dimension, value] of Object.entries(values)) {
      if (value === null) continue
      const key = [event.roasterId, dimension, event.createdAt.slice(0, 10), value, event.kind].join(' | ')
      expected.set(key, (expected.get(key) ?? 0) + 1)
    }
  }
  const counted = days
    .filter(({ dimension }) => dimension !== 'unverified')
    .filter(({ dimension, value }) => there[dimension as keyof typeof there]?.has(value) ?? true)
    .map(
      ({ count, roasterId, dimension, day, value, kind }) =>
        [[roasterId, dimension, day, value, kind].join(' | '), count] as const,
    )
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected))
}
