/** Logs and rates a brew by a recipe, updates the recipe's counters and mails its author, in one transaction. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Row } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import { bumpTrend } from '../../beans/coffees/trend.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { notifyAuthor } from '../../members/notifications/notify-author.ts'
import { lockAuthor } from '../../members/notifications/queries.ts'
import { lockRecipeIfExists } from '../../recipes/browse/lock-recipe.ts'
import { requireSaneWater } from '../../recipes/browse/ratio.ts'
import { type BrewedOn, brewedOn } from '../brew-logs/brewed-on.ts'
import { insertBrewLog, type NewBrewLog } from '../brew-logs/queries.ts'
import { countBrewAndRating, findRating, saveRating } from './queries.ts'
import type { BrewBody } from './schemas.ts'

type Brew = Static<typeof BrewBody>

export interface LoggedBrew {
  id: number
  ratingSum: number
  ratingCount: number
}

export function logBrew(
  { db, catalog, config, quotas }: Pick<FastifyInstance, 'db' | 'catalog' | 'config' | 'quotas'>,
  viewer: Viewer,
  recipeId: number,
  brew: Brew,
): Promise<LoggedBrew> {
  return transaction(db, async (db) => {
    const author = await lockAuthor(db, recipeId)
    await lockMember(db, viewer.id)
    await quotas.count(db, viewer.id, 'brewLogs')
    const recipe = orNotFound(await lockRecipeIfExists(db, recipeId), 'Recipe')
    const brewLog = toBrewLog(viewer.id, recipe, brew, await brewedOn(db, catalog, viewer.id, recipe, brew))
    const id = await insertBrewLog(db, brewLog)

    const { rating } = brew
    const { notes, createdAt: now } = brewLog
    const before = await findRating(db, recipeId, viewer.id)
    await saveRating(db, { recipeId, userId: viewer.id, rating, notes, now })
    const change = { stars: rating - (before ?? 0), ratings: before === undefined ? 1 : 0 }
    const counters = orNotFound(await countBrewAndRating(db, recipeId, change), 'Recipe')

    await bumpTrend(db, recipe.coffeeProfileId)
    await notifyAuthor(db, author, { kind: 'brew', recipeId, by: viewer.id, rating }, config.baseUrl)
    return { id, ...counters }
  })
}

/** Fields that are left out come from the recipe; the water follows from a given dose. */
function toBrewLog(userId: number, recipe: Row<'recipes'>, brew: Brew, equipment: BrewedOn) {
  const { doseGrams } = brew
  const now = new Date().toISOString()
  const waterGrams = doseGrams ? Math.round(doseGrams * recipe.ratio * 10) / 10 : recipe.waterGrams
  requireSaneWater(waterGrams, 'doseGrams')
  return {
    userId,
    recipeId: recipe.id,
    coffeeProfileId: recipe.coffeeProfileId,
    ...equipment,
    method: recipe.brewMethod,
    doseGrams: doseGrams ?? recipe.doseGrams,
    waterGrams,
    waterTempF: recipe.waterTempF,
    brewTimeSeconds: recipe.brewTimeSeconds,
    daysOffRoast: null,
    steps: null,
    firstDropSeconds: null,
    tds: null,
    outcome: null,
    notes: brew.notes?.trim() || null,
    rating: brew.rating,
    tasteProfile: null,
    extractionFeedback: null,
    createdAt: now,
    updatedAt: now,
  } satisfies NewBrewLog
}
