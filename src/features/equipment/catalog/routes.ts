/** Routes of the equipment catalog: grinders, brewers, filters and brew methods. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type TSchema, Type } from 'typebox'
import { FOR_A_DAY, renderJson, sendWithEtag } from '../../../http/etag.ts'
import { MethodText, requireNamedMethod } from './methods.ts'
import { onceFor } from './once-for.ts'
import {
  BrewMethodSchema,
  FilterSchema,
  GrinderSchema,
  MachineSchema,
  toBrewMethod,
  toGrinder,
  toReadersEvidence,
  toReadersFilter,
  toReadersMachine,
} from './schemas.ts'

const tags = ['Equipment']
/** Cached: the catalog hardly ever changes while the service runs, and then the cache is cleared. */
const config = { access: 'public', cors: 'open', cache: true } as const

const Brand = Type.Optional(Type.String({ maxLength: 100, description: 'Only this brand, in any case' }))

const ByBrand = <T extends TSchema, K extends string>(key: K, item: T) =>
  Type.Object({
    [key]: Type.Array(item),
    byBrand: Type.Record(Type.String(), Type.Array(item)),
    brands: Type.Array(Type.String()),
  })

export const catalogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app
  const listGrinders = onceFor(
    () => catalog.grinders,
    (grinders) => grinders.map(toGrinder),
  )

  app.get(
    '/api/grinders',
    {
      config,
      schema: {
        operationId: 'listGrinders',
        tags,
        querystring: Type.Object({ brand: Brand }),
        response: { 200: ByBrand('grinders', GrinderSchema) },
      },
    },
    (request, reply) => {
      const brand = request.query.brand?.toLowerCase()
      const { reader } = request
      const found = listGrinders()
        .filter((grinder) => !brand || grinder.brand.toLowerCase() === brand)
        .map((grinder) => ({ ...grinder, evidence: toReadersEvidence(grinder.evidence, reader) }))
      return sendWithEtag(request, reply, renderJson({ grinders: found, ...grouped(found) }), FOR_A_DAY)
    },
  )

  app.get(
    '/api/machines',
    {
      config,
      schema: {
        operationId: 'listMachines',
        tags,
        querystring: Type.Object({
          brand: Brand,
          brewMethod: Type.Optional(MethodText),
        }),
        response: { 200: ByBrand('machines', MachineSchema) },
      },
    },
    (request, reply) => {
      const brand = request.query.brand?.toLowerCase()
      const wanted = request.query.brewMethod
      const method = wanted && requireNamedMethod(catalog, wanted, 'brewMethod').id
      const { reader } = request
      const found = catalog.machines
        .filter(
          (machine) => (!brand || machine.brand.toLowerCase() === brand) && (!method || machine.brewMethod === method),
        )
        .map((machine) => toReadersMachine(machine, reader))
      return sendWithEtag(request, reply, renderJson({ machines: found, ...grouped(found) }), FOR_A_DAY)
    },
  )

  app.get(
    '/api/filters',
    {
      config,
      schema: {
        operationId: 'listFilters',
        tags,
        response: { 200: Type.Object({ filters: Type.Array(FilterSchema) }) },
      },
    },
    (request, reply) => {
      const { reader } = request
      const filters = catalog.filters.map((filter) => toReadersFilter(filter, reader))
      return sendWithEtag(request, reply, renderJson({ filters }), FOR_A_DAY)
    },
  )

  app.get(
    '/api/brew-methods',
    {
      config,
      schema: {
        operationId: 'listBrewMethods',
        tags,
        response: { 200: Type.Object({ data: Type.Array(BrewMethodSchema) }) },
      },
    },
    (request, reply) => {
      const data = catalog.methods.map((method) => toBrewMethod(method, request.reader))
      sendWithEtag(request, reply, renderJson({ data }), FOR_A_DAY)
    },
  )
}

function grouped<T extends { brand: string }>(items: readonly T[]) {
  const byBrand = Object.groupBy(items, ({ brand }) => brand)
  return { byBrand, brands: Object.keys(byBrand).sort((a, b) => a.localeCompare(b, 'en')) }
}
