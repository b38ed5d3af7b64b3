/** Routes of community recipes: list by upvotes, publish, update and delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound, unauthorized } from '../../../http/errors.ts'
import { Cursor, Limit, Page, toPage } from '../../../http/pagination.ts'
import type { Reader } from '../../../http/reader.ts'
import { Id, IdParams, Success } from '../../../http/schemas.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { shortenToFit } from '../../../http/size-cap.ts'
import { message } from '../../../i18n/message.ts'
import { toPosition } from '../browse/cursors.ts'
import { listRecipes } from '../browse/find.ts'
import { readRecipe, toRecipes } from '../browse/read.ts'
import { RecipeRef } from '../browse/schemas.ts'
import { temperatureWarnings } from '../browse/warnings.ts'
import { listOwnWithheld, readOwnWithheld } from '../browse/withheld.ts'
import { publishRecipe, removeRecipe, reviseRecipe } from './publish.ts'
import { CreateBody, PublishedReply, UpdateBody } from './schemas.ts'

const tags = ['Community recipes']
const MAX_LIMIT = 100

export const communityRecipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/community-recipes',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'optional', cache: true },
      schema: {
        operationId: 'listCommunityRecipes',
        description:
          'Most upvotes first. With `createdByMe` the first page begins with what only you see: it has a `review`.',
        tags,
        querystring: Type.Object({
          coffeeId: Type.Optional(Id()),
          grinderId: Type.Optional(Id()),
          machineId: Type.Optional(Id()),
          createdByMe: Type.Optional(Type.Boolean({ description: 'Only my own; needs a session' })),
          limit: Limit(20, MAX_LIMIT),
          cursor: Cursor,
        }),
        response: { 200: Page(RecipeRef) },
      },
    },
    async ({ query, optionalViewer }) => {
      const { coffeeId, grinderId, machineId, createdByMe } = query
      if (createdByMe && !optionalViewer) throw unauthorized(message('Sign in to see your recipes'))
      const createdById = createdByMe ? optionalViewer?.id : undefined
      const filter = { coffeeIds: coffeeId === undefined ? undefined : [coffeeId], grinderId, machineId, createdById }
      const limit = Math.min(query.limit, MAX_LIMIT)
      const after = toPosition(query.cursor, 'most_upvoted', 'most_upvoted')
      const { places, ...total } = await listRecipes(app, filter, 'most_upvoted', { after, limit: limit + 1 })
      const { data, ...rest } = toPage(places, limit, 'most_upvoted', ({ key, id }) => [key, id])
      const recipes = await toRecipes(app, data, optionalViewer)
      const isFirstPage = query.cursor === undefined
      const own = createdById !== undefined && isFirstPage ? await listOwnWithheld(app, createdById) : []
      const withheld = own.filter(
        (recipe) =>
          (coffeeId === undefined || recipe.coffeeProfileId === coffeeId) &&
          (grinderId === undefined || recipe.grinderId === grinderId) &&
          (machineId === undefined || recipe.machineId === machineId),
      )
      return { data: shortenToFit([...withheld, ...recipes], 'notes'), ...total, ...rest }
    },
  )

  app.post(
    '/api/community-recipes',
    {
      config: { access: 'required', needsVerifiedEmail: true },
      schema: {
        operationId: 'publishRecipe',
        description:
          'Public and open to votes immediately, except for the first links of new accounts and for figures that nobody brews with: these have `review: "pending"` and wait for a moderator.',
        tags,
        body: CreateBody,
        response: { 201: PublishedReply },
      },
    },
    async ({ body, viewer, reader }, reply) => {
      const id = await publishRecipe(app, viewer.id, body)
      reply.code(201)
      return readPublished(id, viewer.id, reader)
    },
  )

  app.patch(
    '/api/community-recipes/:id',
    {
      config: { access: 'required', needsVerifiedEmail: true },
      schema: {
        operationId: 'reviseRecipe',
        description: 'Only for its author. `updatedAt` shows that it was changed.',
        tags,
        params: IdParams,
        body: UpdateBody,
        response: { 200: PublishedReply },
      },
    },
    async ({ params, body, viewer, reader }) => {
      await reviseRecipe(app, viewer.id, params.id, body)
      return readPublished(params.id, viewer.id, reader)
    },
  )

  app.delete(
    '/api/community-recipes/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteRecipe',
        description: "Only for its author. Other members' brews of it stay, without the link.",
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ params, viewer }) => {
      await removeRecipe(app.db, viewer.id, params.id)
      return { success: true as const }
    },
  )

  async function readPublished(id: number, viewerId: number, reader: Reader) {
    const found = (await readRecipe(app, id, reader)) ?? (await readOwnWithheld(app, id, viewerId, reader))
    const recipe = orNotFound(found, 'Recipe')
    const warnings = temperatureWarnings(app.catalog, recipe.brewMethod, recipe.waterTempF, reader)
    return { ...recipe, recipe, warnings }
  }
}
