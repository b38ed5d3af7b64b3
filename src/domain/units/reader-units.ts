/** How a reader wants quantities, times and numbers written. */

/** Every choice that a reader has, and its values. */
export const UNIT_CHOICES = {
  temperature: ['C', 'F'],
  weight: ['g', 'oz'],
  volume: ['ml', 'floz'],
  altitude: ['m', 'ft'],
  clock: ['12h', '24h'],
  weekStart: ['monday', 'sunday', 'saturday'],
  decimal: ['point', 'comma'],
} as const

export type Units = { -readonly [K in keyof typeof UNIT_CHOICES]: (typeof UNIT_CHOICES)[K][number] }
export type UnitChoice = keyof Units

/** What can be measured, in one of two units each. */
export type Quantity = 'temperature' | 'weight' | 'volume' | 'altitude'
export type UnitOf<Q extends Quantity> = Units[Q]

export const UNIT_NAMES = Object.keys(UNIT_CHOICES) as readonly UnitChoice[]

export const METRIC: Pick<Units, Quantity> = { temperature: 'C', weight: 'g', volume: 'ml', altitude: 'm' }
export const US: Pick<Units, Quantity> = { temperature: 'F', weight: 'oz', volume: 'floz', altitude: 'ft' }

/** The known choices of something that was stored or sent; the rest is dropped. */
export function readUnits(stored: unknown): Partial<Units> {
  if (typeof stored !== 'object' || stored === null) return {}
  const known = UNIT_NAMES.filter((name) => {
    const value = Object.hasOwn(stored, name) ? (stored as Record<string, unknown>)[name] : undefined
    return (UNIT_CHOICES[name] as readonly unknown[]).includes(value)
  })
  return Object.fromEntries(known.map((name) => [name, (stored as Record<string, unknown>)[name]]))
}
