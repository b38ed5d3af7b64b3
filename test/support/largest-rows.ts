/** Fills the database with rows as large as requests can make them, for tests of the size of lists. */
import type { Db } from '#src/db/open.ts'
import type { NewRow, Tables } from '#src/db/tables.ts'
import { findWholeCoffee } from '#src/features/beans/coffees/change-queries.ts'
import { factsOf } from '#src/features/moderation/content/edit-coffee.ts'
import { findRecipeRow } from '#src/features/recipes/browse/queries.ts'
import type { TestApp } from './app.ts'
import { insertBrewLog } from './brew-logs.ts'
import { insertCoffee, insertRecipe, insertRoaster } from './community.ts'
import { insertMembers } from './members.ts'
import { plantSamples, type SampleWorld } from './sample-requests.ts'

/** Six bytes in JSON for each character. */
export const freeText = (length: number): string => '\u0001'.repeat(length)
/** Four bytes for each; names can't have control characters. */
const nameText = (length: number): string => '🎉'.repeat(length)
const address = `https://example.com/${'好'.repeat(980)}`

/** More than the largest page of any list. */
const MANY = 510
const AT_ONCE = 50

/** Inserts copies of a row, with the columns that must differ. */
async function copy<T extends keyof Tables>(
  db: Db,
  table: T,
  row: object,
  count: number,
  differing: (i: number) => object,
): Promise<void> {
  const { id: _, ...rest } = row as { id?: number }
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => ({
      ...rest,
      ...differing(from + i),
    }))
    await db
      .insertInto(table)
      .values(rows as never)
      .execute()
  }
}

const find = (db: Db, table: 'roasters' | 'coffees' | 'recipes' | 'brewLogs', id: number) =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function listIds(db: Db, table: 'coffees' | 'recipes', roasterId: number): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').where('roasterId', '=', roasterId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const PLACE = { city: freeText(100), state: freeText(100), country: freeText(100), style: freeText(100) }

