/** Builds the OpenAPI document from the routes, for openapi.json; the service itself doesn't build it at start-up. */
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { describeNulls, type RequestSchema, UpdateRoutes } from '../src/http/null-handling.ts'
import type { Access } from '../src/http/routes.ts'

interface Description {
  paths?: Record<
    string,
    Record<string, { parameters?: { in: string; required?: boolean; allowEmptyValue?: boolean }[] }>
  >
}

const ERRORS: Record<string, string> = {
  400: 'The request is not valid',
  401: 'Not signed in, or the session is over',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with what is there',
  429: 'Too many requests, or a daily limit; `Retry-After` says how long to wait',
}

/** Registers all routes on a second Fastify instance with @fastify/swagger and without handlers. */
export async function describeApi({ routeTable, getSchemas }: FastifyInstance, version: string): Promise<object> {
  const notes = Fastify({ exposeHeadRoutes: false })
  const updateRoutes = new UpdateRoutes()
  for (const { method, url } of routeTable.declared) updateRoutes.add(method, url)
  notes.setValidatorCompiler(() => () => true)
  notes.setSerializerCompiler(() => () => '')
  await notes.register(swagger, {
    refResolver: { buildLocalReference: (schema, _base, _fragment, i) => String(schema.$id ?? `schema-${i}`) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brewprint',
        version,
        description:
          'Coffee recipes for your equipment and your taste, with an honest grind setting on any grinder. Errors are `{ error, code, field?, requestId }`: `error` is a sentence for people, in English or German by `Accept-Language`, and `code` is for programs. An empty query parameter, and null for an optional field when something is created, count as not given.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This service' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'svc_session' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const config = route.config ?? {}
      const access = config.access as Access
      const described = {
        summary: sentenceOf(String(schema.operationId)),
        ...schema,
        ...(schema.body !== undefined && { body: describeNulls(schema.body as RequestSchema, updateRoutes.has(url)) }),
        ...(schema.querystring !== undefined && { querystring: withoutDefaults(schema.querystring as RequestSchema) }),
        'x-access': access,
        security: securityOf(access, config.knowsViewer),
        response: { ...errorsOf(access, isLimited(route)), ...(schema.response as object) },
      }
      return { schema: described, url }
    },
  })
  for (const schema of Object.values(getSchemas())) notes.addSchema(schema)
  for (const { method, url, schema, config } of routeTable.declared) {
    if (method !== 'HEAD' && schema && !config?.internal) {
      notes.route({ method, url, schema, config, handler: () => {} })
    }
  }
  await notes.ready()
  const description = notes.swagger() as Description
  for (const { parameters = [] } of Object.values(description.paths ?? {}).flatMap((path) => Object.values(path))) {
    for (const each of parameters) if (each.in === 'query' && !each.required) each.allowEmptyValue = true
  }
  return description
}

/** Makes properties with a default optional. */
const withoutDefaults = ({ required = [], properties = {}, ...rest }: RequestSchema): RequestSchema => ({
  ...rest,
  properties,
  required: required.filter((name) => properties[name]?.default === undefined),
})

/** "listGrinders" reads as "List grinders". */
function sentenceOf(operationId: string): string {
  const words = operationId.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function securityOf(access: Access, knowsViewer = false): Record<string, string[]>[] {
  if (access === 'public' && !knowsViewer) return []
  const required: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }]
  return access === 'optional' || access === 'public' ? [{}, ...required] : required
}

/** Whether the route has a rate limit, is an expensive search, or may meet a daily limit of the account. */
function isLimited({ method, config: { rateLimit, isExpensive, access } = {} }: RouteOptions): boolean {
  const mayCreate = [method].flat().some((each) => each === 'POST' || each === 'PUT' || each === 'PATCH')
  return rateLimit !== undefined || isExpensive !== undefined || (mayCreate && access !== 'public')
}

function errorsOf(access: Access, hasLimit: boolean): Record<string, unknown> {
  const statuses = ['400', '404']
  if (access !== 'public') statuses.push('401')
  if (access === 'roaster-member' || access === 'moderator' || access === 'operator') statuses.push('403')
  if (hasLimit) statuses.push('429')
  return Object.fromEntries(statuses.map((status) => [status, { $ref: 'Error#', description: ERRORS[status] }]))
}
