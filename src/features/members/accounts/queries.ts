/** All SQL of accounts: users, sessions and the tokens of mailed links. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { skipLocked } from '../../../db/skip-locked.ts'
import type { Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import type { Viewer } from '../../../http/access.ts'
import type { SessionClaims } from './tokens.ts'

export type User = Row<'users'>

/** Returns undefined if the address or Apple identity is taken; unique indexes decide between concurrent requests. */
export async function insertUser(
  db: Db,
  user: { email: string | null; displayName?: string; passwordHash?: string; appleSub?: string },
): Promise<User | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({
      email: user.email,
      displayName: user.displayName ?? '',
      displayNameSkeleton: user.displayName ? skeleton(user.displayName) : null,
      passwordHash: user.passwordHash ?? null,
      appleSub: user.appleSub ?? null,
      createdAt: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted || inserted.displayName) return inserted
  const displayName = `Brewer ${inserted.id}`
  return db
    .updateTable('users')
    .set({ displayName, displayNameSkeleton: skeleton(displayName) })
    .where('id', '=', inserted.id)
    .returningAll()
    .executeTakeFirst()
}

const userByEmail = prepared((db, p: { email: string }) =>
  db.selectFrom('users').selectAll().where('email', '=', p.email),
)
export const findUserByEmail = (db: Db, email: string): Promise<User | undefined> => userByEmail.first(db, { email })

/** Links an Apple identity to the account of an address, unless another identity is linked to it. */
export function linkApple(db: Db, email: string, appleSub: string): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({ appleSub })
    .where('email', '=', email)
    .where((is) => is.or([is('appleSub', 'is', null), is('appleSub', '=', appleSub)]))
    .returningAll()
    .executeTakeFirst()
}

export async function insertSession(db: Db, session: { id: string; userId: number; expiresAt: string }): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, device: null, createdAt: now(), lastUsedAt: now() })
    .execute()
}

const viewerBySession = prepared((db, p: { sessionId: string; userId: number; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'sessions.id as sessionId', 'users.email', 'users.displayName'])
    .where('sessions.id', '=', p.sessionId)
    .where('sessions.userId', '=', p.userId)
    .where('sessions.expiresAt', '>', p.now),
)
export const findViewer = (db: Db, claims: SessionClaims): Promise<Viewer | undefined> =>
  viewerBySession.first(db, { ...claims, now: now() })

const accountById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .leftJoin('tasteProfiles', 'tasteProfiles.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.displayName', 'users.createdAt'])
    .select([
      'tasteProfiles.acidityLevel',
      'tasteProfiles.bodyLevel',
      'tasteProfiles.sweetnessLevel',
      'tasteProfiles.bitternessLevel',
      'tasteProfiles.flavorComplexityLevel',
      'tasteProfiles.aftertasteLevel',
    ])
    .where('users.id', '=', p.id),
)
export const findAccount = (db: Db, id: number) => accountById.first(db, { id })

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

export async function insertAccountToken(
  db: Db,
  token: { hash: string; purpose: 'sign-in' | 'not-me'; email: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('accountTokens')
    .values({ ...token, createdAt: now(), usedAt: null, browserHash: null })
    .execute()
}

/** Marks a token as used and returns its address; of concurrent calls exactly one gets it. */
export async function useAccountToken(
  db: Db,
  hash: string,
  purpose: 'sign-in' | 'not-me',
): Promise<string | undefined> {
  const used = await db
    .updateTable('accountTokens')
    .set({ usedAt: now() })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .returning('email')
    .executeTakeFirst()
  return used?.email
}

export async function isUsableToken(db: Db, hash: string, purpose: 'sign-in' | 'not-me'): Promise<boolean> {
  const row = await db
    .selectFrom('accountTokens')
    .select('hash')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

/** Removes the password and the Apple identity, so that only a mailed link can sign in. */
export async function removeCredentials(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ passwordHash: null, appleSub: null }).where('id', '=', userId).execute()
}

const roasterOf = prepared((db, p: { userId: number }) =>
  db.selectFrom('roasterMembers').select('roasterId').where('userId', '=', p.userId).orderBy('createdAt').limit(1),
)
export const findRoasterOf = async (db: Db, userId: number): Promise<number | undefined> =>
  (await roasterOf.first(db, { userId }))?.roasterId

const failuresOf = prepared((db, p: { emailHash: string }) =>
  db.selectFrom('signInFailures').select('failures').where('emailHash', '=', p.emailHash),
)
export const findFailures = async (db: Db, emailHash: string): Promise<number> =>
  (await failuresOf.first(db, { emailHash }))?.failures ?? 0

export async function countFailure(db: Db, emailHash: string): Promise<void> {
  await db
    .insertInto('signInFailures')
    .values({ emailHash, failures: 1, lastAt: now() })
    .onConflict((conflict) =>
      conflict.column('emailHash').doUpdateSet((is) => ({
        failures: is('signInFailures.failures', '+', 1),
        lastAt: now(),
      })),
    )
    .execute()
}

/** Reads first: almost nobody has failures, and a read costs less than a write. */
export async function forgetFailures(db: Db, emailHash: string): Promise<void> {
  if ((await findFailures(db, emailHash)) === 0) return
  await db.deleteFrom('signInFailures').where('emailHash', '=', emailHash).execute()
}

const FAILURES_COUNT_MS = 60 * 60_000

/** Deletes expired sessions and tokens, and sign-in failures older than an hour. */
export async function deleteExpired(db: Db): Promise<void> {
  const anHourAgo = new Date(Date.now() - FAILURES_COUNT_MS).toISOString()
  const failures = db.selectFrom('signInFailures').select('emailHash').where('lastAt', '<', anHourAgo)
  await db.deleteFrom('signInFailures').where('emailHash', 'in', skipLocked(db, failures)).execute()
  const sessions = db.selectFrom('sessions').select('id').where('expiresAt', '<', now())
  await db.deleteFrom('sessions').where('id', 'in', skipLocked(db, sessions)).execute()
  const tokens = db.selectFrom('accountTokens').select('hash').where('expiresAt', '<', sql<string>`${now()}`)
  await db.deleteFrom('accountTokens').where('hash', 'in', skipLocked(db, tokens)).execute()
}
