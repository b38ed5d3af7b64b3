/** Recipe queries of the ordinary stack, which join, filter and count on each request. */
import { sql } from 'kysely'
import type { RoastLevel } from '../../src/domain/catalog.ts'
import type { GrindRange } from '../../src/domain/ranking.ts'
import { completeTaste, roastScale, tasteMatch } from '../../src/domain/taste.ts'
import { readCatalogFiles } from '../../src/features/equipment/catalog/files.ts'
import { checkStepTemplates, readStepTemplates } from '../../src/features/equipment/catalog/step-templates.ts'
import { type StepSource, stepsOfRecipe } from '../../src/features/recipes/steps/show.ts'
import { ENGLISH_READER } from '../../src/http/reader.ts'
import type { PlainDatabase } from './database.ts'

export interface RecipeFilter {
  grinderId?: number
  roastLevel?: RoastLevel
  brewMethod?: string
  grindRange?: GrindRange
}

const ORDERS = {
  newest: 'r.id',
  highest_rated: 'r.wilson',
  recommended: 'r.wilson',
  most_brewed: 'r.brewCount',
} as const
export type Sort = keyof typeof ORDERS

const COUNT_CAP = 10_000
const PAGE = 20

const joined = (db: PlainDatabase) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('coffees as c', 'c.id', 'r.coffeeProfileId')
    .innerJoin('roasters as o', 'o.id', 'r.roasterId')
    .innerJoin('grinders as g', 'g.id', 'r.grinderId')
    .innerJoin('machines as m', 'm.id', 'r.machineId')
    .leftJoin('filters as f', 'f.id', 'r.filterId')
    .leftJoin('users as u', 'u.id', 'r.createdById')
    .selectAll('r')
    .select(['c.name as coffeeName', 'c.slug as coffeeSlug', 'c.coffeeType', 'c.origin', 'c.flavorProfile'])
    .select(['o.name as roasterName', 'o.slug as roasterSlug', 'u.displayName as author', 'u.profileVisible'])
    .select(['g.slug as grinderSlug', 'g.brand as grinderBrand', 'g.model as grinderModel'])
    .select(['m.slug as machineSlug', 'm.brand as machineBrand', 'm.model as machineModel'])
    .select('m.capacity as machineCapacity')
    .select(['f.name as filterName', 'f.type as filterType'])

type Row = Awaited<ReturnType<ReturnType<typeof joined>['executeTakeFirstOrThrow']>>

const files = await readCatalogFiles()
const SOURCE: StepSource = {
  catalog: { findMethod: (id) => files.methods.find((method) => method.id === id) },
  stepTemplates: checkStepTemplates(await readStepTemplates(), files),
}

