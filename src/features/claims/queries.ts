/** All SQL of roaster claims. */
import type { Db } from '../../db/open.ts'
import type { Row } from '../../db/tables.ts'

export type Claim = Row<'roasterClaims'>

/** Those that wait for somebody, oldest first, with who claims what. */
export function listOpenClaims(db: Db) {
  return db
    .selectFrom('roasterClaims')
    .innerJoin('roasters', 'roasters.id', 'roasterClaims.roasterId')
    .innerJoin('users', 'users.id', 'roasterClaims.userId')
    .select(['roasterClaims.id', 'roasterClaims.status', 'roasterClaims.businessEmail', 'roasterClaims.proofUrl'])
    .select(['roasterClaims.notes', 'roasterClaims.createdAt', 'roasters.name as roaster', 'users.email'])
    .where('roasterClaims.status', 'in', ['PENDING', 'PENDING_REVIEW'])
    .orderBy('roasterClaims.id')
    .execute()
}

/** Undefined unless the claim was still open: of two decisions at once one counts. */
export function closeClaim(db: Db, id: number, status: 'APPROVED' | 'REJECTED'): Promise<Claim | undefined> {
  return db
    .updateTable('roasterClaims')
    .set({ status, decidedAt: new Date().toISOString(), tokenHash: null })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'PENDING_REVIEW'])
    .returningAll()
    .executeTakeFirst()
}

export async function insertMember(db: Db, roasterId: number, userId: number): Promise<void> {
  await db
    .insertInto('roasterMembers')
    .values({ roasterId, userId, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['userId', 'roasterId']).doNothing())
    .execute()
}
