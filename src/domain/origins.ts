/** Splits a coffee's origin into places: "Sidama, Ethiopia & Nyeri/Kenya" has four. */
import { foldName } from './text.ts'

/** Index entries and cursors have a limited size. */
const MAX_KEY = 200
const MAX_ORIGINS = 20

/** Countries with an "and" in their name, as the folded words before and after it. They aren't split. */
const WHOLE: readonly (readonly [before: string, behind: string])[] = [
  ['trinidad', 'tobago'],
  ['bosnia', 'herzegovina'],
  ['antigua', 'barbuda'],
  ['kitts', 'nevis'],
  ['sao tome', 'principe'],
  ['vincent', 'the grenadines'],
  ['vincent', 'grenadines'],
]

/** Normalizes the name of a place; "&" is read as "and". */
export const originKeyOf = (text: string): string => foldName(text.replaceAll('&', ' and ')).slice(0, MAX_KEY).trim()

/** Returns keys of the whole origin and of each place: "Sidama, Ethiopia" is in Ethiopia, "Kenya and Peru" in both. */
export function originKeys(origin: string | null): string[] {
  if (origin === null) return []
  return [...new Set([origin, ...splitOrigin(origin)].map(originKeyOf).filter(Boolean))].slice(0, MAX_ORIGINS)
}

/** The places as they were written. */
export const splitOrigin = (origin: string): string[] => origin.split(/[,/;()]/).flatMap(splitAtAnd)

/** Splits at "and" only as a separate word: Finland and Rwanda are one place each. */
function splitAtAnd(text: string): string[] {
  const places: string[] = []
  // Collapses spaces first, so that a long run of them is scanned only once.
  for (const part of text.replace(/\s+/g, ' ').split(/ and |&/i)) {
    const before = places.at(-1)
    if (before !== undefined && isWhole(before, part)) places[places.length - 1] = `${before} and ${part}`
    else places.push(part)
  }
  return places
}

function isWhole(before: string, behind: string): boolean {
  const [left, right] = [` ${foldName(before)}`, `${foldName(behind)} `]
  return WHOLE.some(([first, second]) => left.endsWith(` ${first}`) && right.startsWith(`${second} `))
}
