/** Maps recipe rows to responses, with equipment from the catalog and, for a signed-in viewer, the taste match. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { clampIndex } from '../../../domain/curve.ts'
import { roastScale, type TasteVector, tasteMatch } from '../../../domain/taste.ts'
import type { Viewer } from '../../../http/access.ts'
import { MAX_FLAVORS, MAX_LIST_BYTES, shorten, shortenToFit } from '../../../http/size-cap.ts'
import { type Catalog, isOwn } from '../../equipment/catalog/catalog.ts'
import { filterName } from '../../equipment/catalog/filter-words.ts'
import { toAuthor } from '../../members/privacy/author.ts'
import { readTaste } from '../../members/taste/queries.ts'
import { type StepReader, stepsOfRecipe } from '../steps/show.ts'
import { findRecipeRow, listRecipeRows, type RecipeDetailRow, type RecipeRow } from './queries.ts'
import type { RecipeSchema } from './schemas.ts'

export type Recipe = Static<typeof RecipeSchema>

export const ANONYMOUS = 'Anonymous'

/** Reads recipes in the order of their ids; skips deleted ones. */
export const readRecipes = async (
  app: FastifyInstance,
  ids: readonly number[],
  viewer: Viewer | undefined,
  mostBytes?: number,
): Promise<Recipe[]> => toRecipes(app, await listRecipeRows(app.db, ids), viewer, mostBytes)

/** Reads a recipe with its steps. */
export async function readRecipe(app: FastifyInstance, id: number, reader: StepReader): Promise<Recipe | undefined> {
  const row = await findRecipeRow(app.db, id)
  return row && { ...withReadersFilter(toRecipe(row, app.catalog), reader), ...stepsOfRow(app, row, reader) }
}

/** Translates the name of the filter. Not for plain lists of recipes, which are the same in every language. */
export const withReadersFilter = <R extends Pick<Recipe, 'filter'>>(recipe: R, { t }: StepReader): R => ({
  ...recipe,
  filter: recipe.filter && { ...recipe.filter, name: t(filterName(recipe.filter.name)) },
})

export const stepsOfRow = (
  app: Pick<FastifyInstance, 'catalog' | 'stepTemplates'>,
  row: RecipeDetailRow,
  reader: StepReader,
) => {
  const machine = app.catalog.requireMachine(row.machineId)
  return stepsOfRecipe(app, { steps: row.steps, method: row.brewMethod, machine }, row, reader)
}

export async function toRecipes(
  { db, catalog }: FastifyInstance,
  rows: readonly RecipeRow[],
  viewer: Viewer | undefined,
  mostBytes = MAX_LIST_BYTES,
): Promise<Recipe[]> {
  const taste = viewer && (await readTaste(db, viewer.id))
  return shortenToFit(
    rows.map((row) => toRecipe(row, catalog, taste)),
    'notes',
    mostBytes,
  )
}

/** Adds its recipe to each row; skips rows whose recipe was deleted. */
export async function withRecipes<Row extends { recipeId: number }>(
  app: FastifyInstance,
  rows: readonly Row[],
  viewer: Viewer | undefined,
  mostBytes?: number,
): Promise<(Row & { recipe: Recipe })[]> {
  const ids = rows.map(({ recipeId }) => recipeId)
  const recipes = new Map((await readRecipes(app, ids, viewer, mostBytes)).map((recipe) => [recipe.id, recipe]))
  return rows.flatMap((row) => {
    const recipe = recipes.get(row.recipeId)
    return recipe ? [{ ...row, recipe }] : []
  })
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
    grindIndex: clampIndex(row.grindIndex),
    ratio: row.ratio,
    doseGrams: row.doseGrams,
    waterGrams: row.waterGrams,
    brewTimeSeconds: row.brewTimeSeconds,
    waterTempF: row.waterTempF,
    notes: row.notes,
    tasteProfile: row.tasteProfile,
    title: row.title,
    description: row.description,
    tags: row.tags ?? [],
    difficulty: row.difficulty,
    yieldGrams: row.yieldGrams,
    inspiredBy: inspirationOf(row, catalog),
    hasSteps: Boolean(row.hasSteps),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    score: row.wilson,
    avgRating: averageRating(row),
    ratingCount: row.ratingCount,
    brewCount: row.brewCount,
    commentCount: row.commentCount,
    ...(taste && { tasteMatchScore: matchOf(row, taste) }),
    coffee: toCoffee(row),
    grinder: {
      ...{ id: grinder.id, slug: grinder.slug, brand: grinder.brand, name: grinder.model, model: grinder.model },
      ...(isOwn(grinder) && { isDescribedByOwner: true }),
    },
    machine: {
      id: machine.id,
      slug: machine.slug,
      brand: machine.brand,
      name: machine.model,
      model: machine.model,
      brewMethod: machine.brewMethod,
    },
    filter: filter && { id: filter.id, name: filter.name, type: filter.type },
    createdBy: toAuthor(row.author ?? ANONYMOUS, row.authorId),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

function inspirationOf(row: RecipeRow, catalog: Catalog): Recipe['inspiredBy'] {
  if (row.inspiredByRecipeId === null) return null
  const { inspirationMethod: brewMethod, inspirationMachineId: machineId, inspirationTitle: title } = row
  if (machineId === null) return { recipeId: null, title: null, brewMethod: null, brewer: null, author: null }
  const { brand, model } = catalog.requireMachine(machineId)
  const author = row.inspirationAuthor ?? ANONYMOUS
  return { recipeId: row.inspiredByRecipeId, title, brewMethod, brewer: `${brand} ${model}`, author }
}

export type CoffeeColumns = Pick<
  RecipeRow,
  | 'coffeeProfileId'
  | 'coffeeName'
  | 'coffeeSlug'
  | 'roastLevel'
  | 'coffeeType'
  | 'origin'
  | 'flavorProfile'
  | 'roasterId'
  | 'roasterName'
  | 'roasterSlug'
>

/** The coffee of a recipe or a library entry, as responses contain it. */
export const toCoffee = (row: CoffeeColumns): Recipe['coffee'] => ({
  id: row.coffeeProfileId,
  name: row.coffeeName,
  slug: row.coffeeSlug,
  roastLevel: row.roastLevel,
  coffeeType: row.coffeeType,
  origin: row.origin,
  flavorProfile: shorten(row.flavorProfile, MAX_FLAVORS),
  roasterName: row.roasterName,
  roasterSlug: row.roasterSlug,
  roaster: { id: row.roasterId, name: row.roasterName, slug: row.roasterSlug },
})

export const averageRating = ({
  ratingSum,
  ratingCount,
}: Pick<RecipeRow, 'ratingSum' | 'ratingCount'>): number | null =>
  ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 100) / 100

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
