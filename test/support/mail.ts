/** Queues mails in a real outbox, and reads mails that were written to a folder. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, loadConfig } from '#src/config.ts'
import type { Db } from '#src/db/open.ts'
import type { Message } from '#src/mail/message.ts'
import { enqueue } from '#src/mail/outbox.ts'

export const queueMail = (db: Db, message: Partial<Message> = {}): Promise<void> =>
  enqueue(db, {
    userId: null,
    recipient: 'ada@example.com',
    subject: 'Hello',
    text: 'Hello Ada\n',
    html: '<p>Hello Ada</p>\n',
    ...message,
  })

export function mailConfig(env: Record<string, string> = {}): Config {
  const DATA_DIR = join(inject('directory'), randomBytes(6).toString('hex'))
  return loadConfig({ DATA_DIR, BASE_URL: 'https://brew.example', MAIL_FROM: 'Brewprint <hello@brew.example>', ...env })
}

export const mailFolder = ({ dataDir }: Config): string => join(dataDir, 'mail')

export interface ReadMail {
  headers: [name: string, value: string][]
  source: string
}

/** All mails in the folder, oldest first, with folded headers joined. */
export function readMails(config: Config): ReadMail[] {
  const folder = mailFolder(config)
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8')
      const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
      const headers = head.split('\r\n').map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as [string, string]
      })
      return { headers, source }
    })
}
