import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Db, openDatabase } from '#src/db/open.ts'
import { claimDue } from '#src/mail/outbox.ts'
import { MemoryTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { register, startTestApp } from '#test/support/app.ts'
import { createTestDatabase, openTestDatabase } from '#test/support/database.ts'
import { explain, type SeenQuery } from '#test/support/explain.ts'
import { collectLog } from '#test/support/log.ts'
import { queueMail } from '#test/support/mail.ts'

const outboxOf = (db: Db) => db.selectFrom('outbox').selectAll().orderBy('id').execute()

const DAY_MS = 24 * 60 * 60_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

describe('outbox', () => {
  it('claimDue finds due mails with an index, without sorting', async () => {
    const seen: SeenQuery[] = []
    const { config, drop } = await createTestDatabase()
    const db = openDatabase(config, { onQuery: (query) => seen.push(query) })
    onTestFinished(async () => {
      await db.destroy()
      await drop()
    })
    await db.transaction().execute(async (db) => {
      for (let i = 0; i < 1500; i++) await queueMail(db)
    })
    await sql`analyze outbox`.execute(db)
    seen.length = 0
    await claimDue(db)
    const plan = await explain(db, seen[0]!)
    expect(plan.join('\n')).toContain('outboxDue')
    expect(plan.filter((step) => /sort|temp b-tree/i.test(step))).toEqual([])
  })

  it('stores a mail in the transaction of its cause, or not at all', async () => {
    const db = await openTestDatabase()
    const cause = db.transaction().execute(async (db) => {
      await queueMail(db)
      throw new Error('changed my mind')
    })
    await expect(cause).rejects.toThrow('changed my mind')
    expect(await outboxOf(db)).toEqual([])
    await db.transaction().execute((db) => queueMail(db))
    expect(await outboxOf(db)).toEqual([
      {
        id: expect.any(Number),
        userId: null,
        recipient: 'ada@example.com',
        replyTo: null,
        subject: 'Hello',
        text: 'Hello Ada\n',
        html: '<p>Hello Ada</p>\n',
        messageId: expect.stringMatching(/^[\da-f-]{36}$/),
        unsubscribeUrl: null,
        deliverable: true,
        attempts: 0,
        nextAttemptAt: expect.any(String),
        lastError: null,
        createdAt: expect.any(String),
        sentAt: null,
      },
    ])
  })

  it('stores no mail of a refused request', async () => {
    const test = await startTestApp()
    await register(test, { email: 'taken@example.com' })
    await test.sentMail()
    expect((await test.post('/api/auth/register', { email: 'taken@example.com', password: 'password' })).status).toBe(
      409,
    )
    expect((await test.post('/api/contact', { name: 'A', email: 'nobody', subject: 's', message: 'm' })).status).toBe(
      400,
    )
    expect((await test.sentMail()).map(({ subject }) => subject)).toEqual(['Welcome to Brewprint'])
    await test.close()
  })

  it('clears the text of a sent mail, since its link may sign in', async () => {
    const db = await openTestDatabase()
    const transport = new MemoryTransport()
    await queueMail(db, { text: 'a secret link', html: 'a secret link' })
    await new MailWorker(db, transport, collectLog().logger).drain()
    expect(transport.sent).toMatchObject([{ text: 'a secret link' }])
    expect(await outboxOf(db)).toMatchObject([
      { recipient: 'ada@example.com', subject: 'Hello', text: '', html: '', attempts: 1, sentAt: expect.any(String) },
    ])
  })

  it('drops mail to an address without an account, without any visible difference', async () => {
    const { logger, lines } = collectLog()
    const test = await startTestApp({}, { logger })
    await register(test, { email: 'known@example.com' })
    await test.sentMail()
    const known = await test.post('/api/auth/magic-link', { email: 'known@example.com' })
    const unknown = await test.post('/api/auth/magic-link', { email: 'unknown@example.com' })
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    expect((await test.sentMail()).map(({ recipient }) => recipient)).toEqual([
      'known@example.com',
      'known@example.com',
    ])

    const [, ...links] = await outboxOf(test.app.db)
    expect(links).toMatchObject([
      { recipient: 'known@example.com', text: '', html: '', sentAt: expect.any(String) },
      { recipient: 'unknown@example.com', text: '', html: '', sentAt: expect.any(String), lastError: null },
    ])
    expect(lines.filter(({ msg }) => msg !== 'request')).toEqual([])
    await test.close()
  })

  it('deletes sent mails after a week, and keeps unsent ones', async () => {
    const db = await openTestDatabase()
    const { logger } = collectLog()
    for (const subject of ['eight days ago', 'six days ago', 'never']) await queueMail(db, { subject })
    const transport = new MemoryTransport()
    await new MailWorker(db, transport, logger).drain()
    const setSent = (subject: string, sentAt: string | null) =>
      db
        .updateTable('outbox')
        .set({ sentAt, createdAt: ago(30 * DAY_MS) })
        .where('subject', '=', subject)
        .execute()
    await setSent('eight days ago', ago(8 * DAY_MS))
    await setSent('six days ago', ago(6 * DAY_MS))
    await setSent('never', null)

    await new MailWorker(db, transport, logger).drain()
    expect((await outboxOf(db)).map(({ subject }) => subject)).toEqual(['six days ago', 'never'])
  })
})
