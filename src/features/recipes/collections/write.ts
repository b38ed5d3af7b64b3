/** Creates collections, and adds and removes their recipes. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { closeBidi } from '../../../domain/invisible.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { lockRecipe } from '../browse/lock-recipe.ts'
import { deleteItem, type ItemPlace, insertCollection, insertItem, type OwnKey, updateCollection } from './queries.ts'

type Source = Pick<FastifyInstance, 'db' | 'quotas'>

export function createCollection(
  { db, quotas }: Source,
  userId: number,
  { name, description }: { name: string; description?: string | null },
): Promise<number> {
  const texts = { name: readName(name, 'name'), description: readDescription(description) }
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'collections')
    return insertCollection(db, { userId, ...texts })
  })
}

export const readDescription = (text: string | null | undefined): string | null => closeBidi(text?.trim() ?? '') || null

export function addItem({ db, quotas }: Source, key: OwnKey, recipeId: number): Promise<ItemPlace> {
  return transaction(db, async (db) => {
    await lockRecipe(db, key.userId, recipeId)
    if (!(await updateCollection(db, key))) throw notFound('Collection')
    const item = await insertItem(db, key.id, recipeId)
    if (!item) throw conflict(message('That recipe is already in this collection'), 'already_in_collection')
    await quotas.count(db, key.userId, 'collectionItems')
    return item
  })
}

export function removeItem(db: Database, key: OwnKey, recipeId: number): Promise<void> {
  return transaction(db, async (db) => {
    if (!(await updateCollection(db, key))) throw notFound('Collection')
    if (!(await deleteItem(db, key.id, recipeId))) throw notFound('Collection item')
  })
}
