/** Request and response schemas of collections. */
import { type Static, Type } from 'typebox'
import { Id, Nullable, Text, Timestamp } from '../../../http/schemas.ts'
import type { Recipe } from '../browse/read.ts'
import { RecipeRef } from '../browse/schemas.ts'
import type { CollectionRow } from './queries.ts'

const Description = Nullable(Type.String({ maxLength: 2000 }))

export const CreateBody = Type.Object({ name: Text(100), description: Type.Optional(Description) })
export const UpdateBody = Type.Partial(CreateBody)
export const ItemBody = Type.Object({ recipeId: Id('Of a community recipe') })

const Collection = Type.Object({
  id: Id(),
  name: Type.String(),
  description: Nullable(Type.String()),
  _count: Type.Object({ items: Type.Integer() }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

const Item = Type.Object({ recipeId: Id(), addedAt: Timestamp, recipe: RecipeRef })

const Paging = {
  total: Type.Integer(),
  cursor: Nullable(Type.String()),
  nextCursor: Nullable(Type.String()),
  hasMore: Type.Boolean(),
}

export const CollectionReply = Type.Object({ collection: Collection })
export const CollectionsReply = Type.Object({ collections: Type.Array(Collection), ...Paging })
export const ItemReply = Type.Object({ item: Item })
export const CollectionWithItems = Type.Object({
  collection: Type.Object({ ...Collection.properties, items: Type.Array(Item) }),
  ...Paging,
})

export const toCollection = ({ items, ...collection }: CollectionRow): Static<typeof Collection> => ({
  ...collection,
  _count: { items: items ?? 0 },
})

export const toItem = (row: { recipeId: number; createdAt: string; recipe: Recipe }): Static<typeof Item> => ({
  recipeId: row.recipeId,
  addedAt: row.createdAt,
  recipe: row.recipe,
})
