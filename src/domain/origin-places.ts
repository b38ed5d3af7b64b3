/** Reads the countries in a coffee's origin: "Yirgacheffe, Ethiopia" is Ethiopia with the region Yirgacheffe. */
import { ORIGIN_COUNTRIES, type OriginCountry } from './origin-countries.ts'
import { splitOrigin } from './origins.ts'
import { foldName } from './text.ts'

export interface OriginPlace {
  /** Code of a country in `ORIGIN_COUNTRIES`. */
  country: string
  /** As it was written; null if only the country was named. */
  region: string | null
}

/** Longer origins are cut. */
const MAX_PLACES = 20
const MAX_WORDS = 12

/** Codes by folded name. */
const COUNTRIES = codesBy(({ names }) => names)
const REGIONS = codesBy(({ regions }) => regions)
const AMBIGUOUS = codesBy(({ ambiguousRegions }) => ambiguousRegions)

function codesBy(namesOf: (country: OriginCountry) => readonly string[]): Map<string, string> {
  return new Map(ORIGIN_COUNTRIES.flatMap((each) => namesOf(each).map((name) => [foldName(name), each.code] as const)))
}

/** A part of the origin: a country with the words beside its name, or a place. */
interface Part {
  text: string
  isCountry: boolean
  /** Undefined for a place that isn't known. */
  country?: string | undefined
  /** The country of an ambiguous place, if no other country is named. */
  guess?: string | undefined
}

/** Each country once, in the order of the text; places whose country is unknown are left out. */
export function originPlaces(origin: string | null): OriginPlace[] {
  const found = new Map<string, string[]>()
  let pending: Part[] = []
  let last: string | undefined
  const add = (country: string, region?: string) => {
    const regions = found.get(country) ?? []
    if (region) regions.push(region)
    found.set(country, regions)
    last = country
  }
  for (const part of splitOrigin(origin ?? '')
    .flatMap(splitAtUnd)
    .slice(0, MAX_PLACES)) {
    const place = readPart(part)
    if (!place) continue
    if (!place.isCountry) {
      pending.push(place)
      continue
    }
    // "Huila, Colombia": a place before a country is in that country, unless it is known to be elsewhere.
    for (const { text, country = place.country! } of pending) add(country, text)
    pending = []
    add(place.country!, place.text)
  }
  // "Colombia, Huila": places after the last country are in that country.
  for (const { text, country, guess } of pending) {
    const known = country ?? last ?? guess
    if (known) add(known, text)
  }
  return [...found].map(([country, regions]) => ({ country, region: [...new Set(regions)].join(', ') || null }))
}

/** Names such as "Antigua und Barbuda" stay whole. */
const splitAtUnd = (text: string): string[] => (COUNTRIES.has(foldName(text)) ? [text] : text.split(/\s(?:und|\+)\s/i))

/** A country's name may be among other words: "Kolumbien Huila", "Kenya AA". The others are its region. */
function readPart(part: string): Part | undefined {
  const text = part.trim()
  if (!foldName(text)) return undefined
  const words = text.split(/\s+/).slice(0, MAX_WORDS)
  const country = findRun(words, COUNTRIES)
  if (!country) {
    return { text, isCountry: false, country: findRun(words, REGIONS)?.code, guess: findRun(words, AMBIGUOUS)?.code }
  }
  const rest = words.toSpliced(country.from, country.count).join(' ')
  return { text: foldName(rest) ? rest : '', isCountry: true, country: country.code }
}

/** The longest run of words that is a known name: "Papua New Guinea" isn't Guinea. */
function findRun(words: readonly string[], codes: ReadonlyMap<string, string>) {
  for (let count = words.length; count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const code = codes.get(foldName(words.slice(from, from + count).join(' ')))
      if (code) return { code, from, count }
    }
  }
  return undefined
}
