/** All SQL of notifications: preferences, digests and the tokens to unsubscribe. */
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NotificationKind, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { lockUser } from '../accounts/lock-user.ts'
import { randomToken } from '../accounts/tokens.ts'

const COLUMNS = ['notifyRecipeComments', 'notifyRecipeFavorites', 'notifyRecipeBrews'] as const

export type NotificationPreferences = Record<(typeof COLUMNS)[number], boolean>

export function findPreferences(db: Db, userId: number): Promise<NotificationPreferences | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst()
}

/** Updates the given preferences and leaves the others unchanged. */
export function updatePreferences(
  db: Db,
  userId: number,
  changes: Partial<NotificationPreferences>,
): Promise<NotificationPreferences | undefined> {
  if (COLUMNS.every((column) => changes[column] === undefined)) return findPreferences(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(COLUMNS).executeTakeFirst()
}

const authorOf = prepared((db, p: { recipeId: number }) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.createdById')
    .innerJoin('coffees', 'coffees.id', 'recipes.coffeeProfileId')
    .select(['users.id', 'users.email', 'users.emailVerifiedAt', 'users.displayName', 'users.language'])
    .select(['coffees.name as coffeeName', 'recipes.title', 'recipes.brewMethod'])
    .select(COLUMNS)
    .where('recipes.id', '=', p.recipeId),
)

/** Locks and returns a recipe's author with their mail settings. Users are locked before recipes: lock-recipe.ts. */
export async function lockAuthor(db: Db, recipeId: number) {
  const author = await authorOf.first(db, { recipeId })
  return author && (await lockUser(db, { id: author.id }, 'key share')) ? author : undefined
}

export type DigestKey = Pick<Row<'notificationDigests'>, 'userId' | 'recipeId' | 'kind'>

const HOUR_MS = 60 * 60_000
const inAnHour = (): string => new Date(Date.now() + HOUR_MS).toISOString()

/** Whether the last mail was sent more than an hour ago and nothing has happened since. */
const isOver = (time: string) => sql`"notificationDigests"."count" = 0 and "notificationDigests"."dueAt" <= ${time}`

const addEvent = prepared((db, p: DigestKey & { now: string; dueAt: string }) =>
  db
    .insertInto('notificationDigests')
    .values({ userId: p.userId, recipeId: p.recipeId, kind: p.kind, count: 0, dueAt: p.dueAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'recipeId', 'kind']).doUpdateSet({
        count: sql`case when ${isOver(p.now)} then 0 else "notificationDigests"."count" + 1 end`,
        dueAt: sql`case when ${isOver(p.now)} then excluded."dueAt" else "notificationDigests"."dueAt" end`,
      }),
    )
    .returning('count'),
)

/** Returns true for the first event in an hour, which is mailed at once; others are counted for the digest. */
export async function countEvent(db: Db, key: DigestKey): Promise<boolean> {
  const { count } = (await addEvent.first(db, { ...key, now: now(), dueAt: inAnHour() }))!
  return count === 0
}

export function findDueDigest(db: Db): Promise<DigestKey | undefined> {
  return db
    .selectFrom('notificationDigests')
    .select(['userId', 'recipeId', 'kind'])
    .where('dueAt', '<=', now())
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst()
}

/** Returns undefined if it isn't due any more. */
export function lockDueDigest(db: Db, key: DigestKey): Promise<Row<'notificationDigests'> | undefined> {
  return db
    .selectFrom('notificationDigests')
    .selectAll()
    .where((eb) => eb.and(keyOf(key)))
    .where('dueAt', '<=', now())
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Resets the count when a digest is mailed; the next one is due in an hour. */
export async function restartDigest(db: Db, key: DigestKey): Promise<void> {
  const changes = { count: 0, dueAt: inAnHour() }
  await db
    .updateTable('notificationDigests')
    .set(changes)
    .where((eb) => eb.and(keyOf(key)))
    .execute()
}

export async function deleteDigest(db: Db, key: DigestKey): Promise<void> {
  await db
    .deleteFrom('notificationDigests')
    .where((eb) => eb.and(keyOf(key)))
    .execute()
}

const keyOf = ({ userId, recipeId, kind }: DigestKey): DigestKey => ({ userId, recipeId, kind })

const tokenOf = prepared((db, p: { token: string; userId: number; kind: NotificationKind; createdAt: string }) =>
  db
    .insertInto('unsubscribeTokens')
    .values({ token: p.token, userId: p.userId, kind: p.kind, createdAt: p.createdAt })
    .onConflict((conflict) =>
      // Changes nothing, but makes `returning` return the existing token.
      conflict.columns(['userId', 'kind']).doUpdateSet((eb) => ({ token: eb.ref('unsubscribeTokens.token') })),
    )
    .returning('token'),
)

/** Returns the token to unsubscribe from this kind of mails, the same in all of them. */
export async function findOrCreateToken(db: Db, userId: number, kind: NotificationKind): Promise<string> {
  return (await tokenOf.first(db, { token: randomToken(), userId, kind, createdAt: now() }))!.token
}

export function findUnsubscribeToken(db: Db, token: string) {
  return db.selectFrom('unsubscribeTokens').select(['userId', 'kind']).where('token', '=', token).executeTakeFirst()
}
