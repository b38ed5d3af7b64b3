/** Adapts a recipe to equipment, coffee and taste, and ranks its variants, best first. */
import type { FastifyInstance } from 'fastify'
import { type Adaptation, adaptRecipe } from '../../../domain/adaptation.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import type { Controls } from '../../../domain/controls.ts'
import type { Curve } from '../../../domain/curve.ts'
import type { Kitchen } from '../../../domain/kitchen.ts'
import type { PartlyTimedRecipe } from '../../../domain/recipe-changes.ts'
import type { WrittenGrind } from '../../../domain/recipe-on-grinder.ts'
import type { StoredStep } from '../../../domain/steps/step.ts'
import { type CommunityRecipe, rankVariants, type Variant } from '../../../domain/variants.ts'
import type { Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Grinder, Machine } from '../../equipment/catalog/catalog.ts'
import { findTasteProfile, tasteOf } from '../../members/taste/queries.ts'
import { writtenGrind } from '../browse/on-grinder.ts'
import { ANONYMOUS } from '../browse/read.ts'
import { type ShownSteps, type StepReader, stepsForCup } from '../steps/show.ts'
import { type Coffee, type CommunityRow, findCoffee, listCommunityIds, listCommunityRows } from './queries.ts'

const COMMUNITY_VARIANTS = 5

export interface AdaptationInput {
  machineId: number
  grinderId: number
  coffeeId: number
  controls?: Controls
  /** Default: the brewer's usual size. */
  volumeGrams?: number
  /** Takes precedence over the values of the taste profile. */
  kitchen?: Kitchen
}

export interface AdaptationResult {
  machine: Machine
  method: BrewMethod
  grinder: Grinder
  curve: Curve
  coffee: Coffee
  community: ReadonlyMap<number, CommunityRow>
  adaptation: Adaptation
  variants: Variant[]
  /** The steps of a recipe for this cup: its author's, or suggested ones. */
  stepsFor: (recipe: PartlyTimedRecipe, steps?: readonly StoredStep[] | null) => ShownSteps
}

export async function adaptFor(
  { db, catalog, stepTemplates }: FastifyInstance,
  { machineId, grinderId, coffeeId, controls, volumeGrams, kitchen }: AdaptationInput,
  viewer: Viewer | undefined,
  reader: StepReader,
): Promise<AdaptationResult> {
  const machine = catalog.requireMachine(machineId)
  const method = catalog.requireMethod(machine.brewMethod)
  const grinder = catalog.requireChoosableGrinder(grinderId, viewer?.id)
  const coffee = orNotFound(await findCoffee(db, coffeeId), 'Coffee')
  const [curve, stored, ids] = await Promise.all([
    curveFor({ db, catalog }, grinder, viewer?.id),
    viewer && findTasteProfile(db, viewer.id),
    listCommunityIds(db, coffee, method.id, COMMUNITY_VARIANTS),
  ])
  const rows = await listCommunityRows(db, ids)
  const request = {
    method,
    brewer: machine,
    roastLevel: coffee.roastLevel,
    curve,
    controls,
    profile: stored && tasteOf(stored),
    volumeGrams,
    kitchen: {
      altitudeMeters: kitchen?.altitudeMeters ?? stored?.altitudeMeters,
      waterHardness: kitchen?.waterHardness ?? stored?.waterHardness,
      daysOffRoast: kitchen?.daysOffRoast,
    },
  }
  const adaptation = adaptRecipe(request)
  const target = { curve, viewerId: viewer?.id }
  const community = rows.map((row) => toCommunityRecipe(row, coffee, writtenGrind(catalog, row, target)))
  const variants = rankVariants({ ...request, coffee, community }, adaptation)
  return {
    machine,
    method,
    grinder,
    curve,
    coffee,
    community: new Map(rows.map((row) => [row.id, row])),
    adaptation,
    variants,
    stepsFor: (recipe, steps = null) =>
      stepsForCup({ catalog, stepTemplates }, { steps, method: method.id, machine }, recipe, reader),
  }
}

function toCommunityRecipe(row: CommunityRow, coffee: Coffee, grind: WrittenGrind): CommunityRecipe {
  const { id, upvotes, downvotes, doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, tasteProfile } = row
  return {
    id,
    author: row.author ?? ANONYMOUS,
    upvotes,
    downvotes,
    doseGrams,
    waterGrams,
    ratio,
    grind,
    waterTempF,
    brewTimeSeconds,
    tasteProfile,
    coffee: { roastLevel: row.roastLevel, acidityLevel: row.acidityLevel, bodyLevel: row.bodyLevel },
    ...(row.coffeeProfileId !== coffee.id && { otherCoffee: row.coffeeName }),
  }
}
