/** All SQL of the public forms. */
import type { Db } from '../../db/open.ts'
import type { NewRow } from '../../db/tables.ts'

const now = (): string => new Date().toISOString()

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

export async function roasterExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('roasters').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function roasterHasCoffee(db: Db, roasterId: number, coffeeId: number): Promise<boolean> {
  const coffee = await db
    .selectFrom('coffees')
    .select('id')
    .where('id', '=', coffeeId)
    .where('roasterId', '=', roasterId)
    .executeTakeFirst()
  return coffee !== undefined
}

export async function insertPageView(
  db: Db,
  view: { roasterId: number; coffeeId: number | null; source: string | null },
): Promise<void> {
  await db
    .insertInto('events')
    .values({ ...view, kind: 'PAGE_VIEW', recipeId: null, method: null, createdAt: now() })
    .execute()
}
