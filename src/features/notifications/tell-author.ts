/** Mails a recipe's author what happened to it, if they want to know. */
import type { Db } from '../../db/open.ts'
import type { Message } from '../../mail/message.ts'
import { enqueue } from '../../mail/outbox.ts'
import type { holdAuthor, NotificationPreferences } from './queries.ts'

export type Author = NonNullable<Awaited<ReturnType<typeof holdAuthor>>>

/** Nobody hears of what they did themselves. Only inside the transaction in which the author is held. */
export async function tellAuthor(
  db: Db,
  author: Author | undefined,
  event: { by: number; preference: keyof NotificationPreferences },
  words: (author: Author) => Pick<Message, 'subject' | 'text' | 'html'>,
): Promise<void> {
  if (!author || author.id === event.by || author.email === null || !author[event.preference]) return
  await enqueue(db, { userId: author.id, recipient: author.email, ...words(author) })
}
