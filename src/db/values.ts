/** Converts query parameters (dates, booleans, JSON) to what each engine accepts. */

export type Engine = 'sqlite' | 'postgres'

export function encodeParameters(parameters: readonly unknown[], engine: Engine): unknown[] {
  return parameters.map((value) => {
    if (value === undefined) return null
    if (typeof value === 'boolean') return engine === 'sqlite' ? Number(value) : value
    if (value instanceof Date) return value.toISOString()
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) return JSON.stringify(value)
    return value
  })
}
