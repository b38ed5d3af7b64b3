/** The end of a claim: approval makes its user a member of the roaster. */
import type { Database } from '../../db/open.ts'
import { type Claim, closeClaim, insertMember } from './queries.ts'

export function decideClaim(db: Database, id: number, status: 'APPROVED' | 'REJECTED'): Promise<Claim | undefined> {
  return db.transaction().execute(async (db) => {
    const claim = await closeClaim(db, id, status)
    if (claim && status === 'APPROVED') await insertMember(db, claim.roasterId, claim.userId)
    return claim
  })
}
