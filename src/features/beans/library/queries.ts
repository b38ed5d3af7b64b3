/** All SQL of coffee libraries. Brews are counted with an index of the brew logs. */
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tables } from '../../../db/tables.ts'

export interface EntryKey {
  userId: number
  coffeeProfileId: number
}

const entries = (db: Kysely<Tables>) =>
  db
    .selectFrom('libraryEntries as e')
    .innerJoin('coffees as c', 'c.id', 'e.coffeeProfileId')
    .innerJoin('roasters as r', 'r.id', 'c.roasterId')
    .select(['e.coffeeProfileId', 'e.personalNotes', 'e.rating', 'e.createdAt', 'e.updatedAt'])
    .select(['c.name as coffeeName', 'c.slug as coffeeSlug', 'c.roastLevel', 'c.coffeeType', 'c.origin'])
    .select(['c.flavorProfile', 'c.roasterId', 'r.name as roasterName', 'r.slug as roasterSlug'])
    .select(({ selectFrom }) => {
      const brews = selectFrom('brewLogs as b')
        .whereRef('b.userId', '=', 'e.userId')
        .whereRef('b.coffeeProfileId', '=', 'e.coffeeProfileId')
      return [
        brews.select(({ fn }) => fn.countAll<number>().as('n')).as('totalBrews'),
        brews.select(({ fn }) => fn.max('b.createdAt').as('last')).as('lastBrewedAt'),
      ]
    })

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** The last entry of the previous page: it and all newer ones are skipped. */
export interface EntryPlace {
  createdAt: string
  coffeeProfileId: number
}

const byUser = prepared((db, p: EntryPlace & { userId: number; limit: number }) =>
  entries(db)
    .where('e.userId', '=', p.userId)
    .where(
      ({ refTuple, tuple }) =>
        sql<boolean>`${refTuple('e.createdAt', 'e.coffeeProfileId')} < ${tuple(p.createdAt, p.coffeeProfileId)}`,
    )
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.coffeeProfileId', 'desc')
    .limit(p.limit),
)
/** Newest first. */
export const listEntries = (db: Db, userId: number, after: EntryPlace, limit: number): Promise<EntryRow[]> =>
  byUser.all(db, { userId, ...after, limit })

const size = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('libraryEntries')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', '=', p.userId),
)
export const countEntries = async (db: Db, userId: number): Promise<number> => (await size.first(db, { userId }))!.n

const one = prepared((db, p: EntryKey) =>
  entries(db).where('e.userId', '=', p.userId).where('e.coffeeProfileId', '=', p.coffeeProfileId),
)
export const findEntry = (db: Db, key: EntryKey) => one.first(db, key)

/** Inserts the entry or updates the given fields. */
export async function saveEntry(
  db: Db,
  key: EntryKey,
  changes: { personalNotes?: string | null; rating?: number | null },
): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('libraryEntries')
    .values({ ...key, ...changes, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'coffeeProfileId']).doUpdateSet({ ...changes, updatedAt: now }),
    )
    .execute()
}

const remove = prepared((db, p: EntryKey) =>
  db.deleteFrom('libraryEntries').where('userId', '=', p.userId).where('coffeeProfileId', '=', p.coffeeProfileId),
)
export const deleteEntry = async (db: Db, key: EntryKey): Promise<boolean> => (await remove.run(db, key)) > 0

const coffeeById = prepared((db, p: { id: number }) => db.selectFrom('coffees').select('id').where('id', '=', p.id))
export const findCoffee = (db: Db, id: number) => coffeeById.first(db, { id })
