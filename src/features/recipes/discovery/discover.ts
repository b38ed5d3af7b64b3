/** Recipes for a grinder: the brewing model's recommendation and the community's best, with settings for its dial. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { adaptRecipe } from '../../../domain/adaptation.ts'
import { isCalibrated } from '../../../domain/calibration.ts'
import type { BrewMethod, RoastLevel } from '../../../domain/catalog.ts'
import type { Curve } from '../../../domain/curve.ts'
import { BREW_STRENGTHS, type BrewStrength, blendedScore, isInSpan } from '../../../domain/ranking.ts'
import { DEFAULT_TASTE, type TasteVector } from '../../../domain/taste.ts'
import type { Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { Reader } from '../../../http/reader.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Grinder, Machine } from '../../equipment/catalog/catalog.ts'
import { listOwnMachineIds } from '../../equipment/owned/queries.ts'
import { findTasteProfile, tasteOf } from '../../members/taste/queries.ts'
import { type Coffee, findCoffee } from '../adaptation/queries.ts'
import { listBest } from '../browse/candidates.ts'
import type { RecipeFilter } from '../browse/filter.ts'
import { listRecipeDetailRows } from '../browse/queries.ts'
import { matchOf } from '../browse/read.ts'
import { partsFor } from '../browse/recommended.ts'
import { keepStepsWithin } from '../steps/size-cap.ts'
import { toDiscovered, toRecommended } from './answers.ts'
import type { DiscoverReply } from './schemas.ts'

export const COMMUNITY_RECIPES = 20
/** The most bytes of steps in a response; notes make up most of the rest. */
const MAX_STEPS_BYTES = 100_000
const DEFAULT_METHOD = 'v60'
const DEFAULT_ROAST: RoastLevel = 'MEDIUM'

export interface DiscoverInput {
  grinderId: number
  machineId?: number
  coffeeId?: number
  roastLevel?: RoastLevel
  brewStrength?: BrewStrength
}

/** What the response is computed for. */
export interface DiscoverContext {
  grinder: Grinder
  curve: Curve
  method: BrewMethod
  roastLevel: RoastLevel
  machine: Machine | undefined
  coffee: Coffee | undefined
  viewerId: number | undefined
  /** Taste to compute the match with: the default one for a viewer without a profile, undefined if not signed in. */
  taste: TasteVector | undefined
}

export async function discover(
  app: FastifyInstance,
  input: DiscoverInput,
  reader: Reader,
  viewer?: Viewer,
): Promise<Static<typeof DiscoverReply>> {
  const { db, catalog } = app
  const grinder = catalog.requireChoosableGrinder(input.grinderId, viewer?.id)
  const machine = input.machineId === undefined ? undefined : catalog.requireMachine(input.machineId)
  const method = catalog.requireMethod(machine?.brewMethod ?? DEFAULT_METHOD)
  const coffee = input.coffeeId === undefined ? undefined : orNotFound(await findCoffee(db, input.coffeeId), 'Coffee')
  const [curve, row] = await Promise.all([
    curveFor(app, grinder, viewer?.id),
    viewer && findTasteProfile(db, viewer.id),
  ])
  const stored = row && tasteOf(row)
  const roastLevel = input.roastLevel ?? coffee?.roastLevel ?? DEFAULT_ROAST
  const taste = viewer && (stored ?? DEFAULT_TASTE)
  const context: DiscoverContext = { grinder, curve, method, roastLevel, machine, coffee, taste, viewerId: viewer?.id }
  const adaptation = adaptRecipe({
    method,
    brewer: machine ?? { defaultWaterTempF: method.waterTempF.ideal },
    roastLevel,
    curve,
    controls: input.brewStrength && { strength: BREW_STRENGTHS[input.brewStrength].control },
    profile: stored,
    kitchen: { altitudeMeters: row?.altitudeMeters },
  })
  const filter = { coffeeIds: coffee && [coffee.id], brewMethod: machine?.brewMethod, roastLevel: input.roastLevel }
  const ownMachineIds = viewer && !machine ? await listOwnMachineIds(db, viewer.id) : []
  const ids: number[] = []
  for (const part of partsFor(catalog, filter, ownMachineIds)) {
    if (ids.length < COMMUNITY_RECIPES) ids.push(...(await listCommunityIds(app, part, input.brewStrength, stored)))
  }
  const rows = await listRecipeDetailRows(db, ids.slice(0, COMMUNITY_RECIPES))
  const all = [
    toRecommended(app, context, adaptation, reader),
    ...rows.map((row) => toDiscovered(app, context, row, reader)),
  ]
  const recipes = keepStepsWithin(all, MAX_STEPS_BYTES)
  const { id, slug, brand, model } = grinder
  return {
    recipes,
    total: recipes.length,
    grinder: { id, slug, brand, name: model, model, isCalibrated: isCalibrated(curve) },
  }
}

/** The best by votes. With a strength or a taste, filters and ranks a bounded number of them. */
async function listCommunityIds(
  app: FastifyInstance,
  filter: RecipeFilter,
  brewStrength: BrewStrength | undefined,
  taste: TasteVector | undefined,
): Promise<number[]> {
  const isChosen = brewStrength !== undefined || taste !== undefined
  const { rows } = await listBest(app, filter, isChosen ? undefined : COMMUNITY_RECIPES)
  if (!isChosen) return rows.map(({ id }) => id)
  const span = brewStrength ? BREW_STRENGTHS[brewStrength].span : {}
  return rows
    .filter(({ tasteStrength }) => isInSpan(span, tasteStrength))
    .map((row) => ({ id: row.id, score: blendedScore(row.wilson, taste ? matchOf(row, taste) : null) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, COMMUNITY_RECIPES)
    .map(({ id }) => id)
}
