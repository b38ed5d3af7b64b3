/**
 * Recomputes the stored grind indexes of recipes and brew logs from their settings, after a grinder's curve has
 * changed. It runs at startup, in small transactions that each save the progress: after an interruption it continues
 * there, and of several nodes only one works on a table at a time. Personal recipes store no index.
 */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { storedIndex } from '../../../domain/conversion.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { facetOf, requireFacet, resizeFacets } from '../../recipes/browse/facets.ts'
import {
  finish,
  listBrewLogsAfter,
  listRecipesAfter,
  lockProgress,
  type Reindexed,
  saveProgress,
  updateBrewLogIndex,
  updateRecipeIndex,
} from './queries.ts'

const AT_ONCE = 500

interface Written {
  id: number
  grinderId: number | null
  grindSetting: number | null
  grindIndex: number | null
}

export async function reindexGrinds(db: Database, catalog: Catalog, atOnce = AT_ONCE): Promise<void> {
  const tables = { recipes: reindexRecipes, brewLogs: reindexBrewLogs }
  for (const [table, reindex] of Object.entries(tables) as [Reindexed, typeof reindexRecipes][]) {
    let isDone = false
    while (!isDone) isDone = await reindexSome(db, table, (db, afterId) => reindex(db, catalog, afterId, atOnce))
  }
}

/** Returns whether the table is done. */
function reindexSome(
  db: Database,
  table: Reindexed,
  reindex: (db: Db, afterId: number) => Promise<number | undefined>,
): Promise<boolean> {
  return transaction(db, async (db) => {
    const afterId = await lockProgress(db, table)
    if (afterId === undefined) return true
    const lastId = await reindex(db, afterId)
    if (lastId === undefined) await finish(db, table)
    else await saveProgress(db, table, lastId)
    return lastId === undefined
  })
}

/** Returns the last id that was looked at, or undefined if there was none. */
async function reindexRecipes(db: Db, catalog: Catalog, afterId: number, limit: number): Promise<number | undefined> {
  const recipes = await listRecipesAfter(db, afterId, limit)
  const moved = new Map<number, number>()
  const count = (facetId: number, by: number) => moved.set(facetId, (moved.get(facetId) ?? 0) + by)
  for (const recipe of recipes) {
    const grindIndex = changedIndex(catalog, recipe)
    if (grindIndex === undefined) continue
    const facetId = await requireFacet(db, facetOf({ ...recipe, grindIndex }))
    await updateRecipeIndex(db, recipe.id, grindIndex, facetId)
    count(recipe.facetId, -1)
    count(facetId, 1)
  }
  await resizeFacets(db, moved)
  return recipes.at(-1)?.id
}

async function reindexBrewLogs(db: Db, catalog: Catalog, afterId: number, limit: number): Promise<number | undefined> {
  const logs = await listBrewLogsAfter(db, afterId, limit)
  for (const log of logs) {
    const grindIndex = changedIndex(catalog, log)
    if (grindIndex !== undefined) await updateBrewLogIndex(db, log.id, grindIndex)
  }
  return logs.at(-1)?.id
}

/** Undefined if the index is the same, or if the setting is off the dial, since the catalog may have shortened it. */
function changedIndex(catalog: Catalog, { grinderId, grindSetting, grindIndex }: Written): number | undefined {
  if (grinderId === null || grindSetting === null) return undefined
  const { curve, minGrindSetting, maxGrindSetting } = catalog.requireGrinder(grinderId)
  if (grindSetting < minGrindSetting || grindSetting > maxGrindSetting) return undefined
  const index = storedIndex(curve.indexAt(grindSetting))
  return index === grindIndex ? undefined : index
}
