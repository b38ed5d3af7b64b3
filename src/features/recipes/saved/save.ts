/** Saves a recipe and mails its author: once per member, however often they save it. */
import type { FastifyInstance } from 'fastify'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import { notifyAuthor } from '../../members/notifications/notify-author.ts'
import { lockAuthor } from '../../members/notifications/queries.ts'
import { lockRecipe } from '../browse/lock-recipe.ts'
import { findSaved, insertNotice, insertSaved } from './queries.ts'

export function saveRecipe(
  { db, quotas, config }: Pick<FastifyInstance, 'db' | 'quotas' | 'config'>,
  viewer: Viewer,
  recipeId: number,
) {
  const saved = { userId: viewer.id, recipeId }
  return transaction(db, async (db) => {
    const author = await lockAuthor(db, recipeId)
    await lockRecipe(db, viewer.id, recipeId)
    const isNew = await insertSaved(db, saved)
    if (isNew) await quotas.count(db, viewer.id, 'savedRecipes')
    if (isNew && (await insertNotice(db, saved))) {
      await notifyAuthor(db, author, { kind: 'save', recipeId, by: viewer.id }, config.baseUrl)
    }
    return orNotFound(await findSaved(db, saved), 'Recipe')
  })
}
