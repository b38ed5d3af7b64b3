/** Routes that export a recipe in formats of other programs. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { REVALIDATE, render, sendWithEtag } from '../../../http/etag.ts'
import { IdParams } from '../../../http/schemas.ts'
import { readRecipe } from '../browse/read.ts'
import type { PageReader } from './figures.ts'
import { renderJsonLd } from './json-ld.ts'
import { toOpos } from './opos.ts'

const tags = ['Recipes']
const config = { access: 'public', cors: 'open', cache: true } as const

const AnyObject = (description: string) => Type.Object({}, { additionalProperties: true, description })

export const recipeExportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app

  app.get(
    '/api/recipes/:id/opos',
    {
      config,
      schema: {
        operationId: 'exportRecipeAsOpos',
        description: 'In OPOS 1.1, the open format for pour-over recipes. 406 for an espresso.',
        tags,
        params: IdParams,
        response: { 200: AnyObject('metadata, equipment, ingredients and protocol') },
      },
    },
    async (request, reply) => {
      const recipe = await read(request, request.params.id)
      const body = JSON.stringify(toOpos(recipe, catalog, readerOf(request)))
      sendWithEtag(request, reply, render(body, 'application/json; charset=utf-8'), REVALIDATE)
      return reply
    },
  )

  app.get(
    '/api/recipes/:id/json-ld',
    {
      config,
      schema: {
        operationId: 'exportRecipeAsJsonLd',
        description:
          'As a `Recipe` of schema.org, in the language of the request. Its page answers the same where `Accept` asks for `application/ld+json`.',
        tags,
        params: IdParams,
        response: { 200: AnyObject('A Recipe of schema.org') },
      },
    },
    async (request, reply) => {
      const recipe = await read(request, request.params.id)
      sendWithEtag(request, reply, renderJsonLd(recipe, catalog, readerOf(request)), REVALIDATE)
      return reply
    },
  )

  const read = async (request: FastifyRequest, id: number) =>
    orNotFound(await readRecipe(app, id, request.reader), 'Recipe')
}

const readerOf = (request: FastifyRequest): PageReader => ({
  baseUrl: request.server.config.baseUrl,
  language: request.language,
  format: request.reader.format,
  t: request.reader.t,
})
