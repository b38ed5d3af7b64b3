/** Mail transports: SMTP, files for development, or memory for tests. */
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { MARK_ID } from './layout.ts'
import type { QueuedMail } from './outbox.ts'

export interface MailTransport {
  send(mail: QueuedMail): Promise<void>
  close(): void
}

export type LogLine = (line: string) => void

export function createTransport(config: Config, log: LogLine): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config)
    : fileTransport(join(config.dataDir, 'mail'), config, log)
}

/** The logo, attached to every mail so that no mail program has to load it. */
const MARK_PNG = readFileSync(new URL('mark.png', import.meta.url))

function envelope(mail: QueuedMail, { mailFrom, baseUrl }: Config) {
  return {
    from: mailFrom,
    to: mail.recipient,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.html.includes(`cid:${MARK_ID}`)
      ? [{ filename: 'brewprint.png', content: MARK_PNG, cid: MARK_ID, contentDisposition: 'inline' as const }]
      : [],
    date: new Date(mail.createdAt),
    // The same on every attempt, so that mail programs can recognize a duplicate.
    messageId: `<${mail.messageId}@${new URL(baseUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Together below the outbox's lease, so that no other worker claims a mail that is still being sent. */
const SMTP_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpTransport(url: string, config: Config): MailTransport {
  const smtp = nodemailer.createTransport({ url, pool: true, ...SMTP_PATIENCE })
  return {
    send: async (mail) => void (await smtp.sendMail(envelope(mail, config))),
    close: () => smtp.close(),
  }
}

function fileTransport(directory: string, config: Config, log: LogLine): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail({ ...envelope(mail, config), textEncoding: 'quoted-printable' })
      await mkdir(directory, { recursive: true })
      const name = `${mail.createdAt.replaceAll(/[:.]/g, '-')}-${mail.id}.eml`
      // Written under another name first, so that the folder never shows an incomplete mail.
      const draft = join(directory, `.${name}.part`)
      await writeFile(draft, unwrapped(message as Buffer), { mode: 0o600 })
      await rename(draft, join(directory, name))
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
      log(`Mail to ${mail.recipient}: ${mail.subject}${link ? ` ${link}` : ''} (${join(directory, name)})`)
    },
    close: () => composer.close(),
  }
}

/** Decodes the quoted-printable text parts, so that links can be read and clicked in the raw file. */
function unwrapped(message: Buffer): Buffer {
  const source = message.toString('latin1')
  // Splits only at nodemailer's boundaries at the start of a line, since a text may contain anything.
  const parts = source.split(/^(----_NmP-[\w-]+)/m).map((part) =>
    part.replace(
      /(Content-Type: text\/[\s\S]*?Content-Transfer-Encoding: )quoted-printable(\r\n\r\n)([\s\S]*)$/i,
      (_, header, gap, body: string) => {
        const decoded = body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
          .replace(/\r?\n/g, '\r\n')
        return `${header}8bit${gap}${decoded}`
      },
    ),
  )
  return Buffer.from(parts.join(''), 'latin1')
}

/** Collects mails for tests; `failWith` makes `send` throw. */
export class MemoryTransport implements MailTransport {
  readonly sent: QueuedMail[] = []
  failWith: Error | undefined

  async send(mail: QueuedMail): Promise<void> {
    if (this.failWith) throw this.failWith
    this.sent.push(mail)
  }

  close(): void {}
}
