import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { LEASE_MS } from '#src/mail/outbox.ts'
import { createTransport, type MailTransport, SEND_MS } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { collectLog } from '#test/support/log.ts'
import { mailConfig, queueMail } from '#test/support/mail.ts'
import { closedPort } from '#test/support/ports.ts'
import { type SmtpServer, startSmtpServer, startTricklingServer } from '#test/support/smtp-server.ts'

describe('createTransport with SMTP_URL', () => {
  let smtp: SmtpServer
  let transport: MailTransport | undefined
  beforeEach(async () => {
    smtp = await startSmtpServer()
  })
  afterEach(async () => {
    transport?.close()
    await smtp.close()
  })

  async function drain(db: Database, url = smtp.url): Promise<void> {
    transport = createTransport(mailConfig({ SMTP_URL: url }), () => {
      throw new Error('only files are told')
    })
    await new MailWorker(db, transport, collectLog().logger).drain()
  }
  const rowOf = (db: Database) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  it('sends the mail with its sender, recipient, text and HTML', async () => {
    const db = await openTestDatabase()
    await queueMail(db, { subject: 'Kávé ☕', replyTo: 'grace@example.com', text: '.starts with a dot\nHello\n' })
    const { messageId } = await rowOf(db)
    await drain(db)
    const [mail, ...others] = smtp.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: 'hello@brew.example', to: ['ada@example.com'] })
    expect(mail!.data).toContain(`Message-ID: <${messageId}@brew.example>`)
    expect(mail!.data).toContain('Reply-To: grace@example.com')
    expect(mail!.data).toContain('Subject: =?UTF-8?')
    expect(mail!.data).toContain('.starts with a dot\r\nHello')
    expect(mail!.data).toContain('<p>Hello Ada</p>')
    expect(await rowOf(db)).toMatchObject({ attempts: 1, text: '', sentAt: expect.any(String) })
  })

  it('sends all mails over one connection', async () => {
    const db = await openTestDatabase()
    for (const subject of ['one', 'two', 'three']) await queueMail(db, { subject })
    await drain(db)
    expect(smtp.mails.map(({ data }) => /Subject: (.*)\r/.exec(data)![1])).toEqual(['one', 'two', 'three'])
    expect(smtp.connections).toBe(1)
  })

  it('authenticates with the credentials in the URL', async () => {
    const db = await openTestDatabase()
    await queueMail(db)
    await drain(db, smtp.url.replace('smtp://', 'smtp://user:p%40ss@'))
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.commands).toContain(`AUTH PLAIN ${Buffer.from('\0user\0p@ss').toString('base64')}`)
  })

  it('keeps a refused mail queued, with the reason', async () => {
    const db = await openTestDatabase()
    await queueMail(db)
    smtp.answer = (command) => (command.startsWith('RCPT') ? '550 no such mailbox' : undefined)
    await drain(db)
    expect(await rowOf(db)).toMatchObject({
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('550 no such mailbox'),
      text: 'Hello Ada\n',
    })
  })

  it('keeps a mail queued while the server is unreachable', async () => {
    const db = await openTestDatabase()
    await queueMail(db)
    await drain(db, `smtp://127.0.0.1:${await closedPort()}`)
    expect(await rowOf(db)).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') })
  })

  it('gives up on a server that answers byte by byte, and destroys the connection', async () => {
    const trickling = await startTricklingServer()
    const db = await openTestDatabase()
    await queueMail(db)
    transport = createTransport(mailConfig({ SMTP_URL: trickling.url }), () => {}, 3000)
    await new MailWorker(db, transport, collectLog().logger).drain()
    expect(await rowOf(db)).toMatchObject({
      sentAt: null,
      lastError: expect.stringContaining('took longer than 3 s'),
    })
    await trickling.allClosed()

    // The next mail gets a new connection.
    await trickling.close()
    const answering = await startSmtpServer(trickling.port)
    await db.updateTable('outbox').set({ nextAttemptAt: new Date().toISOString() }).execute()
    await new MailWorker(db, transport, collectLog().logger).drain()
    expect(answering.mails).toHaveLength(1)
    transport.close()
    await answering.close()
  })

  it('has a shorter timeout for one mail than the outbox reserves it', () => {
    expect(SEND_MS).toBeLessThan(LEASE_MS)
  })

  it.each(['\r\n', '\n', '>\r\n', '> SIZE=1\r\n'])(
    'sends no SMTP command from a recipient with line breaks: %j',
    async (lineBreak) => {
      const db = await openTestDatabase()
      await queueMail(db, {
        recipient: `ada@example.com${lineBreak}RCPT TO:<evil@example.com>`,
        subject: `Hello${lineBreak}Bcc: evil@example.com`,
        replyTo: `grace@example.com${lineBreak}Bcc: evil@example.com`,
      })
      await drain(db)
      const verbs = smtp.commands.map((command) => command.slice(0, 4))
      expect(verbs).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA'])
      expect(smtp.mails[0]!.data).not.toMatch(/^bcc:/im)
    },
  )
})
