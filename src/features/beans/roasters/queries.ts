/** All SQL of roasters. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { nameKeyOf } from './names.ts'

export type RoasterRow = Row<'roasters'>

const byId = prepared((db, p: { id: number }) => db.selectFrom('roasters').selectAll().where('id', '=', p.id))
export const findRoaster = (db: Db, id: number): Promise<RoasterRow | undefined> => byId.first(db, { id })

const bySlug = prepared((db, p: { slug: string }) => db.selectFrom('roasters').selectAll().where('slug', '=', p.slug))
export const findRoasterBySlug = (db: Db, slug: string): Promise<RoasterRow | undefined> => bySlug.first(db, { slug })

const byKey = prepared((db, p: { nameKey: string }) =>
  db.selectFrom('roasters').selectAll().where('nameKey', '=', p.nameKey),
)
export const findRoasterByName = (db: Db, name: string): Promise<RoasterRow | undefined> =>
  byKey.first(db, { nameKey: nameKeyOf(name) })

const bySkeleton = prepared((db, p: { nameSkeleton: string }) =>
  db.selectFrom('roasters').selectAll().where('nameSkeleton', '=', p.nameSkeleton),
)
/** Finds the roaster whose name looks like this one. */
export const findRoasterByLook = (db: Db, name: string): Promise<RoasterRow | undefined> =>
  bySkeleton.first(db, { nameSkeleton: skeleton(name) })

/** What lists of a roaster's coffees or recipes need of the roaster. */
export type NamedRoaster = Pick<RoasterRow, 'id' | 'coffeeCount'>

const named = { slug: namedBy('slug'), nameKey: namedBy('nameKey') }

function namedBy(column: 'slug' | 'nameKey') {
  return prepared((db, p: { text: string }) =>
    db.selectFrom('roasters').select(['id', 'coffeeCount']).where(column, '=', p.text),
  )
}

/** Finds a roaster by slug, or by name in any spelling. */
export const findRoasterByText = async (db: Db, text: string): Promise<NamedRoaster | undefined> =>
  (await named.slug.first(db, { text: text.trim().toLowerCase() })) ??
  named.nameKey.first(db, { text: nameKeyOf(text) })

/** Returns undefined if the name, its look or the slug is taken; unique indexes decide between concurrent requests. */
export function insertRoaster(db: Db, name: string, slug: string): Promise<RoasterRow | undefined> {
  const now = new Date().toISOString()
  return db
    .insertInto('roasters')
    .values({ name, slug, nameKey: nameKeyOf(name), nameSkeleton: skeleton(name), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Adds to a roaster's counters of coffees and recipes. */
export async function updateCounts(db: Db, id: number, by: { coffees: number; recipes: number }): Promise<void> {
  await db
    .updateTable('roasters')
    .set(({ ref }) => ({
      coffeeCount: sql`${ref('coffeeCount')} + ${by.coffees}`,
      recipeCount: sql`${ref('recipeCount')} + ${by.recipes}`,
    }))
    .where('id', '=', id)
    .execute()
}

export interface Order {
  total: number
  /** The `nameKey` of every `MARK_EVERY`th roaster by name, from the first. */
  marks: string[]
}

const MARK_EVERY = 50

/** Returns the total, and keys at which a late page can start without skipping all rows before it. */
export async function readOrder(db: Db, lastRow: number): Promise<Order> {
  const [counted, marked] = await Promise.all([
    queryRaw<{ n: number }>(db, 'select count(*) as n from roasters', []),
    queryRaw<{ nameKey: string; n: number }>(
      db,
      `select "nameKey", n from (select "nameKey", row_number() over (order by "nameKey") - 1 as n from
          (select "nameKey" from roasters order by "nameKey" limit ?) first) numbered
        where n % ${MARK_EVERY} = 0`,
      [lastRow],
    ),
  ])
  const marks = marked.sort((a, b) => a.n - b.n).map(({ nameKey }) => nameKey)
  return { total: counted[0]!.n, marks }
}

const fromName = prepared((db, p: { nameKey: string; offset: number; limit: number }) =>
  db
    .selectFrom('roasters')
    .selectAll()
    .where('nameKey', '>=', p.nameKey)
    .orderBy('nameKey')
    .limit(p.limit)
    .offset(p.offset),
)
export function listRoasters(db: Db, { marks }: Order, offset: number, limit: number): Promise<RoasterRow[]> {
  const nameKey = marks[Math.floor(offset / MARK_EVERY)]
  return nameKey === undefined ? Promise.resolve([]) : fromName.all(db, { nameKey, offset: offset % MARK_EVERY, limit })
}

const afterName = prepared((db, p: { nameKey: string; limit: number }) =>
  db.selectFrom('roasters').selectAll().where('nameKey', '>', p.nameKey).orderBy('nameKey').limit(p.limit),
)
/** Keys are unique and never empty, so that a key can be a cursor and '' comes before the first. */
export const listRoastersAfter = (db: Db, nameKey: string, limit: number): Promise<RoasterRow[]> =>
  afterName.all(db, { nameKey, limit })

/** In the order of the ids. */
export function listRoastersById(db: Db, ids: readonly number[]): Promise<RoasterRow[]> {
  const list = idListTable(db, 'l')
  return queryRaw(db, `select r.* from ${list} join roasters r on r.id = l.value order by l.position`, [
    JSON.stringify(ids),
  ])
}

export type OperatorChanges = Partial<Pick<Row<'roasters'>, 'isVerified' | 'isPremium' | 'websiteUrl'>>

/** Changes what only operators can decide about a roaster; a website that they set is accepted as proof for claims. */
export async function changeByOperator(db: Db, id: number, changes: OperatorChanges): Promise<void> {
  const { websiteUrl } = changes
  const websiteSource = websiteUrl === null ? null : ('operator' as const)
  await db
    .updateTable('roasters')
    .set({ ...changes, ...(websiteUrl !== undefined && { websiteSource }), updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}
