/** Error messages of form fields. Fields have the names of the request body. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { formatDuration } from '#domain/measures.ts'
import { readerFormat } from '../state/units.ts'
import { NOT_A_TEMPERATURE } from './quantity-messages.ts'

const MISSING: Record<string, MessageDescriptor> = {
  coffeeProfileId: msg`Choose a coffee`,
  grinderId: msg`Choose a grinder`,
  machineId: msg`Choose a brewer`,
  method: msg`Choose a brew method`,
  roasterSlug: msg`Choose your roaster`,
  roasterName: msg`Enter the roaster's name`,
  rating: msg`Choose a star rating`,
  roastLevel: msg`Choose a roast level`,
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

/** The most fraction digits that a limit of a field has. */
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
  if (field === 'altitudeMeters') return format.altitude(value)
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
