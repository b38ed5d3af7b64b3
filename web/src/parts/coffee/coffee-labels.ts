/** Labels of roast levels, coffee types and flavours. */
import { ROAST_LEVELS, type RoastLevel } from '#domain/catalog.ts'

const ROAST_NAMES: Record<RoastLevel, string> = {
  LIGHT: 'Light',
  MEDIUM_LIGHT: 'Medium light',
  MEDIUM: 'Medium',
  MEDIUM_DARK: 'Medium dark',
  DARK: 'Dark',
}

const TYPE_NAMES = { SINGLE_ORIGIN: 'Single origin', BLEND: 'Blend', DECAF: 'Decaf' } as const
export type CoffeeType = keyof typeof TYPE_NAMES

export const roastName = (roast: RoastLevel): string => ROAST_NAMES[roast]
export const typeName = (type: CoffeeType): string => TYPE_NAMES[type]

/** 0 is the lightest roast, 1 the darkest. */
export const roastShare = (roast: RoastLevel): number => ROAST_LEVELS.indexOf(roast) / (ROAST_LEVELS.length - 1)

export const roastOptions = ROAST_LEVELS.map((value) => ({ value, label: ROAST_NAMES[value] }))
export const typeOptions = Object.entries(TYPE_NAMES).map(([value, label]) => ({ value, label }))

/** "cocoa, orange, spice" as a list. */
export const flavours = (profile: string | null): string[] =>
  (profile ?? '')
    .split(',')
    .map((note) => note.trim())
    .filter(Boolean)
