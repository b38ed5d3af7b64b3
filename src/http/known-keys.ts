/** Drops properties that a request body's schema doesn't have, so that nothing unknown and unbounded is stored. */
import type { RequestSchema } from './null-handling.ts'

/** Clients may send more than we know, so unknown keys are dropped and not refused. Call it for valid bodies only. */
export function dropUnknownKeys(value: unknown, { properties, items, additionalProperties }: RequestSchema): void {
  if (Array.isArray(value)) {
    if (items) for (const item of value) dropUnknownKeys(item, items)
    return
  }
  if (typeof value !== 'object' || value === null || !properties || additionalProperties) return
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    if (Object.hasOwn(properties, key)) dropUnknownKeys(fields[key], properties[key]!)
    else delete fields[key]
  }
}
