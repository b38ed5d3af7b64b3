/** Labels of roast levels, coffee types and flavors. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { ROAST_LEVELS, type RoastLevel } from '#domain/catalog.ts'

const ROAST_NAMES: Record<RoastLevel, MessageDescriptor> = {
  LIGHT: msg`Light`,
  MEDIUM_LIGHT: msg`Medium light`,
  MEDIUM: msg`Medium`,
  MEDIUM_DARK: msg`Medium dark`,
  DARK: msg`Dark`,
}

const ROAST_LABELS: Record<RoastLevel, MessageDescriptor> = {
  LIGHT: msg`Light roast`,
  MEDIUM_LIGHT: msg`Medium light roast`,
  MEDIUM: msg`Medium roast`,
  MEDIUM_DARK: msg`Medium dark roast`,
  DARK: msg`Dark roast`,
}

const TYPE_NAMES = { SINGLE_ORIGIN: msg`Single origin`, BLEND: msg`Blend`, DECAF: msg`Decaf` } as const
export type CoffeeType = keyof typeof TYPE_NAMES

/** "Medium", for places where it is clear that this is about the roast. */
export const roastName = (roast: RoastLevel): string => t(ROAST_NAMES[roast])
/** "Medium roast" */
export const roastLabel = (roast: RoastLevel): string => t(ROAST_LABELS[roast])
export const typeName = (type: CoffeeType): string => t(TYPE_NAMES[type])

/** 0 is the lightest roast, 1 the darkest. */
export const roastShare = (roast: RoastLevel): number => ROAST_LEVELS.indexOf(roast) / (ROAST_LEVELS.length - 1)

/** Labels are getters: no language is set yet when this module is loaded. */
const optionOf = <T extends string>(value: T, labelOf: (value: T) => string) => ({
  value,
  get label() {
    return labelOf(value)
  },
})

export const roastOptions = ROAST_LEVELS.map((value) => optionOf(value, roastName))

/** Options of a form that has no default: the empty one is gone once a roast is chosen. */
export const roastOptionsFor = (value: string) =>
  value === '' ? [{ value, label: t`Choose …` }, ...roastOptions] : roastOptions

export const typeOptions = (Object.keys(TYPE_NAMES) as CoffeeType[]).map((value) => optionOf(value, typeName))

/** "cocoa, orange, spice" as a list. */
export const flavours = (profile: string | null): string[] =>
  (profile ?? '')
    .split(',')
    .map((note) => note.trim())
    .filter(Boolean)
