/** Limits how many mails of a kind an address gets, however many people ask for them. */
import { countAttempt } from '../db/attempts.ts'
import type { Db } from '../db/open.ts'

export interface MailLimit {
  max: number
  windowMs: number
}

const HOUR_MS = 60 * 60_000

export const perHour = (max: number): MailLimit => ({ max, windowMs: HOUR_MS })
export const perDay = (max: number): MailLimit => ({ max, windowMs: 24 * HOUR_MS })

/**
 * Counts a mail and returns whether it may be sent. Call it in the transaction that queues the mail: concurrent
 * requests for one address wait for each other. The counts are separate from the outbox and contain no address:
 * deleting an account deletes its mails, but must not reset the limit.
 */
export async function mayMail(db: Db, kind: string, email: string, { max, windowMs }: MailLimit): Promise<boolean> {
  const { attempts } = await countAttempt(db, `mail ${kind} ${email}`, windowMs)
  return attempts <= max
}
