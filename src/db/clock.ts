/** Whether this machine and the database's have the same time: sessions and mailed links end by the clock of a node. */

import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { IncidentLog } from './incident-log.ts'
import type { Database } from './open.ts'

/** Less than this, nobody notices. */
const MOST_APART_MS = 5_000
const LOOK_AGAIN_MS = 60 * 60_000

/** Looks now and every hour. All nodes have one database, so its clock is the one they can be compared by. */
export async function watchClock(db: Database, log: FastifyBaseLogger): Promise<void> {
  const apart = new IncidentLog(log, 'clockApart')
  const look = async () => {
    const aheadMs = await clockAhead(db)
    if (Math.abs(aheadMs) <= MOST_APART_MS) return apart.end()
    apart.begin(`${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`)
  }
  // A database that is gone is told of elsewhere.
  const lookQuietly = () => look().catch(() => {})
  setInterval(lookQuietly, LOOK_AGAIN_MS).unref()
  await lookQuietly()
}

/** By how much at least: what the answer took on its way explains some of it. */
async function clockAhead(db: Database): Promise<number> {
  const before = Date.now()
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
  const after = Date.now()
  const theirs = Date.parse(rows[0]!.now)
  if (theirs < before) return before - theirs
  return Math.min(0, after - theirs)
}
