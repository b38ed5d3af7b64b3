/** Mail transports: SMTP, files for development, or memory for tests. */
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { maskAddresses } from '../domain/mask-email.ts'
import { MARK_ID } from './layout.ts'
import type { QueuedMail } from './outbox.ts'

export interface MailTransport {
  send(mail: QueuedMail): Promise<void>
  close(): void
}

export type LogLine = (line: string) => void

export function createTransport(config: Config, log: LogLine, sendMs = SEND_MS): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config, sendMs)
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
    headers: mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** With these, mail programs show a button that unsubscribes without opening a page (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  // `URL` encodes the address as ASCII.
  'List-Unsubscribe': `<${new URL(url).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Below the outbox's lease, so that no other worker claims a mail that is still being sent. */
export const SEND_MS = 45_000
const SMTP_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpTransport(url: string, config: Config, sendMs: number): MailTransport {
  const connect = () => nodemailer.createTransport({ url, pool: true, ...SMTP_PATIENCE })
  let smtp = connect()
  return {
    send: async (mail) => {
      // The timeouts above restart with every byte, so a server that answers byte by byte would never exceed them.
      const current = smtp
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        smtp = connect()
        current.close({ force: true })
        late.reject(new Error(`the mail server took longer than ${sendMs / 1000} s for one mail`))
      }, sendMs)
      try {
        await Promise.race([current.sendMail(envelope(mail, config)), late.promise])
      } finally {
        clearTimeout(timer)
      }
    },
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
      const words = maskAddresses(`Mail to ${mail.recipient}: ${mail.subject}`)
      log(`${words}${config.production ? '' : linkIn(mail, config)} (${join(directory, name)})`)
    },
    close: () => composer.close(),
  }
}

/** The first link to our own site, for developers to click: it may sign in, so it is never logged in production. */
function linkIn({ text }: QueuedMail, { baseUrl }: Config): string {
  const link = text.split(/\s+/).find((word) => word.startsWith(`${baseUrl}/`))
  return link ? ` ${link}` : ''
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
