/** Mails the author of a thing what was decided about it. */
import type { Db } from '../../../db/open.ts'
import { mailLanguage } from '../../../mail/language.ts'
import type { Words } from '../../../mail/layout.ts'
import type { AboutDecision } from '../../../mail/moderation-templates.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import type { User } from '../../members/accounts/queries.ts'
import { listManagers } from '../withheld/queries.ts'
import type { Context } from './context.ts'

/** Mails the author and, for a roaster, everybody who manages it. */
export async function notifyAuthors(
  { db, author, target: { subject } }: Pick<Context, 'db' | 'author' | 'target'>,
  write: (about: AboutDecision) => Words,
  about: { name?: string; reason: string | null; baseUrl: string | undefined },
): Promise<void> {
  await notifyAuthor(db, author, write, about)
  if (subject.type !== 'roaster') return
  for (const id of await listManagers(db, subject.id)) {
    // Locked, since they may be deleting their account at this moment.
    if (id !== author?.id) await notifyAuthor(db, await lockUser(db, { id }, 'key share'), write, about)
  }
}

export async function notifyAuthor(
  db: Db,
  author: User | undefined,
  write: (about: AboutDecision) => Words,
  about: { name?: string; reason: string | null; baseUrl: string | undefined },
): Promise<void> {
  if (!author || author.email === null) return
  const words = write({
    language: mailLanguage(author),
    ...(author.emailVerifiedAt !== null && { name: about.name }),
    reason: about.reason,
    ...(about.baseUrl !== undefined && { url: `${about.baseUrl}/profile/shared` }),
  })
  await enqueue(db, { userId: author.id, recipient: author.email, ...words })
}
