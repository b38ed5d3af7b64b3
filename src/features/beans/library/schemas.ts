/** Schemas of the coffee library. */
import { type Static, Type } from 'typebox'
import { Id, Nullable, Timestamp } from '../../../http/schemas.ts'
import { Stars } from '../../brewing/ratings/schemas.ts'
import { toCoffee } from '../../recipes/browse/read.ts'
import { CoffeeOfRecipe, Notes } from '../../recipes/browse/schemas.ts'
import type { EntryRow } from './queries.ts'

export const KeepBody = Type.Object({
  coffeeProfileId: Id(),
  personalNotes: Type.Optional(Nullable(Notes)),
  rating: Type.Optional(Nullable(Stars)),
})

export const Entry = Type.Object({
  coffeeProfileId: Id(),
  coffee: CoffeeOfRecipe,
  personalNotes: Nullable(Type.String()),
  rating: Nullable(Stars),
  totalBrews: Type.Integer({ description: 'Counted from the brew logs' }),
  lastBrewedAt: Nullable(Timestamp),
  lastBrewed: Nullable(Type.String({ format: 'date-time', description: 'The same as `lastBrewedAt`' })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

export const LibraryReply = Type.Object({
  library: Type.Array(Entry),
  total: Type.Integer(),
  cursor: Nullable(Type.String()),
  nextCursor: Nullable(Type.String()),
  hasMore: Type.Boolean(),
})

export const toEntry = (row: EntryRow): Static<typeof Entry> => ({
  coffeeProfileId: row.coffeeProfileId,
  coffee: toCoffee(row),
  personalNotes: row.personalNotes,
  rating: row.rating,
  totalBrews: row.totalBrews ?? 0,
  lastBrewedAt: row.lastBrewedAt,
  lastBrewed: row.lastBrewedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
