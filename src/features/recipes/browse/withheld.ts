/** Recipes that only their author sees: they wait for review, or a moderator hid them. */
import type { FastifyInstance } from 'fastify'
import type { Row } from '../../../db/tables.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { RecipeRow } from './queries.ts'
import { type Recipe, toRecipe } from './read.ts'

type Source = Pick<FastifyInstance, 'db' | 'catalog' | 'review'>

export async function readOwnWithheld(
  app: Source,
  id: number,
  viewerId: number | undefined,
): Promise<Recipe | undefined> {
  const withheld = await app.review.findOwn(app.db, { type: 'recipe', id }, viewerId)
  return withheld && toWithheldRecipe(withheld, app.catalog)
}

export async function listOwnWithheld(app: Source, viewerId: number): Promise<Recipe[]> {
  return (await app.review.listOwn(app.db, 'recipe', viewerId)).map((row) => toWithheldRecipe(row, app.catalog))
}

/** As it was when it was withheld. */
const toWithheldRecipe = ({ snapshot, state, reason }: Row<'withheld'>, catalog: Catalog): Recipe => ({
  ...toRecipe(snapshot as RecipeRow, catalog),
  review: state === 'pending' ? 'pending' : 'hidden',
  reviewReason: reason,
})
