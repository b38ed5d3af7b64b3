/** Commands about the community: roles, the review queue, decisions and the audit log. */
import type { Database } from '../db/open.ts'
import { ROLES, SUBJECT_TYPES } from '../db/tables.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { listEntries } from '../features/moderation/audit/queries.ts'
import { ACTIONS, type Action, decide } from '../features/moderation/decisions/decide.ts'
import { previewDecision } from '../features/moderation/decisions/effect.ts'
import { undoDecision } from '../features/moderation/decisions/undo.ts'
import { changeRole } from '../features/moderation/members/change-role.ts'
import { listItems } from '../features/moderation/queue/queries.ts'
import { readItem } from '../features/moderation/queue/read.ts'
import { MAX_ID } from '../http/schemas.ts'
import { type Addresses, type Command, oneLine, Refusal } from './command.ts'
import { catalogOf, requireId, requireSubject, requireUser, serviceOf, show } from './moderation-arguments.ts'

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
  preview: {
    usage: `preview ${ACTIONS.join('|')} ${TYPES} ID [INTO_ID]`,
    purpose: 'show what a decision would change, without taking it',
    arity: [3, 4],
    run: async (db, [text, type, id, into], addresses) => {
      const action = ACTIONS.find((each) => each === text)
      if (!action) throw new Refusal(`The decision must be one of ${ACTIONS.join(', ')}, not ${text}`)
      const order = { action, subject: requireSubject(type!, id!), ...(into && { intoId: requireId(into) }) }
      return showEffect(await previewDecision(serviceOf(db, addresses), COMMAND_LINE, order))
    },
  },
  audit: {
    usage: 'audit [EMAIL]',
    purpose: `show the last ${SHOWN} decisions, or those about a member`,
    arity: [0, 1],
    run: async (db, [email]) => {
      const filter = email === undefined ? {} : { memberId: (await requireUser(db, email)).id }
      const entries = await listEntries(db, filter, MAX_ID, SHOWN)
      return entries.length === 0 ? 'No decisions' : entries.map(show).join('\n')
    },
  },
  undo: {
    usage: 'undo ID',
    purpose: 'undo a decision of the last 30 days',
    arity: [1, 1],
    run: async (db, [id], addresses) =>
      show(
        await undoDecision({ ...serviceOf(db, addresses), catalog: await catalogOf(db) }, COMMAND_LINE, requireId(id!)),
      ),
  },
}

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

function showEffect(effect: Awaited<ReturnType<typeof previewDecision>>): string {
  const { action, subject, state, author, counts, into, tellsAuthor } = effect
  const parts = Object.entries(counts).map(([part, count]) => `${count} ${part}`)
  return [
    `${action} ${subject.type} ${subject.id}`,
    `${subject.name} (${state})`,
    author && `by ${author.displayName} #${author.id}, ${author.role}`,
    parts.length > 0 && `with ${parts.join(', ')}`,
    into && `into ${into.name} #${into.id}`,
    tellsAuthor ? 'the author gets an email' : 'nobody gets an email',
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join('\n')
}
