/** Maps the roaster's own recipes and community recipes to the same response. */
import type { FastifyInstance } from 'fastify'
import { readerOf } from '../../../http/reader.ts'
import { MAX_FLAVORS, shorten } from '../../../http/size-cap.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { methodName as methodMessage } from '../../../i18n/names.ts'
import { translate } from '../../../i18n/translate.ts'
import { settingMessage } from '../../../sentences/dial.ts'
import { grinderMessage } from '../../../sentences/grinder-name.ts'
import { type Brewed, stepsOfRecipe } from '../../recipes/steps/show.ts'
import type { CommunityRecipe } from './best-queries.ts'
import type { EmbedCoffee, EmbedRoaster, OwnRecipe } from './queries.ts'
import type { EmbedRecipe } from './schemas.ts'
import { readWrittenGrind, type WrittenGrind } from './written-grind.ts'

type App = Pick<FastifyInstance, 'catalog' | 'config' | 'grinderFinder' | 'stepTemplates'>

export const coffeeUrl = ({ config }: App, coffeeId: number): string => `${config.baseUrl}/coffees/${coffeeId}`
export const recipeUrl = ({ config }: App, id: number): string => `${config.baseUrl}/recipes/${id}`

const trim = (text: string): string => text.trim()

export const toEmbedCoffee = (app: App, { id, name, slug, roastLevel, flavorProfile }: EmbedCoffee) => ({
  id,
  name,
  slug,
  roastLevel,
  flavorNotes: shorten(flavorProfile ?? '', MAX_FLAVORS)
    .split(',')
    .map(trim)
    .filter(Boolean),
  url: coffeeUrl(app, id),
})

/** Returns the id if the catalog no longer has the method. */
export function methodName({ catalog }: App, id: string, language: Language): string {
  const method = catalog.findMethod(id)
  return method ? translate(language, methodMessage(method)) : id
}

/** The steps of a recipe as embeds show them, without notes. */
export function embedSteps(
  app: App,
  recipe: Brewed & Pick<CommunityRecipe, 'doseGrams' | 'waterGrams' | 'brewTimeSeconds'>,
  language: Language,
): Pick<EmbedRecipe, 'steps' | 'stepsSource'> {
  const { steps, stepsSource } = stepsOfRecipe(app, recipe, recipe, readerOf(language))
  return { steps: steps.map(({ note: _, ...step }) => step), stepsSource }
}

const toGrind = (written: WrittenGrind | undefined): EmbedRecipe['grind'] =>
  written ? { grinder: written.grinder.slug, setting: written.setting } : null

export function toOwnRecipe(
  app: App,
  { roaster, coffee, recipe }: { roaster: EmbedRoaster; coffee: EmbedCoffee; recipe: OwnRecipe },
  language: Language,
): EmbedRecipe {
  return {
    id: recipe.id,
    method: recipe.method,
    methodName: methodName(app, recipe.method, language),
    doseGrams: recipe.doseGrams,
    waterGrams: recipe.waterGrams,
    ratio: recipe.ratio,
    waterTempF: recipe.waterTempF,
    grindSize: recipe.grindSize,
    grind: toGrind(readWrittenGrind(app.grinderFinder, recipe.grindSize)),
    brewTimeSeconds: recipe.brewTimeSeconds,
    notes: recipe.notes,
    ...embedSteps(app, { ...recipe, machine: null }, language),
    isDefault: recipe.isDefault,
    source: 'roaster',
    shareId: `${roaster.slug}/${coffee.slug}`,
    url: `${coffeeUrl(app, coffee.id)}?method=${encodeURIComponent(recipe.method)}`,
  }
}

export function toCommunityRecipe(
  app: App,
  recipe: CommunityRecipe,
  isDefault: boolean,
  language: Language,
): EmbedRecipe {
  const grinder = app.catalog.requireGrinder(recipe.grinderId)
  const machine = app.catalog.requireMachine(recipe.machineId)
  const setting = recipe.grindSettingText ?? translate(language, settingMessage(grinder, recipe.grindSetting))
  return {
    id: recipe.id,
    method: recipe.brewMethod,
    methodName: methodName(app, recipe.brewMethod, language),
    doseGrams: recipe.doseGrams,
    waterGrams: recipe.waterGrams,
    ratio: recipe.ratio,
    waterTempF: recipe.waterTempF,
    grindSize: translate(
      language,
      message('{setting} on the {grinder}', { setting, grinder: grinderMessage(grinder) }),
    ),
    grind: toGrind({ grinder, setting: recipe.grindSetting }),
    brewTimeSeconds: recipe.brewTimeSeconds,
    notes: recipe.notes,
    ...embedSteps(app, { ...recipe, method: recipe.brewMethod, machine }, language),
    isDefault,
    source: 'community',
    shareId: recipe.shareId,
    url: recipeUrl(app, recipe.id),
  }
}
