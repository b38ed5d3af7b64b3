/** Updates a brew log, its grind index and the brew counters of the recipes concerned. */

import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { badRequest, notFound, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockCoffee } from '../../beans/coffees/lock-coffee.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { grinderAfterUpdate } from '../../equipment/catalog/grinder-after-update.ts'
import { requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { lockRecipeIfExists } from '../../recipes/browse/lock-recipe.ts'
import { readLoggedSteps } from '../../recipes/steps/read.ts'
import { aliased } from './aliases.ts'
import { addToBrewCount, type BrewLogChanges, findBrewLog, lockBrewLog, updateBrewLog } from './queries.ts'
import { readGrind } from './read-grind.ts'
import type { BrewLogBody } from './schemas.ts'
import { toTasting } from './tasting.ts'

type Body = Static<typeof BrewLogBody>

/** Fields that are left out stay unchanged; null clears a field that may be empty. */
export async function reviseBrewLog(
  { db, catalog }: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  id: number,
  body: Body,
): Promise<void> {
  const figures = readFigures(catalog, body)
  const recipeId = aliased(body, 'recipeId', 'communityRecipeId')
  await transaction(db, async (db) => {
    await lockMember(db, userId)
    const before = orNotFound(await findBrewLog(db, userId, id), 'Brew log')
    if (recipeId !== undefined) {
      const held = [before.recipeId, recipeId].filter((each) => each !== null).sort((a, b) => a - b)
      for (const each of new Set(held)) {
        const recipe = await lockRecipeIfExists(db, each)
        if (each === recipeId) orNotFound(recipe, 'Recipe')
      }
    }
    if (body.coffeeProfileId) await lockCoffee(db, body.coffeeProfileId)
    const log = orNotFound(await lockBrewLog(db, userId, id), 'Brew log')
    const changes = {
      ...figures,
      ...grindChanges(catalog, userId, log, body),
      ...(recipeId !== undefined && { recipeId }),
    }
    if (!(await updateBrewLog(db, userId, id, changes))) throw notFound('Brew log')
    if (recipeId === undefined || recipeId === log.recipeId) return
    if (log.recipeId !== null) await addToBrewCount(db, log.recipeId, -1)
    if (recipeId !== null) await addToBrewCount(db, recipeId, 1)
  })
}

/** Everything but the grind, which depends on the stored log. */
function readFigures(catalog: Catalog, body: Body): BrewLogChanges {
  const machine = body.machineId ? catalog.requireMachine(body.machineId) : undefined
  if (body.method === null && !machine) throw badRequest(message('Choose a brew method or a brewer'), 'method')
  const method = body.method ? requireNamedMethod(catalog, body.method, 'method').id : machine?.brewMethod
  return {
    method,
    machineId: body.machineId,
    coffeeProfileId: body.coffeeProfileId,
    doseGrams: aliased(body, 'doseGrams', 'coffeeGrams'),
    waterGrams: body.waterGrams,
    waterTempF: body.waterTempF,
    brewTimeSeconds: body.brewTimeSeconds,
    daysOffRoast: body.daysOffRoast,
    tds: body.tds,
    ...(body.steps !== undefined && { steps: readLoggedSteps(body.steps) }),
    firstDropSeconds: body.firstDropSeconds,
    ...toTasting(body),
    updatedAt: new Date().toISOString(),
  }
}

type Grind = Required<Pick<BrewLogChanges, 'grinderId' | 'grindSetting' | 'grindSettingText'>>

/** Keeps the setting as entered if none is given, and reads it again on a new grinder. */
function grindChanges(catalog: Catalog, userId: number, log: Grind, { grinderId, grindSetting }: Body): BrewLogChanges {
  if (grinderId === undefined && grindSetting === undefined) return {}
  return readGrind(
    grinderAfterUpdate(catalog, userId, log.grinderId, grinderId),
    grindSetting === undefined ? (log.grindSettingText ?? log.grindSetting) : grindSetting,
  )
}
