/** Reads the data of an embed: of one coffee, or of several coffees of a roaster. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { countFitting, shortenToFit } from '../../../http/size-cap.ts'
import type { Language } from '../../../i18n/languages.ts'
import { keepStepsWithin } from '../../recipes/steps/size-cap.ts'
import { listBestRecipes } from './best-queries.ts'
import { mostRecipes, pickRoundRobin, readGroups, type Wanted } from './groups.ts'
import { type EmbedRoaster, type FoundCoffee, type FoundRoaster, listOwnRecipes } from './queries.ts'
import { toCommunityRecipe, toEmbedCoffee, toOwnRecipe } from './recipes.ts'
import type { CoffeeEmbed, EmbedRecipe, RoasterEmbed } from './schemas.ts'
import { widgetWords } from './words.ts'

/** For the steps of all recipes together; the rest of the response's maximum size is for their notes. */
const MAX_STEPS_BYTES = 200_000

export async function readCoffeeEmbed(
  app: FastifyInstance,
  found: FoundCoffee,
  language: Language,
): Promise<Static<typeof CoffeeEmbed>> {
  const { roaster, coffee } = found
  const recipes = keepStepsWithin(await readCoffeeRecipes(app, found, language), MAX_STEPS_BYTES)
  return {
    roaster: { name: roaster.name, slug: roaster.slug },
    coffee: toEmbedCoffee(app, coffee),
    recipes,
    source: recipes[0]?.source ?? 'community',
    embedConfig: toEmbedConfig(roaster),
    language,
    words: widgetWords(language, roaster.name),
    eventToken: app.eventTokens.issue({ roasterId: roaster.id }),
  }
}

/** The roaster's recipes or, if it has none for this coffee, the community's best by each method. */
export async function readCoffeeRecipes(
  app: FastifyInstance,
  { roaster, coffee, hasOwnRecipes }: FoundCoffee,
  language: Language,
): Promise<EmbedRecipe[]> {
  const own = hasOwnRecipes ? await listOwnRecipes(app.db, [coffee.id]) : []
  if (own.length > 0) return own.map((recipe) => toOwnRecipe(app, { roaster, coffee, recipe }, language))
  const best = await listBestRecipes(app.db, coffee, app.catalog.methodIds)
  return best.map((recipe, i) => toCommunityRecipe(app, recipe, i === 0, language))
}

/**
 * Coffees with recipes by the roaster come first, then those with community recipes only; each sorted by number of
 * community recipes, then newest first. Every coffee gets one recipe before any gets a second; with `byCoffee`, each
 * gets one for every method.
 */
export async function readRoasterEmbed(
  app: FastifyInstance,
  roaster: FoundRoaster,
  wanted: Wanted,
): Promise<Static<typeof RoasterEmbed>> {
  const groups = await readGroups(app, roaster, wanted)
  const chosen = pickRoundRobin(
    groups.map(({ recipes }) => recipes),
    mostRecipes(wanted),
  )
  const all = groups.flatMap(({ coffee }, i) => {
    const shown = toEmbedCoffee(app, coffee)
    return chosen[i]!.map((recipe) => ({ ...recipe, coffee: shown, coffeeName: shown.name, coffeeSlug: shown.slug }))
  })
  const shortened = shortenToFit(keepStepsWithin(all, MAX_STEPS_BYTES), 'notes')
  const recipes = shortened.slice(0, countFitting(shortened, all.length, ['notes']))
  return {
    roaster: { name: roaster.name, slug: roaster.slug },
    recipes,
    embedConfig: toEmbedConfig(roaster),
    language: wanted.language,
    words: widgetWords(wanted.language, roaster.name),
    eventToken: app.eventTokens.issue({ roasterId: roaster.id }),
  }
}

const toEmbedConfig = ({ isPremium, settings: { accentColor, theme, showPoweredBy, units } }: EmbedRoaster) => ({
  accentColor,
  theme,
  showPoweredBy,
  canHidePoweredBy: isPremium,
  units,
})
