/** All SQL of roasters. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import { idListTable, select } from '../../db/text-query.ts'
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

/** By slug or by name, in any spelling. */
export const findRoasterByText = async (db: Db, text: string): Promise<RoasterRow | undefined> =>
  (await findRoasterBySlug(db, text.trim().toLowerCase())) ?? findRoasterByName(db, text)

/** Undefined where the name or the slug is taken: the database decides, whoever comes first. */
export function insertRoaster(db: Db, name: string, slug: string): Promise<RoasterRow | undefined> {
  const now = new Date().toISOString()
  return db
    .insertInto('roasters')
    .values({ name, slug, nameKey: nameKeyOf(name), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

const countAll = prepared((db) => db.selectFrom('roasters').select(({ fn }) => fn.countAll<number>().as('n')))
export const countRoasters = async (db: Db): Promise<{ n: number }> => (await countAll.first(db, {}))!

const pageByName = prepared((db, p: { offset: number; limit: number }) =>
  db.selectFrom('roasters').selectAll().orderBy('nameKey').limit(p.limit).offset(p.offset),
)
export const listRoasters = (db: Db, offset: number, limit: number): Promise<RoasterRow[]> =>
  pageByName.all(db, { offset, limit })

const afterName = prepared((db, p: { nameKey: string; limit: number }) =>
  db.selectFrom('roasters').selectAll().where('nameKey', '>', p.nameKey).orderBy('nameKey').limit(p.limit),
)
/** No two have the same key, which is therefore a place in the list. */
export const listRoastersAfter = (db: Db, nameKey: string, limit: number): Promise<RoasterRow[]> =>
  afterName.all(db, { nameKey, limit })

/** In the order of the ids. */
export function listRoastersById(db: Db, ids: readonly number[]): Promise<RoasterRow[]> {
  const list = idListTable(db, 'l')
  return select(db, `select r.* from ${list} join roasters r on r.id = l.value order by l.position`, [
    JSON.stringify(ids),
  ])
}

/** False where no roaster has this slug. */
export async function setRoasterFlag(
  db: Db,
  slug: string,
  flag: { isVerified: boolean } | { isPremium: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable('roasters')
    .set({ ...flag, updatedAt: new Date().toISOString() })
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
