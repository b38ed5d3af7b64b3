/** Generates the bounds of every request body, so that forms can validate all fields before they send. */
import { type Description, HEADER, type Json, key } from './api-client.ts'

export const LIMITS_FILE = 'web/src/api/limits.ts'

/** Writes one constant for each operation, so that a form's bundle only has its own. */
export function writeLimits({ paths }: Description): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const limits = operations.flatMap(({ operationId, requestBody }) => {
    const body = requestBody?.content['application/json']?.schema
    const fields = Object.entries((body?.properties ?? {}) as Record<string, Json>).flatMap(([name, schema]) => {
      const limit = limitOf(schema, ((body?.required ?? []) as string[]).includes(name))
      return limit ? [`  ${key(name)}: ${JSON.stringify(limit)},`] : []
    })
    return operationId && fields.length > 0 ? [`export const ${operationId} = {\n${fields.join('\n')}\n}\n`] : []
  })
  return [HEADER, ...limits].join('\n')
}

function limitOf(schema: Json, isRequired: boolean): Json | undefined {
  const types = [schema.type].flat() as string[]
  const type = ['string', 'integer', 'number'].find((each) => types.includes(each))
  if (!type || schema.enum) return undefined
  const { minimum, maximum, minLength, maxLength } = schema
  const bounds = type === 'string' ? { minLength, maxLength } : { minimum, maximum }
  return {
    type,
    ...(isRequired && { required: true }),
    ...bounds,
    ...(schema.format === 'email' && { format: 'email' }),
  }
}
