/** All SQL of roaster claims. */
import type { Kysely } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NewRow, Row, Tables } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type Claim = Row<'roasterClaims'>

const LINK_MS = 7 * 24 * 60 * 60_000
/** Links of claims created before this time have expired. */
const oldestLink = (): string => new Date(Date.now() - LINK_MS).toISOString()

/** Open claims with roaster and claimant, oldest first. */
export function listOpenClaims(db: Db) {
  return db
    .selectFrom('roasterClaims')
    .innerJoin('roasters', 'roasters.id', 'roasterClaims.roasterId')
    .innerJoin('users', 'users.id', 'roasterClaims.userId')
    .select(['roasterClaims.id', 'roasterClaims.status', 'roasterClaims.businessEmail', 'roasterClaims.proofUrl'])
    .select(['roasterClaims.notes', 'roasterClaims.createdAt', 'roasters.name as roaster'])
    .select(['users.email', 'users.displayName as claimant'])
    .where('roasterClaims.status', 'in', ['PENDING', 'PENDING_REVIEW'])
    .orderBy('roasterClaims.id')
    .execute()
}

const claims = (db: Kysely<Tables>) =>
  db
    .selectFrom('roasterClaims as c')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.userId', 'c.status', 'c.businessEmail', 'c.proofUrl', 'c.notes', 'c.createdAt', 'c.decidedAt'])
    .select(['r.name as roasterName', 'r.slug as roasterSlug', 'u.displayName as claimant'])

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>

const byId = prepared((db, p: { id: number }) => claims(db).where('c.id', '=', p.id))
export const findClaim = (db: Db, id: number) => byId.first(db, { id })

const byUser = prepared((db, p: { userId: number; before: number; limit: number }) =>
  claims(db).where('c.userId', '=', p.userId).where('c.id', '<', p.before).orderBy('c.id', 'desc').limit(p.limit),
)
/** Newest first, with ids below `before`. */
export const listClaims = (db: Db, userId: number, before: number, limit: number): Promise<ClaimRow[]> =>
  byUser.all(db, { userId, before, limit })

const byToken = prepared((db, p: { tokenHash: string; after: string }) =>
  claims(db)
    .where('c.tokenHash', '=', p.tokenHash)
    .where('c.status', '=', 'PENDING')
    .where('c.createdAt', '>', p.after),
)
/** Returns a claim whose link still works. */
export const findClaimByToken = (db: Db, tokenHash: string): Promise<ClaimRow | undefined> =>
  byToken.first(db, { tokenHash, after: oldestLink() })

/** Returns undefined if the user already has an open claim: a unique index ensures it. */
export async function insertClaim(
  db: Db,
  claim: Omit<NewRow<'roasterClaims'>, 'status' | 'createdAt' | 'decidedAt'>,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('roasterClaims')
    .values({ ...claim, status: 'PENDING', createdAt: now(), decidedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Rejects the user's claims whose link expired, so that they can submit a new one. */
export async function closeExpiredClaims(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('roasterClaims')
    .set({ status: 'REJECTED', decidedAt: now(), tokenHash: null })
    .where('userId', '=', userId)
    .where('status', '=', 'PENDING')
    .where('createdAt', '<=', oldestLink())
    .execute()
}

/** Invalidates the link: of several concurrent requests, exactly one gets the claim. */
export function confirmAddress(db: Db, tokenHash: string): Promise<Claim | undefined> {
  return db
    .updateTable('roasterClaims')
    .set({ status: 'PENDING_REVIEW', tokenHash: null })
    .where('tokenHash', '=', tokenHash)
    .where('status', '=', 'PENDING')
    .where('createdAt', '>', oldestLink())
    .returningAll()
    .executeTakeFirst()
}

/** Reopens a decided claim. Returns false if there is none, or if the user has another open claim by now. */
export async function reopenClaim(db: Db, id: number): Promise<boolean> {
  const reopened = await db
    .updateTable('roasterClaims')
    .set({ status: 'PENDING_REVIEW', decidedAt: null })
    .where('id', '=', id)
    .where('status', 'in', ['APPROVED', 'REJECTED'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('roasterClaims as other')
            .select('other.id')
            .whereRef('other.userId', '=', 'roasterClaims.userId')
            .where('other.status', 'in', ['PENDING', 'PENDING_REVIEW']),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return reopened !== undefined
}

/** Returns undefined if the claim isn't open: of two concurrent decisions, only the first one counts. */
export function closeClaim(db: Db, id: number, status: 'APPROVED' | 'REJECTED'): Promise<Claim | undefined> {
  return db
    .updateTable('roasterClaims')
    .set({ status, decidedAt: now(), tokenHash: null })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'PENDING_REVIEW'])
    .returningAll()
    .executeTakeFirst()
}
