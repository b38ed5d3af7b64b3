/** Validates a request body against the limits of its operation in openapi.json, all fields at once. */
import {
  missingMessage,
  notAnEmail,
  rangeMessage,
  tooLongMessage,
  tooShortMessage,
  unreadableMessage,
} from './field-messages.ts'

/** Error messages by the fields of the request body. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

export interface Limit {
  type: string
  required?: boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

/** Limits of an operation: see api/limits.ts. */
export type Limits = Readonly<Record<string, Limit>>

/** `required` names fields that the form requires although the server doesn't. */
export function validate(body: object, limits: Limits, required: readonly string[] = []): FieldErrors {
  const values = body as Record<string, unknown>
  const fields = Object.entries(limits).map(([field, limit]) => {
    const isRequired = limit.required || required.includes(field)
    return [field, problemOf(field, values[field], { ...limit, required: isRequired })] as const
  })
  return Object.fromEntries(fields.filter(([, problem]) => problem !== undefined))
}

/** Merges the errors of several checks; for each field the first check counts. */
export function mergeErrors(...checks: readonly FieldErrors[]): FieldErrors {
  const found = checks.toReversed().flatMap((problems) => Object.entries(problems).filter(([, problem]) => problem))
  return Object.fromEntries(found)
}

function problemOf(field: string, value: unknown, limit: Limit): string | undefined {
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (value === undefined || value === null) return limit.required ? missingMessage(field) : undefined
  if (isBlank) return limit.required || limit.minLength ? missingMessage(field) : undefined
  return limit.type === 'string' ? problemOfText(value, limit) : problemOfNumber(field, value, limit)
}

function problemOfNumber(field: string, value: unknown, { type, minimum, maximum }: Limit): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unreadableMessage(field, type === 'integer')
  if (type === 'integer' && !Number.isInteger(value)) return unreadableMessage(field, true)
  const isWithin = (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum)
  return isWithin ? undefined : rangeMessage(field, minimum, maximum)
}

/** The value may also be a number, such as a setting, which is left to the server. */
function problemOfText(value: unknown, { minLength, maxLength, format }: Limit): string | undefined {
  if (typeof value !== 'string') return undefined
  const { length } = [...value]
  if (maxLength !== undefined && length > maxLength) return tooLongMessage(maxLength, length)
  if (format === 'email') return isEmail(value) ? undefined : notAnEmail()
  if (minLength !== undefined && length < minLength) return tooShortMessage(minLength)
  return undefined
}

/** Refuses only what can't be an email address; the server has the last word. */
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/** Whether the text is a web URL, with or without its scheme. */
export function isWebAddress(text: string): boolean {
  const address = text.trim()
  if (/^https?:\/\//i.test(address)) return !/\s/.test(address) && URL.canParse(address)
  return /^[^\s/:@.]+(\.[^\s/:@.]+)+([/:?#]\S*)?$/.test(address)
}
