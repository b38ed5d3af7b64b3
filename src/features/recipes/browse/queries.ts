/** SQL that reads recipes with their coffee, roaster and author. */

import type { Condition, Projection } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { idListTable, inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { visibleIdOf } from '../../members/privacy/author.ts'

export type RecipeRow = Pick<Row<'recipes'>, (typeof OWN_COLUMNS)[number]> & {
  coffeeName: string
  coffeeSlug: string
  coffeeType: Row<'coffees'>['coffeeType']
  origin: string | null
  flavorProfile: string | null
  roasterName: string
  roasterSlug: string
  author: string | null
  /** Also null if the author's profile is hidden. */
  authorId: number | null
  hasSteps: boolean
  /** Of the recipe that this one is inspired by: all null once that is deleted. */
  inspirationTitle: string | null
  inspirationMethod: string | null
  inspirationMachineId: number | null
  inspirationAuthor: string | null
}

/** A single recipe with its steps. Lists omit them, since forty steps are longer than all other columns. */
export type RecipeDetailRow = RecipeRow & Pick<Row<'recipes'>, 'steps'>

const JOINED = `join coffees c on c.id = r."coffeeProfileId"
  join roasters o on o.id = r."roasterId"
  left join users u on u.id = r."createdById"
  left join recipes i on i.id = r."inspiredByRecipeId" left join users iu on iu.id = i."createdById"`

/** Only columns that responses show: lists read many rows. */
const OWN_COLUMNS = [
  'id',
  'createdById',
  'coffeeProfileId',
  'roasterId',
  'roastLevel',
  'brewMethod',
  'grinderId',
  'machineId',
  'filterId',
  'grindSetting',
  'grindSettingText',
  'grindIndex',
  'ratio',
  'doseGrams',
  'waterGrams',
  'brewTimeSeconds',
  'waterTempF',
  'notes',
  'tasteProfile',
  'title',
  'description',
  'tags',
  'difficulty',
  'yieldGrams',
  'inspiredByRecipeId',
  'tasteStrength',
  'tasteAcidity',
  'tasteBody',
  'tasteBitterness',
  'upvotes',
  'downvotes',
  'wilson',
  'ratingSum',
  'ratingCount',
  'brewCount',
  'commentCount',
  'createdAt',
  'updatedAt',
] as const

const COLUMNS = `${OWN_COLUMNS.map((column) => `r."${column}"`).join(', ')}, c.name as "coffeeName", c.slug as "coffeeSlug",
  c."coffeeType", c.origin, c."flavorProfile", o.name as "roasterName", o.slug as "roasterSlug", u."displayName" as author,
  ${visibleIdOf('u')} as "authorId", r.steps is not null as "hasSteps", i.title as "inspirationTitle",
  i."brewMethod" as "inspirationMethod", i."machineId" as "inspirationMachineId", iu."displayName" as "inspirationAuthor"`

const DETAIL_COLUMNS = `${COLUMNS}, r.steps`

/** For keyset scans, which join on `l.id`. */
export const RECIPE_COLUMNS: Projection = { columns: COLUMNS, joined: `join recipes r on r.id = l.id ${JOINED}` }

/** Returns rows in the order of the ids; skips deleted recipes. */
export async function listRecipeRows(db: Db, ids: readonly number[]): Promise<RecipeRow[]> {
  return ids.length === 0 ? [] : inOrder(ids, await queryRaw<RecipeRow>(db, ofIds(db, COLUMNS), [JSON.stringify(ids)]))
}

/** The same with steps; only for few recipes. */
export async function listRecipeDetailRows(db: Db, ids: readonly number[]): Promise<RecipeDetailRow[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await queryRaw<RecipeDetailRow>(db, ofIds(db, DETAIL_COLUMNS), [JSON.stringify(ids)]))
}

const ofIds = (db: Db, columns: string): string =>
  `select ${columns} from ${idListTable(db, 'l')} join recipes r on r.id = l.value ${JOINED}`

/** Sorts in memory, which is cheaper than having the database sort whole rows. */
function inOrder<R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findRecipeRow(db: Db, id: number): Promise<RecipeDetailRow | undefined> {
  const sql = `select ${DETAIL_COLUMNS} from recipes r ${JOINED} where r.id = ?`
  const [row] = await queryRaw<RecipeDetailRow>(db, sql, [id])
  return row
}

