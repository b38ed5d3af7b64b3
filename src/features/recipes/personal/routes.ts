/** Routes of a member's private recipes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { NumberedPageQuery, toPagination } from '../../../http/pagination.ts'
import { IdParams, Success } from '../../../http/schemas.ts'
import { shortenToFit } from '../../../http/size-cap.ts'
import { stepsOfRecipe } from '../steps/show.ts'
import { countPersonalRecipes, deletePersonalRecipe, findPersonalRecipe, listPersonalRecipes } from './queries.ts'
import { toPersonalRecipe } from './read.ts'
import { CreateBody, PersonalRecipeReply, PersonalRecipesReply, UpdateBody } from './schemas.ts'
import { createPersonalRecipe, revisePersonalRecipe } from './write.ts'

const tags = ['Personal recipes']
const MAX_LIMIT = 100

export const personalRecipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/user/recipes',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listPersonalRecipes',
        description: 'Newest first.',
        tags,
        querystring: NumberedPageQuery(50, MAX_LIMIT),
        response: { 200: PersonalRecipesReply },
      },
    },
    async ({ query: { page, limit: wanted }, viewer }) => {
      const limit = Math.min(wanted, MAX_LIMIT)
      const [rows, total] = await Promise.all([
        listPersonalRecipes(db, viewer.id, { limit, offset: (page - 1) * limit }),
        countPersonalRecipes(db, viewer.id),
      ])
      const recipes = rows.map((row) => toPersonalRecipe(row, catalog))
      return { recipes: shortenToFit(recipes, 'notes'), pagination: toPagination(page, limit, total) }
    },
  )

  app.get(
    '/api/user/recipes/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getPersonalRecipe',
        description: 'With its steps, and its full notes, which lists may shorten.',
        tags,
        params: IdParams,
        response: { 200: PersonalRecipeReply },
      },
    },
    async (request) => readOwn(request, request.params.id),
  )

  app.post(
    '/api/user/recipes',
    {
      config: { access: 'required' },
      schema: { operationId: 'createPersonalRecipe', tags, body: CreateBody, response: { 201: PersonalRecipeReply } },
    },
    async (request, reply) => {
      const id = await createPersonalRecipe(app, request.viewer.id, request.body)
      reply.code(201)
      return readOwn(request, id)
    },
  )

  // The specification doesn't name the HTTP method: all three do the same partial update.
  for (const method of ['PUT', 'PATCH', 'POST'] as const) {
    app.route({
      method,
      url: '/api/user/recipes/:id',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}PersonalRecipe`,
        description: 'Changes the given fields. If only the ratio is given, the water follows it.',
        tags,
        params: IdParams,
        body: UpdateBody,
        response: { 200: PersonalRecipeReply },
      },
      handler: async (request) => {
        const { params, body, viewer } = request
        await revisePersonalRecipe(db, catalog, viewer.id, params.id, body)
        return readOwn(request, params.id)
      },
    })
  }

  app.delete(
    '/api/user/recipes/:id',
    {
      config: { access: 'required' },
      schema: { operationId: 'deletePersonalRecipe', tags, params: IdParams, response: { 200: Success } },
    },
    async ({ params, viewer }) => {
      if (!(await deletePersonalRecipe(db, viewer.id, params.id))) throw notFound('Personal recipe')
      return { success: true as const }
    },
  )

  async function readOwn(request: FastifyRequest, id: number) {
    const row = orNotFound(await findPersonalRecipe(db, request.viewer.id, id), 'Personal recipe')
    const brewed = { steps: row.steps, method: row.method, machine: null }
    const steps = stepsOfRecipe(app, brewed, row, request.reader)
    return { recipe: { ...toPersonalRecipe(row, catalog), ...steps } }
  }
}
