import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import { createTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { createTestDatabase, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog, type LogLine, WARN } from '#test/support/log.ts'
import { mailConfig, queueMail } from '#test/support/mail.ts'
import { closedPort } from '#test/support/ports.ts'
import { startServer } from '#test/support/server-process.ts'
import { type SmtpServer, startSmtpServer } from '#test/support/smtp-server.ts'

const MINUTE_MS = 60_000

const messageIdIn = (data: string) => /^Message-ID: <([^@>]+)@/im.exec(data)?.[1]

async function openSmtp(port: number): Promise<SmtpServer> {
  const smtp = await startSmtpServer(port)
  onTestFinished(() => smtp.close())
  return smtp
}

const waitingIn = (db: Database) =>
  db.selectFrom('outbox').select(['messageId', 'attempts', 'lastError']).where('sentAt', 'is', null).execute()

describe('MailWorker with an unreachable SMTP server', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps every mail queued for an hour, and sends each once within ten minutes of its return', async () => {
    const db = await openTestDatabase()
    const port = await closedPort()
    const config = mailConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const { logger, lines } = collectLog()
    const worker = new MailWorker(
      db,
      createTransport(config, () => {}),
      logger,
    )
    onTestFinished(() => worker.stop())
    // Moves the clock of the outbox minute by minute; refused connections take real time.
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 10 === 0) await queueMail(db, { subject: `minute ${minute}` })
      vi.setSystemTime(start + minute * MINUTE_MS)
      await worker.drain()
    }
    const waiting = await waitingIn(db)
    expect(waiting).toHaveLength(6)
    for (const { attempts, lastError } of waiting) {
      expect(attempts).toBeGreaterThan(1)
      expect(lastError).toContain('ECONNREFUSED')
    }

    const smtp = await openSmtp(port)
    for (let minute = 60; minute <= 70; minute++) {
      vi.setSystemTime(start + minute * MINUTE_MS)
      await worker.drain()
    }
    expect(await waitingIn(db)).toEqual([])
    expect(smtp.mails.map(({ data }) => messageIdIn(data)).sort()).toEqual(
      waiting.map(({ messageId }) => messageId).sort(),
    )
    // One log line when the server went down and one when it came back, for all mails.
    expect(lines.map(({ msg }) => msg.split(' (', 1)[0])).toEqual(["Mails can't be sent", 'Mails are sent again'])
  })

  it('does not delay registrations, and sends each member one mail once the server is back', async () => {
    const database = await createTestDatabase()
    const { config } = database
    const db = openDatabase(config)
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
    })
    const port = await closedPort()
    const { dataDir } = mailConfig()
    const DATABASE_URL = config.engine === 'postgres' ? config.url : `sqlite:${config.path}`
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL, SMTP_URL: `smtp://127.0.0.1:${port}` })
    const people = ['ada@example.com', 'grace@example.com', 'edith@example.com']
    for (const email of people) {
      const { status } = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse' }),
      })
      expect(status).toBe(201)
    }
    await eventually(async () => {
      const waiting = await waitingIn(db)
      expect(waiting).toHaveLength(people.length)
      for (const { attempts } of waiting) expect(attempts).toBeGreaterThan(0)
    })
    const expected = (await waitingIn(db)).map(({ messageId }) => messageId).sort()

    const smtp = await openSmtp(port)
    await eventually(async () => expect(await waitingIn(db)).toEqual([]))
    expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(people.toSorted())
    expect(smtp.mails.map(({ data }) => messageIdIn(data)).sort()).toEqual(expected)
    expect(server.stderr).toBe('')
  })
})

