/** Routes of the roaster's coffees, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, orNotFound } from '../../../../http/errors.ts'
import { PageQuery } from '../../../../http/pagination.ts'
import { IdParams, Success } from '../../../../http/schemas.ts'
import { changeCoffee, type Permission } from '../../../beans/coffees/change.ts'
import { readNewCoffee } from '../../../beans/coffees/create.ts'
import { listCoffees } from '../../../beans/coffees/list.ts'
import { findRoaster } from '../../../beans/roasters/queries.ts'
import { removeCoffee } from './remove-coffee.ts'
import { CoffeeBody, CoffeeReply, CoffeesReply, NewCoffeeBody } from './schemas.ts'
import { createOwnCoffee, readPortalCoffee, withCounts } from './write.ts'

const tags = ['Roaster portal']
const MAX_LIMIT = 100

/** Answers 404 for coffees of other roasters. */
const ofRoaster =
  (roasterId: number): Permission =>
  async (_db, coffee) => {
    if (coffee.roasterId !== roasterId) throw notFound('Coffee')
  }

export const portalCoffeeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  const readOne = async (id: number) => ({ coffee: orNotFound(await readPortalCoffee(db, id), 'Coffee') })

  app.get(
    '/api/roaster-portal/coffees',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'listOwnCoffees',
        description: 'Sorted by name, each with its numbers of recipes, shelves and brews.',
        tags,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: CoffeesReply },
      },
    },
    async ({ query, roasterId }) => {
      const roaster = orNotFound(await findRoaster(db, roasterId), 'Roaster')
      const page = { sort: 'alpha', limit: Math.min(query.limit, MAX_LIMIT), cursor: query.cursor } as const
      const { data, ...rest } = await listCoffees(app, { roaster }, page)
      return { coffees: await withCounts(db, data), ...rest }
    },
  )

  app.post(
    '/api/roaster-portal/coffees',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'createOwnCoffee',
        description: '409 if the roaster has another coffee with this slug.',
        tags,
        body: NewCoffeeBody,
        response: { 201: CoffeeReply },
      },
    },
    async ({ body, viewer, roasterId }, reply) => {
      const owner = { roasterId, userId: viewer.id }
      const id = await createOwnCoffee(app, owner, readNewCoffee(body), body.slug || undefined)
      reply.code(201)
      return readOne(id)
    },
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/roaster-portal/coffees/:id',
      config: { access: 'roaster-member' },
      schema: {
        operationId: `${method.toLowerCase()}OwnCoffee`,
        description:
          'Changes the given fields; an empty text or null clears one. The slug stays unless a new one is given.',
        tags,
        params: IdParams,
        body: CoffeeBody,
        response: { 200: CoffeeReply },
      },
      handler: async ({ params, body, roasterId }) => {
        await changeCoffee(db, app.catalog, params.id, body, { by: 'members', allow: ofRoaster(roasterId) })
        return readOne(params.id)
      },
    })
  }

  app.delete(
    '/api/roaster-portal/coffees/:id',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'deleteOwnCoffee',
        description: 'Deletes it permanently. 409 if members have shared recipes for it. Brews stay, without the link.',
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ params, viewer, roasterId }) => {
      await removeCoffee(db, { roasterId, id: params.id }, viewer.id)
      return { success: true as const }
    },
  )
}
