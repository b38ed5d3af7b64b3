/** Limits how many mails of a kind an address gets, however many people ask for them. */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/prepared.ts'
import { skipLocked } from '../db/skip-locked.ts'
import { now } from '../db/timestamps.ts'

export interface MailLimit {
  max: number
  windowMs: number
}

const DAY_MS = 24 * 60 * 60_000

export const perDay = (max: number): MailLimit => ({ max, windowMs: DAY_MS })

const isOver = (time: string) => sql`"mailCounts"."windowEndsAt" <= ${time}`

const increment = prepared((db, p: { key: string; now: string; windowEndsAt: string }) =>
  db
    .insertInto('mailCounts')
    .values({ key: p.key, count: 1, windowEndsAt: p.windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver(p.now)} then 1 else "mailCounts"."count" + 1 end`,
        windowEndsAt: sql`case when ${isOver(p.now)} then excluded."windowEndsAt" else "mailCounts"."windowEndsAt" end`,
      }),
    )
    .returning('count'),
)

/**
 * Counts a mail and returns whether it may be sent. Call it in the transaction that queues the mail: concurrent
 * requests for one address wait for each other. The counts are apart from the outbox and contain no address, since
 * deleting an account deletes its mails and must not make room for more.
 */
export async function mayMail(db: Db, kind: string, email: string, { max, windowMs }: MailLimit): Promise<boolean> {
  const key = `${kind} ${hash('sha256', email, 'base64url')}`
  const windowEndsAt = new Date(Date.now() + windowMs).toISOString()
  const { count } = (await increment.first(db, { key, now: now(), windowEndsAt }))!
  return count <= max
}

export async function deleteOldMailCounts(db: Db): Promise<void> {
  const old = db.selectFrom('mailCounts').select('key').where('windowEndsAt', '<', now())
  await db.deleteFrom('mailCounts').where('key', 'in', skipLocked(db, old)).execute()
}
