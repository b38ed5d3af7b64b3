import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Config } from '#src/config.ts'
import { escapeHtml } from '#src/domain/html.ts'
import { magicLinkMail } from '#src/mail/account-templates.ts'
import { MARK_ID } from '#src/mail/layout.ts'
import type { Message } from '#src/mail/message.ts'
import { createTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { startTestApp } from '#test/support/app.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { collectLog } from '#test/support/log.ts'
import { mailConfig, mailFolder, queueMail, type ReadMail, readMails } from '#test/support/mail.ts'

const LINK = `https://brew.example/api/auth/magic-link/verify?token=${'aB3-_'.repeat(30)}&and=more`

async function write(
  message: Partial<Message>,
  config: Config = mailConfig(),
): Promise<{ mail: ReadMail; log: string[] }> {
  const db = await openTestDatabase()
  const log: string[] = []
  await queueMail(db, message)
  await new MailWorker(
    db,
    createTransport(config, (line) => log.push(line)),
    collectLog().logger,
  ).drain()
  return { mail: readMails(config)[0]!, log }
}

const valuesOf = ({ headers }: ReadMail, name: string) =>
  headers.filter(([each]) => each === name).map(([, value]) => value)

describe('createTransport without SMTP_URL: writing mails to files', () => {
  it('writes a complete mail with its headers, readable only by its owner', async () => {
    const config = mailConfig()
    const { mail } = await write({ subject: 'Hello Ada', replyTo: 'grace@example.com' }, config)
    expect(valuesOf(mail, 'from')).toEqual(['Brewprint <hello@brew.example>'])
    expect(valuesOf(mail, 'to')).toEqual(['ada@example.com'])
    expect(valuesOf(mail, 'reply-to')).toEqual(['grace@example.com'])
    expect(valuesOf(mail, 'subject')).toEqual(['Hello Ada'])
    expect(valuesOf(mail, 'message-id')[0]).toMatch(/^<[\da-f-]{36}@brew\.example>$/)
    expect(mail.source).toMatch(/--\r\n$/)

    const [name, ...others] = readdirSync(mailFolder(config))
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-\d+\.eml$/)
    expect(statSync(join(mailFolder(config), name!)).mode & 0o777).toBe(0o600)
  })

  it('breaks no link, in the text and in the HTML', async () => {
    const { mail } = await write(magicLinkMail('en', LINK))
    expect(mail.source).toContain(`Sign in:\r\n${LINK}\r\n`)
    expect(mail.source).toContain(`<a href="${escapeHtml(LINK)}"`)
    expect(mail.source).not.toMatch(/quoted-printable|[^\r]\n/)
  })

  it('finding 16: attaches the logo, so that mail programs fetch nothing', async () => {
    const { mail } = await write(magicLinkMail('en', LINK))
    const mark = readFileSync(new URL('../../src/mail/mark.png', import.meta.url)).toString('base64')
    expect(mail.source).toContain(`<img src="cid:${MARK_ID}"`)
    expect(mail.source).toMatch(new RegExp(`Content-ID: <${MARK_ID}>`))
    expect(mail.source).toMatch(/Content-Disposition: inline/)
    expect(mail.source.replaceAll('\r\n', '')).toContain(mark)
    const { mail: plain } = await write({ html: '<p>Hello</p>' })
    expect(plain.source).not.toContain('image/png')
  })

  it('logs one line with the link and the file', async () => {
    const config = mailConfig()
    const { log } = await write(magicLinkMail('en', LINK), config)
    const [name] = readdirSync(mailFolder(config))
    expect(log).toEqual([
      `Mail to a***@e***.com: Your sign-in link for Brewprint ${LINK} (${join(mailFolder(config), name!)})`,
    ])
  })

  it('keeps every character, long lines and lines that look like headers or boundaries', async () => {
    const text = `Grüß dich ☕ 😀\n.\n..dots\nFrom me\n=3D=\n--not-a-boundary\n${'long '.repeat(300)}\nend  \n`
    const { mail } = await write({ text, html: `<p>${'ß'.repeat(500)}</p>` })
    expect(mail.source).toContain(text.trimEnd().replaceAll('\n', '\r\n'))
    expect(mail.source).toContain(`<p>${'ß'.repeat(500)}</p>`)
  })

  it('does not encode the text, whatever the subject contains', async () => {
    const { mail } = await write({ ...magicLinkMail('en', LINK), subject: 'multipart/alternative; boundary="x"' })
    expect(mail.source).not.toContain('quoted-printable')
    expect(mail.source).toContain(`\r\n${LINK}\r\n`)
    expect(mail.source).toContain(`<a href="${escapeHtml(LINK)}"`)
  })

  it('is the transport of the app without SMTP_URL', async () => {
    const config = mailConfig()
    const { logger, lines } = collectLog()
    const test = await startTestApp({ dataDir: config.dataDir }, { logger, transport: undefined })
    await test.post('/api/auth/register', { email: 'ada@example.com', password: 'password' })
    await test.sentMail()
    const [mail] = readMails(config)
    expect(valuesOf(mail!, 'subject')).toEqual(['Welcome to Brewprint'])
    expect(lines.filter(({ msg }) => msg.startsWith('Mail to a***@e***.com: Welcome to Brewprint http'))).toHaveLength(
      1,
    )
    await test.close()
  })
})

describe('createTransport without SMTP_URL: line breaks in mail headers', () => {
  const HEADERS = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']
  const breaks = ['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085', '\0\r\n', '\r\n ', '\v', '\f']

  it.each(breaks)('add no header: %j', async (lineBreak) => {
    const payload = `${lineBreak}Bcc: evil@example.com${lineBreak}X-Evil: yes`
    const { mail, log } = await write({
      subject: `Hello${payload}`,
      recipient: `ada@example.com${payload}`,
      replyTo: `grace@example.com${payload}`,
    })
    expect(mail.headers.map(([name]) => name).sort()).toEqual([...HEADERS].sort())
    expect(valuesOf(mail, 'subject')[0]).toMatch(/^Hello +Bcc: evil@example\.com +X-Evil: yes$/)
    expect(log).toHaveLength(1)
    expect(log[0]).not.toMatch(/[\r\n\u2028]/)
  })

  it('add no header through POST /api/contact', async () => {
    const config = mailConfig()
    const test = await startTestApp({ dataDir: config.dataDir, mailFrom: config.mailFrom }, { transport: undefined })
    for (const lineBreak of breaks) {
      const text = `Hello${lineBreak}Bcc: evil@example.com`
      const answer = await test.post('/api/contact', {
        name: text,
        email: 'ada@example.com',
        subject: text,
        message: text,
      })
      expect(answer.status).toBe(lineBreak.includes('\0') ? 400 : 200)
    }
    await test.sentMail()
    const mails = readMails(config)
    expect(mails).toHaveLength(breaks.length - 1)
    for (const mail of mails) {
      expect(mail.headers.map(([name]) => name).sort()).toEqual([...HEADERS].sort())
      expect(valuesOf(mail, 'to')).toEqual(['Brewprint <hello@brew.example>'])
      expect(valuesOf(mail, 'reply-to')).toEqual(['ada@example.com'])
    }
    await test.close()
  })
})
