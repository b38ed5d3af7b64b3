/** Mails a recipe's author about events on it, unless they turned these mails off. */
import type { Db } from '../../../db/open.ts'
import type { Message } from '../../../mail/message.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { findPublicName, type Visible } from '../privacy/visible.ts'
import type { lockAuthor, NotificationPreferences } from './queries.ts'

export type Author = NonNullable<Awaited<ReturnType<typeof lockAuthor>>>

/** Members who hide their brews or saves aren't named in mails about them. Comments always show their author. */
const NAMED_IF_VISIBLE: Record<keyof NotificationPreferences, keyof Visible | undefined> = {
  notifyRecipeComments: undefined,
  notifyRecipeFavorites: 'saves',
  notifyRecipeBrews: 'brews',
}

/** Sends nothing for the author's own actions. Call it only in the transaction that locked the author. */
export async function notifyAuthor(
  db: Db,
  author: Author | undefined,
  event: { by: number; preference: keyof NotificationPreferences },
  words: (author: Author, by: string) => Pick<Message, 'subject' | 'text' | 'html'>,
): Promise<void> {
  if (!author || author.id === event.by || author.email === null || !author[event.preference]) return
  const by = await findPublicName(db, event.by, NAMED_IF_VISIBLE[event.preference])
  await enqueue(db, { userId: author.id, recipient: author.email, ...words(author, by) })
}
