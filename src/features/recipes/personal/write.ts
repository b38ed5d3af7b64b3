/** Creates and updates personal recipes, by the same rules as community recipes. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { orNotFound } from '../../../http/errors.ts'
import { lockCoffee } from '../../beans/coffees/lock-coffee.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { grinderAfterUpdate } from '../../equipment/catalog/grinder-after-update.ts'
import { requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { readBareSetting, readGrindSetting } from '../browse/grind-setting.ts'
import { type Amounts, requireConsistentRatio, requireSaneWater } from '../browse/ratio.ts'
import { readSteps } from '../steps/read.ts'
import { insertPersonalRecipe, lockPersonalRecipe, updatePersonalRecipe } from './queries.ts'
import type { CreateBody, UpdateBody } from './schemas.ts'

type Changes = Static<typeof UpdateBody>

export async function createPersonalRecipe(
  { db, catalog, quotas }: Pick<FastifyInstance, 'db' | 'catalog' | 'quotas'>,
  userId: number,
  body: Static<typeof CreateBody>,
): Promise<number> {
  const { ratio, doseGrams, waterGrams, grinderId = null, coffeeProfileId = null, grindSetting } = body
  requireConsistentRatio(body)
  const { id: method, extraction } = requireNamedMethod(catalog, body.method, 'method')
  const brewTimeSeconds = body.brewTimeSeconds ?? null
  const recipe = {
    userId,
    method,
    steps: readSteps(body.steps ?? null, { doseGrams, waterGrams, brewTimeSeconds, extraction }, body.batches),
    ratio,
    doseGrams,
    waterGrams,
    ...readSetting(grinderId === null ? null : catalog.requireChoosableGrinder(grinderId, userId), grindSetting),
    coffeeProfileId,
    ...readWords(body),
  }
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (coffeeProfileId !== null) await lockCoffee(db, coffeeProfileId)
    const id = orNotFound(await insertPersonalRecipe(db, recipe), 'Personal recipe')
    // After the coffee's lock, as in brew-logs/save-as-recipe.ts, so that the two can't deadlock.
    await quotas.count(db, userId, 'personalRecipes')
    return id
  })
}

/** Validates only what is changed, so that an old setting never prevents a new name. */
export async function revisePersonalRecipe(
  db: Database,
  catalog: Catalog,
  userId: number,
  id: number,
  body: Changes,
): Promise<void> {
  const { method, grinderId, coffeeProfileId, grindSetting } = body
  await transaction(db, async (db) => {
    // Locks the coffee before the recipe, as deleting a coffee does, which then clears the reference in its recipes.
    if (coffeeProfileId) await lockCoffee(db, coffeeProfileId)
    const recipe = orNotFound(await lockPersonalRecipe(db, userId, id), 'Personal recipe')
    const setting = grindSetting ?? recipe.grindSettingText ?? recipe.grindSetting
    const methodId = method === undefined ? recipe.method : requireNamedMethod(catalog, method, 'method').id
    const changed = { ...recipe, ...readAmounts(recipe, body), ...readWords(body) }
    const extraction = catalog.findMethod(methodId)?.extraction ?? 'percolation'
    await updatePersonalRecipe(db, id, {
      method: methodId,
      ...readAmounts(recipe, body),
      ...(body.steps !== undefined && { steps: readSteps(body.steps, { ...changed, extraction }) }),
      ...((grindSetting !== undefined || grinderId !== undefined) &&
        readSetting(grinderAfterUpdate(catalog, userId, recipe.grinderId, grinderId), setting)),
      ...(coffeeProfileId !== undefined && { coffeeProfileId }),
      ...readWords(body),
    })
  })
}

function readSetting(grinder: Grinder | null, input: number | string) {
  if (grinder === null) return { grinderId: null, ...readBareSetting(input) }
  const { grindSetting, grindSettingText } = readGrindSetting(grinder, input)
  return { grinderId: grinder.id, grindSetting, grindSettingText }
}

/** Returns the changed amounts. A new ratio alone changes the water and keeps the dose. */
function readAmounts(recipe: Row<'personalRecipes'>, { ratio, doseGrams, waterGrams }: Changes): Partial<Amounts> {
  if (ratio === undefined && doseGrams === undefined && waterGrams === undefined) return {}
  if (ratio !== undefined && doseGrams === undefined && waterGrams === undefined) {
    const water = Math.round(recipe.doseGrams * ratio * 10) / 10
    requireSaneWater(water, 'ratio')
    return { ratio, waterGrams: water }
  }
  const amounts = {
    ratio: ratio ?? recipe.ratio,
    doseGrams: doseGrams ?? recipe.doseGrams,
    waterGrams: waterGrams ?? recipe.waterGrams,
  }
  requireConsistentRatio(amounts)
  return amounts
}

function readWords({ name, notes, rating, brewTimeSeconds, waterTempF }: Changes) {
  return {
    ...(brewTimeSeconds !== undefined && { brewTimeSeconds }),
    ...(waterTempF !== undefined && { waterTempF }),
    ...(name !== undefined && { name: name?.trim() || null }),
    ...(notes !== undefined && { notes: notes?.trim() || null }),
    ...(rating !== undefined && { rating }),
  }
}
