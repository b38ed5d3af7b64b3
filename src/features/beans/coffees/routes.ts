/** Routes for finding, reading, adding and changing coffees. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { originKeyOf } from '../../../domain/origins.ts'
import { merged, notFound, orNotFound } from '../../../http/errors.ts'
import { REVALIDATE, renderJson, sendWithEtag } from '../../../http/etag.ts'
import { requireRoastLevel } from '../../../http/roast-param.ts'
import { IdParams, Success } from '../../../http/schemas.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { findMergedCoffee } from '../../moderation/merged/find.ts'
import { findRoasterByText } from '../roasters/queries.ts'
import { createCoffee, readNewCoffee } from './create.ts'
import { changeOwnCoffee, deleteOwnCoffee, findEditRefusal } from './edit-own.ts'
import { listCoffees, searchCoffees } from './list.ts'
import { findCoffeeRow } from './queries.ts'
import { readCoffee, readCoffees, readOwnWithheld } from './read.ts'
import * as schemas from './schemas.ts'
import type { CoffeeFilter } from './scope.ts'
import { toSort } from './sorts.ts'
import { readStats } from './stats.ts'
import { MAX_SUGGESTIONS, suggestCoffees } from './suggest.ts'

const tags = ['Coffees']
/** Used for an unknown roaster, so that no coffee matches. */
const NO_ROASTER = { id: 0, coffeeCount: 0 }

export const coffeeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  app.get(
    '/api/coffees',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true, isExpensive: ({ q }) => Boolean(q) },
      schema: {
        operationId: 'listCoffees',
        tags,
        querystring: schemas.CoffeesQuery,
        response: { 200: schemas.CoffeesReply },
      },
    },
    async ({ query }) => {
      const page = {
        sort: query.sort && toSort(query.sort),
        limit: Math.min(query.limit, schemas.MAX_LIMIT),
        cursor: query.cursor,
      }
      const filter = await toFilter(query)
      const { data, ...rest } = query.q?.trim()
        ? await searchCoffees(app, { ...filter, q: query.q }, page)
        : await listCoffees(app, filter, { ...page, sort: page.sort ?? 'alpha' })
      return { data, coffees: data, ...rest }
    },
  )

  app.get(
    '/api/coffees/suggestions',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true, isExpensive: true },
      schema: {
        operationId: 'suggestCoffees',
        description: `Up to ${MAX_SUGGESTIONS} existing coffees that match, to avoid adding one twice.`,
        tags,
        querystring: Type.Object({
          name: Type.Optional(Type.String({ maxLength: 1000 })),
          roaster: Type.Optional(Type.String({ maxLength: 1000 })),
        }),
        response: { 200: Type.Object({ suggestions: Type.Array(schemas.CoffeeSchema) }) },
      },
    },
    async ({ query }) => {
      const name = query.name?.trim() ?? ''
      const roaster = query.roaster?.trim() ?? ''
      if (!name && !roaster) return { suggestions: [] }
      return { suggestions: await readCoffees(db, await suggestCoffees(db, name, roaster)) }
    },
  )

  app.get(
    '/api/coffees/:id',
    {
      config: { access: 'public', knowsViewer: true, cache: true },
      schema: {
        operationId: 'getCoffee',
        description: 'Its author also sees it while it waits for review or is hidden; it then has a `review`.',
        tags,
        params: IdParams,
        response: { 200: schemas.CoffeeDetail },
      },
    },
    async (request, reply) => {
      const coffee = await requireCoffee(request.params.id, request.optionalViewer?.id)
      sendWithEtag(request, reply, renderJson(coffee), REVALIDATE)
      return reply
    },
  )

  app.get(
    '/api/coffees/:id/stats',
    {
      config: { access: 'public', cache: true },
      schema: { operationId: 'getCoffeeStats', tags, params: IdParams, response: { 200: schemas.CoffeeStats } },
    },
    async ({ params }) => {
      const { id } = orNotFound(await findCoffeeRow(db, params.id), 'Coffee')
      return readStats(db, app.catalog, id)
    },
  )

  app.post(
    '/api/coffees',
    {
      config: { access: 'required', needsVerifiedEmail: true },
      schema: {
        operationId: 'createCoffee',
        tags,
        body: schemas.CreateCoffeeBody,
        response: { 201: Type.Object({ coffee: schemas.CoffeeDetail }) },
      },
    },
    async ({ body, viewer }, reply) => {
      const id = await createCoffee(app, viewer.id, body.roasterName, readNewCoffee(body))
      reply.code(201)
      return { coffee: await requireCoffee(id, viewer.id) }
    },
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/coffees/:id',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}Coffee`,
        description:
          'Only for the member who added the coffee, as long as nobody else uses it in a recipe, a brew or on their shelf and no roaster manages it; 403 otherwise. Changes the given fields; an empty text or null clears one. The slug stays, unless the coffee moves to a roaster that already has it.',
        tags,
        params: IdParams,
        body: schemas.ChangeOwnCoffeeBody,
        response: { 200: Type.Object({ coffee: schemas.CoffeeDetail }) },
      },
      handler: async ({ params, body, viewer }) => {
        await changeOwnCoffee(app, viewer.id, params.id, body)
        return { coffee: await requireCoffee(params.id, viewer.id) }
      },
    })
  }

  app.delete(
    '/api/coffees/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteCoffee',
        description:
          'Only for the member who added the coffee, as long as nobody else uses it in a recipe, a brew or on their shelf and no roaster manages it; 403 otherwise. Also while it waits for review or is hidden.',
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ params, viewer }) => {
      await deleteOwnCoffee(db, viewer.id, params.id)
      return { success: true as const }
    },
  )

  app.get(
    '/api/coffees/:id/can-edit',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'canEditCoffee',
        description: 'Whether you can change the coffee, and if not, why.',
        tags,
        params: IdParams,
        response: { 200: schemas.CanEditReply },
      },
    },
    async (request) => {
      const reason = await findEditRefusal(app, request.viewer.id, request.params.id)
      return { canEdit: reason === null, reason: reason && request.translate(reason) }
    },
  )

  async function requireCoffee(id: number, viewerId: number | undefined) {
    const coffee = (await readCoffee(db, id)) ?? (await readOwnWithheld(app, id, viewerId))
    if (coffee) return coffee
    const into = await findMergedCoffee(db, id)
    throw into === undefined ? notFound('Coffee') : merged('Coffee', into)
  }

  async function toFilter(query: Static<typeof schemas.CoffeesQuery>): Promise<CoffeeFilter> {
    const { roastLevel, coffeeType } = query
    const roaster = query.roaster?.trim()
    const origin = query.origin?.trim()
    return {
      ...(roastLevel && { roastLevel: requireRoastLevel(roastLevel, 'roastLevel') }),
      ...(coffeeType && { coffeeType }),
      ...(origin && { originKey: originKeyOf(origin) }),
      ...(roaster && { roaster: (await findRoasterByText(db, roaster)) ?? NO_ROASTER }),
    }
  }
}
