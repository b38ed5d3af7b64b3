/**
 * Treats empty query parameters, and null for optional fields of a body, as if they were left out.
 *
 * In an update (PUT and PATCH, and a POST at the same URL) null clears a field whose schema allows null, and is refused
 * for others. That applies to top-level fields; a nested object or list is replaced as a whole, so inside it null still
 * means absent.
 */

/** The part of JSON Schema that our requests use. */
export interface RequestSchema {
  type?: string | string[]
  properties?: Record<string, RequestSchema>
  required?: string[]
  items?: RequestSchema
  anyOf?: RequestSchema[]
  enum?: unknown[]
  [keyword: string]: unknown
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function dropEmpty(query: unknown): void {
  if (!isFields(query)) return
  for (const [name, value] of Object.entries(query)) if (value === '') delete query[name]
}

/** Removes null from a body where the field is optional and its schema doesn't allow null. */
export function dropNulls(body: unknown, schema: RequestSchema, isUpdate: boolean): void {
  if (Array.isArray(body) && schema.items) for (const item of body) dropNulls(item, schema.items, false)
  if (!isFields(body) || !schema.properties) return
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = body[name]
    if (value === null && !isUpdate && isOptional(schema, name) && !allowsNull(field)) delete body[name]
    else if (typeof value === 'object') dropNulls(value, field, false)
  }
}

/** Returns the schema for API docs, which allows null where `dropNulls` accepts it. */
export function describeNulls(schema: RequestSchema, isUpdate: boolean): RequestSchema {
  const { properties, items } = schema
  return {
    ...schema,
    ...(items && { items: describeNulls(items, false) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const described = describeNulls(field, false)
          return [name, !isUpdate && isOptional(schema, name) ? orNull(described) : described]
        }),
      ),
    }),
  }
}

const isOptional = ({ required = [] }: RequestSchema, name: string): boolean => !required.includes(name)

const allowsNull = ({ type, anyOf = [] }: RequestSchema): boolean =>
  [type].flat().includes('null') || anyOf.some(allowsNull)

function orNull(schema: RequestSchema): RequestSchema {
  if (allowsNull(schema)) return schema
  const { type, anyOf, enum: values } = schema
  if (anyOf) return { ...schema, anyOf: [...anyOf, { type: 'null' }] }
  if (!type) return schema
  return { ...schema, type: [type, 'null'].flat(), ...(values && { enum: [...values, null] }) }
}

/** The URLs that have a PUT or PATCH; a POST there is an update too. */
export class UpdateRoutes {
  readonly #urls = new Set<string>()

  add(method: string | string[] | undefined, url: string): void {
    if ([method].flat().some((each) => each === 'PUT' || each === 'PATCH')) this.#urls.add(url)
  }

  has(url: string): boolean {
    return this.#urls.has(url)
  }
}
