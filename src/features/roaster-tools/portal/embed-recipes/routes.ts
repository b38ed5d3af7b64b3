/** Routes of a roaster's own recipes, which its embeds show, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNotFound } from '../../../../http/errors.ts'
import type { Reader } from '../../../../http/reader.ts'
import { IdParams, Success } from '../../../../http/schemas.ts'
import { temperatureWarnings } from '../../../recipes/browse/warnings.ts'
import { stepsOfRecipe } from '../../../recipes/steps/show.ts'
import { findOwnCoffee } from '../queries.ts'
import { findOwnRecipe, listOwnRecipes } from './queries.ts'
import { NewRecipeBody, RecipeBody, RecipeParams, RecipeReply, RecipesReply, toOwnRecipe } from './schemas.ts'
import { changeRecipe, createRecipe, MAX_RECIPES, removeRecipe } from './write.ts'

const tags = ['Roaster portal']

export const portalRecipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  const readOne = async (coffeeId: number, id: number, reader: Reader) => {
    const row = orNotFound(await findOwnRecipe(db, { coffeeId, id }), 'Embed recipe')
    const steps = stepsOfRecipe(app, { steps: row.steps, method: row.method, machine: null }, row, reader)
    const recipe = { ...toOwnRecipe(row), ...steps }
    return { recipe, warnings: temperatureWarnings(app.catalog, recipe.method, recipe.waterTempF, reader) }
  }

  app.get(
    '/api/roaster-portal/coffees/:id/recipes',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'listEmbedRecipes',
        description: 'Sorted by method, oldest first.',
        tags,
        params: IdParams,
        response: { 200: RecipesReply },
      },
    },
    async ({ params, roasterId }) => {
      const coffee = orNotFound(await findOwnCoffee(db, { roasterId, id: params.id }), 'Coffee')
      return { recipes: (await listOwnRecipes(db, coffee.id)).map(toOwnRecipe) }
    },
  )

  app.post(
    '/api/roaster-portal/coffees/:id/recipes',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'createEmbedRecipe',
        description: `Two of dose, water and ratio are enough. At most ${MAX_RECIPES} per coffee, then 409.`,
        tags,
        params: IdParams,
        body: NewRecipeBody,
        response: { 201: RecipeReply },
      },
    },
    async ({ params, body, viewer, roasterId, reader }, reply) => {
      const id = await createRecipe(app, viewer.id, { roasterId, id: params.id }, body)
      reply.code(201)
      return readOne(params.id, id, reader)
    },
  )

  app.get(
    '/api/roaster-portal/coffees/:id/recipes/:recipeId',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'getEmbedRecipe',
        description: 'With its steps, which lists leave out.',
        tags,
        params: RecipeParams,
        response: { 200: RecipeReply },
      },
    },
    async ({ params, roasterId, reader }) => {
      orNotFound(await findOwnCoffee(db, { roasterId, id: params.id }), 'Coffee')
      return readOne(params.id, params.recipeId, reader)
    },
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/roaster-portal/coffees/:id/recipes/:recipeId',
      config: { access: 'roaster-member' },
      schema: {
        operationId: `${method.toLowerCase()}EmbedRecipe`,
        description:
          'Changes the given fields. A new ratio alone changes the water, a new dose or water alone changes the ratio.',
        tags,
        params: RecipeParams,
        body: RecipeBody,
        response: { 200: RecipeReply },
      },
      handler: async ({ params, body, roasterId, reader }) => {
        await changeRecipe(db, app.catalog, { roasterId, id: params.id }, params.recipeId, body)
        return readOne(params.id, params.recipeId, reader)
      },
    })
  }

  app.delete(
    '/api/roaster-portal/coffees/:id/recipes/:recipeId',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'deleteEmbedRecipe',
        description: 'If it was the default of its method, the oldest remaining one becomes the default.',
        tags,
        params: RecipeParams,
        response: { 200: Success },
      },
    },
    async ({ params, roasterId }) => {
      await removeRecipe(db, { roasterId, id: params.id }, params.recipeId)
      return { success: true as const }
    },
  )
}
