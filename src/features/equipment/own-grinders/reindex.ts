/** Recomputes the stored grind indexes of an owner's brews and recipes after the curve of their grinder has changed. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { storedIndex } from '../../../domain/conversion.ts'
import { buildCurve } from '../../../domain/curve.ts'
import { facetOf, moveFacet } from '../../recipes/browse/facets.ts'
import { listBrewsOnGrinder, lockRecipesOnGrinder, updateBrewIndex, updateRecipeIndex } from './reindex-queries.ts'

export async function reindexOwnGrinder(db: Db, ownerId: number, grinder: Row<'grinders'>): Promise<void> {
  const curve = buildCurve(grinder)
  const indexOf = (setting: number | null): number | undefined =>
    setting === null || setting < grinder.minGrindSetting || setting > grinder.maxGrindSetting
      ? undefined
      : storedIndex(curve.indexAt(setting))
  const recipes = await lockRecipesOnGrinder(db, ownerId, grinder.id)
  for (const brew of await listBrewsOnGrinder(db, ownerId, grinder.id)) {
    const grindIndex = indexOf(brew.grindSetting)
    if (grindIndex !== undefined) await updateBrewIndex(db, brew.id, grindIndex)
  }
  for (const recipe of recipes) {
    const grindIndex = indexOf(recipe.grindSetting)
    if (grindIndex === undefined) continue
    const facetId = await moveFacet(db, recipe.facetId, facetOf({ ...recipe, grindIndex }))
    await updateRecipeIndex(db, recipe.id, grindIndex, facetId)
  }
}
