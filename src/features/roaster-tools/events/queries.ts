/** All SQL of events: inserts a batch with its counts by day in one transaction, and deletes old rows. */

import { type RawBuilder, sql } from 'kysely'
import { type Database, type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { skipLocked } from '../../../db/skip-locked.ts'
import { transaction } from '../../../db/transaction.ts'
import { countByDay, type StoredEvent } from './days.ts'

const EVENT = sql.raw('kind, "roasterId", "coffeeId", "recipeId", method, source, "createdAt"')
const DAY = sql.raw('"roasterId", dimension, day, value, kind, count')
const ADD = sql.raw(
  'on conflict ("roasterId", dimension, day, value, kind) do update set count = "eventDays".count + excluded.count',
)

/** Raw SQL that is compiled once; all rows are passed as one JSON parameter. */
const raw = <P extends object>(build: (p: P) => RawBuilder<unknown>) =>
  prepared((db, p: P) => ({ compile: () => build(p).compile(db) }))

/** PostgreSQL writes events and counts in one statement: one transaction, one round trip. */
const writeBoth = raw(
  (p: { events: string; days: string }) => sql`with written as (
      insert into events (${EVENT}) select ${EVENT} from json_to_recordset(${p.events}::json)
        as e(kind text, "roasterId" bigint, "coffeeId" bigint, "recipeId" bigint, method text, source text, "createdAt" timestamptz)
    )
    insert into "eventDays" (${DAY}) select ${DAY} from json_to_recordset(${p.days}::json)
      as d("roasterId" bigint, dimension text, day text, value text, kind text, count integer)
    ${ADD}`,
)

const fields = (...names: string[]) => sql.raw(names.map((name) => `value ->> '${name}'`).join(', '))

const insertEvents = raw(
  (p: { events: string }) => sql`insert into events (${EVENT})
    select ${fields('kind', 'roasterId', 'coffeeId', 'recipeId', 'method', 'source', 'createdAt')}
    from json_each(${p.events})`,
)

// Without `where true`, SQLite would parse "on conflict" as part of a join.
const addToDays = raw(
  (p: { days: string }) => sql`insert into "eventDays" (${DAY})
    select ${fields('roasterId', 'dimension', 'day', 'value', 'kind', 'count')} from json_each(${p.days}) where true
    ${ADD}`,
)

/** Inserts all events or none; they are durable when it resolves. Unverified events are counted, but get no row. */
export async function insertBatch(db: Database, batch: readonly StoredEvent[]): Promise<void> {
  const events = JSON.stringify(batch.filter(({ isVerified }) => isVerified))
  const days = JSON.stringify(countByDay(batch))
  if (engineOf(db) === 'postgres') {
    await writeBoth.run(db, { events, days })
    return
  }
  await transaction(db, async (db) => {
    await insertEvents.run(db, { events })
    await addToDays.run(db, { days })
  })
}

const KEPT_DAYS = 90
/** Small, so that concurrent writers don't wait noticeably. */
const FORGOTTEN_AT_ONCE = 500

/** Events are inserted in chronological order, so the lowest ids are the oldest. */
const deleteOldest = prepared((db, p: { before: string }) =>
  db
    .deleteFrom('events')
    .where('id', 'in', skipLocked(db, db.selectFrom('events').select('id').orderBy('id').limit(FORGOTTEN_AT_ONCE)))
    .where('createdAt', '<', p.before),
)

const DAY_MS = 86_400_000

/** Deletes events older than `KEPT_DAYS`; the counts by day stay longer. */
export async function deleteOldEvents(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  while ((await deleteOldest.run(db, { before })) === FORGOTTEN_AT_ONCE);
}

/** Two years, so that a year can be compared with the one before. */
const COUNTS_KEPT_DAYS = 2 * 366

const oldestCount = prepared((db, p: { before: string }) =>
  db
    .selectFrom('eventDays')
    .select(['day', 'roasterId'])
    .where('day', '<', p.before)
    .orderBy('day')
    .orderBy('roasterId')
    .limit(1),
)

/** Deletes counts older than `COUNTS_KEPT_DAYS`, one day of one roaster at a time, so that no writer waits long. */
export async function deleteOldEventDays(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - COUNTS_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  while (true) {
    const oldest = await oldestCount.first(db, { before })
    if (!oldest) return
    await db.deleteFrom('eventDays').where('day', '=', oldest.day).where('roasterId', '=', oldest.roasterId).execute()
  }
}
