/** Saves a recipe and mails its author: once per member, however often they save it. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import { notifyAuthor } from '../../members/notifications/notify-author.ts'
import { lockAuthor } from '../../members/notifications/queries.ts'
import { lockRecipe } from '../browse/lock-recipe.ts'
import { findSaved, insertNotice, insertSaved } from './queries.ts'

export function saveRecipe(db: Database, viewer: Viewer, recipeId: number, baseUrl: string) {
  const saved = { userId: viewer.id, recipeId }
  return transaction(db, async (db) => {
    const author = await lockAuthor(db, recipeId)
    await lockRecipe(db, viewer.id, recipeId)
    if ((await insertSaved(db, saved)) && (await insertNotice(db, saved))) {
      await notifyAuthor(db, author, { kind: 'save', recipeId, by: viewer.id }, baseUrl)
    }
    return orNotFound(await findSaved(db, saved), 'Recipe')
  })
}
