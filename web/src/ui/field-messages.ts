/** Error messages of form fields. Fields have the names of the request body. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { formatDuration } from '#domain/measures.ts'
import type { ApiError } from '../api/client.ts'
import { readerFormat } from '../state/units.ts'
import { NOT_A_TEMPERATURE } from './quantity-messages.ts'

const MISSING: Record<string, MessageDescriptor> = {
  coffeeProfileId: msg`Choose a coffee`,
  grinderId: msg`Choose a grinder`,
  machineId: msg`Choose a brewer`,
  method: msg`Choose a method`,
  roasterSlug: msg`Choose your roaster`,
  roasterName: msg`Enter the roaster's name`,
  rating: msg`Choose a star rating`,
  grindSetting: msg`Enter the grind setting`,
  doseGrams: msg`Enter the dose in grams`,
  waterGrams: msg`Enter the water in grams`,
  ratio: msg`Enter the ratio, such as 16`,
  email: msg`Enter your email address`,
  businessEmail: msg`Enter your business email address`,
  password: msg`Enter your password`,
  currentPassword: msg`Enter your current password`,
  newPassword: msg`Choose a password`,
  name: msg`Enter a name`,
  displayName: msg`Enter a name`,
  body: msg`Write something first`,
}

/** For readers who weigh in ounces. */
const MISSING_OUNCES: Record<string, MessageDescriptor> = {
  doseGrams: msg`Enter the dose in ounces`,
  waterGrams: msg`Enter the water in ounces`,
}

/** As many as a bound of a field has. */
const MAX_DIGITS = 3

const UNREADABLE: Record<string, MessageDescriptor> = {
  brewTimeSeconds: msg`Enter a time, such as 3:05`,
  waterTempF: NOT_A_TEMPERATURE,
}

export const notAnEmail = (): string => t`That doesn't look like an email address`
export const notAnAddress = (): string => t`That doesn't look like a web address`

export function missingMessage(field: string): string {
  const inOunces = readerFormat().units.weight === 'oz' ? MISSING_OUNCES[field] : undefined
  return t(inOunces ?? MISSING[field] ?? msg`Fill this in`)
}

export const unreadableMessage = (field: string, isWhole = false): string =>
  t(UNREADABLE[field] ?? (isWhole ? msg`Enter a whole number` : msg`Enter a number`))

/** A value with the unit that its field has. */
function amount(field: string, value: number): string {
  const format = readerFormat()
  if (field === 'waterTempF') return format.temperature(value)
  if (field === 'brewTimeSeconds') return formatDuration(value)
  return field.endsWith('Grams') ? format.weight(value) : format.number(value, MAX_DIGITS)
}

export function rangeMessage(field: string, minimum: number | undefined, maximum: number | undefined): string {
  if (field === 'ratio') return t`Enter a ratio between 1:1 and 1:25`
  const least = minimum === undefined ? '' : amount(field, minimum)
  const most = maximum === undefined ? '' : amount(field, maximum)
  if (minimum === undefined) return t`At most ${most}`
  return maximum === undefined ? t`At least ${least}` : t`Between ${least} and ${most}`
}

export function tooLongMessage(most: number, length?: number): string {
  if (length === undefined) return plural(most, { one: 'At most # character', other: 'At most # characters' })
  const found = readerFormat().number(length)
  return plural(most, {
    one: `At most # character; this has ${found}`,
    other: `At most # characters; this has ${found}`,
  })
}

export const tooShortMessage = (least: number): string =>
  plural(least, { one: 'At least # character', other: 'At least # characters' })

type Rule = readonly [RegExp, (field: string, ...found: string[]) => string]

/** Validation messages of the server begin with the name of the field in the API. */
const COMPLAINTS: readonly Rule[] = [
  [/^(is required|must not be empty)$|\b(is|are) (required|missing)$/, missingMessage],
  [/^must be an email address/, notAnEmail],
  [/^must be a web address/, notAnAddress],
  [/^must be a whole number/, (field) => unreadableMessage(field, true)],
  [/^must be a number/, (field) => unreadableMessage(field)],
  [/^must be at least (-?[\d.]+)$/, (field, least) => rangeMessage(field, Number(least), undefined)],
  [/^must be at most (-?[\d.]+)$/, (field, most) => rangeMessage(field, undefined, Number(most))],
  [/\bmust be from (-?[\d.]+) to (-?[\d.]+)$/, (field, from, to) => rangeMessage(field, Number(from), Number(to))],
  [/^must have at most (\d+) characters/, (_, most) => tooLongMessage(Number(most))],
  [/^must have at least (\d+) characters/, (_, least) => tooShortMessage(Number(least))],
  [/^must be one of /, () => t`Choose one from the list`],
  [/^doesn't have the right form/, () => t`That doesn't look right`],
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
