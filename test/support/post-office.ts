/** A slow mail server that outlives the servers that send through it, and what must have come to it in the end. */
import { setTimeout } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { countWaiting } from '#src/mail/outbox.ts'
import { type EmptyDatabase, lookInto } from './engines.ts'
import { type ReceivedMail, type SmtpServer, startSmtpServer } from './smtp-server.ts'

const SLOW_MS = 15
/** Longer than the outbox keeps a mail for a worker that may be gone. */
const LEASE_MS = 60_000
const PATIENTLY = { timeout: LEASE_MS + 60_000, interval: 50 }

/** So slow that a kill finds it with a mail that it has kept but not confirmed. */
export async function startSlowPostOffice(): Promise<SmtpServer> {
  const smtp = await startSmtpServer()
  smtp.beforeConfirming = () => setTimeout(SLOW_MS)
  return smtp
}

/**
 * Everything queued is sent by the server that runs now: at least once, and each time as the same mail. A mail that a
 * killed server had taken is due again within a minute; with time moved, that minute passes at once.
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

/** Whoever still has an account got nothing but what was queued for them: no copy came under an id of its own. */
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

/** But for the boundary between its parts, which each sending draws anew. */
const contentOf = ({ data, to }: ReceivedMail): string => `${to} ${data.replaceAll(/--_NmP-[\w-]+/g, '')}`
