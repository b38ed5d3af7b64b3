/** All SQL of roaster changes that are pending until an operator decides. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type RoasterChange = Row<'roasterChanges'>

const ofRoaster = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('roasterChanges')
    .select(['field', 'value', 'createdAt'])
    .where('roasterId', '=', p.roasterId)
    .orderBy('field'),
)
export const listChangesOf = (db: Db, roasterId: number) => ofRoaster.all(db, { roasterId })

/** All pending changes with roaster and member, oldest first. */
export function listChanges(db: Db) {
  return db
    .selectFrom('roasterChanges as c')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.field', 'c.value', 'c.createdAt', 'r.name', 'r.slug', 'r.websiteUrl'])
    .select(['u.displayName', 'u.email'])
    .orderBy('c.id')
    .execute()
}

/** Replaces an earlier pending change of the same field. */
export async function upsertChange(db: Db, change: Omit<RoasterChange, 'id' | 'createdAt'>): Promise<void> {
  const row = { ...change, createdAt: now() }
  // Deleted first, so that the operator sees a new id and can't approve what was replaced in the meantime.
  await db
    .deleteFrom('roasterChanges')
    .where('roasterId', '=', change.roasterId)
    .where('field', '=', change.field)
    .execute()
  await db.insertInto('roasterChanges').values(row).execute()
}

/** Makes a decided or deleted change pending again. Returns false if a newer change of the same field is pending. */
export async function insertChangeAgain(db: Db, change: Omit<RoasterChange, 'id' | 'createdAt'>): Promise<boolean> {
  const newer = await db
    .selectFrom('roasterChanges')
    .select('id')
    .where('roasterId', '=', change.roasterId)
    .where('field', '=', change.field)
    .executeTakeFirst()
  if (newer) return false
  await db
    .insertInto('roasterChanges')
    .values({ ...change, createdAt: now() })
    .execute()
  return true
}

export const findChange = (db: Db, id: number): Promise<RoasterChange | undefined> =>
  db.selectFrom('roasterChanges').selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes a change and returns it: of two concurrent decisions, only one gets it. */
export const takeChange = (db: Db, id: number): Promise<RoasterChange | undefined> =>
  db.deleteFrom('roasterChanges').where('id', '=', id).returningAll().executeTakeFirst()

/** The pending changes that a member asked for. */
export const listChangesBy = (db: Db, roasterId: number, userId: number): Promise<RoasterChange[]> =>
  db.selectFrom('roasterChanges').selectAll().where('roasterId', '=', roasterId).where('userId', '=', userId).execute()

/** Deletes the pending changes that a member asked for, and returns them. */
export const deleteChangesOf = (db: Db, roasterId: number, userId: number): Promise<RoasterChange[]> =>
  db
    .deleteFrom('roasterChanges')
    .where('roasterId', '=', roasterId)
    .where('userId', '=', userId)
    .returningAll()
    .execute()
