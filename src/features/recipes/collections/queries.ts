/** All SQL of collections. Items are counted on each read, since deleting a recipe removes items by cascade. */
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tables } from '../../../db/tables.ts'
import { createdNow, now } from '../../../db/timestamps.ts'

export interface OwnKey {
  userId: number
  id: number
}

const collections = (db: Kysely<Tables>) =>
  db
    .selectFrom('collections as c')
    .select(['c.id', 'c.name', 'c.description', 'c.createdAt', 'c.updatedAt'])
    .select(({ selectFrom }) =>
      selectFrom('collectionItems as i')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('i.collectionId', '=', 'c.id')
        .as('items'),
    )

export type CollectionRow = NonNullable<Awaited<ReturnType<typeof findCollection>>>

const byUser = prepared((db, p: { userId: number; before: number; limit: number }) =>
  collections(db).where('c.userId', '=', p.userId).where('c.id', '<', p.before).orderBy('c.id', 'desc').limit(p.limit),
)
/** Newest first, with ids below `before`. */
export const listCollections = (db: Db, userId: number, before: number, limit: number): Promise<CollectionRow[]> =>
  byUser.all(db, { userId, before, limit })

const amount = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', '=', p.userId),
)
export const countCollections = async (db: Db, userId: number): Promise<number> =>
  (await amount.first(db, { userId }))!.n

const own = prepared((db, p: OwnKey) => collections(db).where('c.id', '=', p.id).where('c.userId', '=', p.userId))
export const findCollection = (db: Db, key: OwnKey) => own.first(db, key)

export async function insertCollection(
  db: Db,
  collection: { userId: number; name: string; description: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('collections')
    .values({ ...collection, ...createdNow() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether the user has this collection. In a transaction, the collection stays locked until the end. */
export async function updateCollection(
  db: Db,
  key: OwnKey,
  changes: { name?: string; description?: string | null } = {},
): Promise<boolean> {
  const updated = await db
    .updateTable('collections')
    .set({ ...changes, updatedAt: now() })
    .where((eb) => eb.and(key))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

const remove = prepared((db, p: OwnKey) =>
  db.deleteFrom('collections').where('id', '=', p.id).where('userId', '=', p.userId),
)
export const deleteCollection = async (db: Db, key: OwnKey): Promise<boolean> => (await remove.run(db, key)) > 0

/** Position of an item; a page continues with older items. */
export interface ItemPlace {
  createdAt: string
  recipeId: number
}

const itemsOf = prepared((db, p: ItemPlace & { collectionId: number; limit: number }) =>
  db
    .selectFrom('collectionItems')
    .select(['recipeId', 'createdAt'])
    .where('collectionId', '=', p.collectionId)
    .where(
      ({ refTuple, tuple }) => sql<boolean>`${refTuple('createdAt', 'recipeId')} < ${tuple(p.createdAt, p.recipeId)}`,
    )
    .orderBy('createdAt', 'desc')
    .orderBy('recipeId', 'desc')
    .limit(p.limit),
)
/** Newest first. */
export const listItems = (db: Db, collectionId: number, after: ItemPlace, limit: number) =>
  itemsOf.all(db, { collectionId, ...after, limit })

/** Returns undefined if the collection already has the recipe. */
export function insertItem(db: Db, collectionId: number, recipeId: number): Promise<ItemPlace | undefined> {
  return db
    .insertInto('collectionItems')
    .values({ collectionId, recipeId, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['recipeId', 'createdAt'])
    .executeTakeFirst()
}

const removeItem = prepared((db, p: { collectionId: number; recipeId: number }) =>
  db.deleteFrom('collectionItems').where('collectionId', '=', p.collectionId).where('recipeId', '=', p.recipeId),
)
export const deleteItem = async (db: Db, collectionId: number, recipeId: number): Promise<boolean> =>
  (await removeItem.run(db, { collectionId, recipeId })) > 0
