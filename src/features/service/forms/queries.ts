/** All SQL of the public forms. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { skipLocked } from '../../../db/skip-locked.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { deleteMailOf } from '../../../mail/outbox.ts'

export async function insertContactMessage(
  db: Db,
  message: Omit<NewRow<'contactMessages'>, 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('contactMessages')
    .values({ ...message, createdAt: now() })
    .execute()
}

export async function insertDemoRequest(db: Db, request: Omit<NewRow<'demoRequests'>, 'createdAt'>): Promise<void> {
  await db
    .insertInto('demoRequests')
    .values({ ...request, createdAt: now() })
    .execute()
}

export async function insertEquipmentSuggestion(
  db: Db,
  suggestion: Omit<NewRow<'equipmentSuggestions'>, 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('equipmentSuggestions')
    .values({ ...suggestion, createdAt: now() })
    .execute()
}

/** Oldest first, with the email address that was given or, without one, the account's. */
export const listEquipmentSuggestions = (db: Db) =>
  db
    .selectFrom('equipmentSuggestions as s')
    .leftJoin('users as u', 'u.id', 's.userId')
    .select(['s.id', 's.kind', 's.brand', 's.model', 's.url', 's.notes', 's.createdAt'])
    .select((eb) => eb.fn.coalesce('s.email', 'u.email').as('email'))
    .orderBy('s.id')
    .execute()

export type EquipmentSuggestion = Row<'equipmentSuggestions'>

/** Returns the deleted suggestion. */
export const deleteEquipmentSuggestion = (db: Db, id: number): Promise<EquipmentSuggestion | undefined> =>
  db.deleteFrom('equipmentSuggestions').where('id', '=', id).returningAll().executeTakeFirst()

/** Puts a deleted suggestion back under its id. */
export async function insertEquipmentSuggestionAgain(db: Db, suggestion: EquipmentSuggestion): Promise<void> {
  await db
    .insertInto('equipmentSuggestions')
    .values(suggestion)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const CONFIRM_MS = 7 * 24 * 60 * 60_000
/** Links of subscriptions that were asked for before this time have expired. */
const oldestLink = (): string => new Date(Date.now() - CONFIRM_MS).toISOString()

export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('confirmedAt').where('email', '=', email).executeTakeFirst()
  return (row?.confirmedAt ?? null) !== null
}

/** Returns the token, which stays the same if asked for again; undefined if the subscription is confirmed already. */
export async function upsertSubscription(
  db: Db,
  { email, source, token }: { email: string; source: string | null; token: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('subscriptions')
    .values({ email, source, token, createdAt: now(), confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((eb) => ({
          createdAt: now(),
          token: eb.fn.coalesce('subscriptions.token', eb.ref('excluded.token')),
        }))
        .where('subscriptions.confirmedAt', 'is', null),
    )
    .returning('token')
    .executeTakeFirst()
  return row?.token ?? undefined
}

/** Returns a subscription that is confirmed or can still be. */
export function findSubscription(db: Db, token: string) {
  return db
    .selectFrom('subscriptions')
    .select(['email', 'confirmedAt'])
    .where('token', '=', token)
    .where((eb) => eb.or([eb('confirmedAt', 'is not', null), eb('createdAt', '>', oldestLink())]))
    .executeTakeFirst()
}

/** Returns whether the subscription is confirmed, by this call or earlier. */
export async function confirmSubscription(db: Db, token: string): Promise<boolean> {
  await db
    .updateTable('subscriptions')
    .set({ confirmedAt: now() })
    .where('token', '=', token)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', oldestLink())
    .execute()
  return (await findSubscription(db, token)) !== undefined
}

export async function deleteSubscription(db: Db, token: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('token', '=', token).execute()
}

/** Confirmed subscriptions, oldest first. */
export const listSubscribers = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select(['email', 'source', 'confirmedAt', 'token'])
    .where('confirmedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('email')
    .execute()

/** Deletes subscriptions whose link expired unconfirmed. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  const old = db
    .selectFrom('subscriptions')
    .select('email')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', oldestLink())
  await db.deleteFrom('subscriptions').where('email', 'in', skipLocked(db, old)).execute()
}

/**
 * Deletes what was sent, received and subscribed to with the address of an account, without signing in; rows with the
 * account's id are deleted with the account. If the address is unverified, such rows may be somebody else's and stay.
 */
export async function eraseMailOf(
  db: Db,
  { email, emailVerifiedAt }: Pick<Row<'users'>, 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  if (email === null || emailVerifiedAt === null) return
  for (const table of ['contactMessages', 'demoRequests', 'equipmentSuggestions'] as const) {
    await db.deleteFrom(table).where('email', '=', email).where('userId', 'is', null).execute()
  }
  await db.deleteFrom('subscriptions').where('email', '=', email).execute()
  await deleteMailOf(db, email)
}

const trackedPage = prepared((db, p: { roasterId: number; coffeeId: number | null }) =>
  db
    .selectFrom('roasters as r')
    .leftJoin('coffees as c', (join) => join.onRef('c.roasterId', '=', 'r.id').on('c.id', '=', p.coffeeId))
    .select(['r.id as roasterId', 'c.id as coffeeId'])
    .where('r.id', '=', p.roasterId),
)

/** Returns the roaster, and the coffee if it is one of the roaster's. */
export const findTrackedPage = (db: Db, roasterId: number, coffeeId: number | null) =>
  trackedPage.first(db, { roasterId, coffeeId })
