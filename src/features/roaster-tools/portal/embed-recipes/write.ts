/** Creates, updates and deletes a roaster's own recipes for a coffee, with one default per method. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database, Db } from '../../../../db/open.ts'
import { transaction } from '../../../../db/transaction.ts'
import { cleanName, closeBidi } from '../../../../domain/invisible.ts'
import { conflict, notFound, orNotFound } from '../../../../http/errors.ts'
import { message } from '../../../../i18n/message.ts'
import type { Catalog } from '../../../equipment/catalog/catalog.ts'
import { requireNamedMethod } from '../../../equipment/catalog/methods.ts'
import { lockMember } from '../../../members/accounts/lock-user.ts'
import { readSteps } from '../../../recipes/steps/read.ts'
import { type CoffeeKey, lockOwnCoffee } from '../queries.ts'
import { changeAmounts, readAmounts } from './amounts.ts'
import {
  deleteOwnRecipe,
  findOwnRecipe,
  insertOwnRecipe,
  listOfMethod,
  listOwnRecipes,
  type RecipeKey,
  setDefault,
  updateOwnRecipe,
} from './queries.ts'
import type { NewRecipeBody, RecipeBody } from './schemas.ts'

export const MAX_RECIPES = 50

type Body = Static<typeof RecipeBody>

export function createRecipe(
  { db, catalog, quotas }: Pick<FastifyInstance, 'db' | 'catalog' | 'quotas'>,
  userId: number,
  coffee: CoffeeKey,
  body: Static<typeof NewRecipeBody>,
): Promise<number> {
  const { id: method, extraction } = requireNamedMethod(catalog, body.method, 'method')
  const written = { ...readAmounts(body), ...EMPTY_FIELDS, ...readOptionalFields(body) }
  const steps = readSteps(body.steps ?? null, { ...written, extraction })
  const recipe = { ...written, steps, coffeeId: coffee.id, method }
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'embedRecipes')
    orNotFound(await lockOwnCoffee(db, coffee, 'change'), 'Coffee')
    if ((await listOwnRecipes(db, coffee.id)).length >= MAX_RECIPES) {
      throw conflict(
        message('A coffee can have at most {limit, number} recipes', { limit: MAX_RECIPES }),
        'too_many_recipes',
      )
    }
    const id = await insertOwnRecipe(db, { ...recipe, isDefault: false })
    await keepOneDefault(db, coffee.id, method, body.isDefault ? { wanted: id } : {})
    return id
  })
}

export function changeRecipe(
  db: Database,
  catalog: Catalog,
  coffee: CoffeeKey,
  recipeId: number,
  body: Body,
): Promise<void> {
  const method = body.method === undefined ? undefined : requireNamedMethod(catalog, body.method, 'method').id
  return withLockedCoffee(db, coffee, async (db) => {
    const key = { coffeeId: coffee.id, id: recipeId }
    const recipe = orNotFound(await findOwnRecipe(db, key), 'Embed recipe')
    const hasMoved = method !== undefined && method !== recipe.method
    const changes = { ...changeAmounts(recipe, body), ...readOptionalFields(body) }
    const extraction = catalog.findMethod(method ?? recipe.method)?.extraction ?? 'percolation'
    await updateOwnRecipe(db, recipeId, {
      ...changes,
      ...(body.steps !== undefined && { steps: readSteps(body.steps, { ...recipe, ...changes, extraction }) }),
      // The new method may have a default already: `keepOneDefault` decides.
      ...(hasMoved && { method, isDefault: false }),
    })
    if (hasMoved) await keepOneDefault(db, coffee.id, recipe.method)
    await keepOneDefault(db, coffee.id, method ?? recipe.method, choiceOf(body, recipeId))
  })
}

export function removeRecipe(db: Database, coffee: CoffeeKey, recipeId: number): Promise<void> {
  return withLockedCoffee(db, coffee, async (db) => {
    const key: RecipeKey = { coffeeId: coffee.id, id: recipeId }
    const removed = await deleteOwnRecipe(db, key)
    if (!removed) throw notFound('Embed recipe')
    await keepOneDefault(db, coffee.id, removed.method)
  })
}

/** Runs in a transaction that locks the coffee, so that changes of its recipes wait for each other. */
function withLockedCoffee<T>(db: Database, coffee: CoffeeKey, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(db, async (db) => {
    orNotFound(await lockOwnCoffee(db, coffee, 'change'), 'Coffee')
    return work(db)
  })
}

interface Choice {
  wanted?: number
  unwanted?: number
}

const choiceOf = ({ isDefault }: Body, id: number): Choice =>
  isDefault === undefined ? {} : isDefault ? { wanted: id } : { unwanted: id }

/** Sets the default: `wanted`, else the current default, else the oldest; `unwanted` only if there is no other. */
async function keepOneDefault(
  db: Db,
  coffeeId: number,
  method: string,
  { wanted, unwanted }: Choice = {},
): Promise<void> {
  const recipes = await listOfMethod(db, coffeeId, method)
  const others = recipes.filter(({ id }) => id !== unwanted)
  const chosen = wanted ?? (others.find(({ isDefault }) => isDefault) ?? others[0] ?? recipes[0])?.id
  for (const { id, isDefault } of recipes) if (isDefault && id !== chosen) await setDefault(db, id, false)
  const isSo = recipes.some(({ id, isDefault }) => isDefault && id === chosen)
  if (chosen !== undefined && !isSo) await setDefault(db, chosen, true)
}

const EMPTY_FIELDS = { waterTempF: null, grindSize: null, brewTimeSeconds: null, notes: null }

function readOptionalFields({ waterTempF, grindSize, brewTimeSeconds, notes }: Body) {
  return {
    ...(waterTempF !== undefined && { waterTempF }),
    ...(grindSize !== undefined && { grindSize: cleanName(grindSize ?? '') || null }),
    ...(brewTimeSeconds !== undefined && { brewTimeSeconds }),
    ...(notes !== undefined && { notes: closeBidi(notes?.trim() ?? '') || null }),
  }
}
