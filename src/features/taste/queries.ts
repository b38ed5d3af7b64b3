/** All SQL of taste profiles. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import { completeTaste, type TasteVector } from '../../domain/taste.ts'

export type TasteProfileRow = Row<'tasteProfiles'>

const byUser = prepared((db, p: { userId: number }) =>
  db.selectFrom('tasteProfiles').selectAll().where('userId', '=', p.userId),
)
export const findTasteProfile = (db: Db, userId: number): Promise<TasteProfileRow | undefined> =>
  byUser.first(db, { userId })

/** What a user likes, from whatever they told in either form; the middle of everything where they told nothing. */
export async function readTaste(db: Db, userId: number): Promise<TasteVector> {
  const row = await findTasteProfile(db, userId)
  return completeTaste(row ?? {}, row ?? {})
}
