/** The mail queue: mails are inserted in the transaction that causes them, and sent by the worker. */

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '../db/open.ts'
import { prepared } from '../db/prepared.ts'
import { skipLocked } from '../db/skip-locked.ts'
import type { Row } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { headerLine, type Message } from './message.ts'

/** How long a worker may take for one mail before another may claim it. Longer than SEND_MS of the transports. */
export const LEASE_MS = 60_000
const FIRST_RETRY_MS = 5_000
export const MAX_RETRY_MS = 10 * 60_000
const KEEP_SENT_MS = 7 * 24 * 60 * 60_000

export type QueuedMail = Row<'outbox'>

type NewMail = Omit<QueuedMail, 'id' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'sentAt'>

const insert = prepared((db, p: NewMail) =>
  db.insertInto('outbox').values({
    userId: p.userId,
    recipient: p.recipient,
    replyTo: p.replyTo,
    subject: p.subject,
    text: p.text,
    html: p.html,
    messageId: p.messageId,
    unsubscribeUrl: p.unsubscribeUrl,
    deliverable: p.deliverable,
    nextAttemptAt: p.createdAt,
    lastError: null,
    createdAt: p.createdAt,
    sentAt: null,
  }),
)

export async function enqueue(db: Db, message: Message): Promise<void> {
  await insert.run(db, {
    userId: message.userId,
    recipient: headerLine(message.recipient),
    replyTo: message.replyTo ? headerLine(message.replyTo) : null,
    subject: headerLine(message.subject),
    text: message.text,
    html: message.html,
    messageId: randomUUID(),
    unsubscribeUrl: message.unsubscribeUrl ?? null,
    deliverable: message.deliverable ?? true,
    createdAt: new Date().toISOString(),
  })
}

const claim = prepared((db, p: { now: string; leaseEnd: string }) => {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sentAt', 'is', null)
    .where('nextAttemptAt', '<=', p.now)
    .orderBy('nextAttemptAt')
    .limit(1)
  return db
    .updateTable('outbox')
    .set({ nextAttemptAt: p.leaseEnd, attempts: sql`attempts + 1` })
    .where('id', '=', skipLocked(db, due))
    .returningAll()
})
/** Claims the mail that has been due longest; if it isn't marked as sent or failed, it is due again after the lease. */
export function claimDue(db: Db): Promise<QueuedMail | undefined> {
  const now = Date.now()
  return claim.first(db, { now: new Date(now).toISOString(), leaseEnd: new Date(now + LEASE_MS).toISOString() })
}

const finish = prepared((db, p: { id: number; sentAt: string }) =>
  db
    .updateTable('outbox')
    .set({ sentAt: p.sentAt, text: '', html: '', unsubscribeUrl: null, lastError: null })
    .where('id', '=', p.id),
)
/** Sent mails are kept for a week for operators, without their text and links, which may be sign-in links. */
export const markSent = (db: Db, id: number): Promise<number> =>
  finish.run(db, { id, sentAt: new Date().toISOString() })

/** `markSent` and `claimDue` in one transaction, which saves a flush for each mail. */
export function markSentAndClaim(db: Database, sent: QueuedMail): Promise<QueuedMail | undefined> {
  return transaction(db, async (db) => {
    await markSent(db, sent.id)
    return claimDue(db)
  })
}

/** Doubles with each attempt, up to MAX_RETRY_MS. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)

export async function markFailed(db: Db, { id }: QueuedMail, reason: string, delay: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(Date.now() + delay).toISOString(), lastError: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Ends the attempts without sending; keeps the reason for operators, and deletes the text. */
export async function giveUp(db: Db, { id }: QueuedMail, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sentAt: new Date().toISOString(),
      text: '',
      html: '',
      unsubscribeUrl: null,
      lastError: reason.slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
}

export async function forgetOldMail(db: Db): Promise<void> {
  const before = new Date(Date.now() - KEEP_SENT_MS).toISOString()
  const old = db.selectFrom('outbox').select('id').where('sentAt', '<', before)
  await db.deleteFrom('outbox').where('id', 'in', skipLocked(db, old)).execute()
}

/** Deletes the mails to an address, and those that forward its messages to us, unless a signed-in member sent them. */
export async function deleteMailOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', email).execute()
  await db.deleteFrom('outbox').where('replyTo', '=', email).where('userId', 'is', null).execute()
}

export async function countWaiting(db: Db): Promise<number> {
  const waiting = db.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await waiting.where('sentAt', 'is', null).executeTakeFirstOrThrow()).n
}

export function listOutbox(db: Db, limit: number): Promise<QueuedMail[]> {
  return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
