/**
 * Puts a withheld thing back as it was: the same ids, votes, comments, saves and brews, except those of members who
 * have deleted their account since then. Counters are computed from the rows that are left.
 */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { wilsonScore } from '../../../domain/wilson.ts'
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { hasCoffeeAt } from '../../beans/coffees/change-queries.ts'
import { incrementCoffeeFacet } from '../../beans/coffees/facets.ts'
import { searchColumns } from '../../beans/coffees/search-text.ts'
import { findOrCreateRoaster } from '../../beans/roasters/find-or-create.ts'
import { slugsFor } from '../../beans/roasters/names.ts'
import { findRoaster, type RoasterRow, updateCounts } from '../../beans/roasters/queries.ts'
import { facetOf, incrementFacet } from '../../recipes/browse/facets.ts'
import { lockRecipeIfExists } from '../../recipes/browse/lock-recipe.ts'
import { countComments } from '../../recipes/comments/queries.ts'
import { type CoffeeBase, findCoffeeBase } from '../../recipes/community/queries.ts'
import { findMergedInto } from '../merged/queries.ts'
import { LINKS, PARTS, type Part } from './parts.ts'
import * as queries from './queries.ts'

type Stored = Map<string, queries.Stored[]>

/** Throws 409 if what the thing belongs to is withheld or deleted. Call it with the entry locked. */
export async function restore(db: Db, withheld: queries.Withheld): Promise<void> {
  const stored = await queries.readStored(db, withheld.id)
  switch (withheld.subjectType) {
    case 'profile':
      await queries.showProfile(db, withheld.subjectRef, (withheld.snapshot as { displayName: string }).displayName)
      break
    case 'comment':
      await restoreComment(db, stored)
      break
    default:
      await restoreThings(db, withheld, stored)
  }
  await queries.deleteWithheld(db, withheld.id)
}

const gone = () => conflict(message("There's nothing left to restore"), 'nothing_left')

async function restoreComment(db: Db, stored: Stored): Promise<void> {
  const [comment] = rowsOf<Row<'comments'>>(stored, 'comments')
  if (!comment) throw gone()
  if (!(await lockRecipeIfExists(db, comment.recipeId))) {
    throw conflict(message('The recipe of this comment is hidden or deleted. Restore that first.'), 'parent_missing')
  }
  await queries.insertStored(db, 'comments', [comment as unknown as queries.Stored])
  await countComments(db, comment.recipeId, 1)
}

const rowsOf = <T = queries.Stored>(stored: Stored, table: string): T[] => (stored.get(table) ?? []) as T[]

async function restoreThings(db: Db, { subjectType, snapshot }: queries.Withheld, stored: Stored): Promise<void> {
  const roasters = rowsOf<Row<'roasters'>>(stored, 'roasters')
  const coffees = rowsOf<Row<'coffees'>>(stored, 'coffees')
  const recipes = rowsOf<Row<'recipes'>>(stored, 'recipes')
  if (roasters.length + coffees.length + recipes.length === 0) throw gone()
  const authors = [...coffees.map(({ submittedById }) => submittedById), ...recipes.map((r) => r.createdById)]
  const users = await queries.listUsers(
    db,
    authors.filter((id) => id !== null),
  )
  const ifUser = (id: number | null) => (id !== null && users.has(id) ? id : null)
  for (const roaster of roasters) {
    const isBack = await restoreRoaster(db, roaster, stored)
    // If a coffee is restored, `restoreCoffee` moves it to the roaster that has this name by now.
    if (!isBack && subjectType === 'roaster') {
      throw conflict(message('Another roaster has since taken this name or address'), 'name_taken')
    }
  }
  const { roasterName } = snapshot as { roasterName?: string }
  for (const coffee of coffees) {
    await restoreCoffee(db, { ...coffee, submittedById: ifUser(coffee.submittedById) }, roasterName)
  }
  if (coffees.length > 0) await restoreParts(db, 'coffees', stored)
  const brews = await restoreRecipes(
    db,
    recipes.map((recipe) => ({ ...recipe, createdById: ifUser(recipe.createdById) })),
    stored,
  )
  await setBrewCounts(db, brews)
}

/** Returns false if another roaster has its name or its slug by now. */
async function restoreRoaster(db: Db, roaster: Row<'roasters'>, stored: Stored): Promise<boolean> {
  const followerCount = rowsOf(stored, 'follows').length
  const row = { ...roaster, followerCount, coffeeCount: 0, recipeCount: 0 }
  await queries.insertStored(db, 'roasters', [row])
  if (!(await findRoaster(db, roaster.id))) return false
  await restoreParts(db, 'roasters', stored)
  return true
}

async function restoreCoffee(db: Db, stored: Row<'coffees'>, roasterName: string | undefined): Promise<void> {
  const roaster =
    (await findCurrentRoaster(db, stored.roasterId)) ?? (await nameRoaster(db, stored.roasterId, roasterName))
  if (!roaster) {
    throw conflict(message('The roaster of this coffee is hidden or deleted. Restore that first.'), 'parent_missing')
  }
  // The search columns contain the roaster's name, which may have changed.
  const coffee = { ...stored, roasterId: roaster.id, ...searchColumns({ ...stored, roasterName: roaster.name }) }
  const facetId = await incrementCoffeeFacet(db, coffee)
  const slug = await freeSlug(db, coffee)
  await queries.insertStored(db, 'coffees', [{ ...coffee, slug, facetId, recipeCount: 0 }])
  await updateCounts(db, coffee.roasterId, { coffees: 1, recipes: 0 })
}

