/** The order that fits a person: the best by votes are ranked again by taste, the rest follow by votes alone. */
import type { Db } from '../../db/open.ts'
import { idListTable, select } from '../../db/text-query.ts'
import type { Place } from '../../db/walk.ts'
import { blendedScore, RECOMMENDED_CANDIDATES } from '../../domain/ranking.ts'
import type { TasteVector } from '../../domain/taste.ts'
import { type Found, findRecipes, type RecipeFilter } from './find.ts'
import { matchOf, type TastedRow } from './read.ts'

/** Where a page ended: among the re-ranked (with where those end by votes), or beyond them. */
export type RecommendedPlace =
  | { phase: 'ranked'; score: number; id: number; last: Place }
  | { phase: 'rest'; after: Place }

export interface RecommendedPage extends Omit<Found, 'places'> {
  ids: number[]
  next: RecommendedPlace | undefined
}

export async function findRecommended(
  db: Db,
  filter: RecipeFilter,
  taste: TasteVector,
  limit: number,
  after?: RecommendedPlace,
): Promise<RecommendedPage> {
  if (after?.phase === 'rest') return rest(db, filter, limit, after.after)
  const { places, ...total } = await findRecipes(db, filter, 'highest_rated', RECOMMENDED_CANDIDATES)
  const ranked = (await rank(db, places, taste)).filter((each) => !after || isBehind(each, after))
  const page = ranked.slice(0, limit)
  const last = after?.last ?? places.at(-1)
  const tail = page.at(-1)
  if (page.length === limit || !last) {
    const next = tail && last && { phase: 'ranked' as const, score: tail.score, id: tail.id, last }
    const isEnd = ranked.length === page.length && places.length < RECOMMENDED_CANDIDATES
    return { ids: page.map(({ id }) => id), ...total, next: isEnd ? undefined : next }
  }
  const more = await rest(db, filter, limit - page.length, last)
  return { ...more, ids: [...page.map(({ id }) => id), ...more.ids] }
}

async function rest(db: Db, filter: RecipeFilter, limit: number, after: Place): Promise<RecommendedPage> {
  const { places, ...total } = await findRecipes(db, filter, 'highest_rated', limit + 1, after)
  const page = places.slice(0, limit)
  const tail = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    ...total,
    next: places.length > limit && tail ? { phase: 'rest', after: tail } : undefined,
  }
}

interface Ranked {
  id: number
  score: number
}

async function rank(db: Db, places: readonly Place[], taste: TasteVector): Promise<Ranked[]> {
  if (places.length === 0) return []
  const rows = await select<TastedRow & { id: number; wilson: number }>(
    db,
    `select r.id, r.wilson, r."roastLevel", r."tasteStrength", r."tasteAcidity", r."tasteBody", r."tasteBitterness"
     from ${idListTable(db, 'l')} join recipes r on r.id = l.value`,
    [JSON.stringify(places.map(({ id }) => id))],
  )
  return rows
    .map((row) => ({ id: row.id, score: blendedScore(row.wilson, matchOf(row, taste)) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
}

const isBehind = (each: Ranked, after: Ranked): boolean =>
  each.score < after.score || (each.score === after.score && each.id < after.id)
