/** Moves a coffee to another roaster, with its recipes and the counters of both roasters. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { lockRoaster } from '../roasters/lock-roaster.ts'
import { slugsFor } from '../roasters/names.ts'
import { type RoasterRow, updateCounts } from '../roasters/queries.ts'
import { hasCoffeeAt, updateRoasterOfRecipes } from './change-queries.ts'

/** Locks the lower id first, so that two opposite moves can't deadlock. */
export async function lockRoasters(db: Db, ids: readonly number[]): Promise<(id: number) => RoasterRow> {
  const held = new Map<number, RoasterRow>()
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) held.set(id, await lockRoaster(db, id))
  return (id) => held.get(id)!
}

/** Returns the coffee's new columns. Call it only with the recipes, both roasters and the coffee locked. */
export async function moveToRoaster(
  db: Db,
  coffee: Row<'coffees'>,
  roasterId: number,
): Promise<Pick<Row<'coffees'>, 'roasterId' | 'slug'>> {
  const { id, recipeCount: recipes } = coffee
  await updateRoasterOfRecipes(db, id, roasterId)
  await updateCounts(db, coffee.roasterId, { coffees: -1, recipes: -recipes })
  await updateCounts(db, roasterId, { coffees: 1, recipes })
  return { roasterId, slug: await freeSlug(db, roasterId, coffee) }
}

/** Returns the coffee's own slug if it is free at the new roaster. */
async function freeSlug(db: Db, roasterId: number, { slug, name }: Row<'coffees'>): Promise<string> {
  if (!(await hasCoffeeAt(db, roasterId, slug))) return slug
  for (const other of slugsFor(name, 'coffee')) if (!(await hasCoffeeAt(db, roasterId, other))) return other
  throw new Error('Slugs never run out')
}
