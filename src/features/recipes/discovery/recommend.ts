/**
 * Recommends recipes for coffees that a user hasn't brewed, ranked by taste match. Recipes for brewers that they own
 * come first, then those for other brewers of the same methods, then the rest.
 */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import { DEFAULT_TASTE, type TasteVector } from '../../../domain/taste.ts'
import { listOwnMachineIds } from '../../equipment/owned/queries.ts'
import { findTaste } from '../../members/taste/queries.ts'
import { type Candidate, listBest } from '../browse/candidates.ts'
import { listRecipeRows } from '../browse/queries.ts'
import { matchOf, type Recipe, toRecipe } from '../browse/read.ts'
import { partsFor } from '../browse/recommended.ts'
import { listBrewed } from './queries.ts'
import type { RecommendationsReply } from './schemas.ts'

/** Recipes checked by one query; one is usually enough, since users have brewed few of the best. */
const LOOKED_AT = 50

const OWN_BREWER = 0
const OWN_METHOD = 1

interface Ranked {
  id: number
  coffeeId: number
  match: number
  /** Index in `partsFor`: `OWN_BREWER`, `OWN_METHOD` or the rest; undefined if the user owns no brewer. */
  part: number | undefined
}

export async function recommend(
  app: FastifyInstance,
  userId: number,
  limit: number,
): Promise<Static<typeof RecommendationsReply>> {
  const { db, catalog } = app
  const [profile, machineIds] = await Promise.all([findTaste(db, userId), listOwnMachineIds(db, userId)])
  const taste = profile ?? DEFAULT_TASTE
  const ranked: Ranked[] = []
  for (const [i, filter] of partsFor(catalog, {}, machineIds).entries()) {
    if (ranked.length >= limit) break
    const { rows } = await listBest(app, filter)
    const others = rows.filter(({ createdById }) => createdById !== userId)
    const part = machineIds.length > 0 ? i : undefined
    ranked.push(...(await listNew(db, userId, rank(others, taste, part), limit - ranked.length)))
  }
  const rankById = new Map(ranked.map((each) => [each.id, each]))
  const rows = await listRecipeRows(db, [...rankById.keys()])
  return {
    recommendations: rows.map((row) => {
      const { match, part } = rankById.get(row.id)!
      const recipe = toRecipe(row, catalog, taste)
      const why = reasonFor(recipe, profile !== undefined, part)
      return { ...recipe, recommendationScore: match / 100, usesYourEquipment: part === OWN_BREWER, why }
    }),
    hasProfile: profile !== undefined,
    profileSummary: taste,
  }
}

/** The first recipes for coffees that the user hasn't brewed. */
async function listNew(db: Db, userId: number, ranked: readonly Ranked[], limit: number): Promise<Ranked[]> {
  const found: Ranked[] = []
  for (let next = 0; next < ranked.length && found.length < limit; next += LOOKED_AT) {
    const some = ranked.slice(next, next + LOOKED_AT)
    const brewed = new Set(await listBrewed(db, userId, [...new Set(some.map(({ coffeeId }) => coffeeId))]))
    found.push(...some.filter(({ coffeeId }) => !brewed.has(coffeeId)))
  }
  return found.slice(0, limit)
}

/** Sorts by taste match, then by votes. */
const rank = (candidates: readonly Candidate[], taste: TasteVector, part: number | undefined): Ranked[] =>
  candidates
    .map((row) => ({ row, match: matchOf(row, taste) }))
    .sort((a, b) => b.match - a.match || b.row.wilson - a.row.wilson || b.row.id - a.row.id)
    .map(({ row, match }) => ({ id: row.id, coffeeId: row.coffeeProfileId, match, part }))

function reasonFor(
  { upvotes, downvotes, tasteMatchScore }: Recipe,
  hasProfile: boolean,
  part: number | undefined,
): string {
  const votes = upvotes + downvotes
  const reasons = [
    hasProfile ? `it matches your taste ${tasteMatchScore} %` : `it matches a balanced taste ${tasteMatchScore} %`,
    ...(part === OWN_BREWER ? ['it is for a brewer that you own'] : []),
    ...(part === OWN_METHOD ? ['it is for a method that you brew'] : []),
    votes === 0 ? 'nobody has voted on it yet' : `${upvotes} of ${votes} liked it`,
  ].join('; ')
  return `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`
}
