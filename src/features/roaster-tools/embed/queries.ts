/** SQL of embeds: roasters and coffees by slug, and the recipes that roasters wrote for them. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { type EmbedSettings, SETTINGS, toEmbedSettings } from './settings.ts'

/** How many of a roaster's coffees are searched for those with a recipe. */
const MAX_ROWS_READ = 2000

const COFFEE = 'id, name, slug, "roastLevel", "flavorProfile"'

/** Method of a recipe by the roaster for a coffee. Ordered, so that PostgreSQL uses the index instead of a join. */
export const own = (coffeeId: string, ofMethod = '') =>
  `(select e.method from "embedRecipes" e where e."coffeeId" = ${coffeeId}${ofMethod} order by e.method limit 1)`

/** A roaster's coffees in the order in which embeds show them, which is that of an index. */
export const coffeesOf = (
  roasterId: string,
  { columns = `${COFFEE}, "recipeCount"`, where = '', limit = MAX_ROWS_READ } = {},
) =>
  `(select ${columns} from coffees where "roasterId" = ${roasterId}${where}
      order by "recipeCount" desc, id desc limit ${limit})`

/** Whether the roaster has recipes of its own. Most have none, which saves further queries. */
const hasOwnOfRoaster = sql<boolean>`exists (select 1 from ${sql.raw(coffeesOf('r.id', { columns: 'id' }))} c
  where ${sql.raw(own('c.id'))} is not null)`.as('hasOwnRecipes')
const hasOwnOfCoffee = sql<boolean>`${sql.raw(own('c.id'))} is not null`.as('hasOwnRecipes')

export interface EmbedRoaster extends Pick<Row<'roasters'>, 'id' | 'name' | 'slug' | 'isPremium'> {
  settings: EmbedSettings
}

const roasterBySlug = prepared((db, p: { slug: string }) =>
  db
    .selectFrom('roasters as r')
    .leftJoin('embedSettings as e', 'e.roasterId', 'r.id')
    .select(['r.id', 'r.name', 'r.slug', 'r.isPremium', hasOwnOfRoaster])
    .select(SETTINGS)
    .where('r.slug', '=', p.slug),
)

/** A roaster, and whether it has recipes of its own. */
export type FoundRoaster = EmbedRoaster & { hasOwnRecipes: boolean }

export async function findEmbedRoaster(db: Db, slug: string): Promise<FoundRoaster | undefined> {
  const row = await roasterBySlug.first(db, { slug: slug.toLowerCase() })
  if (!row) return undefined
  const { id, name, isPremium, hasOwnRecipes } = row
  return { id, name, slug: row.slug, isPremium, settings: toEmbedSettings(row), hasOwnRecipes: Boolean(hasOwnRecipes) }
}

export type EmbedCoffee = Pick<Row<'coffees'>, 'id' | 'name' | 'slug' | 'roastLevel' | 'flavorProfile'>

const coffeeBySlugs = prepared((db, p: { roasterSlug: string; coffeeSlug: string }) =>
  db
    .selectFrom('roasters as r')
    .innerJoin('coffees as c', 'c.roasterId', 'r.id')
    .leftJoin('embedSettings as e', 'e.roasterId', 'r.id')
    .select(['r.id as roasterId', 'r.name as roasterName', 'r.slug as roasterSlug', 'r.isPremium'])
    .select(SETTINGS)
    .select(['c.id', 'c.name', 'c.slug', 'c.roastLevel', 'c.flavorProfile', 'c.recipeCount', hasOwnOfCoffee])
    .where('r.slug', '=', p.roasterSlug)
    .where('c.slug', '=', p.coffeeSlug),
)

/** Slugs are lower-case, but a page that embeds recipes may write them in any case. */
export const inLowerCase = ({ roasterSlug, coffeeSlug }: { roasterSlug: string; coffeeSlug: string }) => ({
  roasterSlug: roasterSlug.toLowerCase(),
  coffeeSlug: coffeeSlug.toLowerCase(),
})

/** A coffee with its roaster, and whether the roaster has recipes for it. */
export interface FoundCoffee {
  roaster: EmbedRoaster
  coffee: EmbedCoffee & Pick<Row<'coffees'>, 'recipeCount'>
  hasOwnRecipes: boolean
}

export async function findEmbedCoffee(
  db: Db,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<FoundCoffee | undefined> {
  const row = await coffeeBySlugs.first(db, inLowerCase({ roasterSlug, coffeeSlug }))
  if (!row) return undefined
  const { roasterId, roasterName, roasterSlug: slug, isPremium, hasOwnRecipes } = row
  return {
    roaster: { id: roasterId, name: roasterName, slug, isPremium, settings: toEmbedSettings(row) },
    coffee: row,
    hasOwnRecipes: Boolean(hasOwnRecipes),
  }
}

/** Coffees with recipes by their roaster, those with the most community recipes first, then the newest. */
export function listCoffeesWithOwnRecipes(
  db: Db,
  roasterId: number,
  method: string | undefined,
  limit: number,
): Promise<EmbedCoffee[]> {
  const ofMethod = method === undefined ? '' : ' and e.method = ?'
  const text = `select ${COFFEE} from ${coffeesOf('?')} c where ${own('c.id', ofMethod)} is not null
    order by "recipeCount" desc, id desc limit ?`
  return queryRaw(db, text, [roasterId, ...(method === undefined ? [] : [method]), limit])
}

export type OwnRecipe = Row<'embedRecipes'>

/** The roaster's recipes for these coffees, defaults first, then the oldest. */
export function listOwnRecipes(db: Db, coffeeIds: readonly number[], method?: string): Promise<OwnRecipe[]> {
  if (coffeeIds.length === 0) return Promise.resolve([])
  const ofCoffees = inIds(db, 'coffeeId', coffeeIds)
  const ofMethod = method === undefined ? { sql: '', values: [] } : { sql: ' and method = ?', values: [method] }
  const text = `select * from "embedRecipes" where ${ofCoffees.sql}${ofMethod.sql} order by "isDefault" desc, id`
  return queryRaw(db, text, [...ofCoffees.values, ...ofMethod.values])
}
