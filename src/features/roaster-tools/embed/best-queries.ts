/** SQL of the community's best recipes: for each of a roaster's coffees, and by method for one coffee. */
import { type Db, engineOf } from '../../../db/open.ts'
import { idListTable, inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import type { Engine } from '../../../db/values.ts'
import { coffeesOf, type EmbedCoffee, own } from './queries.ts'

const RECIPE_COLUMNS = [
  'id',
  'brewMethod',
  'grinderId',
  'machineId',
  'grindSetting',
  'grindSettingText',
  'ratio',
  'doseGrams',
  'waterGrams',
  'brewTimeSeconds',
  'waterTempF',
  'notes',
  'steps',
  'shareId',
] as const
export type CommunityRecipe = Pick<Row<'recipes'>, (typeof RECIPE_COLUMNS)[number]>

export const RECIPE = RECIPE_COLUMNS.map((column) => `r."${column}"`).join(', ')

const BEST_FIRST = 'order by r.wilson desc, r.id desc'

/** The best recipe for a coffee, of all methods or of one: a single index lookup. */
export const best = (coffeeId: string, method?: string, columns = 'r.id') =>
  `(select ${columns} from recipes r where r."coffeeProfileId" = ${coffeeId}${method ? ` and r."brewMethod" = ${method}` : ''}
    ${BEST_FIRST} limit 1)`

/** Joins each coffee with its best recipe. Lateral for PostgreSQL, which might join the whole table otherwise. */
const bestJoin = (engine: Engine, kind: 'left' | 'inner', method?: string) =>
  engine === 'postgres'
    ? `${kind} join lateral ${best('c.id', method, 'r.*')} r on true`
    : `${kind} join recipes r on r.id = ${best('c.id', method)}`

/** Caches SQL that has a part for each method, by engine and number of methods. */
function textByCount(write: (db: Db, count: number) => string): (db: Db, count: number) => string {
  const known = { sqlite: new Map<number, string>(), postgres: new Map<number, string>() }
  return (db, count) => {
    const texts = known[engineOf(db)]
    let text = texts.get(count)
    if (text === undefined) {
      text = write(db, count)
      texts.set(count, text)
    }
    return text
  }
}

const COFFEE =
  'c.id as "coffeeId", c.name as "coffeeName", c.slug as "coffeeSlug", c."roastLevel", c."flavorProfile", c."recipeCount"'

/** Coffees by number of recipes, each with its best recipe. */
function coffeesWithBest(engine: Engine, besideOwn: string, limit: number): string {
  const coffees = coffeesOf('?', { where: ` and "recipeCount" > 0${besideOwn}`, limit })
  return `select ${COFFEE}, ${RECIPE} from ${coffees} c ${bestJoin(engine, 'left')}`
}

/** Coffees with a recipe by the method. Reads more coffees than `limit`, since some have none. */
const coffeesByMethod = (engine: Engine, besideOwn: string): string =>
  `select ${COFFEE}, ${RECIPE} from ${coffeesOf('?', { where: besideOwn })} c ${bestJoin(engine, 'inner', '?')}
    order by c."recipeCount" desc, c.id desc limit ?`

/** Default and maximum limit. Literals in the SQL, since PostgreSQL would plan a query with a parameter each time. */
export const USUALLY_SHOWN = 12
export const MAX_SHOWN = 24

/** Builds the SQL once for each engine. */
const textsWithin = (engine: Engine, besideOwn: string) => ({
  usual: coffeesWithBest(engine, besideOwn, USUALLY_SHOWN),
  most: coffeesWithBest(engine, besideOwn, MAX_SHOWN),
  byMethod: coffeesByMethod(engine, besideOwn),
})
const textsFor = (engine: Engine) => ({
  all: textsWithin(engine, ''),
  besideOwn: textsWithin(engine, ` and ${own('coffees.id')} is null`),
})
const texts = { sqlite: textsFor('sqlite'), postgres: textsFor('postgres') }

type CoffeeRow = Omit<EmbedCoffee, 'id' | 'name' | 'slug'> & {
  coffeeId: number
  coffeeName: string
  coffeeSlug: string
  recipeCount: number
}

const byRecipeCount = (a: CoffeeRow, b: CoffeeRow) => b.recipeCount - a.recipeCount || b.coffeeId - a.coffeeId

/** A coffee and the best recipe for it, if any. */
export interface CoffeeWithBest {
  coffee: EmbedCoffee
  best: CommunityRecipe | undefined
}

export interface CommunityCoffees {
  roasterId: number
  /** Whether to exclude coffees with recipes by the roaster; false saves a lookup for each coffee. */
  hasOwnRecipes: boolean
  method: string | undefined
  limit: number
}

/** Coffees with community recipes only, those with the most recipes first, then the newest. */
export async function listCoffeesOfCommunity(
  db: Db,
  { roasterId, hasOwnRecipes, method, limit }: CommunityCoffees,
): Promise<CoffeeWithBest[]> {
  const { usual, most, byMethod } = texts[engineOf(db)][hasOwnRecipes ? 'besideOwn' : 'all']
  const [text, values] =
    method === undefined ? [limit <= USUALLY_SHOWN ? usual : most, [roasterId]] : [byMethod, [roasterId, method, limit]]
  const rows = await queryRaw<CoffeeRow & CommunityRecipe>(db, text, values)
  return rows
    .sort(byRecipeCount)
    .slice(0, limit)
    .map((row) => {
      const { coffeeId: id, coffeeName: name, coffeeSlug: slug, roastLevel, flavorProfile } = row
      return { coffee: { id, name, slug, roastLevel, flavorProfile }, best: row.id === null ? undefined : row }
    })
}

/** Ids and scores of the best recipes by method. The index has both, so that no row is read. */
const idsByMethod = textByCount((db, count) => {
  const each = Array.from(
    { length: count },
    (_, i) => `${best('c.value', '?')} as "id${i}", ${best('c.value', '?', 'r.wilson')} as "wilson${i}"`,
  )
  return `select c.value as "coffeeId", ${each.join(', ')} from ${idListTable(db, 'c')}`
})

/** Ids of the best recipe by each method for each coffee, best first. */
export async function listBestIds(
  db: Db,
  coffeeIds: readonly number[],
  methods: readonly string[],
): Promise<Map<number, number[]>> {
  const values = [...methods.flatMap((method) => [method, method]), JSON.stringify(coffeeIds)]
  const rows = await queryRaw<Record<string, number | null>>(db, idsByMethod(db, methods.length), values)
  return new Map(rows.map((row) => [row.coffeeId!, inOrder(Object.values(row).slice(1))]))
}

/** Sorts ids by score; takes pairs of an id and a score, or of nulls. */
function inOrder(pairs: readonly (number | null)[]): number[] {
  const found: { id: number; wilson: number }[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== null) found.push({ id: pairs[i]!, wilson: pairs[i + 1]! })
  }
  found.sort((a, b) => b.wilson - a.wilson || b.id - a.id)
  return found.map(({ id }) => id)
}

