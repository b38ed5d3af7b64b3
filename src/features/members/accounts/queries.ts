/** All SQL of accounts; sessions and the tokens of mailed links have their own files. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { skipLocked } from '../../../db/skip-locked.ts'
import type { Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { skeleton } from '../../../domain/look-alikes.ts'

export type User = Row<'users'>

/** The columns that hold the account's identities at other services. */
export const IDENTITY_COLUMNS = { apple: 'appleSub', oidc: 'oidcSub' } as const
export type Provider = keyof typeof IDENTITY_COLUMNS

export interface NewUser {
  email: string | null
  emailVerifiedAt?: string
  displayName?: string
  passwordHash?: string
  /** Set if the client asked for a language that we support. */
  language?: string
  appleSub?: string
  oidcSub?: string
}

/** Returns undefined if the address or the identity is taken; unique indexes decide between concurrent requests. */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt ?? null,
      displayName: user.displayName ?? '',
      displayNameSkeleton: user.displayName ? skeleton(user.displayName) : null,
      passwordHash: user.passwordHash ?? null,
      language: user.language ?? null,
      appleSub: user.appleSub ?? null,
      oidcSub: user.oidcSub ?? null,
      createdAt: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted || inserted.displayName) return inserted
  const displayName = `Brewer ${inserted.id}`
  return updateUser(db, inserted.id, { displayName, displayNameSkeleton: skeleton(displayName) })
}

const userByEmail = prepared((db, p: { email: string }) =>
  db.selectFrom('users').selectAll().where('email', '=', p.email),
)
export const findUserByEmail = (db: Db, email: string): Promise<User | undefined> => userByEmail.first(db, { email })

export const findUser = (db: Db, id: number): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export function updateUser(db: Db, id: number, changes: Partial<Omit<User, 'id'>>): Promise<User | undefined> {
  return db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirst()
}

const accountById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .leftJoin('tasteProfiles', 'tasteProfiles.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.emailVerifiedAt', 'users.displayName', 'users.createdAt'])
    .select('users.suspensionAppealedAt')
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

/** Removes the password and all identities, so that only a mailed link can sign in. */
export const removeCredentials = (db: Db, userId: number): Promise<User | undefined> =>
  updateUser(db, userId, { passwordHash: null, appleSub: null, oidcSub: null })

const roasterOf = prepared((db, p: { userId: number }) =>
  db.selectFrom('roasterMembers').select('roasterId').where('userId', '=', p.userId).orderBy('createdAt').limit(1),
)
export const findRoasterOf = async (db: Db, userId: number): Promise<number | undefined> =>
  (await roasterOf.first(db, { userId }))?.roasterId

/** Deletes expired sessions, mailed links, address changes, invitations and counts of attempts. */
export async function deleteExpired(db: Db): Promise<void> {
  const before = sql<string>`${now()}`
  const sessions = db.selectFrom('sessions').select('id').where('expiresAt', '<', before)
  await db.deleteFrom('sessions').where('id', 'in', skipLocked(db, sessions)).execute()
  const tokens = db.selectFrom('accountTokens').select('hash').where('expiresAt', '<', before)
  await db.deleteFrom('accountTokens').where('hash', 'in', skipLocked(db, tokens)).execute()
  const changes = db.selectFrom('emailChanges').select('userId').where('expiresAt', '<', before)
  await db.deleteFrom('emailChanges').where('userId', 'in', skipLocked(db, changes)).execute()
  const attempts = db.selectFrom('attempts').select('key').where('windowEndsAt', '<', before)
  await db.deleteFrom('attempts').where('key', 'in', skipLocked(db, attempts)).execute()
  const invites = db.selectFrom('invites').select('id').where('expiresAt', '<', before)
  await db.deleteFrom('invites').where('id', 'in', skipLocked(db, invites)).execute()
}
