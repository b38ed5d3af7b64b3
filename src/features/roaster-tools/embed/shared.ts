/** Resolves a share id to a recipe, and to the target of events. */
import type { FastifyInstance } from 'fastify'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts'
import { findEmbedCoffee } from './queries.ts'
import { readCoffeeRecipes } from './read.ts'
import { embedSteps, methodName, recipeUrl } from './recipes.ts'
import type { SharedRecipe } from './schemas.ts'
import {
  type FoundTarget,
  findCoffeeTarget,
  findNamedTarget,
  findSharedRecipe,
  listMethodsOf,
} from './shared-queries.ts'

/** A shared recipe, the target that an impression of it is counted for, and the domains that may show it. */
interface Shared extends FoundTarget {
  recipe: SharedRecipe
}

/** Splits `roaster-slug/coffee-slug`. */
function slugsIn(shareId: string): [string, string] | undefined {
  const parts = shareId.split('/')
  return parts.length === 2 ? (parts as [string, string]) : undefined
}

export async function requireTarget({ db }: FastifyInstance, shareId: string): Promise<FoundTarget> {
  const slugs = slugsIn(shareId)
  const found = slugs ? await findCoffeeTarget(db, ...slugs) : await findNamedTarget(db, shareId)
  return orNotFound(found, 'Shared recipe')
}

export async function readShared(app: FastifyInstance, shareId: string): Promise<Shared> {
  const slugs = slugsIn(shareId)
  return slugs ? readDefault(app, shareId, ...slugs) : readCommunityRecipe(app, shareId)
}

async function readCommunityRecipe(app: FastifyInstance, shareId: string): Promise<Shared> {
  const row = orNotFound(await findSharedRecipe(app.db, shareId), 'Shared recipe')
  const { id, roasterId, coffeeProfileId: coffeeId, brewMethod: method, coffeeName } = row
  return {
    recipe: {
      id,
      shareId,
      name: nameOf(app, coffeeName, method),
      method,
      doseGrams: row.doseGrams,
      waterGrams: row.waterGrams,
      ratio: row.ratio,
      brewTimeSeconds: row.brewTimeSeconds,
      waterTempF: row.waterTempF,
      grindSetting: row.grindSettingText ?? row.grindSetting,
      ...embedSteps(app, { ...row, method, machine: app.catalog.requireMachine(row.machineId) }, DEFAULT_LANGUAGE),
      coffeeName,
      roaster: row.roasterName,
      brewMethods: await listMethodsOf(
        app.db,
        coffeeId,
        app.catalog.methods.map((each) => each.id),
      ),
      url: recipeUrl(app, id),
      eventToken: app.eventTokens.issue({ roasterId, shareId }),
    },
    target: { roasterId, coffeeId, recipeId: id, method },
    allowedDomains: row.allowedDomains ?? [],
  }
}

/** The default recipe for a coffee, by its roaster or the community. */
async function readDefault(
  app: FastifyInstance,
  shareId: string,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<Shared> {
  const found = orNotFound(await findEmbedCoffee(app.db, roasterSlug, coffeeSlug), 'Coffee')
  const { roaster, coffee } = found
  const recipes = await readCoffeeRecipes(app, found, DEFAULT_LANGUAGE)
  const [recipe] = recipes
  if (!recipe) throw notFound('Recipe')
  const { id, method, doseGrams, waterGrams, ratio, brewTimeSeconds, waterTempF, grindSize, url } = recipe
  return {
    recipe: {
      id,
      shareId,
      name: nameOf(app, coffee.name, method),
      method,
      doseGrams,
      waterGrams,
      ratio,
      brewTimeSeconds,
      waterTempF,
      grindSetting: grindSize,
      steps: recipe.steps,
      stepsSource: recipe.stepsSource,
      coffeeName: coffee.name,
      roaster: roaster.name,
      brewMethods: [...new Set(recipes.map(({ method }) => method))],
      url,
      eventToken: app.eventTokens.issue({ roasterId: roaster.id, shareId }),
    },
    target: {
      roasterId: roaster.id,
      coffeeId: coffee.id,
      recipeId: recipe.source === 'community' ? id : null,
      method,
    },
    allowedDomains: roaster.settings.allowedDomains,
  }
}

const nameOf = (app: FastifyInstance, coffeeName: string, method: string): string =>
  `${coffeeName}, ${methodName(app, method, DEFAULT_LANGUAGE)}`