async function freeSlug(db: Db, { roasterId, slug, name }: Row<'coffees'>): Promise<string> {
  if (!(await hasCoffeeAt(db, roasterId, slug))) return slug
  for (const other of slugsFor(name, 'coffee')) if (!(await hasCoffeeAt(db, roasterId, other))) return other
  throw new Error('Slugs never run out')
}

/** Inserts the rows that belong to things, and sets references to coffees again. */
async function restoreParts(db: Db, parent: 'roasters' | 'coffees' | 'recipes', stored: Stored): Promise<void> {
  const collections = await queries.listCollections(
    db,
    rowsOf<{ collectionId: number }>(stored, 'collectionItems').map(({ collectionId }) => collectionId),
  )
  for (const { table } of PARTS[parent] as readonly Part[]) {
    const rows = rowsOf(stored, table)
    const kept =
      table === 'collectionItems' ? rows.filter(({ collectionId }) => collections.has(collectionId as number)) : rows
    await queries.insertStored(db, table, kept)
  }
  if (parent !== 'coffees') return
  for (const link of LINKS.coffees) await queries.relink(db, link, rowsOf(stored, queries.linkName(link)))
}

/** Returns how many brews each recipe has. */
async function restoreRecipes(
  db: Db,
  recipes: readonly Row<'recipes'>[],
  stored: Stored,
): Promise<Map<number, number>> {
  if (recipes.length === 0) return new Map()
  const counts = new Counts(stored)
  const coffees = new Map<number, number>()
  const roasters = new Map<number, number>()
  for (const recipe of recipes) {
    const coffee = await findCurrentCoffee(db, recipe.coffeeProfileId)
    if (!coffee) {
      throw conflict(message('The coffee of this recipe is hidden or deleted. Restore that first.'), 'parent_missing')
    }
    // The coffee may have been changed in the meantime, or moved to another roaster.
    const { roasterId, roastLevel } = coffee
    const current = { ...recipe, coffeeProfileId: coffee.id, roasterId, roastLevel }
    const facetId = await incrementFacet(db, facetOf(current))
    const row: NewRow<'recipes'> = { ...current, facetId, ...counts.of(recipe.id), brewCount: 0 }
    await queries.insertStored(db, 'recipes', [row as queries.Stored])
    coffees.set(coffee.id, (coffees.get(coffee.id) ?? 0) + 1)
    roasters.set(roasterId, (roasters.get(roasterId) ?? 0) + 1)
  }
  await restoreParts(db, 'recipes', stored)
  for (const [id, by] of roasters) await queries.addRecipes(db, 'roasters', id, by)
  for (const [id, by] of coffees) await queries.addRecipes(db, 'coffees', id, by)
  const [link] = LINKS.recipes
  const brews = new Map<number, number>()
  for (const { recipeId } of await queries.relink(db, link, rowsOf(stored, queries.linkName(link)))) {
    brews.set(recipeId as number, (brews.get(recipeId as number) ?? 0) + 1)
  }
  return brews
}

/** The roaster, or the one that it has been merged into. */
async function findCurrentRoaster(db: Db, id: number): Promise<RoasterRow | undefined> {
  const roaster = await findRoaster(db, id)
  if (roaster) return roaster
  const intoId = await findMergedInto(db, 'roaster', id)
  return intoId === undefined ? undefined : findRoaster(db, intoId)
}

/** Finds or creates the roaster by its name, unless a moderator has withheld the roaster itself. */
async function nameRoaster(db: Db, id: number, name: string | undefined): Promise<RoasterRow | undefined> {
  if (name === undefined || (await queries.findWithheld(db, { type: 'roaster', id }))) return undefined
  return (await findOrCreateRoaster(db, name)).roaster
}

/** The coffee, or the one that it has been merged into. */
async function findCurrentCoffee(db: Db, id: number): Promise<CoffeeBase | undefined> {
  const coffee = await findCoffeeBase(db, id)
  if (coffee) return coffee
  const intoId = await findMergedInto(db, 'coffee', id)
  return intoId === undefined ? undefined : findCoffeeBase(db, intoId)
}

async function setBrewCounts(db: Db, brews: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, count] of brews) await queries.setBrewCount(db, id, count)
}

/** Computes the counters of recipes from the stored rows that are left. */
class Counts {
  readonly #votes: Map<number, Row<'votes'>[]>
  readonly #ratings: Map<number, Row<'ratings'>[]>
  readonly #comments: Map<number, Row<'comments'>[]>

  constructor(stored: Stored) {
    this.#votes = Map.groupBy(rowsOf<Row<'votes'>>(stored, 'votes'), ({ recipeId }) => recipeId)
    this.#ratings = Map.groupBy(rowsOf<Row<'ratings'>>(stored, 'ratings'), ({ recipeId }) => recipeId)
    this.#comments = Map.groupBy(rowsOf<Row<'comments'>>(stored, 'comments'), ({ recipeId }) => recipeId)
  }

  of(recipeId: number) {
    const votes = this.#votes.get(recipeId) ?? []
    const ratings = this.#ratings.get(recipeId) ?? []
    const upvotes = votes.filter(({ vote }) => vote === 'UP').length
    const downvotes = votes.length - upvotes
    return {
      upvotes,
      downvotes,
      wilson: wilsonScore(upvotes, downvotes),
      ratingSum: ratings.reduce((sum, { rating }) => sum + rating, 0),
      ratingCount: ratings.length,
      commentCount: this.#comments.get(recipeId)?.length ?? 0,
    }
  }
}
