/** What a decision is about: the thing, its author, and whether this actor may decide about them. */
import type { Db } from '../../../db/open.ts'
import { forbidden, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import type { User } from '../../members/accounts/queries.ts'
import type { Actor } from '../audit/actor.ts'
import { hasRole, roleOf } from '../roles/role.ts'
import { findWithheld, listManagers, type Subject, type Withheld } from '../withheld/queries.ts'
import { nameOf, readSnapshot } from '../withheld/snapshot.ts'

export interface Target {
  subject: Subject
  name: string
  snapshot: object
  authorId: number | null
  /** If it isn't public at the moment. */
  withheld: Withheld | undefined
}

const THINGS = { recipe: 'Recipe', comment: 'Comment', coffee: 'Coffee', roaster: 'Roaster', profile: 'User' } as const

/** Finds a thing whether it is public or withheld; throws 404 if it is neither. */
export async function findTarget(db: Db, subject: Subject): Promise<Target> {
  const withheld = await findWithheld(db, subject)
  const { authorId, snapshot } = orNotFound(withheld ?? (await readSnapshot(db, subject)), THINGS[subject.type])
  return { subject, name: nameOf(subject.type, snapshot), snapshot, authorId, withheld }
}

/** For closing reports: the author may have deleted the reported thing in the meantime. */
export async function findReported(db: Db, subject: Subject): Promise<Target> {
  const isThere = (await findWithheld(db, subject)) ?? (await readSnapshot(db, subject))
  if (isThere) return findTarget(db, subject)
  return { subject, name: '', snapshot: {}, authorId: null, withheld: undefined }
}

/** Locks the author, so that the account isn't deleted in the meantime. Undefined if it doesn't exist any more. */
export async function lockTargetAuthor(db: Db, { authorId }: Target): Promise<User | undefined> {
  return authorId === null ? undefined : lockUser(db, { id: authorId }, 'no key update')
}

/** Moderators decide only about members, operators about members, moderators and their own things. */
export function requireMayDecide(actor: Actor, author: User | undefined, adminEmails: readonly string[]): void {
  if (!author) return
  if (author.id === actor.id && actor.role !== 'operator') throw ownContent()
  if (author.id === actor.id) return
  if (hasRole(roleOf(author, adminEmails), actor.role)) {
    throw forbidden(message('Only an operator can decide about a moderator, and nobody about an operator'), 'outranked')
  }
}

/** Moderators can't decide about a roaster that they manage either. */
export async function requireNotManager(db: Db, actor: Actor, { type, id }: Subject): Promise<void> {
  if (type !== 'roaster' || actor.id === null || actor.role === 'operator') return
  if ((await listManagers(db, id)).includes(actor.id)) throw ownContent()
}

const ownContent = () =>
  forbidden(message("You can't decide about your own things. Ask another moderator."), 'own_content')