export async function findRecipe(db: PlainDatabase, id: number) {
  const row = await joined(db).where('r.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const machine = { slug: row.machineSlug, capacity: readJson(row.machineCapacity) }
  const brewed = { steps: readJson(row.steps), method: row.brewMethod, machine }
  return { ...toRecipe(row), ...stepsOfRecipe(SOURCE, brewed, row, ENGLISH_READER) }
}

/** SQLite has JSON columns as text. */
const readJson = <T>(column: T): T => JSON.parse((column as string | null) ?? 'null')

/** Returns a page of twenty; `before` is the last id of the previous page. */
export async function listRecipes(
  db: PlainDatabase,
  { grinderId, roastLevel, brewMethod, grindRange }: RecipeFilter,
  sort: Sort,
  before: number | undefined,
  userId: number | undefined,
) {
  let query = joined(db)
  let counted = db.selectFrom('recipes as r').select('r.id')
  let facets = db.selectFrom('recipeFacets').select('id')
  if (before !== undefined) query = query.where('r.id', '<', before)
  if (grinderId) {
    query = query.where('r.grinderId', '=', grinderId)
    counted = counted.where('r.grinderId', '=', grinderId)
  }
  if (roastLevel) facets = facets.where('roastLevel', '=', roastLevel)
  if (brewMethod) facets = facets.where('brewMethod', '=', brewMethod)
  if (grindRange) facets = facets.where('grindRange', '=', grindRange)
  if (roastLevel || brewMethod || grindRange) {
    // The plus makes SQLite use the sort order's index, which contains facetId; sorting would take far longer.
    query = query.where(sql<number>`+${sql.ref('r.facetId')}`, 'in', facets)
    counted = counted.where('r.facetId', 'in', facets)
  }
  const rows = await query
    .orderBy(ORDERS[sort], 'desc')
    .orderBy('r.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const { total } = await db
    .selectFrom(counted.limit(COUNT_CAP + 1).as('counted'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const taste = userId === undefined ? undefined : await findTaste(db, userId)
  const data = rows
    .slice(0, PAGE)
    .map((row) => ({ ...toRecipe(row), ...(taste && { tasteMatchScore: match(row, taste) }) }))
  const cursor = rows.length > PAGE ? Buffer.from(JSON.stringify([sort, data.at(-1)?.id])).toString('base64url') : null
  return { data, total: Math.min(total, COUNT_CAP), cursor, nextCursor: cursor, hasMore: cursor !== null }
}

async function findTaste(db: PlainDatabase, userId: number) {
  const row = await db.selectFrom('tasteProfiles').selectAll().where('userId', '=', userId).executeTakeFirst()
  return completeTaste(row ?? {}, row ?? {})
}

const match = (row: Row, taste: Awaited<ReturnType<typeof findTaste>>) =>
  tasteMatch(taste, {
    strength: row.tasteStrength,
    acidity: row.tasteAcidity,
    body: row.tasteBody,
    bitterness: row.tasteBitterness,
    roast: roastScale(row.roastLevel),
  })

function toRecipe(row: Row) {
  const { id, coffeeProfileId, grinderId, machineId, filterId, brewMethod, roastLevel, roasterId } = row
  const { grindIndex, ratio, doseGrams, waterGrams, brewTimeSeconds, waterTempF, notes } = row
  const { upvotes, downvotes, ratingCount, brewCount, commentCount, coffeeType, origin, flavorProfile } = row
  const { coffeeName, coffeeSlug, roasterName, roasterSlug, createdAt, updatedAt } = row
  const grinder = { id: grinderId, slug: row.grinderSlug, brand: row.grinderBrand, model: row.grinderModel }
  const machine = { id: machineId, slug: row.machineSlug, brand: row.machineBrand, model: row.machineModel }
  return {
    ...{ id, type: 'community', coffeeProfileId, grinderId, machineId, filterId, brewMethod },
    grindSetting: row.grindSettingText ?? row.grindSetting,
    ...{ grindIndex, ratio, doseGrams, waterGrams, brewTimeSeconds, waterTempF, notes },
    tasteProfile: readJson(row.tasteProfile),
    ...{ title: row.title, description: row.description, tags: readJson(row.tags) ?? [], difficulty: row.difficulty },
    ...{ yieldGrams: row.yieldGrams, inspiredBy: null, hasSteps: row.steps !== null },
    ...{ upvotes, downvotes, score: row.wilson },
    avgRating: ratingCount === 0 ? null : Math.round((row.ratingSum / ratingCount) * 100) / 100,
    ...{ ratingCount, brewCount, commentCount },
    coffee: {
      ...{ id: coffeeProfileId, name: coffeeName, slug: coffeeSlug, roastLevel, coffeeType, origin, flavorProfile },
      ...{ roasterName, roasterSlug, roaster: { id: roasterId, name: roasterName, slug: roasterSlug } },
    },
    grinder: { ...grinder, name: row.grinderModel },
    machine: { ...machine, name: row.machineModel, brewMethod },
    filter: filterId && { id: filterId, name: row.filterName, type: row.filterType },
    createdBy: { displayName: row.author ?? 'Anonymous', ...(row.profileVisible && { id: row.createdById }) },
    ...{ createdAt, updatedAt },
  }
}
