/** Error messages of form fields. Fields have the names of the request body. */
import { formatDuration } from '#domain/measures.ts'
import type { ApiError } from '../api/client.ts'
import { readerFormat } from '../state/units.ts'
import { NOT_A_TEMPERATURE } from './quantity-messages.ts'

const MISSING: Record<string, string> = {
  coffeeProfileId: 'Choose a coffee',
  grinderId: 'Choose a grinder',
  machineId: 'Choose a brewer',
  method: 'Choose a method',
  roasterSlug: 'Choose your roaster',
  roasterName: 'Enter the name of the roaster',
  rating: 'Choose how many stars',
  grindSetting: 'Enter the grind setting',
  doseGrams: 'Enter the dose in grams',
  waterGrams: 'Enter the water in grams',
  ratio: 'Enter the ratio, such as 16',
  email: 'Enter your email address',
  businessEmail: 'Enter your business email address',
  password: 'Enter your password',
  currentPassword: 'Enter your current password',
  newPassword: 'Choose a password',
  name: 'Enter a name',
  displayName: 'Enter a name',
  body: 'Write something first',
}

/** For readers who weigh in ounces. */
const MISSING_OUNCES: Record<string, string> = {
  doseGrams: 'Enter the dose in ounces',
  waterGrams: 'Enter the water in ounces',
}

/** As many as a bound of a field has. */
const MAX_DIGITS = 3

const UNREADABLE: Record<string, string> = {
  brewTimeSeconds: 'Enter a time, such as 3:05',
  waterTempF: NOT_A_TEMPERATURE,
}

export const NOT_AN_EMAIL = "That doesn't look like an email address"
export const NOT_AN_ADDRESS = "That doesn't look like a web address"

export const missingMessage = (field: string): string =>
  (readerFormat().units.weight === 'oz' ? MISSING_OUNCES[field] : undefined) ?? MISSING[field] ?? 'Please fill this in'

export const unreadableMessage = (field: string, isWhole = false): string =>
  UNREADABLE[field] ?? (isWhole ? 'Enter a whole number' : 'Enter a number')

/** A value with the unit that its field has. */
function amount(field: string, value: number): string {
  const format = readerFormat()
  if (field === 'waterTempF') return format.temperature(value)
  if (field === 'brewTimeSeconds') return formatDuration(value)
  return field.endsWith('Grams') ? format.weight(value) : format.number(value, MAX_DIGITS)
}

export function rangeMessage(field: string, minimum: number | undefined, maximum: number | undefined): string {
  if (field === 'ratio') return 'Water to coffee must be between 1:1 and 1:25'
  if (minimum === undefined) return `At most ${amount(field, maximum!)}`
  if (maximum === undefined) return `At least ${amount(field, minimum)}`
  return `Between ${amount(field, minimum)} and ${amount(field, maximum)}`
}

export const tooLongMessage = (most: number, length?: number): string =>
  length === undefined
    ? `At most ${readerFormat().number(most)} characters`
    : `At most ${readerFormat().number(most)} characters; this has ${readerFormat().number(length)}`

export const tooShortMessage = (least: number): string => `At least ${least} characters`

type Rule = readonly [RegExp, (field: string, ...found: string[]) => string]

/** Validation messages of the server begin with the name of the field in the API. */
const COMPLAINTS: readonly Rule[] = [
  [/^(is required|must not be empty)$|\b(is|are) (required|missing)$/, missingMessage],
  [/^must be an email address/, () => NOT_AN_EMAIL],
  [/^must be a web address/, () => NOT_AN_ADDRESS],
  [/^must be a whole number/, (field) => unreadableMessage(field, true)],
  [/^must be a number/, (field) => unreadableMessage(field)],
  [/^must be at least (-?[\d.]+)$/, (field, least) => rangeMessage(field, Number(least), undefined)],
  [/^must be at most (-?[\d.]+)$/, (field, most) => rangeMessage(field, undefined, Number(most))],
  [/\bmust be from (-?[\d.]+) to (-?[\d.]+)$/, (field, from, to) => rangeMessage(field, Number(from), Number(to))],
  [/^must have at most (\d+) characters/, (_, most) => tooLongMessage(Number(most))],
  [/^must have at least (\d+) characters/, (_, least) => tooShortMessage(Number(least))],
  [/^must be one of /, () => "That isn't one of the choices"],
  [/^doesn't have the right form/, () => "That doesn't look right"],
]

/** A server's error message without the API name of its field. */
export function serverMessage({ message, field }: Pick<ApiError, 'message' | 'field'>): string {
  if (field === undefined) return message
  const complaint = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message
  for (const [pattern, words] of COMPLAINTS) {
    const found = pattern.exec(complaint)
    if (found) return words(lastName(field), ...found.slice(1))
  }
  // "must be a host name" goes on after the field's label; other sentences are whole as they are.
  const words = /^(must|is|are|doesn't|would)\b/.test(complaint) ? complaint : message
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "references.0.setting" is a setting. */
const lastName = (field: string): string => field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