export function listRecipesByIds(db: Db, ids: readonly number[]): Promise<CommunityRecipe[]> {
  const among = inIds(db, 'id', ids)
  return queryRaw(db, `select ${RECIPE} from recipes r where ${among.sql}`, among.values)
}

const recipesByMethod = textByCount((_, count) => {
  const each = Array.from({ length: count }, () => best('?', '?'))
  return `select ${RECIPE} from recipes r where r.id in (${each.join(', ')}) ${BEST_FIRST}`
})

/** Up to this many recipes, reading them all is cheaper than a lookup for each method. */
const FEW = 8

const ALL_RECIPES = `select ${RECIPE} from recipes r where r."coffeeProfileId" = ? ${BEST_FIRST}`

/** The community's best recipe for a coffee by each of these methods, best first. */
export async function listBestRecipes(
  db: Db,
  { id, recipeCount }: Pick<Row<'coffees'>, 'id' | 'recipeCount'>,
  methods: readonly string[],
): Promise<CommunityRecipe[]> {
  if (recipeCount > FEW) {
    const values = methods.flatMap((method) => [id, method])
    return queryRaw(db, recipesByMethod(db, methods.length), values)
  }
  const all = await queryRaw<CommunityRecipe>(db, ALL_RECIPES, [id])
  const left = new Set(methods)
  return all.filter(({ brewMethod }) => left.delete(brewMethod))
}
