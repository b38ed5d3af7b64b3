import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import type { QueuedMail } from '#src/mail/outbox.ts'
import { MemoryTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { createTestDatabase, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog, WARN } from '#test/support/log.ts'
import { queueMail } from '#test/support/mail.ts'

const { logger } = collectLog()
const start = Date.parse('2026-03-31T08:00:00.000Z')

/** Holds each mail until the test releases it. */
class SlowTransport extends MemoryTransport {
  readonly #begun = Promise.withResolvers<void>()
  readonly #go = Promise.withResolvers<void>()
  readonly begun = this.#begun.promise
  letGo = this.#go.resolve

  override async send(mail: QueuedMail): Promise<void> {
    this.#begun.resolve()
    await this.#go.promise
    await super.send(mail)
  }
}

async function twoHandles(): Promise<[Database, Database]> {
  const { config, drop } = await createTestDatabase()
  const handles: [Database, Database] = [openDatabase(config), openDatabase(config)]
  onTestFinished(async () => {
    for (const db of handles) await db.destroy()
    await drop()
  })
  return handles
}

const subjects = ({ sent }: MemoryTransport) => sent.map(({ subject }) => subject)

describe('MailWorker', () => {
  it('sends each mail once, in order', async () => {
    const db = await openTestDatabase()
    const transport = new MemoryTransport()
    const worker = new MailWorker(db, transport, logger)
    for (const subject of ['one', 'two', 'three']) {
      await queueMail(db, { subject })
      await worker.drain()
    }
    await worker.drain()
    expect(subjects(transport)).toEqual(['one', 'two', 'three'])
  })

  it('sends mails queued before it started, and later ones when woken', async () => {
    const db = await openTestDatabase()
    const transport = new MemoryTransport()
    const worker = new MailWorker(db, transport, logger)
    await queueMail(db, { subject: 'before' })
    worker.start()
    await eventually(() => expect(subjects(transport)).toEqual(['before']))
    await queueMail(db, { subject: 'after' })
    worker.wake()
    await eventually(() => expect(subjects(transport)).toEqual(['before', 'after']))
    await worker.stop()
    await queueMail(db, { subject: 'too late' })
    worker.wake()
    await worker.drain()
    expect(subjects(transport)).toEqual(['before', 'after'])
  })

  it('finishes the current mail before it stops, and starts no other', async () => {
    const db = await openTestDatabase()
    const transport = new SlowTransport()
    const worker = new MailWorker(db, transport, logger)
    for (const subject of ['under way', 'waiting']) await queueMail(db, { subject })
    worker.start()
    await transport.begun
    const stopping = worker.stop()
    transport.letGo()
    await stopping
    expect(subjects(transport)).toEqual(['under way'])
    const rows = await db.selectFrom('outbox').select(['subject', 'attempts', 'sentAt']).orderBy('id').execute()
    expect(rows).toEqual([
      { subject: 'under way', attempts: 1, sentAt: expect.any(String) },
      { subject: 'waiting', attempts: 0, sentAt: null },
    ])
  })

  it('shares the mails with a second worker, and sends none twice', async () => {
    const handles = await twoHandles()
    const expected = Array.from({ length: 40 }, (_, i) => `mail ${i}`)
    for (const subject of expected) await queueMail(handles[0], { subject })
    const transport = new MemoryTransport()
    await Promise.all(handles.map((db) => new MailWorker(db, transport, logger).drain()))
    expect(subjects(transport).sort()).toEqual(expected.sort())
  })

  it('leaves the other mails to a second worker while one is slow', async () => {
    const [one, other] = await twoHandles()
    for (const subject of ['slow', 'quick', 'quicker']) await queueMail(one, { subject })
    const slow = new SlowTransport()
    const quick = new MemoryTransport()
    const draining = new MailWorker(one, slow, logger).drain()
    await slow.begun
    await new MailWorker(other, quick, logger).drain()
    expect([...subjects(quick)].sort()).toHaveLength(2)
    slow.letGo()
    await draining
    expect([...subjects(slow), ...subjects(quick)].sort()).toEqual(['quick', 'quicker', 'slow'])
  })
})

describe('MailWorker with a failed mail', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('retries after growing delays of at most ten minutes', async () => {
    const db = await openTestDatabase()
    const transport = new MemoryTransport()
    transport.failWith = new Error('mailbox on holiday')
    const worker = new MailWorker(db, transport, logger)
    await queueMail(db)

    const pauses: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await worker.drain()
      const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        attempts: attempt,
        sentAt: null,
        lastError: 'mailbox on holiday',
        text: 'Hello Ada\n',
      })
      const due = Date.parse(row.nextAttemptAt)
      pauses.push((due - Date.now()) / 1000)

      vi.setSystemTime(due - 1)
      await worker.drain()
      expect((await db.selectFrom('outbox').select('attempts').executeTakeFirst())!.attempts).toBe(attempt)
      vi.setSystemTime(due)
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600])

    transport.failWith = undefined
    await worker.drain()
    expect(transport.sent).toHaveLength(1)
    expect(await db.selectFrom('outbox').selectAll().executeTakeFirst()).toMatchObject({ lastError: null, text: '' })
  })

  /** Drains whenever the mail is due, up to the given number of times, and returns the final row. */
  async function tryOften(failWith: Error, times: number): Promise<QueuedMail> {
    const db = await openTestDatabase()
    const transport = new MemoryTransport()
    transport.failWith = failWith
    const worker = new MailWorker(db, transport, logger)
    await queueMail(db)
    for (let attempt = 1; attempt <= times; attempt++) {
      await worker.drain()
      const { nextAttemptAt } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      vi.setSystemTime(Math.max(Date.now(), Date.parse(nextAttemptAt)))
    }
    return db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  }

  it('gives up after three permanent refusals of the recipient', async () => {
    const refusal = Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
    expect(await tryOften(refusal, 2)).toMatchObject({ attempts: 2, sentAt: null })
    const givenUp = { attempts: 3, sentAt: expect.any(String), text: '', html: '', lastError: '550 no such mailbox' }
    expect(await tryOften(refusal, 5)).toMatchObject(givenUp)
  })

  it('gives up on temporary failures only after days', async () => {
    const busy = Object.assign(new Error('451 try again later'), { responseCode: 451 })
    expect(await tryOften(busy, 12)).toMatchObject({ attempts: 12, sentAt: null })
    vi.setSystemTime(start)
    const perDay = (24 * 60) / 10
    const { attempts, sentAt, createdAt } = await tryOften(busy, 6 * perDay)
    expect(attempts).toBeLessThan(6 * perDay)
    expect(Date.parse(sentAt!) - Date.parse(createdAt)).toBeGreaterThan(5 * 24 * 60 * 60_000)
  })

  it('logs a warning without the text, and sends the other mails', async () => {
    const db = await openTestDatabase()
    const { logger, lines, text } = collectLog()
    const transport = new MemoryTransport()
    const refuse = transport.send.bind(transport)
    transport.send = async (mail) => {
      if (mail.subject === 'bad') throw Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' })
      await refuse(mail)
    }
    for (const subject of ['bad', 'good']) await queueMail(db, { subject, text: 'a secret link' })
    await new MailWorker(db, transport, logger).drain()
    expect(subjects(transport)).toEqual(['good'])
    expect(lines).toEqual([expect.objectContaining({ level: WARN, attempts: 1, mailId: expect.any(Number) })])
    expect(text()).toContain('550 no such mailbox')
    expect(text()).not.toContain('secret')
  })

  it('sends the mail again with the same Message-ID when the worker died before it was marked as sent', async () => {
    const [dying, living] = await twoHandles()
    await queueMail(living)
    const transport = new MemoryTransport()
    const send = transport.send.bind(transport)
    const crashing = new MemoryTransport()
    crashing.send = async (mail) => {
      await send(mail)
      await dying.destroy()
    }
    await expect(new MailWorker(dying, crashing, logger).drain()).rejects.toThrow()
    expect(transport.sent).toHaveLength(1)

    const worker = new MailWorker(living, transport, logger)
    vi.setSystemTime(start + 59_999)
    await worker.drain()
    expect(transport.sent).toHaveLength(1)
    vi.setSystemTime(start + 60_000)
    await worker.drain()
    expect(transport.sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill(transport.sent[0]!.messageId))
    vi.setSystemTime(start + 200_000)
    await worker.drain()
    expect(transport.sent).toHaveLength(2)
  })
})
