/** Routes of a roaster's own recipes, which its embeds show, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { orNotFound } from '../../../../http/errors.ts'
import { IdParams, Success } from '../../../../http/schemas.ts'
import { temperatureWarnings } from '../../../recipes/browse/warnings.ts'
import { stepsOfRecipe } from '../../../recipes/steps/show.ts'
import { findOwnCoffee } from '../queries.ts'
import { findOwnRecipe, listOwnRecipes } from './queries.ts'
import { NewRecipeBody, RecipeBody, RecipeParams, RecipeReply, RecipesReply, toOwnRecipe } from './schemas.ts'
import { changeRecipe, createRecipe, MOST_RECIPES, removeRecipe } from './write.ts'

const tags = ['Roaster portal']

export const portalRecipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  const readOne = async (request: FastifyRequest, coffeeId: number, id: number) => {
    const row = orNotFound(await findOwnRecipe(db, { coffeeId, id }), 'Embed recipe')
    const brewed = { steps: row.steps, method: row.method, machine: null }
    const steps = stepsOfRecipe(app, brewed, row, (message) => request.translate(message))
    const recipe = { ...toOwnRecipe(row), ...steps }
    return { recipe, warnings: temperatureWarnings(app.catalog, recipe.method, recipe.waterTempF) }
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
        description: `Two of dose, water and ratio are enough. At most ${MOST_RECIPES} per coffee, then 409.`,
        tags,
        params: IdParams,
        body: NewRecipeBody,
        response: { 201: RecipeReply },
      },
    },
    async (request, reply) => {
      const { params, body, viewer, roasterId } = request
      const id = await createRecipe(app, viewer.id, { roasterId, id: params.id }, body)
      reply.code(201)
      return readOne(request, params.id, id)
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
    async (request) => {
      const { params, roasterId } = request
      orNotFound(await findOwnCoffee(db, { roasterId, id: params.id }), 'Coffee')
      return readOne(request, params.id, params.recipeId)
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
      handler: async (request) => {
        const { params, body, roasterId } = request
        await changeRecipe(db, app.catalog, { roasterId, id: params.id }, params.recipeId, body)
        return readOne(request, params.id, params.recipeId)
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
