/** Inserts roasters, coffees and recipes of the demo community, with the counters that their activity adds up to. */
import { hash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { originKeys } from '../../../domain/origins.ts'
import { searchWordsOf } from '../../../domain/recipe-words.ts'
import type { StepTemplate } from '../../../domain/steps/templates.ts'
import { foldName } from '../../../domain/text.ts'
import { wilsonScore } from '../../../domain/wilson.ts'
import { incrementCoffeeFacet } from '../../beans/coffees/facets.ts'
import { searchColumns } from '../../beans/coffees/search-text.ts'
import { addTrendWeights, trendWeight } from '../../beans/coffees/trend.ts'
import { tasteColumns } from '../../recipes/browse/derive.ts'
import { type Facet, facetOf, incrementFacet } from '../../recipes/browse/facets.ts'
import { insertAll } from './insert-all.ts'
import type { DemoPlan, PlannedCoffee } from './plan.ts'
import { titledRecipe } from './recipe-titles.ts'

/** Ids by slug. */
export type Ids = ReadonlyMap<string, number>
export type Roasters = ReadonlyMap<string, { id: number; name: string }>
export type Coffees = ReadonlyMap<
  string,
  { id: number; roasterId: number } & Pick<PlannedCoffee, 'roastLevel' | 'acidityLevel' | 'bodyLevel'>
>

export async function insertRoasters(db: Db, plan: DemoPlan, members: Ids): Promise<Roasters> {
  const coffeeRoaster = new Map(plan.coffees.map(({ slug, roaster }) => [slug, roaster]))
  const rows = await insertAll(
    db,
    'roasters',
    plan.roasters.map((roaster) => ({
      ...roaster,
      nameKey: foldName(roaster.name),
      nameSkeleton: skeleton(roaster.name),
      websiteSource: 'catalog' as const,
      coverImageUrl: null,
      instagramHandle: null,
      contactEmail: null,
      coffeeCount: plan.coffees.filter((coffee) => coffee.roaster === roaster.slug).length,
      recipeCount: plan.recipes.filter(({ coffee }) => coffeeRoaster.get(coffee) === roaster.slug).length,
      followerCount: plan.follows.filter((follow) => follow.roaster === roaster.slug && members.has(follow.member))
        .length,
      updatedAt: roaster.createdAt,
    })),
  )
  return new Map(plan.roasters.map(({ slug, name }, i) => [slug, { id: rows[i]!.id, name }]))
}

export async function insertCoffees(db: Db, plan: DemoPlan, roasters: Roasters): Promise<Coffees> {
  const facets = new Map<string, number>()
  for (const { roastLevel, coffeeType } of plan.coffees) {
    facets.set(`${roastLevel} ${coffeeType}`, await incrementCoffeeFacet(db, { roastLevel, coffeeType }))
  }
  const rows = await insertAll(
    db,
    'coffees',
    plan.coffees.map(({ roaster, ...coffee }) => ({
      ...coffee,
      roasterId: roasters.get(roaster)!.id,
      ...searchColumns({ ...coffee, roasterName: roasters.get(roaster)!.name }),
      submittedById: null,
      trend: trendOf(plan, coffee.slug),
      facetId: facets.get(`${coffee.roastLevel} ${coffee.coffeeType}`)!,
      recipeCount: plan.recipes.filter((recipe) => recipe.coffee === coffee.slug).length,
      updatedAt: coffee.createdAt,
    })),
  )
  await insertAll(
    db,
    'coffeeOrigins',
    plan.coffees.flatMap(({ origin }, i) =>
      originKeys(origin).map((originKey) => ({ originKey, coffeeId: rows[i]!.id })),
    ),
  )
  return new Map(
    plan.coffees.map(({ roaster, ...coffee }, i) => [
      coffee.slug,
      { ...coffee, id: rows[i]!.id, roasterId: roasters.get(roaster)!.id },
    ]),
  )
}

export async function insertRecipes(
  db: Db,
  plan: DemoPlan,
  members: Ids,
  coffees: Coffees,
  methods: ReadonlyMap<string, BrewMethod>,
  templates: readonly StepTemplate[],
): Promise<Row<'recipes'>[]> {
  const grinders = await idsBySlug(db, 'grinders')
  const machines = await idsBySlug(db, 'machines')
  const filters = await idsBySlug(db, 'filters')
  const facets = new Map<string, number>()
  const keyOf = (facet: Facet) => JSON.stringify(facet)
  for (const recipe of plan.recipes) {
    const facet = facetOf({ ...recipe, roastLevel: coffees.get(recipe.coffee)!.roastLevel })
    facets.set(keyOf(facet), await incrementFacet(db, facet))
  }
  const titled = plan.recipes.map((recipe, i) => titledRecipe(i, recipe, methods.get(recipe.brewMethod)!, templates))
  const rows = await insertAll(
    db,
    'recipes',
    plan.recipes.map(({ author, coffee, grinder, machine, filter, ...recipe }, i) => ({
      ...recipe,
      ...titled[i],
      ...countersOf(plan, i),
      createdById: members.get(author)!,
      coffeeProfileId: coffees.get(coffee)!.id,
      roasterId: coffees.get(coffee)!.roasterId,
      roastLevel: coffees.get(coffee)!.roastLevel,
      ...tasteColumns({ ...recipe, coffee: coffees.get(coffee)!, method: methods.get(recipe.brewMethod)! }),
      facetId: facets.get(keyOf(facetOf({ ...recipe, roastLevel: coffees.get(coffee)!.roastLevel })))!,
      grinderId: grinders.get(grinder)!,
      machineId: machines.get(machine)!,
      filterId: filter === null ? null : filters.get(filter)!,
      grindSettingText: null,
      shareId: hash('sha256', `demo recipe ${i}`, 'base64url').slice(0, 12),
      updatedAt: recipe.createdAt,
    })),
  )
  const words = rows.flatMap(({ id }, i) => searchWordsOf(titled[i]!.title, []).map((word) => ({ word, recipeId: id })))
  await insertAll(db, 'recipeWords', words)
  return rows
}

/** The trend that all events around a coffee add up to. */
function trendOf(plan: DemoPlan, coffee: string): number {
  const deeds = [...plan.votes, ...plan.ratings].filter(({ recipe }) => plan.recipes[recipe]!.coffee === coffee)
  const moments = [...plan.recipes.filter((recipe) => recipe.coffee === coffee), ...deeds]
  return moments.reduce((weight, { createdAt }) => addTrendWeights(weight, trendWeight(new Date(createdAt))), 0)
}

function countersOf(plan: DemoPlan, recipe: number) {
  const of = <T extends { recipe: number }>(deeds: readonly T[]): T[] => deeds.filter((deed) => deed.recipe === recipe)
  const votes = of(plan.votes)
  const ratings = of(plan.ratings)
  const upvotes = votes.filter(({ vote }) => vote === 'UP').length
  const downvotes = votes.length - upvotes
  return {
    upvotes,
    downvotes,
    wilson: wilsonScore(upvotes, downvotes),
    ratingSum: ratings.reduce((sum, { rating }) => sum + rating, 0),
    ratingCount: ratings.length,
    brewCount: ratings.length,
    commentCount: of(plan.comments).length,
  }
}

async function idsBySlug(db: Db, table: 'grinders' | 'machines' | 'filters'): Promise<Ids> {
  const rows = await db.selectFrom(table).select(['slug', 'id']).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
