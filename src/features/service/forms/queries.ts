/** All SQL of the public forms. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NewRow } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

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

export async function deleteEquipmentSuggestion(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('equipmentSuggestions').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Subscribing again changes nothing. */
export async function upsertSubscription(db: Db, email: string, source: string | null): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ email, source, createdAt: now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
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
