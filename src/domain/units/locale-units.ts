/** The units that are usual in a region, and the locale of a reader. */
import type { Units } from './reader-units.ts'

/** Where water is measured in Fahrenheit: the United States and its territories, and a few more. */
const FAHRENHEIT = new Set(
  ['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'].concat(['LR', 'MM', 'KY', 'BS', 'BZ', 'PW', 'FM', 'MH']),
)

/** Where cups are in fluid ounces and mountains in feet. Coffee is weighed in grams there too. */
const CUSTOMARY = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI', 'LR'])

/** For runtimes that don't know it; the week of all other regions begins on Monday. */
const SUNDAY = new Set(
  ['US', 'CA', 'MX', 'BR', 'CO', 'PE', 'VE', 'GT', 'HN', 'NI', 'PA', 'PY', 'SV', 'DO', 'PR', 'JM', 'BZ'].concat(
    ['JP', 'KR', 'TW', 'HK', 'MO', 'PH', 'ID', 'TH', 'SG', 'MM', 'KH', 'LA', 'IN', 'PK', 'BD', 'NP', 'BT'],
    ['IL', 'SA', 'YE', 'ZA', 'ZW', 'KE', 'ET', 'MZ', 'BW', 'PT', 'MT', 'GU', 'AS', 'VI', 'UM', 'WS', 'MH'],
  ),
)
const SATURDAY = new Set(['AF', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'IR', 'JO'].concat(['KW', 'LY', 'OM', 'QA', 'SD', 'SY']))

interface WeekInfo {
  firstDay: number
}

/** Newer than the types of some runtimes, and older ones have it as a property. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

type LocaleWithClock = Intl.Locale & { getHourCycles?: () => string[]; hourCycles?: string[] }

/** As usual where this locale is spoken; "de" is Germany, "en" the United States. Metric for what isn't a locale. */
export function unitsOfLocale(tag: string): Units {
  const locale = readLocale(tag)
  const region = locale?.maximize().region ?? ''
  return {
    temperature: FAHRENHEIT.has(region) ? 'F' : 'C',
    weight: 'g',
    volume: CUSTOMARY.has(region) ? 'floz' : 'ml',
    altitude: CUSTOMARY.has(region) ? 'ft' : 'm',
    clock: locale && isTwelveHours(locale) ? '12h' : '24h',
    weekStart: locale ? weekStartOf(locale, region) : 'monday',
    decimal: locale && hasComma(locale) ? 'comma' : 'point',
  }
}

/**
 * The language of the interface with the region of the reader: somebody in Germany who reads in English has "en-DE".
 * The region is the first that the browser's languages name, else where the first of them is mostly spoken.
 */
export function localeOfReader(language: string, languages: readonly string[]): string {
  const own = readLocale(language) ?? new Intl.Locale('en')
  const locales = languages.flatMap((tag) => readLocale(tag) ?? [])
  const region = locales.find((locale) => locale.region)?.region ?? own.region ?? locales[0]?.maximize().region
  return new Intl.Locale(own.baseName, region === undefined ? {} : { region }).baseName
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/** Where the runtime knows it without a formatter, which takes long to create on a phone. */
function isTwelveHours(locale: LocaleWithClock): boolean {
  const usual = (locale.getHourCycles?.() ?? locale.hourCycles)?.[0]
  if (usual !== undefined) return usual === 'h12' || usual === 'h11'
  return new Intl.DateTimeFormat(locale.baseName, { hour: 'numeric' }).resolvedOptions().hour12 === true
}

function weekStartOf(locale: LocaleWithWeek, region: string): Units['weekStart'] {
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  if (firstDay !== undefined) return firstDay === 7 ? 'sunday' : firstDay === 6 ? 'saturday' : 'monday'
  return usualWeekStart(region)
}

export const usualWeekStart = (region: string): Units['weekStart'] =>
  SUNDAY.has(region) ? 'sunday' : SATURDAY.has(region) ? 'saturday' : 'monday'

const hasComma = (locale: Intl.Locale): boolean =>
  new Intl.NumberFormat(`${locale.baseName}-u-nu-latn`)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
