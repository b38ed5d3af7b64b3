/** The equipment catalog: grinders, brewers, filters and brew methods. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type TSchema, Type } from 'typebox'
import { badRequest } from '../../http/errors.ts'
import { type Finished, finishJson, sendFinished } from '../../http/etag.ts'
import {
  BrewMethodSchema,
  FilterSchema,
  GrinderSchema,
  MachineSchema,
  toFilter,
  toGrinder,
  toMachine,
} from './schemas.ts'

const tags = ['Equipment']
export const FOR_A_DAY = 'public, max-age=86400'

const Brand = Type.Optional(Type.String({ maxLength: 100, description: 'Only this brand, in any case' }))

const ByBrand = <T extends TSchema, K extends string>(key: K, item: T) =>
  Type.Object({
    [key]: Type.Array(item),
    byBrand: Type.Record(Type.String(), Type.Array(item)),
    brands: Type.Array(Type.String()),
  })

export const catalogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app
  const grinders = catalog.grinders.map(toGrinder)
  const machines = catalog.machines.map(toMachine)
  const methods = catalog.methods.map(({ id, name }) => ({ id, name }))
  const filters = finishJson({ filters: catalog.filters.map(toFilter) })
  const brewMethods = finishJson({ data: catalog.methods })
  const answers = new Answers()

  app.get(
    '/api/grinders',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'listGrinders',
        tags,
        querystring: Type.Object({ brand: Brand }),
        response: { 200: ByBrand('grinders', GrinderSchema) },
      },
    },
    (request, reply) => {
      const brand = request.query.brand?.toLowerCase()
      const answer = answers.keep(`grinders ${brand}`, () => {
        const found = grinders.filter((grinder) => !brand || grinder.brand.toLowerCase() === brand)
        return { grinders: found, ...grouped(found) }
      })
      return sendFinished(request, reply, answer, FOR_A_DAY)
    },
  )

  app.get(
    '/api/machines',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'listMachines',
        tags,
        querystring: Type.Object({
          brand: Brand,
          brewMethod: Type.Optional(Type.String({ maxLength: 60, description: 'Id or name of a brew method' })),
        }),
        response: { 200: ByBrand('machines', MachineSchema) },
      },
    },
    (request, reply) => {
      const brand = request.query.brand?.toLowerCase()
      const method = request.query.brewMethod ? requireMethodId(request.query.brewMethod) : undefined
      const answer = answers.keep(`machines ${brand} ${method}`, () => {
        const found = machines.filter(
          (machine) => (!brand || machine.brand.toLowerCase() === brand) && (!method || machine.brewMethod === method),
        )
        return { machines: found, ...grouped(found) }
      })
      return sendFinished(request, reply, answer, FOR_A_DAY)
    },
  )

  app.get(
    '/api/filters',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'listFilters',
        tags,
        response: { 200: Type.Object({ filters: Type.Array(FilterSchema) }) },
      },
    },
    (request, reply) => sendFinished(request, reply, filters, FOR_A_DAY),
  )

  app.get(
    '/api/brew-methods',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'listBrewMethods',
        tags,
        response: { 200: Type.Object({ data: Type.Array(BrewMethodSchema) }) },
      },
    },
    (request, reply) => sendFinished(request, reply, brewMethods, FOR_A_DAY),
  )

  function requireMethodId(wanted: string): string {
    const folded = wanted.toLowerCase().replace(/[\s_]+/g, '-')
    const method = methods.find(({ id, name }) => id === folded || name.toLowerCase() === wanted.toLowerCase())
    if (!method) throw badRequest(`brewMethod must be one of ${methods.map(({ id }) => id).join(', ')}`, 'brewMethod')
    return method.id
  }
}

/** Answers for each brand that was asked for, made once; brands that don't exist share the little room there is. */
class Answers {
  readonly #kept = new Map<string, Finished>()

  keep(key: string, make: () => unknown): Finished {
    const known = this.#kept.get(key)
    if (known) return known
    const made = finishJson(make())
    if (this.#kept.size >= 500) this.#kept.clear()
    this.#kept.set(key, made)
    return made
  }
}

function grouped<T extends { brand: string }>(items: readonly T[]) {
  const byBrand = Object.groupBy(items, ({ brand }) => brand)
  return { byBrand, brands: Object.keys(byBrand).sort((a, b) => a.localeCompare(b, 'en')) }
}