export async function findShareId(db: Db, id: number): Promise<string | undefined> {
  const [row] = await queryRaw<{ shareId: string }>(db, 'select "shareId" from recipes where id = ?', [id])
  return row?.shareId
}

export async function findRecipeIdByShare(db: Db, shareId: string): Promise<number | undefined> {
  const [row] = await queryRaw<{ id: number }>(db, 'select id from recipes where "shareId" = ?', [shareId])
  return row?.id
}

export const COUNT_CAP = 10_000

/** Counts up to `COUNT_CAP` + 1, which means that there are more than the cap. */
export async function countRecipes(db: Db, conditions: readonly Condition[]): Promise<number> {
  const where = conditions.map(({ sql }) => sql).join(' and ')
  const sql = `select count(*) as n from (select 1 from recipes where ${where} limit ${COUNT_CAP + 1}) counted`
  const [row] = await queryRaw<{ n: number }>(
    db,
    sql,
    conditions.flatMap(({ values }) => values),
  )
  return row?.n ?? 0
}

/** The newest coffees that match the conditions. */
export function listCoffees(
  db: Db,
  conditions: readonly Condition[],
  limit: number,
): Promise<{ id: number; recipeCount: number }[]> {
  const where = conditions.map(({ sql }) => sql).join(' and ')
  return queryRaw(db, `select id, "recipeCount" from coffees where ${where} order by id desc limit ?`, [
    ...conditions.flatMap(({ values }) => values),
    limit,
  ])
}

export interface CoffeeWords {
  id: number
  /** All its search words. */
  words: string
  recipeCount: number
}

export function listCoffeeWords(db: Db, ids: readonly number[]): Promise<CoffeeWords[]> {
  const { sql, values } = inIds(db, 'id', ids)
  const words = `"searchText" || ' ' || "flavorText" || ' ' || "processText"`
  return queryRaw(db, `select id, ${words} as words, "recipeCount" from coffees where ${sql} order by id`, values)
}

export interface TitledRow {
  /** The word of the search that found the recipe. */
  searched: string
  recipeId: number
}

/** Recipes with a word in their title or tags that begins with one of these, at most `limit` for each. */
export function listTitled(db: Db, words: readonly string[], limit: number): Promise<TitledRow[]> {
  if (words.length === 0) return Promise.resolve([])
  // The cast is for PostgreSQL, which doesn't know the type of a parameter in a select list.
  const each = `select cast(? as text) as searched, "recipeId" from (select "recipeId" from "recipeWords"
    where word >= ? and word < ? order by word desc, "recipeId" desc limit ${limit}) w`
  const sql = words.map(() => each).join(' union all ')
  return queryRaw(
    db,
    sql,
    words.flatMap((word) => [word, word, `${word}\u{10ffff}`]),
  )
}

/** The newest recipes with a tag. */
export async function listTagged(db: Db, tag: string, limit: number): Promise<number[]> {
  const sql = `select "recipeId" from "recipeTags" where tag = ? order by "recipeId" desc limit ${limit}`
  return (await queryRaw<{ recipeId: number }>(db, sql, [tag])).map(({ recipeId }) => recipeId)
}

/** The equipment of recipes, and the search words of their coffees. */
export function listCoffeeWordsOf(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; machineId: number; grinderId: number; words: string }[]> {
  const words = `c."searchText" || ' ' || c."flavorText" || ' ' || c."processText"`
  const sql = `select r.id, r."machineId", r."grinderId", ${words} as words from ${idListTable(db, 'l')}
    join recipes r on r.id = l.value join coffees c on c.id = r."coffeeProfileId"`
  return queryRaw(db, sql, [JSON.stringify(ids)])
}

/** Sums the stored `recipeCount` of roasters or coffees. */
export async function sumRecipeCounts(
  db: Db,
  table: 'roasters' | 'coffees',
  { sql, values }: Condition,
): Promise<number> {
  const [row] = await queryRaw<{ n: number | null }>(
    db,
    `select sum("recipeCount") as n from ${table} where ${sql}`,
    values,
  )
  return row?.n ?? 0
}
