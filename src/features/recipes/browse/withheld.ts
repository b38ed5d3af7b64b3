/** Recipes that only their author sees: they wait for review, or a moderator hid them. */
import type { FastifyInstance } from 'fastify'
import type { Row } from '../../../db/tables.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { StepReader } from '../steps/show.ts'
import type { RecipeDetailRow, RecipeRow } from './queries.ts'
import { type Recipe, stepsOfRow, toRecipe, withReadersFilter } from './read.ts'

/** With its steps. */
export async function readOwnWithheld(
  app: FastifyInstance,
  id: number,
  viewerId: number | undefined,
  reader: StepReader,
): Promise<Recipe | undefined> {
  const withheld = await app.review.findOwn(app.db, { type: 'recipe', id }, viewerId)
  if (!withheld) return undefined
  const steps = stepsOfRow(app, withheld.snapshot as RecipeDetailRow, reader)
  return { ...withReadersFilter(toWithheldRecipe(withheld, app.catalog), reader), ...steps }
}

export async function listOwnWithheld(
  app: Pick<FastifyInstance, 'db' | 'catalog' | 'review'>,
  viewerId: number,
): Promise<Recipe[]> {
  return (await app.review.listOwn(app.db, 'recipe', viewerId)).map((row) => toWithheldRecipe(row, app.catalog))
}

/** As it was when it was withheld. */
const toWithheldRecipe = ({ snapshot, state, reason }: Row<'withheld'>, catalog: Catalog): Recipe => ({
  ...toRecipe(snapshot as RecipeRow, catalog),
  review: state === 'pending' ? 'pending' : 'hidden',
  reviewReason: reason,
})
