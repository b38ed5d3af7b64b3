/** A slow SMTP server that outlives the servers that send through it, and checks of what it received. */
import { setTimeout } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { countWaiting } from '#src/mail/outbox.ts'
import { type EmptyDatabase, lookInto } from './engines.ts'
import { type ReceivedMail, type SmtpServer, startSmtpServer } from './smtp-server.ts'

const SLOW_MS = 15
/** Longer than the outbox reserves a mail for a worker that may be dead. */
const LEASE_MS = 60_000
const PATIENTLY = { timeout: LEASE_MS + 60_000, interval: 50 }

/** So slow that a killed server often has a mail that was received but not confirmed. */
export async function startSlowPostOffice(): Promise<SmtpServer> {
  const smtp = await startSmtpServer()
  smtp.beforeConfirming = () => setTimeout(SLOW_MS)
  return smtp
}

/**
 * Expects every queued mail to be sent at least once, always as the same mail. A mail that a killed server had claimed
 * is due again within a minute; with isTimeMoved, the test moves its due time instead of waiting.
 */
export async function expectAllSent(
  database: EmptyDatabase,
  smtp: SmtpServer,
  { isTimeMoved }: { isTimeMoved: boolean },
): Promise<void> {
  smtp.beforeConfirming = undefined
  await lookInto(database, async (db) => {
    if (isTimeMoved) await moveTime(db)
    await vi.waitFor(async () => expect(await countWaiting(db)).toBe(0), PATIENTLY)
    const queued = await db.selectFrom('outbox').selectAll().execute()
    expect(queued.filter(({ lastError }) => lastError !== null)).toEqual([])
    const received = Map.groupBy(smtp.mails, messageIdOf)
    for (const { messageId, recipient } of queued) {
      const copies = received.get(messageId) ?? []
      expect(copies.map(({ to }) => to)).toEqual(Array.from({ length: Math.max(1, copies.length) }, () => [recipient]))
    }
    for (const copies of received.values()) {
      expect(new Set(copies.map(contentOf)), 'a repeat is the same mail').toHaveLength(1)
    }
    expectNoOthers(queued, smtp.mails)
  })
}

/** Expects no mail to an existing account that wasn't queued: no copy has another Message-ID. */
function expectNoOthers(queued: readonly { recipient: string; messageId: string }[], mails: readonly ReceivedMail[]) {
  const known = new Set(queued.map(({ messageId }) => messageId))
  const recipients = new Set(queued.map(({ recipient }) => recipient))
  expect(mails.filter((mail) => recipients.has(mail.to[0]!) && !known.has(messageIdOf(mail)))).toEqual([])
}

async function moveTime(db: Database): Promise<void> {
  const waiting = await db.selectFrom('outbox').select('nextAttemptAt').where('sentAt', 'is', null).execute()
  const atTheLatest = Date.now() + LEASE_MS
  for (const { nextAttemptAt } of waiting) expect(Date.parse(nextAttemptAt)).toBeLessThanOrEqual(atTheLatest)
  const now = new Date().toISOString()
  await db.updateTable('outbox').set({ nextAttemptAt: now }).where('sentAt', 'is', null).execute()
}

export const messageIdOf = ({ data }: ReceivedMail): string => /^Message-ID: <([^@]+)@localhost>/im.exec(data)![1]!

/** The mail without its MIME boundary, which differs each time it is sent. */
const contentOf = ({ data, to }: ReceivedMail): string => `${to} ${data.replaceAll(/--_NmP-[\w-]+/g, '')}`
