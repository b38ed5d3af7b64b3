/** Publishes, updates and deletes community recipes, with all counters that depend on them. */

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database, Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { closeBidi } from '../../../domain/invisible.ts'
import { normalizeTags, oneLine, searchWordsOf, tagKey } from '../../../domain/recipe-words.ts'
import { badRequest, forbidden, notFound, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { requireSameRoaster, retryOnConflict } from '../../beans/coffees/retry-on-conflict.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { markGrinderShared, reloadSharedGrinder } from '../../equipment/own-grinders/share.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { deleteOwn, releaseForEdit } from '../../moderation/withheld/own.ts'
import { tasteColumns } from '../browse/derive.ts'
import { decrementFacet, facetOf, incrementFacet, moveFacet } from '../browse/facets.ts'
import { readGrindSetting } from '../browse/grind-setting.ts'
import { findRecipeRow } from '../browse/queries.ts'
import { requireConsistentRatio } from '../browse/ratio.ts'
import { recipeText } from '../browse/recipe-text.ts'
import { readSteps } from '../steps/read.ts'
import {
  type CoffeeBase,
  countRecipe,
  deleteOwnRecipe,
  findCoffeeBase,
  findOwnRecipe,
  insertRecipe,
  updateRecipe,
  writeSearchTerms,
} from './queries.ts'
import type { CreateBody, UpdateBody } from './schemas.ts'

type Figures = Omit<Static<typeof CreateBody>, 'coffeeProfileId'>

export async function publishRecipe(
  { db, catalog, quotas, review }: Pick<FastifyInstance, 'db' | 'catalog' | 'quotas' | 'review'>,
  userId: number,
  body: Static<typeof CreateBody>,
): Promise<number> {
  const columns = readFigures(catalog, body, catalog.requireChoosableGrinder(body.grinderId, userId))
  const now = new Date().toISOString()
  const id = await retryOnConflict(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'recipes')
    const { id: coffeeProfileId, roasterId } = orNotFound(await findCoffeeBase(db, body.coffeeProfileId), 'Coffee')
    // Updates the counters first, which locks the coffee: others may be changing it or moving it to another roaster.
    const coffee = orNotFound(await countRecipe(db, { coffeeProfileId, roasterId }, 1), 'Coffee')
    requireSameRoaster(coffee, roasterId)
    const derived = derive(catalog, coffee, columns)
    await requireInspiration(db, columns.inspiredByRecipeId)
    const id = await insertRecipe(db, {
      ...derived,
      facetId: await incrementFacet(db, facetOf(derived)),
      createdById: userId,
      coffeeProfileId,
      roasterId,
      shareId: randomBytes(9).toString('base64url'),
      createdAt: now,
      updatedAt: now,
    })
    await writeSearchTerms(db, id, termsOf(columns))
    await review.hold(db, userId, { type: 'recipe', id }, { text: recipeText(derived), figures: derived })
    await markGrinderShared(db, columns.grinderId)
    return id
  })
  await reloadSharedGrinder({ db, catalog }, columns.grinderId)
  return id
}

export async function reviseRecipe(
  { db, catalog, review }: Pick<FastifyInstance, 'db' | 'catalog' | 'review'>,
  userId: number,
  id: number,
  body: Static<typeof UpdateBody>,
): Promise<void> {
  const grinderId = await transaction(db, async (db) => {
    await lockMember(db, userId)
    const withdrawAgain = await releaseForEdit(db, userId, { type: 'recipe', id })
    const recipe = await requireOwn(db, userId, id, findOwnRecipe)
    const figures = { ...toFigures(recipe), ...given(body) }
    // The recipe can keep its grinder even if that can't be chosen any more.
    const grinder =
      figures.grinderId === recipe.grinderId
        ? catalog.requireGrinder(recipe.grinderId)
        : catalog.requireChoosableGrinder(figures.grinderId, userId)
    const columns = readFigures(catalog, figures, grinder)
    const coffee = orNotFound(await findCoffeeBase(db, recipe.coffeeProfileId), 'Coffee')
    const derived = derive(catalog, coffee, columns)
    const { inspiredByRecipeId } = body
    if (inspiredByRecipeId === id) {
      throw badRequest(message("A recipe can't be inspired by itself"), 'inspiredByRecipeId')
    }
    // Only a new inspiration must exist: the current one may have been deleted since.
    if (inspiredByRecipeId !== recipe.inspiredByRecipeId) await requireInspiration(db, inspiredByRecipeId)
    await updateRecipe(db, id, { ...derived, facetId: await moveFacet(db, recipe.facetId, facetOf(derived)) })
    await writeSearchTerms(db, id, termsOf(columns))
    // A recipe that was waiting for review is held again, whatever it says now.
    if (withdrawAgain) await withdrawAgain()
    else await review.hold(db, userId, { type: 'recipe', id }, { text: recipeText(derived), figures: derived })
    await markGrinderShared(db, grinder.id)
    return grinder.id
  })
  await reloadSharedGrinder({ db, catalog }, grinderId)
}

