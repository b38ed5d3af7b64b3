/** Reads the OpenAPI description: its operations, and every schema inside them. */
import type { FastifyInstance } from 'fastify'
import { VERSION } from '#src/features/service/health/version.ts'
import { describeApi } from '../../scripts/describe-api.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema?: Schema }>

export interface Operation {
  operationId: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security: Record<string, string[]>[]
  'x-access': string
}

export interface Description {
  openapi: string
  info: { title: string; version: string; license: object }
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, Schema>; securitySchemes: Record<string, object> }
}

/** The description as it is sent to clients. */
export const descriptionOf = async (app: FastifyInstance): Promise<Description> =>
  JSON.parse(JSON.stringify(await describeApi(app, VERSION)))

export interface DescribedRoute {
  /** "GET /api/things/{id}" */
  name: string
  method: string
  path: string
  operation: Operation
}

export const operationsOf = ({ paths }: Description): DescribedRoute[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { name: `${method} ${path}`, method, path, operation }
    }),
  )

/** Every value that a client may send, with its schema: "body.references[].setting". */
export function inputsOf({ operation }: DescribedRoute, description: Description): [place: string, Schema][] {
  const parameters = (operation.parameters ?? []).map(({ in: part, name, schema }) => [`${part}.${name}`, schema])
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ['body', schema ?? {}])
  return [...parameters, ...bodies].flatMap(([place, schema]) =>
    partsOf(place as string, schema as Schema, description),
  )
}

function partsOf(place: string, schema: Schema, description: Description): [string, Schema][] {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return partsOf(place, description.components.schemas![name]!, description)
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const alternatives = [...anyOf, ...oneOf, ...allOf]
  return [
    ...(alternatives.length > 0 ? [] : [[place, schema] as [string, Schema]]),
    ...alternatives.flatMap((each) => partsOf(place, each, description)),
    ...Object.entries(properties).flatMap(([key, each]) => partsOf(`${place}.${key}`, each, description)),
    ...(typeof additionalProperties === 'object' ? partsOf(`${place}.*`, additionalProperties, description) : []),
    ...(items ? partsOf(`${place}[]`, items, description) : []),
  ]
}
