/** Warns when this machine's clock differs from the database's: sessions and mailed links expire by a node's clock. */

import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { IncidentLog } from './incident-log.ts'
import type { Database } from './open.ts'

/** A smaller difference has no noticeable effect. */
const MAX_SKEW_MS = 5_000
const CHECK_INTERVAL_MS = 60 * 60_000

/** Checks now and every hour. All nodes share the database, so its clock is the reference. */
export async function watchClockSkew(db: Database, log: FastifyBaseLogger): Promise<void> {
  const apart = new IncidentLog(log, 'clockApart')
  const check = async () => {
    const skewMs = await clockSkewMs(db)
    if (Math.abs(skewMs) <= MAX_SKEW_MS) return apart.end()
    apart.begin(`${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? 'ahead' : 'behind'}`)
  }
  // An unavailable database is reported by DatabaseMonitor.
  const checkQuietly = () => check().catch(() => {})
  setInterval(checkQuietly, CHECK_INTERVAL_MS).unref()
  await checkQuietly()
}

/** Returns the smallest difference in ms that the round trip allows; positive if this machine is ahead. */
async function clockSkewMs(db: Database): Promise<number> {
  const before = Date.now()
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
  const after = Date.now()
  const theirs = Date.parse(rows[0]!.now)
  if (theirs < before) return before - theirs
  return Math.min(0, after - theirs)
}
