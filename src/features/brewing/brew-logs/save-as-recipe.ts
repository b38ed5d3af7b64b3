/** Saves a brew log as a personal recipe. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { ratioOf } from '../../../domain/measures.ts'
import { orNotFound } from '../../../http/errors.ts'
import { lockCoffeeIfExists } from '../../beans/coffees/lock-coffee.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { insertPersonalRecipe } from '../../recipes/personal/queries.ts'
import { type BrewLogRow, findBrewLog, updateBrewLog } from './queries.ts'

/** Idempotent: saving a log again changes nothing. */
export function saveAsRecipe(
  { db, catalog, quotas }: Pick<FastifyInstance, 'db' | 'catalog' | 'quotas'>,
  userId: number,
  id: number,
): Promise<BrewLogRow> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    const { coffeeProfileId } = orNotFound(await findBrewLog(db, userId, id), 'Brew log')
    // Locks the coffee before the log: deleting a coffee locks it first, too, and then clears it in its logs.
    if (coffeeProfileId !== null) await lockCoffeeIfExists(db, coffeeProfileId)
    return makeRecipe(db, { catalog, quotas }, userId, id)
  })
}

/**
 * Must run in a transaction that has locked the member and the log's coffee. An incomplete log is marked as saved, but
 * no recipe is inserted.
 */
export async function makeRecipe(
  db: Db,
  { catalog, quotas }: Pick<FastifyInstance, 'catalog' | 'quotas'>,
  userId: number,
  id: number,
): Promise<BrewLogRow> {
  await updateBrewLog(db, userId, id, { savedAsRecipe: true })
  const log = orNotFound(await findBrewLog(db, userId, id), 'Brew log')
  const recipeId = isRecipe(log) ? await insertPersonalRecipe(db, toRecipe(log, catalog)) : undefined
  if (recipeId !== undefined) await quotas.count(db, userId, 'personalRecipes')
  return log
}

type CompleteLog = BrewLogRow & { doseGrams: number; waterGrams: number; grindSetting: number }

/** Whether the log has everything that a recipe needs. */
export const isRecipe = (log: BrewLogRow): log is CompleteLog =>
  log.doseGrams !== null && log.waterGrams !== null && log.grindSetting !== null

function toRecipe(log: CompleteLog, catalog: Catalog) {
  const { doseGrams, waterGrams, grindSetting } = log
  return {
    userId: log.userId,
    brewLogId: log.id,
    name: nameOf(log, catalog),
    method: log.method,
    grindSetting,
    grindSettingText: log.grindSettingText,
    ratio: ratioOf(waterGrams, doseGrams),
    doseGrams,
    waterGrams,
    brewTimeSeconds: log.brewTimeSeconds,
    waterTempF: log.waterTempF,
    grinderId: log.grinderId,
    coffeeProfileId: log.coffeeProfileId,
    notes: log.notes,
    rating: log.rating,
  }
}

const MAX_NAME = 100

/** Returns a name like "Konga, V60". */
function nameOf({ coffeeName, method: id }: BrewLogRow, catalog: Catalog): string {
  const method = catalog.methods.find((method) => method.id === id)?.name ?? id
  return (coffeeName === null ? method : `${coffeeName}, ${method}`).slice(0, MAX_NAME)
}
