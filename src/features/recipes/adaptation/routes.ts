/** Routes that adapt a recipe to brewer, grinder, coffee and taste. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { adaptFor } from './adapt.ts'
import { toAdaptReply, toGetRecipeReply } from './answers.ts'
import { AdaptBody, AdaptReply, GetRecipeBody, GetRecipeReply } from './schemas.ts'

const tags = ['Adaptation']

export const adaptationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app

  app.post(
    '/api/adaptRecipe',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'optional', readsOnly: true },
      schema: {
        operationId: 'adaptRecipe',
        description: 'When signed in, your taste profile and calibration are used.',
        tags,
        body: AdaptBody,
        response: { 200: AdaptReply },
      },
    },
    async (request) => {
      const { body, optionalViewer, reader } = request
      const { machineId, grinderId, coffeeProfileId: coffeeId, volumeGrams, ...wishes } = body
      const asked = { machineId, grinderId, coffeeId, volumeGrams, controls: wishes, kitchen: wishes }
      return toAdaptReply(catalog, await adaptFor(app, asked, optionalViewer, reader), reader)
    },
  )

  app.post(
    '/api/get-recipe',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'optional', readsOnly: true },
      schema: {
        operationId: 'getRecipeForVolume',
        description:
          'All recipes are scaled to the volume: the ratio stays; dose, time and, where water runs through the coffee, grind follow. What the brewer does not hold at once comes in batches.',
        tags,
        body: GetRecipeBody,
        response: { 200: GetRecipeReply },
      },
    },
    async (request) => {
      const { body, optionalViewer, reader } = request
      const { machineId, grinderId, coffeeId, volumeGrams, filterId, ...wishes } = body
      const filter = filterId ? catalog.requireFilter(filterId) : null
      const asked = { machineId, grinderId, coffeeId, volumeGrams, controls: wishes, kitchen: wishes }
      const situation = await adaptFor(app, asked, optionalViewer, reader)
      return toGetRecipeReply(catalog, situation, volumeGrams, filter, reader)
    },
  )
}
