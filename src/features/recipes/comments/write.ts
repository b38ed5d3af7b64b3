/** Adds and removes comments, updates the recipe's counter and mails its author. */
import type { FastifyInstance } from 'fastify'
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { closeBidi } from '../../../domain/invisible.ts'
import type { Viewer } from '../../../http/access.ts'
import { badRequest, forbidden, notFound } from '../../../http/errors.ts'
import { missingField } from '../../../http/field-names.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { notifyAuthor } from '../../members/notifications/notify-author.ts'
import { lockAuthor } from '../../members/notifications/queries.ts'
import { deleteOwn } from '../../moderation/withheld/own.ts'
import { findWithheld } from '../../moderation/withheld/queries.ts'
import { lockRecipe } from '../browse/lock-recipe.ts'
import { countComments, deleteComment, findComment, insertComment } from './queries.ts'
import { MAX_COMMENT } from './schemas.ts'

/** Matches a text with at least one visible character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** Trims the text and closes its bidi marks. Counts code points, so that the limit is the same in every script. */
export function requireWords(body: string): string {
  const words = body.trim()
  if (!VISIBLE.test(words)) throw badRequest(missingField('body'), 'body')
  if ([...words].length > MAX_COMMENT)
    throw badRequest(message('A comment can have at most {limit, number} characters', { limit: MAX_COMMENT }), 'body')
  return closeBidi(words)
}

export function addComment(
  { db, quotas, config, review }: Pick<FastifyInstance, 'db' | 'quotas' | 'config' | 'review'>,
  viewer: Viewer,
  recipeId: number,
  body: string,
) {
  return transaction(db, async (db) => {
    const author = await lockAuthor(db, recipeId)
    await lockRecipe(db, viewer.id, recipeId)
    await quotas.count(db, viewer.id, 'comments')
    const comment = await insertComment(db, { recipeId, userId: viewer.id, body })
    await countComments(db, recipeId, 1)
    const isHeld = await review.hold(db, viewer.id, { type: 'comment', id: comment.id }, { text: body })
    if (isHeld) return { ...comment, review: 'pending' as const }
    await notifyAuthor(db, author, { kind: 'comment', recipeId, by: viewer.id }, config.baseUrl)
    return comment
  })
}

/** Answers 403 instead of 404 for another member's comment, since comments are public. */
export function removeComment(db: Database, userId: number, recipeId: number, id: number): Promise<void> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await deleteWithheld(db, userId, recipeId, id)) return
    const { createdById } = await lockRecipe(db, userId, recipeId)
    const comment = { id, recipeId }
    if (await deleteComment(db, comment, { userId, ownsRecipe: createdById === userId })) {
      await countComments(db, recipeId, -1)
      return
    }
    if (!(await findComment(db, comment))) throw notFound('Comment')
    throw forbidden(message("Only the comment's or the recipe's author can delete it"), 'not_the_author')
  })
}

/** Deletes a comment that only its author sees, even if the recipe isn't public any more. */
async function deleteWithheld(db: Db, userId: number, recipeId: number, id: number): Promise<boolean> {
  const subject = { type: 'comment', id } as const
  const withheld = await findWithheld(db, subject)
  if ((withheld?.snapshot as { recipeId?: number } | undefined)?.recipeId !== recipeId) return false
  return deleteOwn(db, userId, subject)
}
