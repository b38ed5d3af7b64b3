/** What a user might brew next: new coffees, first on what they own, ranked by their taste and by votes. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../db/open.ts'
import { blendedScore } from '../../domain/ranking.ts'
import { DEFAULT_TASTE, type TasteVector } from '../../domain/taste.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { listRecipeRows } from '../recipes/queries.ts'
import { matchOf, type Recipe, toRecipe } from '../recipes/read.ts'
import { findTaste } from '../taste/queries.ts'
import { listCandidates } from './candidates.ts'
import { type Candidate, listBrewed, listOwned, type Owned } from './queries.ts'
import type { RecommendationsReply } from './schemas.ts'

/** At once: most of the best are new to most. */
const LOOKED_AT = 50

interface Ranked {
  id: number
  coffeeId: number
  score: number
  isForOwned: boolean
}

export async function recommend(
  app: FastifyInstance,
  userId: number,
  limit: number,
): Promise<Static<typeof RecommendationsReply>> {
  const { db, catalog } = app
  const [taste, owned] = await Promise.all([findTaste(db, userId), listOwned(db, userId)])
  const candidates = (await listCandidates(app, owned)).filter(({ createdById }) => createdById !== userId)
  const ranked = await listNew(db, userId, rank(candidates, taste, forOwned(catalog, owned)), limit)
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

/** The first that are for coffees which the user hasn't brewed. */
async function listNew(db: Db, userId: number, ranked: readonly Ranked[], limit: number): Promise<Ranked[]> {
  const found: Ranked[] = []
  for (let next = 0; next < ranked.length && found.length < limit; next += LOOKED_AT) {
    const some = ranked.slice(next, next + LOOKED_AT)
    const brewed = new Set(await listBrewed(db, userId, [...new Set(some.map(({ coffeeId }) => coffeeId))]))
    found.push(...some.filter(({ coffeeId }) => !brewed.has(coffeeId)))
  }
  return found.slice(0, limit)
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
      coffeeId: row.coffeeProfileId,
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
