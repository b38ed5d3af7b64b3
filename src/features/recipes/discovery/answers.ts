/** Maps recipes to the response of discover: with the setting on the requested grinder, and the original one. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Adaptation } from '../../../domain/adaptation.ts'
import { MODEL_WILSON } from '../../../domain/ranking.ts'
import { recipeTaste, tasteMatch } from '../../../domain/taste.ts'
import type { Reader } from '../../../http/reader.ts'
import { listOf, toCoffee } from '../adaptation/answers.ts'
import { nameOf } from '../adaptation/equipment.ts'
import type { Coffee } from '../adaptation/queries.ts'
import { toWarnings } from '../adaptation/warnings.ts'
import { grindOn } from '../browse/on-grinder.ts'
import type { RecipeDetailRow } from '../browse/queries.ts'
import { stepsOfRow, toRecipe, withReadersFilter } from '../browse/read.ts'
import { stepsForCup } from '../steps/show.ts'
import type { DiscoverContext } from './discover.ts'
import type { DiscoveredSchema } from './schemas.ts'

type Discovered = Static<typeof DiscoveredSchema>
type StepApp = Pick<FastifyInstance, 'catalog' | 'stepTemplates'>

export function toRecommended(
  app: StepApp,
  context: DiscoverContext,
  { adapted, why, changes, warnings, findings, ratio }: Adaptation,
  reader: Reader,
): Discovered {
  const { grinder, method, machine, coffee, roastLevel, taste } = context
  const tasted = { ...coffee, roastLevel, ratio: adapted.ratio, ratioWindow: ratio }
  return {
    id: 0,
    type: 'recommended',
    isAdapted: true,
    roastLevel,
    brewMethod: method.id,
    coffeeProfileId: coffee?.id ?? null,
    coffee: coffee ? shownBeside(coffee) : null,
    machineId: machine?.id ?? null,
    machine: machine ? { ...nameOf(machine), brewMethod: method.id } : null,
    filterId: null,
    filter: null,
    grinderId: grinder.id,
    grinder: nameOf(grinder),
    ...adapted,
    settingLabel: reader.setting(grinder, adapted.grindSetting),
    originalGrinder: null,
    originalSetting: null,
    notes: null,
    tasteProfile: null,
    title: null,
    description: null,
    tags: [],
    difficulty: null,
    yieldGrams: null,
    inspiredBy: null,
    hasSteps: false,
    ...stepsForCup(app, { steps: null, method: method.id, machine: machine ?? null }, adapted, reader),
    upvotes: 0,
    downvotes: 0,
    score: MODEL_WILSON,
    avgRating: null,
    ratingCount: 0,
    brewCount: 0,
    commentCount: 0,
    ...(taste && { tasteMatchScore: tasteMatch(taste, recipeTaste(tasted)) }),
    createdBy: { displayName: 'Brewprint' },
    why: why.map(reader.say),
    changes: changes.map(reader.say),
    warnings: toWarnings(warnings, findings, reader),
  }
}

/** The coffee with the fields that recipes show. */
function shownBeside(coffee: Coffee) {
  const { acidityLevel: _, bodyLevel: __, ...shown } = toCoffee(coffee)
  return shown
}

export function toDiscovered(app: StepApp, context: DiscoverContext, row: RecipeDetailRow, reader: Reader): Discovered {
  const { catalog } = app
  const { grinder, taste } = context
  const recipe = withReadersFilter(toRecipe(row, catalog, taste), reader)
  const { setting, grindIndex, warning } = grindOn(catalog, row, context)
  return {
    ...recipe,
    ...stepsOfRow(app, row, reader),
    isAdapted: grinder.id !== row.grinderId || setting !== row.grindSetting,
    roastLevel: row.roastLevel,
    grinderId: grinder.id,
    grinder: nameOf(grinder),
    grindSetting: setting,
    settingLabel: reader.setting(grinder, setting),
    grindIndex,
    originalGrinder: recipe.grinder,
    originalSetting: recipe.grindSetting,
    warnings: toWarnings(listOf(warning), [], reader),
  }
}
