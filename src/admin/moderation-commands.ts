/** Commands about the community: roles, the review queue, decisions and the audit log. */
import type { Database } from '../db/open.ts'
import { ROLES, SUBJECT_TYPES } from '../db/tables.ts'
import { findUserByEmail } from '../features/members/accounts/queries.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { type AuditEntry, listEntries } from '../features/moderation/audit/queries.ts'
import { isUndoable } from '../features/moderation/audit/record.ts'
import { type Action, decide, type Service } from '../features/moderation/decisions/decide.ts'
import { undoDecision } from '../features/moderation/decisions/undo.ts'
import { changeRole } from '../features/moderation/members/change-role.ts'
import { listItems } from '../features/moderation/queue/queries.ts'
import { readItem } from '../features/moderation/queue/read.ts'
import type { Subject } from '../features/moderation/withheld/queries.ts'
import { MAX_ID, normalizeEmail } from '../http/schemas.ts'
import { type Addresses, type Command, oneLine, Refusal } from './command.ts'

const SHOWN = 50
const DAY_MS = 24 * 60 * 60_000
const TYPES = SUBJECT_TYPES.join('|')

export const moderationCommands: Record<string, Command> = {
  'set-role': {
    usage: `set-role EMAIL ${ROLES.join('|')}`,
    purpose: 'make a member a moderator or an operator, or a member again',
    arity: [2, 2],
    run: async (db, [email, text], addresses) => {
      const role = ROLES.find((each) => each === text)
      if (!role) throw new Refusal(`The role must be one of ${ROLES.join(', ')}, not ${text}`)
      const { id } = await requireUser(db, email!)
      await changeRole(serviceOf(db, addresses), COMMAND_LINE, id, role)
      return `${email} is now ${role === 'operator' ? 'an' : 'a'} ${role}`
    },
  },
  queue: {
    usage: 'queue',
    purpose: `list the ${SHOWN} oldest things that wait for review`,
    arity: [0, 0],
    run: async (db) => {
      const items = await listItems(db, 'open', 'oldest', undefined, SHOWN)
      if (items.length === 0) return 'Nothing waits for review'
      const read = await Promise.all(items.map((item) => readItem(db, item, 1, [])))
      return read
        .map(({ subject, cause, state, reportCount, reports, author, createdAt }) =>
          [
            `${subject.type} ${subject.id}`,
            `${cause}, ${state}${reportCount > 0 ? `, ${reportCount} reports` : ''}`,
            subject.name,
            subject.text,
            reports[0] && `"${reports[0].reason}: ${reports[0].text ?? ''}"`,
            author && `by ${author.displayName} #${author.id}`,
            createdAt,
          ]
            .filter(Boolean)
            .map((part) => oneLine(String(part)))
            .join('  '),
        )
        .join('\n')
    },
  },
  hide: thingCommand('hide', 'take something from the public; its author still sees it', true),
  restore: thingCommand('restore', 'make something public again, or approve what waits', false),
  'delete-content': thingCommand('delete', 'delete something; it can be restored for 30 days', true),
  dismiss: thingCommand('dismiss', 'close the reports of something that is fine', false),
  warn: memberCommand('warn', 'WHY', 'email a warning to a member'),
  suspend: {
    usage: 'suspend EMAIL DAYS WHY',
    purpose: 'let an account only read for some days',
    arity: [3, 3],
    run: async (db, [email, text, reason], addresses) => {
      const days = Number(text)
      if (!Number.isInteger(days) || days < 1 || days > 365) throw new Refusal('DAYS must be from 1 to 365')
      const until = new Date(Date.now() + days * DAY_MS).toISOString()
      return decideAboutMember(db, addresses, 'suspend', email!, { reason, until })
    },
  },
  unsuspend: memberCommand('unsuspend', undefined, 'end a suspension'),
  ban: memberCommand('ban', 'WHY', 'block an account, its address and identities for good'),
  merge: {
    usage: 'merge coffee|roaster ID INTO_ID',
    purpose: 'merge a duplicate into the one that stays',
    arity: [3, 3],
    run: async (db, [type, id, into], addresses) => {
      const order = { action: 'merge' as const, subject: requireSubject(type!, id!), intoId: requireId(into!) }
      return show(await decide(serviceOf(db, addresses), COMMAND_LINE, order))
    },
  },
  audit: {
    usage: 'audit',
    purpose: `show the last ${SHOWN} decisions`,
    arity: [0, 0],
    run: async (db) => {
      const entries = await listEntries(db, {}, MAX_ID, SHOWN)
      return entries.length === 0 ? 'No decisions' : entries.map(show).join('\n')
    },
  },
  undo: {
    usage: 'undo ID',
    purpose: 'undo a decision of the last 30 days',
    arity: [1, 1],
    run: async (db, [id], addresses) =>
      show(await undoDecision(serviceOf(db, addresses), COMMAND_LINE, requireId(id!))),
  },
}

/** The command line may decide about everybody but operators, who lose their role first. */
const serviceOf = (db: Database, { mailBaseUrl }: Addresses): Service => ({
  db,
  adminEmails: [],
  baseUrl: mailBaseUrl,
})

function thingCommand(action: Action, purpose: string, needsReason: boolean): Command {
  const name = action === 'delete' ? 'delete-content' : action
  return {
    usage: `${name} ${TYPES} ID${needsReason ? ' WHY' : ''}`,
    purpose,
    arity: needsReason ? [3, 3] : [2, 2],
    run: async (db, [type, id, reason], addresses) =>
      show(
        await decide(serviceOf(db, addresses), COMMAND_LINE, { action, subject: requireSubject(type!, id!), reason }),
      ),
  }
}

function memberCommand(action: Action, why: 'WHY' | undefined, purpose: string): Command {
  return {
    usage: `${action} EMAIL${why ? ` ${why}` : ''}`,
    purpose,
    arity: why ? [2, 2] : [1, 1],
    run: (db, [email, reason], addresses) => decideAboutMember(db, addresses, action, email!, { reason }),
  }
}

async function decideAboutMember(
  db: Database,
  addresses: Addresses,
  action: Action,
  email: string,
  details: { reason?: string; until?: string },
): Promise<string> {
  const { id } = await requireUser(db, email)
  const order = { action, subject: { type: 'profile' as const, id }, ...details }
  return show(await decide(serviceOf(db, addresses), COMMAND_LINE, order))
}

async function requireUser(db: Database, email: string) {
  const user = await findUserByEmail(db, normalizeEmail(email))
  if (!user) throw new Refusal(`No account has the address ${email}`)
  return user
}

function requireSubject(text: string, id: string): Subject {
  const type = SUBJECT_TYPES.find((each) => each === text)
  if (!type) throw new Refusal(`The kind must be one of ${SUBJECT_TYPES.join(', ')}, not ${text}`)
  return { type, id: requireId(id) }
}

function requireId(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) throw new Refusal(`${text} is not an id`)
  return id
}

const show = (entry: AuditEntry): string =>
  [
    `#${entry.id}`,
    entry.createdAt,
    entry.actorName || 'somebody who left',
    `${entry.action} ${entry.subjectType} ${entry.subjectRef}`,
    entry.subjectName,
    entry.reason && `"${entry.reason}"`,
    entry.undoneAt ? 'undone' : isUndoable(entry) && 'can be undone',
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join('  ')
