/** All SQL of sessions. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { now } from '../../../db/timestamps.ts'
import type { Viewer } from '../../../http/access.ts'
import type { SessionClaims } from './tokens.ts'

export async function insertSession(
  db: Db,
  session: { id: string; userId: number; device: string | null; expiresAt: string },
): Promise<void> {
  const createdAt = now()
  await db
    .insertInto('sessions')
    .values({ ...session, createdAt, lastUsedAt: createdAt })
    .execute()
}

const viewerBySession = prepared((db, p: { sessionId: string; userId: number; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'sessions.id as sessionId', 'users.email', 'users.emailVerifiedAt', 'users.displayName'])
    .select(['sessions.lastUsedAt', 'users.role', 'users.suspendedUntil', 'users.suspensionReason'])
    .where('sessions.id', '=', p.sessionId)
    .where('sessions.userId', '=', p.userId)
    .where('sessions.expiresAt', '>', p.now),
)
export const findViewer = (db: Db, claims: SessionClaims): Promise<Viewer | undefined> =>
  viewerBySession.first(db, { ...claims, now: now() })

/** How often the last use of a session is stored, so that most requests cause no write. */
const LAST_USE_EVERY_MS = 60 * 60_000

export const isLastUseStale = ({ lastUsedAt }: Viewer): boolean =>
  lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > LAST_USE_EVERY_MS

export async function touchSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: now() }).where('id', '=', id).execute()
}

/** The open sessions of an account, the last used first. */
export const listSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

export async function findSessionStart(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').select('createdAt').where('id', '=', id).executeTakeFirst()
  return row?.createdAt
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Returns false if the account has no such session. */
export async function deleteSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of an account, except the one given. */
export async function deleteSessionsOf(db: Db, userId: number, except?: string): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('userId', '=', userId)
  await (except === undefined ? sessions : sessions.where('id', '!=', except)).execute()
}
