/** Generates recipes as typed arrays, so that a million of them fit into memory, and their rows. */
import { hash } from 'node:crypto'
import type { BrewMethod } from '../../src/domain/catalog.ts'
import { clampTo, ratioOf } from '../../src/domain/measures.ts'
import { wilsonScore } from '../../src/domain/wilson.ts'
import type { Catalog } from '../../src/features/equipment/catalog/catalog.ts'
import { tasteColumns } from '../../src/features/recipes/browse/derive.ts'
import { type Facet, facetOf } from '../../src/features/recipes/browse/facets.ts'
import { createRandom, type Random } from '../../src/features/service/demo/random.ts'
import type { Activity } from './activity.ts'
import type { Coffees } from './coffees.ts'
import { type GrinderKit, pickBrewer } from './kits.ts'
import type { NamedRow } from './part.ts'
import type { Size } from './sizes.ts'
import { deal } from './skew.ts'
import { isoTime, momentMs } from './timeline.ts'
import { sentences } from './words.ts'

/** One array per column; index 0 is the recipe with id 1. */
export interface Recipes {
  coffeeId: Int32Array
  authorId: Int32Array
  grinderId: Int32Array
  machineId: Int32Array
  grindSetting: Float64Array
  grindIndex: Float64Array
  doseGrams: Float64Array
  waterGrams: Float64Array
  /** 0 for none. */
  brewTimeSeconds: Int32Array
  waterTempF: Int32Array
}

const COFFEE_SKEW = 0.8
const AUTHOR_SKEW = 0.7
const GRINDER_SKEW = 0.6
/** One in this many recipes has no author, as after an account was deleted. */
const ANONYMOUS_EVERY = 50

export function planRecipes(size: Size, catalog: Catalog, kits: readonly GrinderKit[]): Recipes {
  const random = createRandom(3)
  const { recipes: count } = size
  const kitOf = deal(random, count, kits.length, GRINDER_SKEW)
  const recipes: Recipes = {
    coffeeId: deal(random, count, size.coffees, COFFEE_SKEW),
    authorId: deal(random, count, size.users, AUTHOR_SKEW),
    grinderId: new Int32Array(count),
    machineId: new Int32Array(count),
    grindSetting: new Float64Array(count),
    grindIndex: new Float64Array(count),
    doseGrams: new Float64Array(count),
    waterGrams: new Float64Array(count),
    brewTimeSeconds: new Int32Array(count),
    waterTempF: new Int32Array(count),
  }
  for (let i = 0; i < count; i++) {
    const kit = kits[kitOf[i]! - 1]!
    const { machine, setting } = pickBrewer(random, kit)
    const method = catalog.requireMethod(machine.brewMethod)
    if (i % ANONYMOUS_EVERY === 0) recipes.authorId[i] = 0
    recipes.grinderId[i] = kit.grinder.id
    recipes.machineId[i] = machine.id
    recipes.grindSetting[i] = setting.grindSetting
    recipes.grindIndex[i] = setting.grindIndex
    fillAmounts(random, recipes, i, method)
  }
  return recipes
}

const MAX_DOSE = 200

function fillAmounts(random: Random, recipes: Recipes, i: number, method: BrewMethod): void {
  const within = ({ min, max }: { min: number; max: number }) => min + random.next() * (max - min)
  const dose = Math.round(clampTo({ min: 1, max: MAX_DOSE }, within(method.doseGrams)) * 2) / 2
  recipes.doseGrams[i] = dose
  recipes.waterGrams[i] = Math.round(dose * within(method.ratio))
  recipes.brewTimeSeconds[i] = random.chance(0.9) ? Math.round(within(method.brewTimeSeconds)) : 0
  recipes.waterTempF[i] = random.chance(0.85) ? Math.round(within(method.waterTempF)) : 0
}

export const recipeTime = (size: Size, id: number): number => momentMs(id / (size.recipes + 1))

/** All combinations of filter values that occur, with id and number of recipes. */
export class Facets {
  readonly #known = new Map<string, { id: number; facet: Facet; size: number }>()

  increment(facet: Facet): number {
    const key = `${facet.brewMethod} ${facet.roastLevel} ${facet.grindRange} ${facet.brewTimeRange}`
    let known = this.#known.get(key)
    if (!known) {
      known = { id: this.#known.size + 1, facet, size: 0 }
      this.#known.set(key, known)
    }
    known.size++
    return known.id
  }

  get count(): number {
    return this.#known.size
  }

  *rows(): Generator<NamedRow> {
    for (const { id, facet, size } of this.#known.values()) yield { id, ...facet, size }
  }
}

export function* recipeRows(
  size: Size,
  catalog: Catalog,
  recipes: Recipes,
  coffees: Coffees,
  activity: Activity,
  facets: Facets,
): Generator<NamedRow> {
  const random = createRandom(4)
  for (let i = 0; i < size.recipes; i++) {
    const id = i + 1
    const coffeeId = recipes.coffeeId[i]!
    const coffee = coffees.at(coffeeId)
    const machine = catalog.requireMachine(recipes.machineId[i]!)
    const doseGrams = recipes.doseGrams[i]!
    const waterGrams = recipes.waterGrams[i]!
    const ratio = ratioOf(waterGrams, doseGrams)
    const tasteProfile = random.chance(0.6) ? tasted(random) : null
    const figures = {
      brewMethod: machine.brewMethod,
      roastLevel: coffee.roastLevel,
      grindIndex: recipes.grindIndex[i]!,
      brewTimeSeconds: recipes.brewTimeSeconds[i]! || null,
    }
    const createdMs = recipeTime(size, id)
    coffees.bumpTrend(coffeeId, createdMs)
    const createdAt = isoTime(createdMs)
    const method = catalog.requireMethod(machine.brewMethod)
    yield {
      id,
      createdById: recipes.authorId[i]! || null,
      coffeeProfileId: coffeeId,
      roasterId: coffee.roasterId,
      ...figures,
      grinderId: recipes.grinderId[i]!,
      machineId: machine.id,
      filterId: null,
      grindSetting: recipes.grindSetting[i]!,
      grindSettingText: null,
      ratio,
      doseGrams,
      waterGrams,
      waterTempF: recipes.waterTempF[i]! || null,
      notes: random.chance(0.7) ? sentences(random, 3) : null,
      tasteProfile: tasteProfile && JSON.stringify(tasteProfile),
      facetId: facets.increment(facetOf(figures)),
      ...tasteColumns({ ratio, tasteProfile, coffee, method }),
      shareId: hash('sha256', `bench recipe ${id}`, 'base64url').slice(0, 12),
      ...countersOf(activity, i),
      createdAt,
      updatedAt: createdAt,
    }
  }
}

function countersOf(activity: Activity, i: number) {
  const upvotes = activity.upvotes[i]!
  const downvotes = activity.votes[i]! - upvotes
  return {
    upvotes,
    downvotes,
    wilson: wilsonScore(upvotes, downvotes),
    ratingSum: activity.ratingSum[i]!,
    ratingCount: activity.ratingCount[i]!,
    brewCount: activity.brewCount[i]!,
    commentCount: activity.commentCount[i]!,
  }
}

const tasted = (random: Random) => ({
  acidity: random.between(1, 5),
  body: random.between(1, 5),
  sweetness: random.between(1, 5),
  bitterness: random.between(1, 5),
})
