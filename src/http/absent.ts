/**
 * Absent is absent: an empty query parameter, and null for an optional field of a body, are the same as leaving it out.
 *
 * In a change (PUT and PATCH, and a POST at the same address) null has a meaning of its own: it clears a field whose
 * schema allows null, and is refused by every other. That holds for the fields themselves; inside one (a taste, a list of
 * references) a new value replaces the old as a whole, so null is no more than absence there either.
 */

/** JSON Schema, as far as our requests use it. */
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

/** Takes empty parameters out of a query. */
export function dropEmpty(query: unknown): void {
  if (!isFields(query)) return
  for (const [name, value] of Object.entries(query)) if (value === '') delete query[name]
}

/** Takes null out of a body wherever it stands for an optional field that knows no null of its own. */
export function dropNulls(body: unknown, schema: RequestSchema, isChange: boolean): void {
  if (Array.isArray(body) && schema.items) for (const item of body) dropNulls(item, schema.items, false)
  if (!isFields(body) || !schema.properties) return
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = body[name]
    if (value === null && !isChange && isOptional(schema, name) && !allowsNull(field)) delete body[name]
    else if (typeof value === 'object') dropNulls(value, field, false)
  }
}

/** The same schema as a client may take it: with null where `dropNulls` lets it through. */
export function describeNulls(schema: RequestSchema, isChange: boolean): RequestSchema {
  const { properties, items } = schema
  return {
    ...schema,
    ...(items && { items: describeNulls(items, false) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const described = describeNulls(field, false)
          return [name, !isChange && isOptional(schema, name) ? orNull(described) : described]
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

/** Which addresses take changes; a POST at one of them is a change like its PUT. */
export class ChangedAddresses {
  readonly #urls = new Set<string>()

  add(method: string | string[] | undefined, url: string): void {
    if ([method].flat().some((each) => each === 'PUT' || each === 'PATCH')) this.#urls.add(url)
  }

  has(url: string): boolean {
    return this.#urls.has(url)
  }
}
