/**
 * Mails a recipe's author about events on it, unless they turned these mails off: the first event of a kind at once,
 * and the others of the hour together (digests.ts).
 */
import type { Db } from '../../../db/open.ts'
import type { NotificationKind } from '../../../db/tables.ts'
import { mailLanguage } from '../../../mail/language.ts'
import type { Words } from '../../../mail/layout.ts'
import { mayMail, perDay } from '../../../mail/mail-limits.ts'
import { type AboutRecipe, brewMail, commentMail, saveMail } from '../../../mail/notification-templates.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { unsubscribeUrl } from '../../../mail/unsubscribe-url.ts'
import { findPublicName } from '../privacy/visible.ts'
import { KINDS } from './kinds.ts'
import { countEvent, findOrCreateToken, type lockAuthor } from './queries.ts'

export type Author = NonNullable<Awaited<ReturnType<typeof lockAuthor>>>

export interface RecipeEvent {
  kind: NotificationKind
  recipeId: number
  /** The member who commented, brewed or saved. */
  by: number
  /** Of a brew, if it was rated. */
  rating?: number | null
}

/** For an unproven address, which may belong to somebody who didn't ask for these mails. */
const TO_UNPROVEN = perDay(20)

/** Sends nothing for the author's own actions. Call it only in the transaction that locked the author. */
export async function notifyAuthor(
  db: Db,
  author: Author | undefined,
  event: RecipeEvent,
  baseUrl: string,
): Promise<void> {
  const { kind, by, rating = null } = event
  if (!author || author.id === by || !wantsMail(author, kind)) return
  const isFirst = await countEvent(db, { userId: author.id, recipeId: event.recipeId, kind })
  if (!isFirst) return
  const name = await findPublicName(db, by, KINDS[kind].namedIfVisible)
  await mailAuthor(db, author, event, baseUrl, (about) => {
    const named = about.names ? { ...about, names: { ...about.names, by: name } } : about
    if (kind === 'comment') return commentMail(named)
    return kind === 'save' ? saveMail(named) : brewMail({ ...named, rating })
  })
}

export const wantsMail = (author: Author, kind: NotificationKind): boolean =>
  author.email !== null && author[KINDS[kind].preference]

/** Queues a mail about a recipe, with names only if the address is proven. */
export async function mailAuthor(
  db: Db,
  author: Author,
  { recipeId, kind }: { recipeId: number; kind: NotificationKind },
  baseUrl: string,
  words: (about: AboutRecipe) => Words,
): Promise<void> {
  const recipient = author.email!
  const isProven = author.emailVerifiedAt !== null
  if (!isProven && !(await mayMail(db, 'notification', recipient, TO_UNPROVEN))) return
  const about = {
    language: mailLanguage(author),
    names: isProven ? { author: author.displayName, title: author.title, coffee: author.coffeeName } : undefined,
    method: author.brewMethod,
    url: `${baseUrl}/recipes/${recipeId}`,
    unsubscribeUrl: unsubscribeUrl(baseUrl, await findOrCreateToken(db, author.id, kind)),
  }
  await enqueue(db, { userId: author.id, recipient, ...words(about) })
}
