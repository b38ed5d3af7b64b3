/** The order that fits a person: the best by votes are ranked again by taste, the rest follow by votes alone. */
import type { FastifyInstance } from 'fastify'
import type { Place } from '../../db/walk.ts'
import { blendedScore } from '../../domain/ranking.ts'
import type { TasteVector } from '../../domain/taste.ts'
import { type Candidate, listBest } from './candidates.ts'
import { findRecipes, type RecipeFilter, type Total } from './find.ts'
import { matchOf } from './read.ts'

/** Where a page ended: among the re-ranked (with where those end by votes), or beyond them. */
export type RecommendedPlace =
  | { phase: 'ranked'; score: number; id: number; last: Place }
  | { phase: 'rest'; after: Place }

export interface RecommendedPage extends Total {
  ids: number[]
  next: RecommendedPlace | undefined
}

export async function findRecommended(
  app: FastifyInstance,
  filter: RecipeFilter,
  taste: TasteVector,
  limit: number,
  after?: RecommendedPlace,
): Promise<RecommendedPage> {
  if (after?.phase === 'rest') return rest(app, filter, limit, after.after)
  const best = await listBest(app, filter)
  const ranked = rank(best.rows, taste).filter((each) => !after || isBehind(each, after))
  const page = ranked.slice(0, limit)
  const last = after?.last ?? best.last
  const tail = page.at(-1)
  if (page.length === limit || !last) {
    const next = tail && last && { phase: 'ranked' as const, score: tail.score, id: tail.id, last }
    const isEnd = ranked.length === page.length && !best.hasMore
    return { ids: page.map(({ id }) => id), ...best.total, next: isEnd ? undefined : next }
  }
  const more = await rest(app, filter, limit - page.length, last)
  return { ...more, ids: [...page.map(({ id }) => id), ...more.ids] }
}

async function rest(app: FastifyInstance, filter: RecipeFilter, limit: number, after: Place): Promise<RecommendedPage> {
  const { places, ...total } = await findRecipes(app, filter, 'highest_rated', { after, limit: limit + 1 })
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

const rank = (candidates: readonly Candidate[], taste: TasteVector): Ranked[] =>
  candidates
    .map((row) => ({ id: row.id, score: blendedScore(row.wilson, matchOf(row, taste)) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)

const isBehind = (each: Ranked, after: Ranked): boolean =>
  each.score < after.score || (each.score === after.score && each.id < after.id)
