/** Reads and writes a brew as a query string, which passes it to the timer and from there to the log. */
import { WATER_TEMP_F } from '#domain/bounds.ts'

/** The names are those of a brew log, so that /log/new takes them as they are. */
export interface BrewQuery {
  method?: string
  coffeeProfileId?: number
  machineId?: number
  grinderId?: number
  /** Position on the dial as a number. */
  grindSetting?: number
  doseGrams?: number
  waterGrams?: number
  waterTempF?: number
  brewTimeSeconds?: number
  recipeId?: number
  /** One of the member's own recipes; only its steps are used. */
  personalRecipeId?: number
}

const ID = { min: 1, max: 2 ** 31 - 1, isWhole: true }

const NUMBERS = {
  coffeeProfileId: ID,
  machineId: ID,
  grinderId: ID,
  grindSetting: { min: 0, max: 10_000, isWhole: false },
  doseGrams: { min: 0.1, max: 5000, isWhole: false },
  waterGrams: { min: 1, max: 50_000, isWhole: false },
  waterTempF: { ...WATER_TEMP_F, isWhole: false },
  brewTimeSeconds: { min: 1, max: 7 * 86_400, isWhole: true },
  recipeId: ID,
  personalRecipeId: ID,
} as const

/** Shorter names that a link to the timer may use. */
const SHORT = { dose: 'doseGrams', water: 'waterGrams', time: 'brewTimeSeconds', temp: 'waterTempF' } as const

export function readBrewQuery(search: string): BrewQuery {
  const said = new URLSearchParams(search)
  for (const [short, name] of Object.entries(SHORT)) {
    const value = said.get(short)
    if (value !== null && !said.has(name)) said.set(name, value)
  }
  const brew: BrewQuery = {}
  const method = said.get('method')?.trim()
  if (method && method.length <= 60) brew.method = method
  for (const [name, { min, max, isWhole }] of Object.entries(NUMBERS)) {
    const text = said.get(name)
    const value = text ? Number(text) : Number.NaN
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value)))
      brew[name as keyof typeof NUMBERS] = value
  }
  return brew
}

export function writeBrewQuery(brew: BrewQuery): string {
  const search = new URLSearchParams()
  for (const name of ['method', ...Object.keys(NUMBERS)] as (keyof BrewQuery)[]) {
    const value = brew[name]
    if (value !== undefined) search.set(name, String(value))
  }
  return search.toString()
}

const withQuery = (path: string, brew: BrewQuery): string => {
  const query = writeBrewQuery(brew)
  return query ? `${path}?${query}` : path
}

export const timerHref = (brew: BrewQuery): string => withQuery('/timer', brew)
export const logHref = (brew: BrewQuery): string => withQuery('/log/new', brew)

/** Query parameters that prefill a new brew log. */
export const BREW_QUERY_NAMES = [
  'method',
  'machineId',
  'grinderId',
  'grindSetting',
  'coffeeProfileId',
  'recipeId',
  'doseGrams',
  'waterGrams',
  'waterTempF',
  'brewTimeSeconds',
] as const
