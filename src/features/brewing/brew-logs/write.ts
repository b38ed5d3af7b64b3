/** Logs and deletes brews, updates the recipe's counter and the coffee's trend, and mails the recipe's author. */

import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { badRequest, notFound, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockCoffee } from '../../beans/coffees/lock-coffee.ts'
import { bumpTrend } from '../../beans/coffees/trend.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { notifyAuthor } from '../../members/notifications/notify-author.ts'
import { lockAuthor } from '../../members/notifications/queries.ts'
import { lockRecipeIfExists } from '../../recipes/browse/lock-recipe.ts'
import { readLoggedSteps } from '../../recipes/steps/read.ts'
import { aliased } from './aliases.ts'
import { brewedOn } from './brewed-on.ts'
import { addToBrewCount, deleteBrewLog, findBrewLog, insertBrewLog } from './queries.ts'
import { readGrind } from './read-grind.ts'
import { makeRecipe } from './save-as-recipe.ts'
import type { NewBrewLogBody } from './schemas.ts'
import { toTasting } from './tasting.ts'

type Body = Static<typeof NewBrewLogBody>

export async function logBrew(
  { db, catalog, config, quotas }: Pick<FastifyInstance, 'db' | 'catalog' | 'config' | 'quotas'>,
  viewer: Viewer,
  body: Body,
): Promise<{ id: number; recipeId: number | null }> {
  const brew = readBrew(catalog, body)
  const recipeId = aliased(body, 'recipeId', 'communityRecipeId') ?? null
  if (!brew.method && recipeId === null) throw badRequest(message('Choose a brew method or a brewer'), 'method')
  const grinder = body.grinderId ? catalog.requireChoosableGrinder(body.grinderId, viewer.id) : null
  const given = recipeId === null ? readGrind(grinder, body.grindSetting) : undefined
  return transaction(db, async (db) => {
    const author = recipeId === null ? undefined : await lockAuthor(db, recipeId)
    await lockMember(db, viewer.id)
    await quotas.count(db, viewer.id, 'brewLogs')
    const recipe = recipeId === null ? undefined : orNotFound(await lockRecipeIfExists(db, recipeId), 'Recipe')
    const coffeeProfileId = brew.coffeeProfileId ?? recipe?.coffeeProfileId ?? null
    const method = brew.method ?? recipe!.brewMethod
    if (coffeeProfileId !== null) await lockCoffee(db, coffeeProfileId)
    // A brew by a recipe uses the given grinder or else the member's own, with the recipe's setting carried over to it.
    const grind =
      recipe?.brewMethod === method
        ? await brewedOn(db, catalog, viewer.id, recipe, body)
        : (given ?? readGrind(grinder, body.grindSetting))
    const id = await insertBrewLog(db, { ...brew, ...grind, userId: viewer.id, recipeId, coffeeProfileId, method })

    if (recipeId !== null) {
      await addToBrewCount(db, recipeId, 1)
      const { rating } = brew
      await notifyAuthor(db, author, { kind: 'brew', recipeId, by: viewer.id, rating }, config.baseUrl)
    }
    if (coffeeProfileId !== null) await bumpTrend(db, coffeeProfileId)
    if (body.savedAsRecipe) await makeRecipe(db, { catalog, quotas }, viewer.id, id)
    return { id, recipeId }
  })
}

/** Locks the recipe before it deletes the log: see recipes/browse/lock-recipe.ts. */
export function removeBrewLog(db: Database, userId: number, id: number): Promise<void> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    const { recipeId } = orNotFound(await findBrewLog(db, userId, id), 'Brew log')
    if (recipeId !== null) await lockRecipeIfExists(db, recipeId)
    const removed = await deleteBrewLog(db, userId, id)
    if (!removed) throw notFound('Brew log')
    if (removed.recipeId !== null) await addToBrewCount(db, removed.recipeId, -1)
  })
}

/** Reads everything but the grind from the request. A missing method or coffee is later taken from the recipe. */
function readBrew(catalog: Catalog, body: Body) {
  const machine = body.machineId ? catalog.requireMachine(body.machineId) : undefined
  const method = body.method ? requireNamedMethod(catalog, body.method, 'method').id : machine?.brewMethod
  const {
    outcome = null,
    rating = null,
    notes = null,
    tasteProfile = null,
    extractionFeedback = null,
  } = toTasting(body)
  const now = new Date().toISOString()
  return {
    method,
    machineId: machine?.id ?? null,
    coffeeProfileId: body.coffeeProfileId ?? null,
    doseGrams: aliased(body, 'doseGrams', 'coffeeGrams') ?? null,
    waterGrams: body.waterGrams ?? null,
    waterTempF: body.waterTempF ?? null,
    brewTimeSeconds: body.brewTimeSeconds ?? null,
    daysOffRoast: body.daysOffRoast ?? null,
    tds: body.tds ?? null,
    steps: readLoggedSteps(body.steps ?? null),
    firstDropSeconds: body.firstDropSeconds ?? null,
    outcome,
    rating,
    notes,
    tasteProfile,
    extractionFeedback,
    createdAt: now,
    updatedAt: now,
  }
}
