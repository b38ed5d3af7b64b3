/** Commands about the service: suggestions, subscribers, backups and mail. */
import { sql } from 'kysely'
import { backUp } from '../db/backup.ts'
import { engineOf } from '../db/open.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { record } from '../features/moderation/audit/record.ts'
import { removeSuggestion } from '../features/moderation/equipment/remove-suggestion.ts'
import { listEquipmentSuggestions, listSubscribers } from '../features/service/forms/queries.ts'
import { listOutbox, type QueuedMail } from '../mail/outbox.ts'
import { unsubscribeUrl } from '../mail/unsubscribe-url.ts'
import { type Command, oneLine, Refusal } from './command.ts'

const OUTBOX_SHOWN = 50

export const serviceCommands: Record<string, Command> = {
  suggestions: {
    usage: 'suggestions',
    purpose: 'list grinders and brewers that people want in the catalog',
    arity: [0, 0],
    run: async (db) => {
      const suggestions = await listEquipmentSuggestions(db)
      if (suggestions.length === 0) return 'No suggestions'
      return suggestions
        .map(({ id, kind, brand, model, url, notes, email, createdAt }) =>
          [`#${id} ${kind}`, `${brand} ${model}`, url, notes, email && `by ${email}`, createdAt]
            .filter(Boolean)
            .map((part) => oneLine(String(part)))
            .join('  '),
        )
        .join('\n')
    },
  },
  'remove-suggestion': {
    usage: 'remove-suggestion ID',
    purpose: 'remove a suggestion from the list',
    arity: [1, 1],
    run: async (db, [text]) => {
      const id = Number(text)
      const entry = Number.isSafeInteger(id) ? await removeSuggestion(db, COMMAND_LINE, id) : undefined
      if (!entry) throw new Refusal(`There is no suggestion ${text}`)
      return `Removed suggestion ${id} (undo with: undo ${entry.id})`
    },
  },
  subscribers: {
    usage: 'subscribers',
    purpose: 'list the confirmed newsletter subscribers, each with their unsubscribe link',
    arity: [0, 0],
    run: async (db, _args, { mailBaseUrl }) => {
      const subscribers = await listSubscribers(db)
      if (subscribers.length === 0) return 'No subscribers'
      return subscribers
        .map(({ email, token }) =>
          [email, mailBaseUrl && token && unsubscribeUrl(mailBaseUrl, token)].filter(Boolean).join('  '),
        )
        .join('\n')
    },
  },
  backup: {
    usage: 'backup FILE',
    purpose: 'copy the SQLite database into a new file while the service is running',
    arity: [1, 1],
    run: async (db, [file]) => {
      if (engineOf(db) === 'postgres')
        throw new Refusal(`Use PostgreSQL's own tool: pg_dump --format=custom --file=${file} "$DATABASE_URL"`)
      const [main] = (await sql<{ file: string }>`pragma database_list`.execute(db)).rows
      await record(db, COMMAND_LINE, { action: 'backup', subjectType: 'backup', subjectRef: 0 })
      backUp(main!.file, file!)
      return `Copied to ${file}. To restore it, stop the service, replace ${main!.file} with it and delete that file's -wal and -shm files`
    },
  },
  outbox: {
    usage: 'outbox',
    purpose: `show the last ${OUTBOX_SHOWN} emails and their status`,
    arity: [0, 0],
    run: async (db) => {
      const mails = await listOutbox(db, OUTBOX_SHOWN)
      if (mails.length === 0) return 'The outbox is empty'
      return mails.map((mail) => `#${mail.id} ${mail.recipient}  ${mail.subject}  ${stateOf(mail)}`).join('\n')
    },
  },
}

function stateOf({ sentAt, attempts, lastError, nextAttemptAt, deliverable }: QueuedMail): string {
  if (!sentAt) return `waiting, ${attempts} attempts, next ${nextAttemptAt}${lastError ? `, ${lastError}` : ''}`
  if (lastError) return `given up after ${attempts} attempts: ${lastError}`
  return deliverable ? `sent ${sentAt}` : 'dropped: no such account'
}
