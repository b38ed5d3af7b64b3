/** Encodes positions in lists of recipes as cursors, and decodes them. */
import type { Position } from '../../../db/keyset-scan.ts'
import { decodeCursor, encodeCursor } from '../../../http/pagination.ts'
import type { Order } from './find.ts'
import type { RecommendedPosition } from './recommended.ts'

export function toPosition(cursor: string | undefined, sort: string, order: Order): Position | undefined {
  const key = decodeCursor(cursor, sort, [order === 'highest_rated' ? 'number' : 'integer', 'integer'])
  return key && { key: key[0]!, id: key[1] as number }
}

/** Encodes phase 'rest' with a score of -1, since real scores are never negative. */
export function encodeRecommended(place: RecommendedPosition): string {
  const { part } = place
  return place.phase === 'ranked'
    ? encodeCursor('recommended', [part, place.score, place.id, place.last.key, place.last.id])
    : encodeCursor('recommended', [part, -1, 0, place.after.key, place.after.id])
}

export function toRecommendedPosition(cursor: string | undefined): RecommendedPosition | undefined {
  const key = decodeCursor(cursor, 'recommended', ['integer', 'number', 'integer', 'number', 'integer'])
  if (!key) return undefined
  const [part, score, id, lastKey, lastId] = key as [number, number, number, number, number]
  const last = { key: lastKey, id: lastId }
  return score < 0 ? { part, phase: 'rest', after: last } : { part, phase: 'ranked', score, id, last }
}
