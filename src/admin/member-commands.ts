/** Commands about members: invitations, adding and deleting accounts. */
import type { Db } from '../db/open.ts'
import { transaction } from '../db/transaction.ts'
import { deleteAccount } from '../features/members/accounts/delete-account.ts'
import { listInvites } from '../features/members/accounts/invite-queries.ts'
import { findUserByEmail, insertUser } from '../features/members/accounts/queries.ts'
import { insertAccountToken } from '../features/members/accounts/token-queries.ts'
import { hashToken, randomToken } from '../features/members/accounts/tokens.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { record } from '../features/moderation/audit/record.ts'
import type { Undo } from '../features/moderation/decisions/undo.ts'
import { deleteMember } from '../features/moderation/members/delete-member.ts'
import { createInvite, removeInvite } from '../features/moderation/settings/invites.ts'
import { normalizeEmail } from '../http/schemas.ts'
import { isEmail } from '../http/validation.ts'
import { type Command, oneLine, Refusal } from './command.ts'

const DAY_MS = 24 * 60 * 60_000

export const memberCommands: Record<string, Command> = {
  invite: {
    usage: 'invite [USES] [DAYS] [NOTE]',
    purpose: 'create a sign-up link, for one use within 7 days by default',
    arity: [0, 3],
    run: async (db, [uses = '1', days = '7', note], { baseUrl }) => {
      const usesLeft = requireWhole(uses, 1000, 'The number of uses')
      const lifetime = requireWhole(days, 365, 'The number of days')
      const order = { uses: usesLeft, days: lifetime, note: note ?? null }
      const { id, token, expiresAt } = await createInvite(db, COMMAND_LINE, order)
      return `Invitation ${id}, ${usesLeft} ${usesLeft === 1 ? 'use' : 'uses'}, until ${expiresAt}:\n${baseUrl}/register?invite=${token}`
    },
  },
  invites: {
    usage: 'invites',
    purpose: 'list invitations that still work',
    arity: [0, 0],
    run: async (db) => {
      const invites = await listInvites(db)
      if (invites.length === 0) return 'No invitations'
      return invites
        .map(({ id, usesLeft, note, expiresAt }) =>
          `#${id}  ${usesLeft} left  until ${expiresAt}  ${oneLine(note ?? '')}`.trim(),
        )
        .join('\n')
    },
  },
  'remove-invite': {
    usage: 'remove-invite ID',
    purpose: 'revoke an invitation',
    arity: [1, 1],
    run: async (db, [text]) => {
      const id = Number(text)
      if (!(await listInvites(db)).some((invite) => invite.id === id)) {
        throw new Refusal(`There is no invitation ${text}`)
      }
      const entry = await removeInvite(db, COMMAND_LINE, id)
      return `Removed invitation ${id} (undo with: undo ${entry.id})`
    },
  },
  'add-user': {
    usage: 'add-user EMAIL',
    purpose: 'create an account and print a link to choose its password',
    arity: [1, 1],
    run: async (db, [text], { baseUrl }) => {
      const email = requireEmail(text!)
      return transaction(db, async (db) => {
        const user = await insertUser(db, { email, emailVerifiedAt: new Date().toISOString() })
        if (!user) throw new Refusal(`There is already an account with the address ${email}`)
        await recordOf(db, 'add-member', user)
        return `Created account ${user.id}. To choose a password:\n${await passwordLink(db, email, baseUrl)}`
      })
    },
  },
  'password-link': {
    usage: 'password-link EMAIL',
    purpose: 'print a link for a member to choose a new password, if email does not reach them',
    arity: [1, 1],
    run: async (db, [text], { baseUrl }) => {
      const email = requireEmail(text!)
      const user = await findUserByEmail(db, email)
      if (!user) throw new Refusal(`No account has the address ${email}`)
      const { displayName: subjectName, id: userId } = user
      return transaction(db, async (db) => {
        await record(db, COMMAND_LINE, {
          ...{ action: 'password-link', subjectType: 'member', subjectRef: userId, subjectName, memberId: userId },
          undo: { kind: 'password-link', userId } satisfies Undo,
        })
        return passwordLink(db, email, baseUrl)
      })
    },
  },
  'delete-user': {
    usage: 'delete-user EMAIL [with-content|keep-content]',
    purpose:
      "delete an account and all its data at once, which can't be undone; with a word about its content after 30 days, which can",
    arity: [1, 2],
    run: async (db, [email, content], { mailBaseUrl }) => {
      const user = await findUserByEmail(db, normalizeEmail(email!))
      if (!user) throw new Refusal(`No account has the address ${email}`)
      if (content !== undefined && content !== 'with-content' && content !== 'keep-content') {
        throw new Refusal(`Use with-content or keep-content, not ${content}`)
      }
      if (content) {
        const service = { db, adminEmails: [], baseUrl: mailBaseUrl }
        const isTaken = content === 'with-content'
        const choice = { content: isTaken ? ('delete' as const) : ('keep' as const), reason: null }
        const entry = await deleteMember(service, COMMAND_LINE, user.id, choice)
        const taken = isTaken ? ' and took what it shared' : ''
        return `Closed account ${user.id}${taken}; gone for good in 30 days (undo with: undo ${entry.id})`
      }
      await deleteAccount(db, user.id)
      // Without the name, which is deleted with everything else.
      await recordOf(db, 'delete-member', { id: user.id, displayName: null })
      return `Deleted account ${user.id}`
    },
  },
}

const recordOf = (db: Db, action: string, { id, displayName }: { id: number; displayName: string | null }) =>
  record(db, COMMAND_LINE, { action, subjectType: 'member', subjectRef: id, subjectName: displayName })

function requireWhole(text: string, most: number, what: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Refusal(`${what} must be a whole number from 1 to ${most}, not ${text}`)
  }
  return number
}

function requireEmail(text: string): string {
  if (!isEmail(text)) throw new Refusal(`${text} is not an email address`)
  return normalizeEmail(text)
}

async function passwordLink(db: Db, email: string, baseUrl: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
  await insertAccountToken(db, { hash: hashToken(token), purpose: 'reset-password', email, expiresAt })
  return `${baseUrl}/account/reset-password?token=${token} (works for one day)`
}
