/** SQL of embeds: roasters and coffees by their addresses, and the recipes that roasters wrote for them. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { type EmbedSettings, SETTINGS, toEmbedSettings } from './settings.ts'

/** How far down a roaster's coffees those with a recipe are looked for. */
const LOOKED_THROUGH = 2000

const COFFEE = 'id, name, slug, "roastLevel", "flavorProfile"'

/** The roaster's first recipe for a coffee: asked by an order, it is a seek where PostgreSQL might join whole tables. */
export const own = (coffeeId: string, ofMethod = '') =>
  `(select e.method from "embedRecipes" e where e."coffeeId" = ${coffeeId}${ofMethod} order by e.method limit 1)`

/** A roaster's coffees as embeds show them, along the index of that order. */
export const coffeesOf = (
  roasterId: string,
  { columns = `${COFFEE}, "recipeCount"`, where = '', limit = LOOKED_THROUGH } = {},
) =>
  `(select ${columns} from coffees where "roasterId" = ${roasterId}${where}
      order by "recipeCount" desc, id desc limit ${limit})`

/** Whether there is anything by the roaster itself; most have nothing, and need not be asked again. */
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

/** Slugs are, and whoever writes them into a page by hand may not know. */
export const inLowerCase = ({ roasterSlug, coffeeSlug }: { roasterSlug: string; coffeeSlug: string }) => ({
  roasterSlug: roasterSlug.toLowerCase(),
  coffeeSlug: coffeeSlug.toLowerCase(),
})

/** A coffee with its roaster, and whether that has recipes for it. */
export interface FoundCoffee {
  roaster: EmbedRoaster
  coffee: EmbedCoffee & Pick<Row<'coffees'>, 'recipeCount'>
  hasOwnRecipes: boolean
}

/** By both slugs. */
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

/** A roaster's coffees with a recipe by itself, those with the most community recipes first and then the newest. */
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

/** The roaster's recipes for these coffees, the defaults first, then in the order of their writing. */
export function listOwnRecipes(db: Db, coffeeIds: readonly number[], method?: string): Promise<OwnRecipe[]> {
  if (coffeeIds.length === 0) return Promise.resolve([])
  const ofCoffees = inIds(db, 'coffeeId', coffeeIds)
  const ofMethod = method === undefined ? { sql: '', values: [] } : { sql: ' and method = ?', values: [method] }
  const text = `select * from "embedRecipes" where ${ofCoffees.sql}${ofMethod.sql} order by "isDefault" desc, id`
  return queryRaw(db, text, [...ofCoffees.values, ...ofMethod.values])
}
