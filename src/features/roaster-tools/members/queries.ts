/** All SQL of the members of a roaster. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { now } from '../../../db/timestamps.ts'

const ofRoaster = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('roasterMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.displayName', 'u.email', 'm.createdAt'])
    .where('m.roasterId', '=', p.roasterId)
    .orderBy('m.createdAt')
    .orderBy('u.id'),
)

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Longest-standing member first. */
export const listMembers = (db: Db, roasterId: number) => ofRoaster.all(db, { roasterId })

/** Returns false if the user is a member already. */
export async function insertMember(db: Db, roasterId: number, userId: number, createdAt = now()): Promise<boolean> {
  const inserted = await db
    .insertInto('roasterMembers')
    .values({ roasterId, userId, createdAt })
    .onConflict((conflict) => conflict.columns(['userId', 'roasterId']).doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteMember(db: Db, roasterId: number, userId: number): Promise<void> {
  await db.deleteFrom('roasterMembers').where('roasterId', '=', roasterId).where('userId', '=', userId).execute()
}
