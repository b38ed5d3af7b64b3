/** Changes a coffee, and the data that its recipes, lists and searches derive from it. */
import type { Static } from 'typebox'
import { isUniqueViolation } from '../../../db/failures.ts'
import type { Database, Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { cleanName, closeBidi } from '../../../domain/invisible.ts'
import { originKeys } from '../../../domain/origins.ts'
import { orNotFound } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'
import { requireRoastLevel } from '../../../http/roast-param.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { tasteColumns } from '../../recipes/browse/derive.ts'
import { facetOf, requireFacet, resizeFacets } from '../../recipes/browse/facets.ts'
import { lockRecipesFor } from '../../recipes/browse/lock-recipe.ts'
import { findOrCreateRoaster } from '../roasters/find-or-create.ts'
import { findWholeCoffee, lockWholeCoffee, updateCoffee, updateDerived } from './change-queries.ts'
import { type NewCoffee, readFlavors, slugTaken } from './create.ts'
import { moveCoffeeFacet } from './facets.ts'
import { lockRoasters, moveToRoaster } from './move.ts'
import { deleteOrigins, insertOrigins } from './queries.ts'
import { requireSameRoaster, requireUnchanged, retryOnConflict } from './retry-on-conflict.ts'
import type { ChangeCoffeeBody } from './schemas.ts'
import { searchColumns } from './search-text.ts'

type Changes = Partial<NewCoffee & { slug: string }>
type Body = Static<typeof ChangeCoffeeBody> & { slug?: string | null }
/** The fields that recipes derive data from. */
const BASE = ['roastLevel', 'acidityLevel', 'bodyLevel'] as const
type Base = Pick<Row<'coffees'>, (typeof BASE)[number]>

/** Throws if the change isn't allowed. */
export type Permission = (db: Db, coffee: Row<'coffees'>) => Promise<void>

export interface ChangeOptions {
  /** Called first in the transaction. */
  prepare?: (db: Db) => Promise<void>
  /** With 'one', the lock also keeps others from starting to use the coffee. */
  by: 'one' | 'members'
  /** Called before the coffee and its recipes are locked, and again afterwards. */
  allow: Permission
  /** Moves the coffee to the roaster of this name. Never pass it from an unchecked body: portal coffees can't move. */
  roasterName?: string
  /** Called if no roaster had this name. */
  onNewRoaster?: (db: Db) => Promise<void>
  /** Called in the same transaction, with the coffee as it was. */
  onChanged?: (db: Db, before: Row<'coffees'>) => Promise<void>
}

export async function changeCoffee(
  db: Database,
  catalog: Catalog,
  id: number,
  body: Body,
  { prepare, by, allow, roasterName, onNewRoaster, onChanged }: ChangeOptions,
): Promise<void> {
  const changes = readChanges(body)
  const mayTouchRecipes = roasterName !== undefined || BASE.some((part) => changes[part] !== undefined)
  await retryOnConflict(db, async (db) => {
    await prepare?.(db)
    const { roasterId, ...found } = orNotFound(await findWholeCoffee(db, id), 'Coffee')
    await allow(db, { roasterId, ...found })
    // Locks in the order of recipes/browse/lock-recipe.ts: recipes, roasters, coffee, facets.
    const recipes = mayTouchRecipes ? await lockRecipesFor(db, id, 'change') : []
    const named = roasterName === undefined ? undefined : await findOrCreateRoaster(db, roasterName)
    if (named?.isNew) await onNewRoaster?.(db)
    const newRoasterId = named?.roaster.id ?? roasterId
    const roasterOf = await lockRoasters(db, [roasterId, newRoasterId])
    const coffee = orNotFound(await lockWholeCoffee(db, id, by === 'one' ? 'delete' : 'change'), 'Coffee')
    requireSameRoaster(coffee, roasterId)
    await allow(db, coffee)
    const after = { ...coffee, ...changes }
    if (mayTouchRecipes) await requireUnchanged(db, id, recipes)
    if (BASE.some((part) => coffee[part] !== after[part])) await deriveAgain(db, catalog, recipes, after)
    const facetId = await moveCoffeeFacet(db, coffee.facetId, after)
    const moved = newRoasterId === roasterId ? {} : await moveToRoaster(db, coffee, newRoasterId)
    const texts = searchColumns({ ...after, roasterName: roasterOf(newRoasterId).name })
    await write(db, id, { ...changes, ...moved, ...texts, facetId })
    await deleteOrigins(db, id)
    await insertOrigins(db, id, originKeys(after.origin))
    await onChanged?.(db, coffee)
  })
}

/** Only one update: a second would make PostgreSQL check the submitter's row again, which may be locked. */
async function write(db: Db, id: number, changes: Partial<NewRow<'coffees'>>): Promise<void> {
  try {
    await updateCoffee(db, id, changes)
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error
  }
}

/** Recomputes the roast level, facet and taste of a coffee's recipes. */
async function deriveAgain(db: Db, catalog: Catalog, recipes: readonly Row<'recipes'>[], coffee: Base): Promise<void> {
  const { roastLevel } = coffee
  const derived = recipes.map((recipe) => ({
    recipe,
    facet: facetOf({ ...recipe, roastLevel }),
    taste: tasteColumns({ ...recipe, coffee, method: catalog.requireMethod(recipe.brewMethod) }),
  }))
  const facets = new Map(derived.map(({ facet }) => [JSON.stringify(facet), facet]))
  const facetIds = new Map<string, number>()
  for (const key of [...facets.keys()].sort()) facetIds.set(key, await requireFacet(db, facets.get(key)!))
  const sizes = new Map<number, number>()
  const resize = (id: number, by: number) => sizes.set(id, (sizes.get(id) ?? 0) + by)
  for (const { recipe, facet, taste } of derived) {
    const facetId = facetIds.get(JSON.stringify(facet))!
    resize(recipe.facetId, -1)
    resize(facetId, 1)
    await updateDerived(db, recipe.id, { roastLevel, facetId, ...taste })
  }
  await resizeFacets(db, sizes)
}

/** Reads fields with two names under either of them. */
function readChanges(body: Body): Changes {
  const { name, roastLevel, coffeeType, slug, origin, description, processingMethod } = body
  const { acidityLevel = body.acidity, bodyLevel = body.body, flavorProfile = body.flavorNotes } = body
  return {
    ...(name !== undefined && { name: readName(name, 'name') }),
    ...(roastLevel !== undefined && { roastLevel: requireRoastLevel(roastLevel, 'roastLevel') }),
    ...(coffeeType !== undefined && { coffeeType }),
    ...(slug && { slug }),
    ...(origin !== undefined && { origin: cleanName(origin ?? '') || null }),
    ...(flavorProfile !== undefined && { flavorProfile: readFlavors(flavorProfile) }),
    ...(description !== undefined && { description: closeBidi(description?.trim() ?? '') || null }),
    ...(acidityLevel !== undefined && { acidityLevel }),
    ...(bodyLevel !== undefined && { bodyLevel }),
    ...(processingMethod !== undefined && { processingMethod: cleanName(processingMethod ?? '') || null }),
  }
}