export async function removeRecipe(db: Database, userId: number, id: number): Promise<void> {
  await transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await deleteOwn(db, userId, { type: 'recipe', id })) return
    const recipe = await requireOwn(db, userId, id, deleteOwnRecipe)
    await countRecipe(db, recipe, -1)
    await decrementFacet(db, recipe.facetId)
  })
}

/** Answers 403 instead of 404 for another member's recipe, since recipes are public. */
async function requireOwn(
  db: Db,
  userId: number,
  id: number,
  find: (db: Db, userId: number, id: number) => Promise<Row<'recipes'> | undefined>,
): Promise<Row<'recipes'>> {
  const recipe = await find(db, userId, id)
  if (recipe) return recipe
  throw (await findRecipeRow(db, id))
    ? forbidden(message('Only its author can change this recipe'), 'not_the_author')
    : notFound('Recipe')
}

/** Checks the recipe's own columns against its equipment and each other, and returns them. */
function readFigures(catalog: Catalog, body: Figures, grinder: Grinder) {
  const machine = catalog.requireMachine(body.machineId)
  if (body.filterId) catalog.requireFilter(body.filterId)
  requireConsistentRatio(body)
  requireYieldWithin(body)
  const { extraction } = catalog.requireMethod(machine.brewMethod)
  const amounts = { ...body, brewTimeSeconds: body.brewTimeSeconds ?? null, extraction }
  return {
    ...readGrindSetting(grinder, body.grindSetting),
    brewMethod: machine.brewMethod,
    grinderId: grinder.id,
    machineId: machine.id,
    filterId: body.filterId ?? null,
    ratio: body.ratio,
    doseGrams: body.doseGrams,
    waterGrams: body.waterGrams,
    brewTimeSeconds: body.brewTimeSeconds ?? null,
    waterTempF: body.waterTempF ?? null,
    notes: closeBidi(body.notes ?? '') || null,
    tasteProfile: body.tasteProfile ?? null,
    title: oneLine(body.title ?? '') || null,
    description: oneLine(body.description ?? '') || null,
    tags: normalizeTags(body.tags ?? []),
    difficulty: body.difficulty ?? null,
    yieldGrams: body.yieldGrams ?? null,
    inspiredByRecipeId: body.inspiredByRecipeId ?? null,
    // Omitted steps stay unchanged: they are stored as shares, so that they fit the new amounts.
    ...(body.steps !== undefined && { steps: readSteps(body.steps, amounts, body.batches) }),
  }
}

/** Throws if the yield exceeds the water. */
function requireYieldWithin({ yieldGrams, waterGrams }: Figures): void {
  if (!yieldGrams || yieldGrams <= waterGrams) return
  throw badRequest(
    message('The yield is {yield, number} g, but there is only {water, number} g of water', {
      yield: yieldGrams,
      water: waterGrams,
    }),
    'yieldGrams',
  )
}

async function requireInspiration(db: Db, id: number | null | undefined): Promise<void> {
  if (id && !(await findRecipeRow(db, id))) throw notFound('Recipe')
}

const termsOf = ({ title, tags }: { title: string | null; tags: readonly string[] }) => ({
  tags: tags.map(tagKey),
  words: searchWordsOf(title, tags),
})

function derive(catalog: Catalog, coffee: CoffeeBase, columns: ReturnType<typeof readFigures>) {
  const method = catalog.requireMethod(columns.brewMethod)
  return { ...columns, roastLevel: coffee.roastLevel, ...tasteColumns({ ...columns, coffee, method }) }
}

const toFigures = (recipe: Row<'recipes'>): Figures => ({
  grinderId: recipe.grinderId,
  machineId: recipe.machineId,
  filterId: recipe.filterId,
  grindSetting: recipe.grindSettingText ?? recipe.grindSetting,
  ratio: recipe.ratio,
  doseGrams: recipe.doseGrams,
  waterGrams: recipe.waterGrams,
  brewTimeSeconds: recipe.brewTimeSeconds,
  waterTempF: recipe.waterTempF,
  notes: recipe.notes,
  tasteProfile: recipe.tasteProfile,
  title: recipe.title,
  description: recipe.description,
  tags: recipe.tags,
  difficulty: recipe.difficulty,
  yieldGrams: recipe.yieldGrams,
  inspiredByRecipeId: recipe.inspiredByRecipeId,
})

const given = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>
