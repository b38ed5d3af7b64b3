/** All SQL of the public forms. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { NewRow } from '../../db/tables.ts'
import { now } from '../../db/timestamps.ts'

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

/** Subscribing twice is the same as once. */
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

/** The roaster, and the coffee where it is one of theirs. */
export const findTrackedPage = (db: Db, roasterId: number, coffeeId: number | null) =>
  trackedPage.first(db, { roasterId, coffeeId })
