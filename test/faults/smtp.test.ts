import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { createTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { createTestDatabase, openTestDatabase } from '#test/support/database.ts'
import { collectLog } from '#test/support/log.ts'
import { mailConfig, queueMail } from '#test/support/mail.ts'
import { closedPort } from '#test/support/ports.ts'
import { startServer } from '#test/support/server-process.ts'
import { type SmtpServer, startSmtpServer } from '#test/support/smtp-server.ts'

const SOON = { timeout: 30_000, interval: 50 }
const MINUTE_MS = 60_000

const messageIdIn = (data: string) => /^Message-ID: <([^@>]+)@/im.exec(data)?.[1]

async function openSmtp(port: number): Promise<SmtpServer> {
  const smtp = await startSmtpServer(port)
  onTestFinished(() => smtp.close())
  return smtp
}

const waitingIn = (db: Database) =>
  db.selectFrom('outbox').select(['messageId', 'attempts', 'lastError']).where('sentAt', 'is', null).execute()

describe('a mail server that is gone', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('for an hour: every mail waits, and goes out once and within ten minutes after it is back', async () => {
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
    // The clock of the outbox goes by the minute; connections are refused as they are.
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
    // One line when it went and one when it came, for all of them.
    expect(lines.map(({ msg }) => msg.split(' (', 1)[0])).toEqual(["Mails can't be sent", 'Mails are sent again'])
  })

  it('while the service goes on: nobody who registers hears of it, and each gets one mail', async () => {
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
    await vi.waitFor(async () => {
      const waiting = await waitingIn(db)
      expect(waiting).toHaveLength(people.length)
      for (const { attempts } of waiting) expect(attempts).toBeGreaterThan(0)
    }, SOON)
    const expected = (await waitingIn(db)).map(({ messageId }) => messageId).sort()

    const smtp = await openSmtp(port)
    await vi.waitFor(async () => expect(await waitingIn(db)).toEqual([]), SOON)
    expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(people.toSorted())
    expect(smtp.mails.map(({ data }) => messageIdIn(data)).sort()).toEqual(expected)
    expect(server.stderr).toBe('')
  })
})
