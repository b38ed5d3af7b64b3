/** Decisions about members: warn, suspend, end a suspension, ban. The target may be something that a member shared. */
import { isSuspended } from '../../../http/access.ts'
import { badRequest, conflict, FOREVER, notFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { suspendedMail, unsuspendedMail, warningMail } from '../../../mail/moderation-templates.ts'
import { type User, updateUser } from '../../members/accounts/queries.ts'
import { hashesOf, insertBans } from '../bans/queries.ts'
import { closeItem } from '../queue/queries.ts'
import type { Context, Decision } from './context.ts'
import { notifyAuthor } from './notify-author.ts'

export interface SuspensionUndo {
  kind: 'suspension'
  userId: number
  suspendedUntil: string | null
  suspensionReason: string | null
  suspensionAppeal: string | null
  suspensionAppealedAt: string | null
  /** Hashes of the bans that came with the suspension. */
  bans: string[]
}

export const warn: Decision = async (context) => {
  const { db, target, reason, baseUrl } = context
  const author = requireAuthor(context)
  await closeItem(db, target.subject)
  await notifyAuthor(db, author, warningMail, { name: target.name, reason, baseUrl })
  return { action: 'warn', undo: { kind: 'warning' } }
}

/** Clears an earlier appeal, since every suspension can be appealed once. */
const NO_APPEAL = { suspensionAppeal: null, suspensionAppealedAt: null }

const MAX_SUSPENSION_MS = 366 * 24 * 60 * 60_000

export const suspend: Decision = async (context) => {
  const author = requireAuthor(context)
  const { until } = context
  const end = until === undefined ? Number.NaN : Date.parse(until)
  if (!(end > Date.now()) || end > Date.now() + MAX_SUSPENSION_MS) {
    throw badRequest(message('Choose an end of the suspension within the next year'), 'until')
  }
  return suspendUntil(context, author, new Date(end).toISOString(), [])
}

/** Suspends the account for good, and bans its address and identities from having another one. */
export const ban: Decision = async (context) => {
  const author = requireAuthor(context)
  const bans = await insertBans(context.db, hashesOf(author))
  return suspendUntil(context, author, FOREVER, bans)
}

async function suspendUntil(context: Context, author: User, until: string, bans: string[]) {
  const { db, target, reason, baseUrl } = context
  const isForever = until === FOREVER
  await updateUser(db, author.id, { suspendedUntil: until, suspensionReason: reason, ...NO_APPEAL })
  await closeItem(db, target.subject)
  const write = (about: Parameters<typeof warningMail>[0]) =>
    suspendedMail({ ...about, until: isForever ? null : until })
  await notifyAuthor(db, author, write, { reason, baseUrl })
  return {
    action: isForever ? 'ban' : 'suspend',
    before: { suspendedUntil: author.suspendedUntil },
    after: { suspendedUntil: until },
    undo: suspensionUndo(author, bans),
  }
}

const suspensionUndo = (author: User, bans: string[]): SuspensionUndo => ({
  kind: 'suspension',
  userId: author.id,
  suspendedUntil: author.suspendedUntil,
  suspensionReason: author.suspensionReason,
  suspensionAppeal: author.suspensionAppeal,
  suspensionAppealedAt: author.suspensionAppealedAt,
  bans,
})

export const unsuspend: Decision = async (context) => {
  const author = requireAuthor(context)
  if (!isSuspended(author)) throw conflict(message('This account is not suspended'), 'already_decided')
  const { db, target, reason, baseUrl } = context
  await updateUser(db, author.id, { suspendedUntil: null, suspensionReason: null, ...NO_APPEAL })
  await closeItem(db, target.subject)
  await notifyAuthor(db, author, unsuspendedMail, { reason, baseUrl })
  return {
    action: 'unsuspend',
    before: { suspendedUntil: author.suspendedUntil },
    after: { suspendedUntil: null },
    undo: suspensionUndo(author, []),
  }
}

function requireAuthor({ author, actor }: Context): User {
  if (!author) throw notFound('User')
  if (author.id === actor.id) throw conflict(message("You can't do this to yourself"), 'own_content')
  return author
}
