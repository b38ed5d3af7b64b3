/** Writes the web app's picture of the interface: the types of every operation, and where each one is. */
import { readFile, writeFile } from 'node:fs/promises'
import { LIMITS_FILE, writeLimits } from './api-limits.ts'

export type Json = Record<string, unknown>

interface Operation {
  operationId?: string
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

export const HEADER =
  '/** Generated from openapi.json by `npm run openapi`; not to be edited. */\n/* biome-ignore-all lint: generated */\n'

export function writeClient({ paths, components }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const named = operations.filter(({ operation }) => operation.operationId !== undefined)
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
  )
  const types = named.map(({ operation }) => `  ${operation.operationId}: ${typeOfOperation(operation)}`)
  const places = named.map(({ path, method, operation }) => `  ${operation.operationId}: ['${method}', '${path}'],`)
  return [
    HEADER,
    ...schemas,
    `export interface Operations {\n${types.join('\n')}\n}\n`,
    `export const places = {\n${places.join('\n')}\n} as const satisfies Record<keyof Operations, readonly [string, string]>\n`,
  ].join('\n')
}

function typeOfOperation({ parameters = [], requestBody, responses }: Operation): string {
  const group = (where: string) => {
    const own = parameters.filter((parameter) => parameter.in === where)
    if (own.length === 0) return []
    const fields = own.map(({ name, required, schema }) => `${key(name)}${required ? '' : '?'}: ${typeOf(schema)}`)
    const isOptional = own.every(({ required }) => !required)
    return [`${where}${isOptional ? '?' : ''}: { ${fields.join('; ')} }`]
  }
  const body = requestBody?.content['application/json']?.schema
  const input = [
    ...group('path'),
    ...group('query'),
    ...(body ? [`body${requestBody?.required === false ? '?' : ''}: ${typeOf(body)}`] : []),
  ]
  return `{ input: { ${input.join('; ')} }; reply: ${typeOfReply(responses)} }`
}

function typeOfReply(responses: Operation['responses']): string {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const content = good?.content
  if (!content) return 'undefined'
  return content['application/json'] ? typeOf(content['application/json'].schema) : 'string'
}

/** JSON Schema, as far as our own document uses it. */
function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)))
  for (const word of ['anyOf', 'oneOf'] as const) {
    if (Array.isArray(schema[word])) return union((schema[word] as Json[]).map(typeOf))
  }
  if (Array.isArray(schema.allOf)) return (schema.allOf as Json[]).map(typeOf).join(' & ')
  if (Array.isArray(schema.type)) return union((schema.type as string[]).map((type) => typeOf({ ...schema, type })))
  // Before the rest: of an object or null, the description of the object is still here.
  if (schema.type === 'null') return 'null'
  if (schema.type === 'array') return `(${typeOf((schema.items as Json) ?? {})})[]`
  if (schema.type === 'object' || schema.properties) return typeOfObject(schema)
  return (
    { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[
      schema.type as string
    ] ?? 'unknown'
  )
}

function typeOfObject({ properties = {}, required = [], additionalProperties }: Json): string {
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, schema]) => `${key(name)}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length === 0) {
    const values =
      additionalProperties && typeof additionalProperties === 'object'
        ? typeOf(additionalProperties as Json)
        : 'unknown'
    return `Record<string, ${values}>`
  }
  return `{ ${fields.join('; ')} }`
}

export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const union = (types: string[]): string => (types.length === 0 ? 'never' : `(${[...new Set(types)].join(' | ')})`)

export const CLIENT_FILE = 'web/src/api/operations.ts'

if (import.meta.main) {
  const description = JSON.parse(await readFile('openapi.json', 'utf8')) as Description
  await writeFile(CLIENT_FILE, writeClient(description))
  await writeFile(LIMITS_FILE, writeLimits(description))
}
