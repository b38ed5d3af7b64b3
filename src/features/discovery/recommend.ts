/** What a user might brew next: new coffees, first on what they own, ranked by their taste and by votes. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../db/open.ts'
import { walk } from '../../db/walk.ts'
import { blendedScore, RECOMMENDED_CANDIDATES } from '../../domain/ranking.ts'
import { DEFAULT_TASTE, type TasteVector } from '../../domain/taste.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { listRecipeRows } from '../recipes/queries.ts'
import { matchOf, type Recipe, toRecipe } from '../recipes/read.ts'
import { findTaste } from '../taste/queries.ts'
import { type Candidate, listNewCandidates, listOwned, type Owned } from './queries.ts'
import type { RecommendationsReply } from './schemas.ts'

interface Ranked {
  id: number
  score: number
  isForOwned: boolean
}

export async function recommend(
  { db, catalog }: FastifyInstance,
  userId: number,
  limit: number,
): Promise<Static<typeof RecommendationsReply>> {
  const [taste, owned] = await Promise.all([findTaste(db, userId), listOwned(db, userId)])
  const candidates = await listNewCandidates(db, userId, await listCandidateIds(db, owned))
  const ranked = rank(candidates, taste, forOwned(catalog, owned)).slice(0, limit)
  const rows = await listRecipeRows(
    db,
    ranked.map(({ id }) => id),
  )
  const rankById = new Map(ranked.map((each) => [each.id, each]))
  const vector = taste ?? DEFAULT_TASTE
  return {
    recommendations: rows.map((row) => {
      const { score, isForOwned } = rankById.get(row.id)!
      const recipe = toRecipe(row, catalog, vector)
      const why = reasonFor(recipe, taste !== undefined, isForOwned)
      return { ...recipe, recommendationScore: score, usesYourEquipment: isForOwned, why }
    }),
    hasProfile: taste !== undefined,
    profileSummary: vector,
  }
}

/** The most liked for each thing that the user owns, and the best of all: a bounded number from the top of an index. */
async function listCandidateIds(db: Db, { machineIds, grinderIds }: Owned): Promise<number[]> {
  const request = { table: 'recipes', limit: RECOMMENDED_CANDIDATES } as const
  const found = await Promise.all([
    walk(db, { ...request, order: 'upvotes', group: { column: 'machineId', values: machineIds } }),
    walk(db, { ...request, order: 'upvotes', group: { column: 'grinderId', values: grinderIds } }),
    walk(db, { ...request, order: 'wilson' }),
  ])
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** On a brewer of theirs; or on a grinder of theirs, for a method that they can brew as far as is known. */
function forOwned(catalog: Catalog, { machineIds, grinderIds }: Owned) {
  const machines = new Set(machineIds)
  const grinders = new Set(grinderIds)
  const methods = new Set(machineIds.map((id) => catalog.requireMachine(id).brewMethod))
  return ({ machineId, grinderId, brewMethod }: Candidate): boolean =>
    machines.has(machineId) || (grinders.has(grinderId) && (methods.size === 0 || methods.has(brewMethod)))
}

function rank(
  candidates: readonly Candidate[],
  taste: TasteVector | undefined,
  isForOwned: (candidate: Candidate) => boolean,
): Ranked[] {
  return candidates
    .map((row) => ({
      id: row.id,
      score: blendedScore(row.wilson, taste ? matchOf(row, taste) : null),
      isForOwned: isForOwned(row),
    }))
    .sort((a, b) => Number(b.isForOwned) - Number(a.isForOwned) || b.score - a.score || b.id - a.id)
}

function reasonFor({ upvotes, downvotes, tasteMatchScore }: Recipe, hasProfile: boolean, isForOwned: boolean): string {
  const votes = upvotes + downvotes
  const reasons = [
    ...(hasProfile ? [`it matches your taste ${tasteMatchScore} %`] : []),
    ...(isForOwned ? ['it is for equipment that you own'] : []),
    votes === 0 ? 'nobody has voted on it yet' : `${upvotes} of ${votes} liked it`,
  ].join('; ')
  return `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`
}
