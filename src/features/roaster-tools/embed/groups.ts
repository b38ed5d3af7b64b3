/** Selects the coffees and recipes for an embed of a roaster. */
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../i18n/languages.ts'
import {
  type CoffeeWithBest,
  type CommunityRecipe,
  listBestIds,
  listCoffeesOfCommunity,
  listRecipesByIds,
} from './best-queries.ts'
import {
  type EmbedCoffee,
  type EmbedRoaster,
  type FoundRoaster,
  listCoffeesWithOwnRecipes,
  listOwnRecipes,
} from './queries.ts'
import { toCommunityRecipe, toOwnRecipe } from './recipes.ts'
import type { EmbedRecipe } from './schemas.ts'

export interface Group {
  coffee: EmbedCoffee
  recipes: EmbedRecipe[]
}

export interface Wanted {
  /** Id of the only method to show. */
  method?: string
  /** Maximum number of recipes or, with `byCoffee`, of coffees. */
  limit: number
  /** Whether each coffee gets one recipe for each of its methods, without a limit on recipes. */
  byCoffee?: boolean
  language: Language
}

/** Unlimited with `byCoffee`, since the numbers of coffees and methods limit it already. */
export const mostRecipes = ({ limit, byCoffee }: Wanted): number => (byCoffee ? Number.POSITIVE_INFINITY : limit)

/** Coffees with recipes by the roaster, then those with community recipes; may return more recipes than `limit`. */
export async function readGroups(app: FastifyInstance, roaster: FoundRoaster, wanted: Wanted): Promise<Group[]> {
  const own = roaster.hasOwnRecipes ? await readOwnGroups(app, roaster, wanted) : []
  const room = wanted.limit - own.length
  return room > 0 ? [...own, ...(await readCommunityGroups(app, roaster, { ...wanted, limit: room }))] : own
}

async function readOwnGroups(app: FastifyInstance, roaster: EmbedRoaster, wanted: Wanted): Promise<Group[]> {
  const { method, limit, byCoffee, language } = wanted
  const coffees = await listCoffeesWithOwnRecipes(app.db, roaster.id, method, limit)
  const ids = coffees.map(({ id }) => id)
  const recipesOf = Map.groupBy(await listOwnRecipes(app.db, ids, method), ({ coffeeId }) => coffeeId)
  return coffees.map((coffee) => {
    const recipes = recipesOf.get(coffee.id) ?? []
    const shown = byCoffee ? firstByMethod(recipes) : recipes
    return { coffee, recipes: shown.map((recipe) => toOwnRecipe(app, { roaster, coffee, recipe }, language)) }
  })
}

/** The first recipe for each method, which is the default if there is one. */
function firstByMethod<T extends { method: string }>(recipes: readonly T[]): T[] {
  const seen = new Set<string>()
  return recipes.filter(({ method }) => !seen.has(method) && seen.add(method))
}

async function readCommunityGroups(
  app: FastifyInstance,
  { id: roasterId, hasOwnRecipes }: FoundRoaster,
  wanted: Wanted,
): Promise<Group[]> {
  const { method, limit, language } = wanted
  const coffees = await listCoffeesOfCommunity(app.db, { roasterId, hasOwnRecipes, method, limit })
  const recipes = method === undefined ? await chooseRecipes(app, coffees, mostRecipes(wanted)) : coffees.map(onlyBest)
  return coffees.map(({ coffee }, i) => ({
    coffee,
    recipes: recipes[i]!.map((recipe, rank) => toCommunityRecipe(app, recipe, rank === 0, language)),
  }))
}

const onlyBest = ({ best }: CoffeeWithBest): CommunityRecipe[] => (best ? [best] : [])

/** Starts with the best recipe of each coffee, which is read already; reads others only if there is room for them. */
async function chooseRecipes(
  app: FastifyInstance,
  coffees: readonly CoffeeWithBest[],
  limit: number,
): Promise<CommunityRecipe[][]> {
  const idsOf = await rankRecipes(app, coffees, limit)
  if (idsOf.size === 0) return coffees.map(onlyBest)
  const ranked = coffees.map(({ coffee, best }) => idsOf.get(coffee.id) ?? (best ? [best.id] : []))
  const chosen = pickRoundRobin(ranked, limit)
  const known = new Map(coffees.flatMap(({ best }) => (best ? [[best.id, best] as const] : [])))
  const missing = chosen.flat().filter((id) => !known.has(id))
  if (missing.length > 0) for (const recipe of await listRecipesByIds(app.db, missing)) known.set(recipe.id, recipe)
  // Skips recipes that were deleted in between.
  return chosen.map((ids) => ids.flatMap((id) => known.get(id) ?? []))
}

/**
 * Ranks the best recipes by method. Stops once enough coffees have a second recipe to fill the remaining room: the
 * other coffees can't change the result then.
 */
async function rankRecipes(
  { db, catalog }: FastifyInstance,
  coffees: readonly CoffeeWithBest[],
  limit: number,
): Promise<Map<number, number[]>> {
  const ranked = new Map<number, number[]>()
  // If the best recipe has a method that the catalog no longer has, another recipe takes its place.
  const isFirst = ({ best }: CoffeeWithBest) => best !== undefined && catalog.findMethod(best.brewMethod) !== undefined
  const isCertain = coffees.every(isFirst)
  let room = isCertain ? limit - coffees.length : limit
  for (let from = 0; room > 0 && from < coffees.length; ) {
    const ids = coffees.slice(from, isCertain ? from + room : undefined).map(({ coffee }) => coffee.id)
    for (const [coffeeId, best] of await listBestIds(db, ids, catalog.methodIds)) {
      ranked.set(coffeeId, best)
      if (best.length > 1) room--
    }
    from += ids.length
  }
  return ranked
}

/** Takes the first of each group, then the second of each, and so on up to `limit`; returns them by group. */
export function pickRoundRobin<T>(groups: readonly (readonly T[])[], limit: number): T[][] {
  const taken = groups.map(() => 0)
  let room = limit
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  for (let round = 0; round < longest && room > 0; round++) {
    for (const [i, group] of groups.entries()) {
      if (round >= group.length || room === 0) continue
      taken[i]!++
      room--
    }
  }
  return groups.map((group, i) => group.slice(0, taken[i]))
}
