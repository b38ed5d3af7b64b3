/** All SQL of the claims and changes of roasters that wait for moderators. */
import type { Db } from '../../../db/open.ts'

const openClaims = (db: Db) =>
  db
    .selectFrom('roasterClaims as c')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.status', 'c.businessEmail', 'c.proofUrl', 'c.notes', 'c.createdAt', 'c.createdRoaster'])
    .select(['r.id as roasterId', 'r.name as roasterName', 'r.slug as roasterSlug', 'r.websiteUrl'])
    .select(['u.id as claimantId', 'u.displayName as claimant'])
    .where('c.status', 'in', ['PENDING', 'PENDING_REVIEW'])

/** Open claims, oldest first, with ids above `after`. */
export const listClaimsAfter = (db: Db, after: number, limit: number) =>
  openClaims(db).where('c.id', '>', after).orderBy('c.id').limit(limit).execute()
export type OpenClaim = Awaited<ReturnType<typeof listClaimsAfter>>[number]

export const findOpenClaim = (db: Db, id: number): Promise<OpenClaim | undefined> =>
  openClaims(db).where('c.id', '=', id).executeTakeFirst()

/** Changes that wait, oldest first, with ids above `after`. */
export const listChangesAfter = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('roasterChanges as c')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.field', 'c.value', 'c.createdAt', 'r.name', 'r.websiteUrl', 'r.id as roasterId', 'r.slug'])
    .select(['u.id as memberId', 'u.displayName'])
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute()