/** Returns a world for sample requests whose member, roaster, coffee and recipe have the most and largest rows. */
export async function plantLargestRows(test: TestApp): Promise<SampleWorld> {
  const { db, catalog } = test.app
  const world = await plantSamples(test)
  const { member } = world
  const now = new Date().toISOString()
  await db
    .updateTable('users')
    .set({ displayName: nameText(60) })
    .where('id', '=', member.id)
    .execute()

  const roaster = {
    ...PLACE,
    name: nameText(120),
    description: freeText(5000),
    tagline: freeText(200),
    ...{ logoUrl: address, coverImageUrl: address, websiteUrl: address },
    ...{ coffeeCount: MANY, recipeCount: MANY, createdAt: now, updatedAt: now },
  }
  const roasterId = await insertRoaster(db, { ...roaster, slug: 'largest', nameKey: 'largest' })
  await copy(db, 'roasters', roaster, 120, (i) => ({ slug: `largest-${i}`, nameKey: `alargest ${i}` }))
  await db.updateTable('roasterMembers').set({ roasterId }).where('userId', '=', member.id).execute()
  await db.insertInto('follows').values({ userId: member.id, roasterId, createdAt: now }).execute()

  const coffee = await insertCoffee(db, {
    roasterId,
    slug: 'largest',
    name: nameText(120),
    nameKey: 'largest',
    searchText: 'largest',
    origin: freeText(120),
    flavorProfile: Array.from({ length: 20 }, () => freeText(100)).join(', '),
    description: freeText(5000),
    processingMethod: freeText(100),
    submittedById: member.id,
    recipeCount: MANY,
  })
  await copy(db, 'coffees', await find(db, 'coffees', coffee.id), MANY, (i) => ({
    slug: `largest-${i}`,
    nameKey: `largest ${i}`,
  }))
  const coffeeIds = await listIds(db, 'coffees', roasterId)

  const notes = freeText(5000)
  const figures = { grindSettingText: freeText(60), notes, brewTimeSeconds: 180, waterTempF: 200 }
  // Titles, tags and labels can't have control characters.
  const step = { action: 'pour' as const, label: nameText(60), note: nameText(280), waterShare: 1, startShare: 1 }
  const steps = Array.from({ length: 40 }, () => ({ ...step, durationShare: 0.123456789 }))
  const words = {
    title: nameText(100),
    description: nameText(280),
    tags: Array.from({ length: 8 }, (_, i) => `${i}${'好'.repeat(29)}`),
    ...{ difficulty: 'advanced' as const, yieldGrams: 239.9, steps },
  }
  const recipe = {
    ...figures,
    ...words,
    filterId: world.filterId,
    createdById: member.id,
    roasterId,
    coffeeProfileId: coffee.id,
  }
  const recipeId = await insertRecipe(db, { ...recipe, upvotes: 1_000_000 })
  const row = await find(db, 'recipes', recipeId)
  const methods = catalog.methodIds
  await copy(db, 'recipes', row, MANY, (i) => ({
    shareId: `largest-${i}`,
    coffeeProfileId: coffeeIds[i % 24],
    brewMethod: methods[i % methods.length],
  }))
  await db.updateTable('recipes').set({ inspiredByRecipeId: recipeId }).where('roasterId', '=', roasterId).execute()
  const recipeIds = await listIds(db, 'recipes', roasterId)

  const userId = member.id
  const byUser = { userId, createdAt: now }
  await copy(db, 'comments', { ...byUser, recipeId, body: freeText(2000) }, 150, () => ({}))
  await db.updateTable('recipes').set({ commentCount: 150 }).where('id', '=', recipeId).execute()
  await copy(db, 'savedRecipes', byUser, MANY, (i) => ({ recipeId: recipeIds[i] }))
  const collection = { ...byUser, name: nameText(100), description: freeText(2000), updatedAt: now }
  await copy(db, 'collections', collection, MANY, () => ({}))
  const { id: collectionId } = await db
    .selectFrom('collections')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  await copy(db, 'collectionItems', { collectionId, createdAt: now }, MANY, (i) => ({ recipeId: recipeIds[i] }))
  const entry = { ...byUser, personalNotes: notes, rating: 5, updatedAt: now }
  await copy(db, 'libraryEntries', entry, MANY, (i) => ({ coffeeProfileId: coffeeIds[i] }))

  const log = { ...figures, coffeeProfileId: coffee.id, grinderId: world.grinderId, machineId: world.machineId }
  const logged = {
    ...log,
    steps: steps.map(({ action, label }) => ({ action, label })),
    outcome: freeText(200),
    rating: 5,
    doseGrams: 15,
    waterGrams: 240,
    grindSetting: 24,
  }
  const brewLogId = await insertBrewLog(db, userId, logged)
  await copy(db, 'brewLogs', await find(db, 'brewLogs', brewLogId), 700, () => ({}))
  const personal = { method: 'v60', grindSetting: 24, grindSettingText: freeText(60), ratio: 16, doseGrams: 15 }
  const personalRecipe: NewRow<'personalRecipes'> = {
    ...{ ...personal, steps, brewTimeSeconds: 180, waterGrams: 240, name: nameText(100), notes, rating: 5 },
    ...{ userId, grinderId: world.grinderId, coffeeProfileId: coffee.id, createdAt: now, updatedAt: now },
  }
  await copy(db, 'personalRecipes', personalRecipe, 120, () => ({}))
  const claim = { userId, roasterId, businessEmail: `${'a'.repeat(240)}@example.com`, proofUrl: address }
  const decided = { status: 'REJECTED', notes: freeText(2000), createdAt: now, decidedAt: now }
  await copy(db, 'roasterClaims', { ...claim, ...decided }, 120, () => ({}))

  await plantEquipment(test, userId)
  await plantReviews(test, userId, { recipeIds, roasterId, coffeeId: coffee.id })
  const own = {
    steps,
    grindSize: freeText(100),
    notes: freeText(2000),
    isDefault: false,
    createdAt: now,
    updatedAt: now,
  }
  const amounts = { doseGrams: 15, waterGrams: 240, ratio: 16, waterTempF: 200, brewTimeSeconds: 180 }
  for (const coffeeId of coffeeIds.slice(0, 24)) {
    await copy(db, 'embedRecipes', { ...own, ...amounts, coffeeId }, 50, (i) => ({
      method: methods[i % methods.length],
    }))
  }
  const { id: embedRecipeId } = await db
    .selectFrom('embedRecipes')
    .select('id')
    .where('coffeeId', '=', coffeeIds[0]!)
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    ...{
      ...world,
      embedRecipeId,
      recipeId,
      coffeeId: coffee.id,
      roasterId,
      roasterSlug: 'largest',
      coffeeSlug: 'largest',
    },
    ...{ ownRecipeId: recipeId, brewLogId, collectionId: collectionId!, ownCoffeeId: coffeeIds[0]! },
    shareId: row.shareId as string,
  }
}

