/** All SQL of embeds: roasters and coffees by their addresses, and the recipes that are shown for them. */
import { type Db, engineOf } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import { idListTable, inIds, select, textListTable } from '../../db/text-query.ts'

const roasterBySlug = prepared((db, p: { slug: string }) =>
  db.selectFrom('roasters').select(['id', 'name', 'slug', 'isPremium']).where('slug', '=', p.slug),
)
export type EmbedRoaster = Pick<Row<'roasters'>, 'id' | 'name' | 'slug' | 'isPremium'>
export const findEmbedRoaster = (db: Db, slug: string): Promise<EmbedRoaster | undefined> =>
  roasterBySlug.first(db, { slug: slug.toLowerCase() })

export type EmbedCoffee = Pick<Row<'coffees'>, 'id' | 'name' | 'slug' | 'roastLevel' | 'flavorProfile'>

const coffeeBySlugs = prepared((db, p: { roasterSlug: string; coffeeSlug: string }) =>
  db
    .selectFrom('roasters as r')
    .innerJoin('coffees as c', 'c.roasterId', 'r.id')
    .select(['r.id as roasterId', 'r.name as roasterName', 'r.slug as roasterSlug', 'r.isPremium'])
    .select(['c.id', 'c.name', 'c.slug', 'c.roastLevel', 'c.flavorProfile'])
    .where('r.slug', '=', p.roasterSlug)
    .where('c.slug', '=', p.coffeeSlug),
)

/** Slugs are, and whoever writes them into a page by hand may not know. */
const inLowerCase = ({ roasterSlug, coffeeSlug }: { roasterSlug: string; coffeeSlug: string }) => ({
  roasterSlug: roasterSlug.toLowerCase(),
  coffeeSlug: coffeeSlug.toLowerCase(),
})

