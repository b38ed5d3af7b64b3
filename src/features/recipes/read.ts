/** Recipes as they are shown: rows with their equipment from memory and, for a signed-in user, their taste match. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { roastScale, type TasteVector, tasteMatch } from '../../domain/taste.ts'
import type { Viewer } from '../../http/access.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { readTaste } from '../taste/queries.ts'
import { listRecipeRows, type RecipeRow } from './queries.ts'
import type { RecipeSchema } from './schemas.ts'

export type Recipe = Static<typeof RecipeSchema>

export const ANONYMOUS = 'Anonymous'

/** Finished recipes in the order of their ids. */
export async function readRecipes(
  app: FastifyInstance,
  ids: readonly number[],
  viewer: Viewer | undefined,
): Promise<Recipe[]> {
  const [rows, taste] = await Promise.all([
    listRecipeRows(app.db, ids),
    viewer ? readTaste(app.db, viewer.id) : undefined,
  ])
  return rows.map((row) => toRecipe(row, app.catalog, taste))
}

export function toRecipe(row: RecipeRow, catalog: Catalog, taste?: TasteVector): Recipe {
  const grinder = catalog.requireGrinder(row.grinderId)
  const machine = catalog.requireMachine(row.machineId)
  const filter = row.filterId === null ? null : catalog.requireFilter(row.filterId)
  return {
    id: row.id,
    type: 'community',
    coffeeProfileId: row.coffeeProfileId,
    grinderId: row.grinderId,
    machineId: row.machineId,
    filterId: row.filterId,
    brewMethod: row.brewMethod,
    grindSetting: row.grindSettingText ?? row.grindSetting,
    grindIndex: row.grindIndex,
    ratio: row.ratio,
    doseGrams: row.doseGrams,
    waterGrams: row.waterGrams,
    brewTimeSeconds: row.brewTimeSeconds,
    waterTempF: row.waterTempF,
    notes: row.notes,
    tasteProfile: row.tasteProfile,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    score: row.wilson,
    avgRating: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 100) / 100,
    ratingCount: row.ratingCount,
    brewCount: row.brewCount,
    commentCount: row.commentCount,
    ...(taste && { tasteMatchScore: matchOf(row, taste) }),
    coffee: {
      id: row.coffeeProfileId,
      name: row.coffeeName,
      slug: row.coffeeSlug,
      roastLevel: row.roastLevel,
      coffeeType: row.coffeeType,
      origin: row.origin,
      flavorProfile: row.flavorProfile,
      roasterName: row.roasterName,
      roasterSlug: row.roasterSlug,
      roaster: { id: row.roasterId, name: row.roasterName, slug: row.roasterSlug },
    },
    grinder: { id: grinder.id, slug: grinder.slug, brand: grinder.brand, name: grinder.model, model: grinder.model },
    machine: {
      id: machine.id,
      slug: machine.slug,
      brand: machine.brand,
      name: machine.model,
      model: machine.model,
      brewMethod: machine.brewMethod,
    },
    filter: filter && { id: filter.id, name: filter.name, type: filter.type },
    createdBy: { displayName: row.author ?? ANONYMOUS },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export type TastedRow = Pick<
  RecipeRow,
  'tasteStrength' | 'tasteAcidity' | 'tasteBody' | 'tasteBitterness' | 'roastLevel'
>

export const matchOf = (row: TastedRow, taste: TasteVector): number =>
  tasteMatch(taste, {
    strength: row.tasteStrength,
    acidity: row.tasteAcidity,
    body: row.tasteBody,
    bitterness: row.tasteBitterness,
    roast: roastScale(row.roastLevel),
  })