describe('MailWorker with an SMTP server that refuses mails', () => {
  let db: Database
  let smtp: SmtpServer
  let worker: MailWorker
  let lines: LogLine[]
  let start: number
  beforeEach(async () => {
    db = await openTestDatabase()
    smtp = await startSmtpServer()
    const log = collectLog()
    lines = log.lines
    worker = new MailWorker(
      db,
      createTransport(mailConfig({ SMTP_URL: smtp.url }), () => {}),
      log.logger,
    )
    start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await worker.stop()
    await smtp.close()
  })

  const refuse = (verb: string, words: string) => {
    smtp.answer = (command) => (command.startsWith(verb) ? words : undefined)
  }
  /** Drains the outbox every ten minutes. */
  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute <= minutes; minute += 10) {
      vi.setSystemTime(start + minute * MINUTE_MS)
      await worker.drain()
    }
  }
  const rowOf = (recipient: string) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

  it.each([
    ['RCPT TO:<gone@example.com>', '550 no such mailbox'],
    ['RCPT TO:<gone@example.com>', '501 bad address'],
    ['RCPT TO:<gone@example.com>', '521 takes no mail'],
  ])('tries a permanently refused recipient three times, and logs the failure: %s, %s', async (verb, words) => {
    refuse(verb, words)
    for (const recipient of ['gone@example.com', 'ada@example.com']) await queueMail(db, { recipient })
    await pass(120)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']])
    expect(smtp.commands.filter((command) => command.startsWith(verb))).toHaveLength(3)
    expect(lines.map(({ level, msg, attempts }) => [level, msg, attempts])).toEqual([
      [WARN, 'A mail could not be sent; it stays queued', 1],
      [WARN, 'A mail could not be sent; it stays queued', 2],
      [50, 'A mail could not be sent and is given up; see `npm run admin -- outbox`', 3],
    ])
    // The row is kept with the reason, for the operator to look at.
    const row = await rowOf('gone@example.com')
    expect(row).toMatchObject({ attempts: 3, sentAt: expect.any(String), text: '', lastError: expect.any(String) })
    expect(lines.at(-1)!.mailId).toBe(row.id)
    expect(await runAdmin(db, ['outbox'])).toMatch(
      new RegExp(`#${row.id} gone@example.com .* given up after 3 attempts: .*${words}`),
    )
  })

  it.each([
    ['DATA', '554 not this one'],
    ['.', '554 it looks like spam'],
  ])('tries a mail with refused content three times as well: %s %s', async (verb, words) => {
    refuse(verb, words)
    await queueMail(db)
    await pass(120)
    expect(await rowOf('ada@example.com')).toMatchObject({ attempts: 3, sentAt: expect.any(String) })
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: expect.stringContaining('is given up') })
  })

  it.each([
    ['', '554 you are on a list'],
    ['EHLO', '550 who are you'],
    ['MAIL', '550 not with this sender'],
    ['MAIL', '530 sign in first'],
    ['RCPT', '530 sign in first'],
  ])(
    'gives up no mail while the server refuses all recipients, which is an incident: (%s, %s)',
    async (verb, words) => {
      if (verb) smtp.answer = (command) => (new RegExp(`^(${verb}|HELO)`).test(command) ? words : undefined)
      else smtp.greeting = words
      await queueMail(db)
      await pass(24 * 60)
      expect(await rowOf('ada@example.com')).toMatchObject({ sentAt: null, lastError: expect.stringContaining(words) })
      expect(lines).toEqual([expect.objectContaining({ incident: 'mailStuck', msg: expect.stringContaining(words) })])

      smtp.greeting = '220 test'
      smtp.answer = undefined
      vi.setSystemTime(start + 25 * 60 * MINUTE_MS)
      await worker.drain()
      expect(smtp.mails).toHaveLength(1)
    },
  )

  it('gives up after more than five days of temporary refusals', async () => {
    refuse('RCPT', '451 later')
    await queueMail(db)
    await pass(5 * 24 * 60 - 10)
    expect(await rowOf('ada@example.com')).toMatchObject({ sentAt: null, text: 'Hello Ada\n' })
    start += 5 * 24 * 60 * MINUTE_MS
    await pass(10)
    expect(await rowOf('ada@example.com')).toMatchObject({ sentAt: expect.any(String), text: '' })
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: expect.stringContaining('is given up') })
    const before = smtp.commands.length
    await pass(60)
    expect(smtp.commands).toHaveLength(before)
  })
})