/** A coffee with its roaster, by both slugs. */
export async function findEmbedCoffee(
  db: Db,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<{ roaster: EmbedRoaster; coffee: EmbedCoffee } | undefined> {
  const row = await coffeeBySlugs.first(db, inLowerCase({ roasterSlug, coffeeSlug }))
  if (!row) return undefined
  const { roasterId, roasterName, roasterSlug: slug, isPremium, ...coffee } = row
  return { roaster: { id: roasterId, name: roasterName, slug, isPremium }, coffee }
}

/** How far down a roaster's coffees those with a recipe are looked for. */
const LOOKED_THROUGH = 2000

const COFFEE = 'id, name, slug, "roastLevel", "flavorProfile"'

/**
 * A roaster's coffees that have something to show, those with the most community recipes first and then the newest:
 * with a recipe by the roaster, or without one but with the community's. Read along the index of that order. Whether
 * there is a recipe is asked by an ordered scalar subquery: a seek, where PostgreSQL might join with the whole table.
 */
function listCoffees(db: Db, where: string, roasterId: number, values: readonly unknown[], limit: number) {
  const sql = `select ${COFFEE} from (
      select ${COFFEE}, "recipeCount" from coffees where "roasterId" = ? order by "recipeCount" desc, id desc limit ${LOOKED_THROUGH}
    ) c where ${where} order by "recipeCount" desc, id desc limit ?`
  return select<EmbedCoffee>(db, sql, [roasterId, ...values, limit])
}

const own = (method: string | undefined) =>
  `(select e.method from "embedRecipes" e where e."coffeeId" = c.id${method === undefined ? '' : ' and e.method = ?'}
    order by e.method limit 1)`
const communitys = (method: string | undefined) =>
  method === undefined ? 'c."recipeCount" > 0' : `${best('c.id', '?')} is not null`

/** The best recipe for a coffee by a method: one seek, however many there are. */
const best = (coffeeId: string, method: string, columns = 'id') =>
  `(select r.${columns} from recipes r where r."coffeeProfileId" = ${coffeeId} and r."brewMethod" = ${method}
    order by r.wilson desc, r.id desc limit 1)`

export const listCoffeesWithOwnRecipes = (db: Db, roasterId: number, method: string | undefined, limit: number) =>
  listCoffees(db, `${own(method)} is not null`, roasterId, method === undefined ? [] : [method], limit)

export const listCoffeesOfCommunity = (db: Db, roasterId: number, method: string | undefined, limit: number) =>
  listCoffees(
    db,
    `${communitys(method)} and ${own(undefined)} is null`,
    roasterId,
    method === undefined ? [] : [method],
    limit,
  )

export type OwnRecipe = Row<'embedRecipes'>

/** The roaster's recipes for these coffees, the defaults first, then in the order of their writing. */
export function listOwnRecipes(db: Db, coffeeIds: readonly number[], method?: string): Promise<OwnRecipe[]> {
  if (coffeeIds.length === 0) return Promise.resolve([])
  const ofCoffees = inIds(db, 'coffeeId', coffeeIds)
  const ofMethod = method === undefined ? { sql: '', values: [] } : { sql: ' and method = ?', values: [method] }
  const sql = `select * from "embedRecipes" where ${ofCoffees.sql}${ofMethod.sql} order by "isDefault" desc, id`
  return select(db, sql, [...ofCoffees.values, ...ofMethod.values])
}

const SHOWN = [
  'id',
  'coffeeProfileId',
  'brewMethod',
  'grinderId',
  'grindSetting',
  'grindSettingText',
  'ratio',
  'doseGrams',
  'waterGrams',
  'brewTimeSeconds',
  'waterTempF',
  'notes',
  'shareId',
] as const
export type CommunityRecipe = Pick<Row<'recipes'>, (typeof SHOWN)[number]>

const RECIPE = SHOWN.map((column) => `r."${column}"`).join(', ')

/** The community's best recipe for each coffee and method, the best of all first. */
export function listBestRecipes(
  db: Db,
  coffeeIds: readonly number[],
  methods: readonly string[],
): Promise<CommunityRecipe[]> {
  if (coffeeIds.length === 0) return Promise.resolve([])
  const pairs = `${idListTable(db, 'c')} cross join ${textListTable(db, 'm')}`
  // PostgreSQL would take a list of ids for a long one, and join it with the whole table.
  const found =
    engineOf(db) === 'postgres'
      ? `${pairs} cross join lateral ${best('c.value', 'm.value', '*')} r`
      : `recipes r where r.id in (select ${best('c.value', 'm.value')} from ${pairs})`
  const sql = `select ${RECIPE} from ${found} order by r.wilson desc, r.id desc`
  return select(db, sql, [JSON.stringify(coffeeIds), JSON.stringify(methods)])
}

/** The methods that a coffee has a recipe for, the roaster's or the community's. */
export async function listMethodsOf(db: Db, coffeeId: number, methods: readonly string[]): Promise<string[]> {
  const rows = await select<{ value: string }>(
    db,
    `select m.value from ${textListTable(db, 'm')}
    where ${best('?', 'm.value')} is not null
      or exists (select 1 from "embedRecipes" e where e."coffeeId" = ? and e.method = m.value)
    order by m.position`,
    [JSON.stringify(methods), coffeeId, coffeeId],
  )
  return rows.map(({ value }) => value)
}

/** A community recipe by its share id, with its coffee and roaster. */
export async function findSharedRecipe(
  db: Db,
  shareId: string,
): Promise<(CommunityRecipe & { roasterId: number; coffeeName: string; roasterName: string }) | undefined> {
  const [row] = await select<CommunityRecipe & { roasterId: number; coffeeName: string; roasterName: string }>(
    db,
    `select ${RECIPE}, r."roasterId", c.name as "coffeeName", o.name as "roasterName" from recipes r
      join coffees c on c.id = r."coffeeProfileId" join roasters o on o.id = r."roasterId" where r."shareId" = ?`,
    [shareId],
  )
  return row
}

/** What an event is about. */
export interface EventTarget {
  roasterId: number
  coffeeId: number | null
  recipeId: number | null
  method: string | null
}

const coffeeTarget = prepared((db, p: { roasterSlug: string; coffeeSlug: string }) =>
  db
    .selectFrom('roasters as r')
    .innerJoin('coffees as c', 'c.roasterId', 'r.id')
    .select(['r.id as roasterId', 'c.id as coffeeId'])
    .where('r.slug', '=', p.roasterSlug)
    .where('c.slug', '=', p.coffeeSlug),
)

export async function findCoffeeTarget(
  db: Db,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<EventTarget | undefined> {
  const found = await coffeeTarget.first(db, inLowerCase({ roasterSlug, coffeeSlug }))
  return found && { ...found, recipeId: null, method: null }
}

/** A recipe by its share id or, where no recipe has it, a roaster by its slug. */
export async function findNamedTarget(db: Db, name: string): Promise<EventTarget | undefined> {
  const found = await select<EventTarget>(
    db,
    `select "roasterId", "coffeeProfileId" as "coffeeId", id as "recipeId", "brewMethod" as method
      from recipes where "shareId" = ?
    union all select id, null, null, null from roasters where slug = ?`,
    [name, name.toLowerCase()],
  )
  return found.find(({ recipeId }) => recipeId !== null) ?? found[0]
}
