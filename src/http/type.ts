/**
 * TypeBox's constructors, those that we use: its types at work, and at run time nothing but the JSON Schemas themselves.
 * The package would bring 370 modules into every start, more than all of our own.
 */
import type { Type as TypeBox } from 'typebox'

type Used =
  | 'Any'
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unsafe'

type Schema = object
type Fields = Record<string, Schema>

/** Fields that may be missing. A copy of one is an ordinary field again. */
const optional = new WeakSet<Schema>()

const plain = (type: string) => (options?: Schema) => ({ type, ...options })

function asOptional(schema: Schema): Schema {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

function objectOf(properties: Fields, options?: Schema): Schema {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name]!))
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
}

const constructors = {
  Any: (options?: Schema) => ({ ...options }),
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: plain('boolean'),
  Integer: plain('integer'),
  Literal: (value: unknown, options?: Schema) => ({ type: typeof value, const: value, ...options }),
  Null: plain('null'),
  Number: plain('number'),
  Object: objectOf,
  Optional: asOptional,
  Partial: ({ properties }: { properties: Fields }, options?: Schema) =>
    objectOf(
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, asOptional(schema)])),
      options,
    ),
  /** By any text. */
  Record: (_key: Schema, value: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: plain('string'),
  Union: (anyOf: Schema[], options?: Schema) => ({ anyOf, ...options }),
  Unsafe: (schema: Schema) => ({ ...schema }),
} satisfies Record<Used, unknown>

export const Type = constructors as unknown as Pick<typeof TypeBox, Used>
