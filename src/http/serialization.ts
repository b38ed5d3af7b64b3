/** Serializes responses by their schemas, which drops properties that a schema doesn't have. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Factory = ReturnType<typeof SerializerSelector>
type Schemas = Parameters<Factory>[0]
type Options = Parameters<Factory>[1]
type Compile = ReturnType<Factory>
type RouteSchema = Parameters<Compile>[0]

/** Compiles each serializer on first use: compiling all of them would take half of the start-up time. */
export function buildSerializer(schemas: Schemas, options: Options) {
  const compile = SerializerSelector()(schemas, options)
  return (schema: RouteSchema) => {
    let compiled: ReturnType<Compile> | undefined
    return (value: unknown): string => {
      compiled ??= compile(schema)
      return compiled(value)
    }
  }
}

/**
 * For the most requested lists: their objects are built field by field and need no filtering, and for twenty of them
 * `JSON.stringify` is a third cheaper. A contract test checks that they match their schemas.
 */
export const serializeUnfiltered = () => (value: unknown) => JSON.stringify(value)
