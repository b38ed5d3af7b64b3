/** All SQL of coffees. */
import { sql } from 'kysely'
import type { Condition, Position, Projection } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { visibleIdOf } from '../../members/privacy/author.ts'

type Shown = Omit<Row<'coffees'>, 'nameKey' | 'searchText' | 'flavorText' | 'processText' | 'facetId' | 'trend'>
export type CoffeeRow = Shown & { roasterName: string; roasterSlug: string }
export type CoffeeDetailRow = CoffeeRow & { submitter: string | null; submitterId: number | null } & {
  [Column in (typeof OF_ROASTER)[number] as `roaster_${Column}`]: Row<'roasters'>[Column]
}

/** Columns of the roaster in a coffee's details, besides its name. */
const OF_ROASTER = [
  'description',
  'tagline',
  'city',
  'state',
  'country',
  'logoUrl',
  'coverImageUrl',
  'websiteUrl',
  'isVerified',
  'coffeeCount',
] as const

const COLUMNS = `c.id, c."roasterId", c.slug, c.name, c."roastLevel", c."coffeeType", c.origin, c."flavorProfile",
  c.description, c."acidityLevel", c."bodyLevel", c."processingMethod", c."submittedById", c."recipeCount",
  c."createdAt", c."updatedAt", r.name as "roasterName", r.slug as "roasterSlug"`

export const COFFEE_COLUMNS: Projection = {
  columns: COLUMNS,
  joined: 'join coffees c on c.id = l.id join roasters r on r.id = c."roasterId"',
}

/** In the order of the ids; skips coffees that were deleted in the meantime. */
export async function listCoffeeRows(db: Db, ids: readonly number[]): Promise<CoffeeRow[]> {
  if (ids.length === 0) return []
  return queryRaw(
    db,
    `select ${COLUMNS} from ${idListTable(db, 'l')} join coffees c on c.id = l.value
      join roasters r on r.id = c."roasterId" order by l.position`,
    [JSON.stringify(ids)],
  )
}

const DETAIL = `${COLUMNS}, ${OF_ROASTER.map((column) => `r."${column}" as "roaster_${column}"`).join(', ')}`

export async function findCoffeeRow(db: Db, id: number): Promise<CoffeeDetailRow | undefined> {
  const [row] = await queryRaw<CoffeeDetailRow>(
    db,
    `select ${DETAIL}, u."displayName" as submitter, ${visibleIdOf('u')} as "submitterId"
      from coffees c join roasters r on r.id = c."roasterId" left join users u on u.id = c."submittedById" where c.id = ?`,
    [id],
  )
  return row
}

/** Returns a page of the few coffees that match the conditions. */
export function listNarrow(
  db: Db,
  conditions: readonly Condition[],
  { column, direction }: { column: string; direction: 'asc' | 'desc' },
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const key = `"${column}"`
  const beyond = after && {
    sql: `(${key}, id) ${direction === 'asc' ? '>' : '<'} (?, ?)`,
    values: [after.key, after.id],
  }
  const all = beyond ? [...conditions, beyond] : conditions
  return queryRaw(
    db,
    // Selects the few matches first: PostgreSQL might otherwise scan all coffees in sort order to find them.
    `with few as materialized (select id, ${key} as "key" from coffees where ${all.map(({ sql }) => sql).join(' and ')})
      select id, "key" from few order by "key" ${direction}, id ${direction} limit ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
}

/** Returns the ids that exist, each with its sort key. */
export function listPlaces(db: Db, ids: readonly number[], column: string): Promise<Position[]> {
  return queryRaw(
    db,
    `select c.id, c."${column}" as "key" from ${idListTable(db, 'l')} join coffees c on c.id = l.value`,
    [JSON.stringify(ids)],
  )
}

export const COUNT_CAP = 10_000

/** Counts exactly up to `most`; returns `most + 1` if there are more. */
export async function countCoffees(db: Db, conditions: readonly Condition[], most = COUNT_CAP): Promise<number> {
  const where = conditions.map(({ sql }) => sql).join(' and ')
  const [row] = await queryRaw<{ n: number }>(
    db,
    `select count(*) as n from (select 1 from coffees where ${where} limit ?) counted`,
    [...conditions.flatMap(({ values }) => values), most + 1],
  )
  return row!.n
}

/** Returns undefined if the roaster has another coffee with this slug. */
export async function insertCoffee(db: Db, coffee: NewRow<'coffees'>): Promise<number | undefined> {
  const inserted = await db
    .insertInto('coffees')
    .values(coffee)
    .onConflict((conflict) => conflict.columns(['roasterId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function insertOrigins(db: Db, coffeeId: number, originKeys: readonly string[]): Promise<void> {
  if (originKeys.length === 0) return
  await db
    .insertInto('coffeeOrigins')
    .values(originKeys.map((originKey) => ({ originKey, coffeeId })))
    .execute()
}

export async function deleteOrigins(db: Db, coffeeId: number): Promise<void> {
  await db.deleteFrom('coffeeOrigins').where('coffeeId', '=', coffeeId).execute()
}

/** Changes a roaster's number of coffees and returns its name. Locks the roaster until the transaction ends. */
export async function countCoffee(db: Db, roasterId: number, by: 1 | -1): Promise<{ name: string }> {
  return db
    .updateTable('roasters')
    .set(({ ref }) => ({ coffeeCount: sql`${ref('coffeeCount')} + ${sql.lit(by)}` }))
    .where('id', '=', roasterId)
    .returning('name')
    .executeTakeFirstOrThrow()
}

/** Returns the searched texts of a roaster's coffees, with the roaster's name. */
export function listTexts(db: Db, roasterId: number) {
  return db
    .selectFrom('coffees as c')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .select(['c.id', 'c.name', 'c.origin', 'c.flavorProfile', 'c.processingMethod', 'r.name as roasterName'])
    .where('c.roasterId', '=', roasterId)
    .orderBy('c.id')
    .execute()
}

export async function updateTexts(
  db: Db,
  id: number,
  texts: Pick<NewRow<'coffees'>, 'nameKey' | 'searchText' | 'flavorText' | 'processText'>,
): Promise<void> {
  await db.updateTable('coffees').set(texts).where('id', '=', id).execute()
}
