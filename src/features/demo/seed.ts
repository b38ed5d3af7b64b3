/** Writes the demo community into an empty database, so that a newcomer sees a living service. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database, Db } from '../../db/open.ts'
import type { NewRow, Tables } from '../../db/tables.ts'
import type { BrewMethod } from '../../domain/catalog.ts'
import { foldName } from '../../domain/text.ts'
import { wilsonScore } from '../../domain/wilson.ts'
import { joinCoffeeFacet } from '../coffees/facets.ts'
import { originKeys, searchColumns } from '../coffees/search-text.ts'
import { addHeat, heatAt } from '../coffees/trend.ts'
import { tasteColumns } from '../recipes/derive.ts'
import { type Facet, facetOf, joinFacet } from '../recipes/facets.ts'
import { type DemoCatalog, type DemoContent, type DemoPlan, type PlannedCoffee, planDemoCommunity } from './plan.ts'

const DIRECTORY = new URL('../../../data/demo/', import.meta.url)
const FILES = ['roasters', 'coffees', 'members', 'brewers', 'comments', 'notes'] as const

/** Does nothing where there already is a roaster or a user: a database in use is never touched. */
export async function seedDemo(db: Database, catalog: DemoCatalog, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const plan = planDemoCommunity(catalog, await readContent(), now)
  return db.transaction().execute(async (db) => {
    // Looked at again: another node may have been first.
    if (!(await isEmpty(db))) return false
    await write(db, plan, new Map(catalog.methods.map((method) => [method.id, method])))
    return true
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const roaster = await db.selectFrom('roasters').select('id').limit(1).executeTakeFirst()
  return !user && !roaster
}

async function readContent(): Promise<DemoContent> {
  const files = FILES.map(async (name) => [
    name,
    JSON.parse(await readFile(new URL(`${name}.json`, DIRECTORY), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(files))
}

async function write(db: Db, plan: DemoPlan, methods: ReadonlyMap<string, BrewMethod>): Promise<void> {
  const members = await insertMembers(db, plan)
  const roasters = await insertRoasters(db, plan, members)
  const coffees = await insertCoffees(db, plan, roasters)
  const recipes = await insertRecipes(db, plan, members, coffees, methods)
  const deed = ({ recipe, member, createdAt }: { recipe: number; member: string; createdAt: string }) => ({
    recipeId: recipes[recipe]!,
    userId: members.get(member)!,
    createdAt,
  })
  await insertAll(
    db,
    'votes',
    plan.votes.map((vote) => ({ ...deed(vote), vote: vote.vote })),
  )
  await insertAll(
    db,
    'ratings',
    plan.ratings.map(({ rating, notes, ...rest }) => ({ ...deed(rest), rating, notes, updatedAt: rest.createdAt })),
  )
  await insertAll(
    db,
    'comments',
    plan.comments.map((comment) => ({ ...deed(comment), body: comment.body })),
  )
  await insertAll(db, 'savedRecipes', plan.saves.map(deed))
  await insertAll(
    db,
    'follows',
    plan.follows.map(({ member, roaster, createdAt }) => ({
      userId: members.get(member)!,
      roasterId: roasters.get(roaster)!.id,
      createdAt,
    })),
  )
}

type Ids = ReadonlyMap<string, number>

async function insertMembers(db: Db, { members }: DemoPlan): Promise<Ids> {
  const users = await insertAll(
    db,
    'users',
    members.map(({ email, displayName, createdAt }) => ({
      email,
      displayName,
      passwordHash: null,
      appleSub: null,
      createdAt,
    })),
  )
  await insertAll(
    db,
    'tasteProfiles',
    members.map(({ taste, createdAt }, i) => ({ ...NO_LEVELS, ...taste, userId: users[i]!, updatedAt: createdAt })),
  )
  return new Map(members.map(({ slug }, i) => [slug, users[i]!]))
}

const NO_LEVELS = {
  acidityLevel: null,
  bodyLevel: null,
  sweetnessLevel: null,
  bitternessLevel: null,
  flavorComplexityLevel: null,
  aftertasteLevel: null,
}

async function insertRoasters(db: Db, plan: DemoPlan, members: Ids): Promise<Roasters> {
  const coffeeRoaster = new Map(plan.coffees.map(({ slug, roaster }) => [slug, roaster]))
  const ids = await insertAll(
    db,
    'roasters',
    plan.roasters.map((roaster) => ({
      ...roaster,
      nameKey: foldName(roaster.name),
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
  return new Map(plan.roasters.map(({ slug, name }, i) => [slug, { id: ids[i]!, name }]))
}

type Roasters = ReadonlyMap<string, { id: number; name: string }>
type Coffees = ReadonlyMap<
  string,
  { id: number; roasterId: number } & Pick<PlannedCoffee, 'roastLevel' | 'acidityLevel' | 'bodyLevel'>
>

async function insertCoffees(db: Db, plan: DemoPlan, roasters: Roasters): Promise<Coffees> {
  const facets = new Map<string, number>()
  for (const { roastLevel, coffeeType } of plan.coffees) {
    facets.set(`${roastLevel} ${coffeeType}`, await joinCoffeeFacet(db, { roastLevel, coffeeType }))
  }
  const ids = await insertAll(
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
    plan.coffees.flatMap(({ origin }, i) => originKeys(origin).map((originKey) => ({ originKey, coffeeId: ids[i]! }))),
  )
  return new Map(
    plan.coffees.map(({ roaster, ...coffee }, i) => [
      coffee.slug,
      { ...coffee, id: ids[i]!, roasterId: roasters.get(roaster)!.id },
    ]),
  )
}

async function insertRecipes(
  db: Db,
  plan: DemoPlan,
  members: Ids,
  coffees: Coffees,
  methods: ReadonlyMap<string, BrewMethod>,
): Promise<number[]> {
  const grinders = await idsBySlug(db, 'grinders')
  const machines = await idsBySlug(db, 'machines')
  const filters = await idsBySlug(db, 'filters')
  const facets = new Map<string, number>()
  const keyOf = (facet: Facet) => JSON.stringify(facet)
  for (const recipe of plan.recipes) {
    const facet = facetOf({ ...recipe, roastLevel: coffees.get(recipe.coffee)!.roastLevel })
    facets.set(keyOf(facet), await joinFacet(db, facet))
  }
  return insertAll(
    db,
    'recipes',
    plan.recipes.map(({ author, coffee, grinder, machine, filter, ...recipe }, i) => ({
      ...recipe,
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
}

/** As if everything had been counted as it happened. */
function trendOf(plan: DemoPlan, coffee: string): number {
  const deeds = [...plan.votes, ...plan.ratings].filter(({ recipe }) => plan.recipes[recipe]!.coffee === coffee)
  const moments = [...plan.recipes.filter((recipe) => recipe.coffee === coffee), ...deeds]
  return moments.reduce((heat, { createdAt }) => addHeat(heat, heatAt(new Date(createdAt))), 0)
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

/** SQLite takes so many values in one statement, PostgreSQL twice as many. */
const MAX_PARAMETERS = 30_000

/** Inserts in order and gives the new ids in the same order, for tables that have them. */
async function insertAll<T extends keyof Tables>(db: Db, table: T, rows: readonly NewRow<T>[]): Promise<number[]> {
  const ids: number[] = []
  const size = Math.floor(MAX_PARAMETERS / Object.keys(rows[0] ?? { id: 1 }).length)
  for (let i = 0; i < rows.length; i += size) {
    const inserted = await db
      .insertInto(table)
      .values(rows.slice(i, i + size) as never)
      .returningAll()
      .execute()
    for (const row of inserted as { id?: number }[]) if (row.id !== undefined) ids.push(row.id)
  }
  return ids.sort((a, b) => a - b)
}
