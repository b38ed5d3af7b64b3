/**
 * Recommends recipes for coffees that a user hasn't brewed, ranked by taste match. Recipes for brewers that they own
 * come first, then those for other brewers of the same methods, then the rest.
 */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import { DEFAULT_TASTE, type TasteVector } from '../../../domain/taste.ts'
import type { Reader } from '../../../http/reader.ts'
import { message, sentences } from '../../../i18n/message.ts'
import { listOwnMachineIds } from '../../equipment/owned/queries.ts'
import { findTaste } from '../../members/taste/queries.ts'
import { matchesYourTaste, votesMessage } from '../adaptation/variant-words.ts'
import { type Candidate, listBest } from '../browse/candidates.ts'
import { listRecipeRows } from '../browse/queries.ts'
import { matchOf, type Recipe, toRecipe } from '../browse/read.ts'
import { partsFor } from '../browse/recommended.ts'
import { listBrewed } from './queries.ts'
import type { RecommendationsReply } from './schemas.ts'

/** Recipes checked by one query; one query is usually enough, since users have brewed few of the best. */
const BATCH_SIZE = 50

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
  reader: Reader,
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
      const why = reasonFor(recipe, profile !== undefined, part, reader)
      return { ...recipe, recommendationScore: match / 100, usesYourEquipment: part === OWN_BREWER, why }
    }),
    hasProfile: profile !== undefined,
    profileSummary: taste,
  }
}

/** The first recipes for coffees that the user hasn't brewed. */
async function listNew(db: Db, userId: number, ranked: readonly Ranked[], limit: number): Promise<Ranked[]> {
  const found: Ranked[] = []
  for (let next = 0; next < ranked.length && found.length < limit; next += BATCH_SIZE) {
    const some = ranked.slice(next, next + BATCH_SIZE)
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
  { upvotes, downvotes, tasteMatchScore = 0 }: Recipe,
  hasProfile: boolean,
  part: number | undefined,
  reader: Reader,
): string {
  const match = reader.format.percent(tasteMatchScore / 100)
  const reasons = [
    hasProfile ? matchesYourTaste(tasteMatchScore, reader) : message('Matches a balanced taste {match}.', { match }),
    ...(part === OWN_BREWER ? [message('For a brewer you own.')] : []),
    ...(part === OWN_METHOD ? [message('For a method you brew.')] : []),
    votesMessage(upvotes, downvotes),
  ]
  return reader.t(sentences(...reasons))
}
