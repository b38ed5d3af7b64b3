/** The choice of the dial-in screen, and how it is written to the URL and to local storage. */
import { WATER_GRAMS } from '#domain/bounds.ts'
import { ROAST_LEVELS, type RoastLevel } from '#domain/catalog.ts'
import type { Controls } from '#domain/controls.ts'
import { DEFAULT_BREWER, DEFAULT_GRINDER } from '#domain/default-equipment.ts'
import { parseRoastLevel } from '#domain/roast.ts'

/** Missing properties were never chosen. */
export interface Choice {
  /** The coffee's id; without one, any coffee of the roast. */
  coffee?: number
  roast?: RoastLevel
  /** Slugs. */
  brewer?: string
  grinder?: string
  strength?: number
  taste?: number
  /** Steps of this grinder, coarser above 0. */
  nudge?: number
  /** Grams; by default as much as the brewer is made for. */
  water?: number
}

export const DEFAULTS = { roast: 'MEDIUM', brewer: DEFAULT_BREWER, grinder: DEFAULT_GRINDER } as const

export const STRENGTH = { min: 1, max: 5, step: 0.5 }
export const TASTE = { min: -2, max: 2, step: 0.5 }
/** No dial has more positions; the server takes only a few steps (see use-answer.ts). */
export const NUDGE = { min: -2000, max: 2000, step: 1 }
export const WATER = { min: 20, max: WATER_GRAMS.max, step: 1 }

/** The choice as a query string. */
export function writeChoice(choice: Choice): string {
  const search = new URLSearchParams()
  for (const name of NAMES) {
    const value = choice[name]
    if (value !== undefined) search.set(name, String(value).toLowerCase())
  }
  return search.toString()
}

export function readChoice(search: string): Choice {
  return validChoice(Object.fromEntries(new URLSearchParams(search)))
}

/** Validates a choice from the URL or local storage; invalid values are left out. */
export function validChoice(said: Readonly<Record<string, unknown>>): Choice {
  const coffee = numberIn(said.coffee, { min: 1, max: 2 ** 31 - 1, step: 1 })
  const choice: Choice = {
    coffee,
    // A coffee has its own roast level.
    roast: coffee === undefined ? parseRoastLevel(textOf(said.roast) ?? '') : undefined,
    brewer: textOf(said.brewer),
    grinder: textOf(said.grinder),
    strength: numberIn(said.strength, STRENGTH),
    taste: numberIn(said.taste, TASTE),
    nudge: numberIn(said.nudge, NUDGE) || undefined,
    water: numberIn(said.water, WATER),
  }
  for (const name of NAMES) if (choice[name] === undefined) delete choice[name]
  return choice
}

/**
 * Merges the URL's choice with the stored one: a link that names only a coffee uses the stored equipment.
 * Strength, taste, nudge and size of the stored choice aren't used with another brew.
 */
export function mergeChoice(asked: Choice, remembered: Choice): Choice {
  if (Object.keys(asked).length === 0) return remembered
  const { brewer, grinder, coffee, roast } = remembered
  const beans = asked.coffee === undefined && asked.roast === undefined ? { coffee, roast } : {}
  return validChoice({ brewer, grinder, ...beans, ...asked })
}

/** The stored choice with other equipment; its nudge is kept only for the same grinder, its size for the same brewer. */
export function withoutEquipment(left: Choice, equipment: Pick<Choice, 'grinder' | 'brewer'>): Choice {
  const { grinder, brewer, nudge, water, ...wishes } = left
  return validChoice({
    ...wishes,
    ...equipment,
    ...(grinder && grinder === equipment.grinder && { nudge }),
    ...(brewer && brewer === equipment.brewer && { water }),
  })
}

/** Changes a choice; another coffee, roast, brewer or grinder resets the nudge, another brewer also the size. */
export function changeChoice(choice: Choice, change: Choice): Choice {
  const isOther = 'coffee' in change || 'roast' in change || 'brewer' in change || 'grinder' in change
  return validChoice({
    ...choice,
    ...(isOther && { nudge: undefined }),
    ...('brewer' in change && { water: undefined }),
    ...change,
  })
}

export const controlsOf = ({ strength, taste, nudge }: Choice): Controls => ({
  strength,
  taste,
  grindNudgeSteps: nudge,
})

export const isRoast = (text: string): text is RoastLevel => (ROAST_LEVELS as readonly string[]).includes(text)

const NAMES = ['coffee', 'roast', 'brewer', 'grinder', 'strength', 'taste', 'nudge', 'water'] as const
const LONGEST = 100

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST ? value.trim() : undefined

interface Steps {
  min: number
  max: number
  step: number
}

function numberIn(value: unknown, { min, max, step }: Steps): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const number = Number(value)
  return number >= min && number <= max && Number.isInteger(number / step) ? number : undefined
}
