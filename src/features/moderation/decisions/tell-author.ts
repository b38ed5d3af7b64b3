/** Mails the author of a thing what was decided about it. */
import type { Db } from '../../../db/open.ts'
import { mailLanguage } from '../../../mail/language.ts'
import type { Words } from '../../../mail/layout.ts'
import type { AboutDecision } from '../../../mail/moderation-templates.ts'
import { enqueue } from '../../../mail/outbox.ts'
import type { User } from '../../members/accounts/queries.ts'

export async function tellAuthor(
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
