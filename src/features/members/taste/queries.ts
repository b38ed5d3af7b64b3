/** All SQL of taste profiles. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { completeTaste, hasAnyTaste, type TasteVector } from '../../../domain/taste.ts'

export type TasteProfileRow = Row<'tasteProfiles'>
export type TasteChanges = Partial<Omit<TasteProfileRow, 'userId' | 'updatedAt'>>

const byUser = prepared((db, p: { userId: number }) =>
  db.selectFrom('tasteProfiles').selectAll().where('userId', '=', p.userId),
)
export const findTasteProfile = (db: Db, userId: number): Promise<TasteProfileRow | undefined> =>
  byUser.first(db, { userId })

/** Returns a member's taste from the values set in either form; 0.5 everywhere if none is set. */
export async function readTaste(db: Db, userId: number): Promise<TasteVector> {
  const row = await findTasteProfile(db, userId)
  return completeTaste(row ?? {}, row ?? {})
}

/** As `readTaste`, but undefined for a member who never set anything. */
export async function findTaste(db: Db, userId: number): Promise<TasteVector | undefined> {
  const row = await findTasteProfile(db, userId)
  return row && tasteOf(row)
}

/** The taste in a profile; undefined if it has none, for example only an altitude. */
export const tasteOf = (row: TasteProfileRow): TasteVector | undefined =>
  hasAnyTaste(row) ? completeTaste(row, row) : undefined

/** Updates the given values and leaves the others; concurrent updates of different values all take effect. */
export function upsertTasteProfile(
  db: Db,
  userId: number,
  changes: TasteChanges,
): Promise<TasteProfileRow | undefined> {
  if (Object.values(changes).every((value) => value === undefined)) return findTasteProfile(db, userId)
  const values = { ...changes, updatedAt: new Date().toISOString() }
  return db
    .insertInto('tasteProfiles')
    .values({ ...values, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateDisplayName(db: Db, userId: number, displayName: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ displayName, displayNameSkeleton: skeleton(displayName) })
    .where('id', '=', userId)
    .execute()
}