/** Everything in the catalog, with a nickname and, for grinders, with as many references as a calibration can have. */
async function plantEquipment({ app: { db, catalog } }: TestApp, userId: number): Promise<void> {
  const owned = { userId, nickname: freeText(60), isDefault: false, createdAt: new Date().toISOString() }
  const references = Array.from({ length: 20 }, (_, i) => ({
    grindIndex: i * 5 + 0.12,
    setting: i + 0.123456789,
    feedback: 'JUST_RIGHT' as const,
  }))
  const calibration = { userId, references, updatedAt: owned.createdAt }
  const { grinders, machines, filters } = catalog
  await db.deleteFrom('userGrinders').where('userId', '=', userId).execute()
  await copy(db, 'userGrinders', owned, grinders.length, (i) => ({ grinderId: grinders[i]!.id }))
  await copy(db, 'grindCalibrations', calibration, grinders.length, (i) => ({ grinderId: grinders[i]!.id }))
  await copy(db, 'userMachines', owned, machines.length, (i) => ({ machineId: machines[i]!.id }))
  const { nickname: _, ...filter } = owned
  await copy(db, 'userFilters', filter, filters.length, (i) => ({ filterId: filters[i]!.id }))
}

/** The moderators' queue and decisions: each of the largest recipes reported, and as many hidden ones. */
async function plantReviews(
  test: TestApp,
  userId: number,
  { recipeIds, roasterId, coffeeId }: { recipeIds: number[]; roasterId: number; coffeeId: number },
): Promise<void> {
  const { db } = test.app
  const createdAt = new Date().toISOString()
  const ofRecipe = { subjectType: 'recipe', createdAt }
  // 119 of each kind, since the samples already have one.
  const members = await insertMembers(test, 119)
  const open = { ...ofRecipe, cause: 'report', state: 'open', reportCount: 3 }
  await copy(db, 'reviewItems', open, 119, (i) => ({ subjectRef: recipeIds[i] }))
  for (const { id } of members.slice(0, 3)) {
    const report = { ...ofRecipe, userId: id, reason: 'other', text: freeText(1000) }
    await copy(db, 'reports', report, 120, (i) => ({ subjectRef: recipeIds[i] }))
  }
  const snapshot = (await findRecipeRow(db, recipeIds[0]!))!
  const comment = { body: freeText(2000), recipeId: recipeIds[0], userId, createdAt }
  const hidden = { authorId: userId, state: 'hidden', reason: freeText(500), appealText: freeText(1000), createdAt }
  await copy(db, 'withheld', { ...hidden, appealedAt: createdAt }, 119, (i) => ({
    ...{ subjectType: i % 3 ? 'recipe' : 'comment', subjectRef: 1_000_000 + i },
    snapshot: i % 3 ? { ...snapshot, id: 1_000_000 + i } : { ...comment, id: 1_000_000 + i },
  }))
  const facts = factsOf((await findWholeCoffee(db, coffeeId))!)
  const entry = { actorId: userId, actorName: nameText(60), action: 'edit-coffee', before: facts, after: facts }
  const about = { subjectType: 'coffee', subjectRef: coffeeId, subjectName: nameText(120), reason: freeText(500) }
  await copy(db, 'auditEntries', { ...entry, ...about, createdAt }, 120, () => ({}))
  const claim = { roasterId, businessEmail: `${'a'.repeat(240)}@example.com`, proofUrl: address, createdAt }
  const waiting = { ...claim, status: 'PENDING_REVIEW', notes: freeText(2000) }
  await copy(db, 'roasterClaims', waiting, members.length, (i) => ({ userId: members[i]!.id }))
}
