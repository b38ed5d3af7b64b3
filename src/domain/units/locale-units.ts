/** The units that are usual in a region, and the locale of a reader. */
import type { Units } from './reader-units.ts'

/** Where water is measured in Fahrenheit: the United States and its territories, and a few more. */
const FAHRENHEIT = new Set(
  ['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'].concat(['LR', 'MM', 'KY', 'BS', 'BZ', 'PW', 'FM', 'MH']),
)

/** Where cups are in fluid ounces and mountains in feet. Coffee is weighed in grams there too. */
const CUSTOMARY = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI', 'LR'])

const regions = (...rows: string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(' ')))

// As in Unicode's CLDR, which browsers have too, but a slow phone takes 90 ms to look it up. A test compares them.
const TWELVE_HOURS = regions(
  'AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK',
  'HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA',
  'SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM',
)
/** The week of all other regions begins on Monday. */
const SUNDAY = regions(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK',
  'PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
)
const SATURDAY = regions('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY')

/** The usual units where this locale is spoken; "de" is Germany, "en" the United States. Metric for an invalid tag. */
export function unitsOfLocale(tag: string): Units {
  const locale = readLocale(tag)
  const region = (isRegion(locale?.region) ? locale?.region : locale?.maximize().region) ?? ''
  return {
    temperature: FAHRENHEIT.has(region) ? 'F' : 'C',
    weight: 'g',
    volume: CUSTOMARY.has(region) ? 'floz' : 'ml',
    altitude: CUSTOMARY.has(region) ? 'ft' : 'm',
    clock: TWELVE_HOURS.has(region) ? '12h' : '24h',
    weekStart: SUNDAY.has(region) ? 'sunday' : SATURDAY.has(region) ? 'saturday' : 'monday',
    decimal: locale && hasComma(locale) ? 'comma' : 'point',
  }
}

/**
 * The language of the interface with the region of the reader: somebody in Germany who reads in English has "en-DE".
 * The region is the first that the browser's languages name, else that of `language`, else where the first of the
 * browser's languages is mostly spoken.
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

/** "ZZ" means an unknown region. */
const isRegion = (region: string | undefined): boolean => region !== undefined && region !== 'ZZ'

const hasComma = (locale: Intl.Locale): boolean =>
  new Intl.NumberFormat(`${locale.baseName}-u-nu-latn`)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
