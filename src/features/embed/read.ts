/** What an embed shows: of one coffee, or of as many of a roaster's coffees as there is room for. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { orNotFound } from '../../http/errors.ts'
import {
  type CommunityRecipe,
  type EmbedCoffee,
  type EmbedRoaster,
  findEmbedCoffee,
  listBestRecipes,
  listCoffeesOfCommunity,
  listCoffeesWithOwnRecipes,
  listOwnRecipes,
} from './queries.ts'
import { toCommunityRecipe, toEmbedCoffee, toOwnRecipe } from './recipes.ts'
import type { CoffeeEmbed, EmbedRecipe, RoasterEmbed } from './schemas.ts'
import { type EmbedSettings, findEmbedSettings } from './settings.ts'

export async function readCoffeeEmbed(
  app: FastifyInstance,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<Static<typeof CoffeeEmbed>> {
  const { roaster, coffee } = orNotFound(await findEmbedCoffee(app.db, roasterSlug, coffeeSlug), 'Coffee')
  const [settings, recipes] = await Promise.all([
    findEmbedSettings(app.db, roaster.id),
    readCoffeeRecipes(app, roaster, coffee),
  ])
  return {
    roaster: { name: roaster.name, slug: roaster.slug },
    coffee: toEmbedCoffee(app, coffee),
    recipes,
    source: recipes[0]?.source ?? 'community',
    embedConfig: toEmbedConfig(roaster, settings),
  }
}

/** The roaster's recipes or, where it has none for this coffee, the community's best by each method. */
export async function readCoffeeRecipes(
  app: FastifyInstance,
  roaster: EmbedRoaster,
  coffee: EmbedCoffee,
): Promise<EmbedRecipe[]> {
  const own = await listOwnRecipes(app.db, [coffee.id])
  if (own.length > 0) return own.map((recipe) => toOwnRecipe(app, roaster, coffee, recipe))
  const best = await listBestRecipes(app.db, [coffee.id], methodsFor(app))
  return best.map((recipe, i) => toCommunityRecipe(app, recipe, i === 0))
}

export interface RoasterEmbedOptions {
  /** Only recipes by this method, by its id. */
  method?: string
  limit: number
}

/**
 * Coffees with a recipe by the roaster come first, then those that only the community has recipes for; each by their
 * number of community recipes, then the newest. Every coffee gets its first recipe in before any gets its second.
 */
export async function readRoasterEmbed(
  app: FastifyInstance,
  roaster: EmbedRoaster,
  options: RoasterEmbedOptions,
): Promise<Static<typeof RoasterEmbed>> {
  const [settings, groups] = await Promise.all([
    findEmbedSettings(app.db, roaster.id),
    readGroups(app, roaster, options),
  ])
  const chosen = takeInRounds(
    groups.map(({ recipes }) => recipes),
    options.limit,
  )
  const recipes = groups.flatMap(({ coffee }, i) => {
    const shown = toEmbedCoffee(app, coffee)
    return chosen[i]!.map((recipe) => ({ ...recipe, coffee: shown, coffeeName: shown.name, coffeeSlug: shown.slug }))
  })
  return {
    roaster: { name: roaster.name, slug: roaster.slug },
    recipes,
    embedConfig: toEmbedConfig(roaster, settings),
  }
}

interface Group {
  coffee: EmbedCoffee
  recipes: EmbedRecipe[]
}

async function readGroups(
  app: FastifyInstance,
  roaster: EmbedRoaster,
  { method, limit }: RoasterEmbedOptions,
): Promise<Group[]> {
  const withOwn = await listCoffeesWithOwnRecipes(app.db, roaster.id, method, limit)
  const room = limit - withOwn.length
  const others = room > 0 ? await listCoffeesOfCommunity(app.db, roaster.id, method, room) : []
  const [own, best] = await Promise.all([
    listOwnRecipes(app.db, withOwn.map(idOf), method),
    listBestRecipes(app.db, others.map(idOf), method === undefined ? methodsFor(app) : [method]),
  ])
  const ownOf = Map.groupBy(own, ({ coffeeId }) => coffeeId)
  const bestOf = Map.groupBy(best, ({ coffeeProfileId }: CommunityRecipe) => coffeeProfileId)
  return [
    ...withOwn.map((coffee) => ({
      coffee,
      recipes: (ownOf.get(coffee.id) ?? []).map((recipe) => toOwnRecipe(app, roaster, coffee, recipe)),
    })),
    ...others.map((coffee) => ({
      coffee,
      recipes: (bestOf.get(coffee.id) ?? []).map((recipe, i) => toCommunityRecipe(app, recipe, i === 0)),
    })),
  ]
}

/** The first of every group, then the second of every group, and so on until there are enough; by their groups. */
export function takeInRounds<T>(groups: readonly (readonly T[])[], limit: number): T[][] {
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

const toEmbedConfig = ({ isPremium }: EmbedRoaster, { accentColor, theme, showPoweredBy }: EmbedSettings) => ({
  accentColor,
  theme,
  showPoweredBy,
  canHidePoweredBy: isPremium,
})

const idOf = ({ id }: { id: number }): number => id

const methodsFor = ({ catalog }: FastifyInstance): string[] => catalog.methods.map(({ id }) => id)
