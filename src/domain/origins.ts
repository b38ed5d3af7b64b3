/** The places that a coffee's origin names: "Sidama, Ethiopia & Nyeri/Kenya" names four. */
import { foldName } from './text.ts'

/** Indexes take no endless keys, and no cursor has room for one. */
const MAX_KEY = 200
const MAX_ORIGINS = 20

/** Countries with an "and" in their name, as the folded words before and behind it. They stay whole. */
const WHOLE: readonly (readonly [before: string, behind: string])[] = [
  ['trinidad', 'tobago'],
  ['bosnia', 'herzegovina'],
  ['antigua', 'barbuda'],
  ['kitts', 'nevis'],
  ['sao tome', 'principe'],
  ['vincent', 'the grenadines'],
  ['vincent', 'grenadines'],
]

/** One spelling of a place; "&" is read as "and". */
export const originKeyOf = (text: string): string => foldName(text.replaceAll('&', ' and ')).slice(0, MAX_KEY).trim()

/** An origin is found whole and by each place in it: "Sidama, Ethiopia" is in Ethiopia, "Kenya and Peru" in both. */
export function originKeys(origin: string | null): string[] {
  if (origin === null) return []
  const places = origin.split(/[,/;()]/).flatMap(splitAtAnd)
  return [...new Set([origin, ...places].map(originKeyOf).filter(Boolean))].slice(0, MAX_ORIGINS)
}

/** "and" only as a word of its own: Finland and Rwanda are one place each. */
function splitAtAnd(text: string): string[] {
  const places: string[] = []
  // Single spaces first, so that a long run of them is looked at once.
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
