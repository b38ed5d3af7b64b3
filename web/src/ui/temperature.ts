/**
 * Temperatures as people type and read them. The interface and the forms keep degrees Fahrenheit; only here do they
 * become Celsius and back.
 */
import { t } from '@lingui/core/macro'
import type { Question } from './questions.ts'

export type TemperatureUnit = 'C' | 'F'

export const otherUnit = (unit: TemperatureUnit): TemperatureUnit => (unit === 'C' ? 'F' : 'C')

const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9
const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const TYPED = /^(-?\d+(?:[.,]\d+)?)\s*(?:°|o|deg(?:rees?)?)?\s*(c|f|celsius|fahrenheit)?\.?$/i

/** "93", "93 °C", "93C", "200 F", "93,5" as degrees Fahrenheit; a bare number is in the reader's unit. */
export function parseTemperature(text: string, unit: TemperatureUnit): number | undefined {
  // Compatibility forms: ℃ is °C, full-width digits are digits.
  const [, digits, named] = TYPED.exec(text.normalize('NFKC').replace('−', '-').trim()) ?? []
  if (digits === undefined) return undefined
  const degrees = Number(digits.replace(',', '.'))
  const isCelsius = (named?.charAt(0).toUpperCase() ?? unit) === 'C'
  return isCelsius ? round((degrees * 9) / 5 + 32, 2) : degrees
}

/** "93", "93.5": what was typed in Celsius comes back as it was; a whole number of °F is a whole number of °C. */
function celsiusDigits(fahrenheit: number): number {
  const celsius = celsiusOf(fahrenheit)
  return isTypedInCelsius(fahrenheit) ? round(celsius, 1) : Math.round(celsius)
}

function isTypedInCelsius(fahrenheit: number): boolean {
  const celsius = celsiusOf(fahrenheit)
  return Math.abs(celsius - round(celsius, 1)) < 0.004
}

function fahrenheitDigits(fahrenheit: number): number {
  return isTypedInCelsius(fahrenheit) ? Math.round(fahrenheit) : round(fahrenheit, 1)
}

/** "93 °C", "200 °F" */
export function formatTemperature(fahrenheit: number, unit: TemperatureUnit): string {
  return unit === 'C' ? `${celsiusDigits(fahrenheit)} °C` : `${fahrenheitDigits(fahrenheit)} °F`
}

/** For a field: the number alone, in Fahrenheit as exact as it is kept. */
export const temperatureDigits = (fahrenheit: number, unit: TemperatureUnit): string =>
  String(unit === 'C' ? celsiusDigits(fahrenheit) : round(fahrenheit, 2))

/** A difference, whose zero is the same in both units: "2 °C". */
export const formatDegrees = (differenceF: number, unit: TemperatureUnit): string =>
  unit === 'C' ? `${round((differenceF * 5) / 9, 1)} °C` : `${round(differenceF, 1)} °F`

/** Of as many digits as water can have. */
const SAID = /\b(\d{1,4}(?:\.\d{1,4})?) °F(?: instead of (\d{1,4}(?:\.\d{1,4})?)(?: °F)?)?/g

/** The server's sentences say Fahrenheit; here they say what the reader reads. */
export function convertTemperatures(sentence: string, unit: TemperatureUnit): string {
  if (unit === 'F') return sentence
  return sentence.replaceAll(SAID, (_, now: string, before: string | undefined) =>
    [now, before]
      .flatMap((degrees) => (degrees === undefined ? [] : [formatTemperature(Number(degrees), unit)]))
      .join(' instead of '),
  )
}

const COOLEST_HOT_C = 60
const BOILING_C = 100
const HOTTEST_F = 212
const COOLEST_HOT_F = 140

/** For water that no hot method is brewed with; most often the number was meant in the other unit. */
export function temperatureQuestion(
  fahrenheit: number | undefined,
  isHot: boolean,
  unit: TemperatureUnit,
): Question | undefined {
  if (fahrenheit === undefined || !Number.isFinite(fahrenheit) || !isHot) return undefined
  const celsius = celsiusOf(fahrenheit)
  // A hair above is 100 °C that was rounded on its way.
  if (celsius >= COOLEST_HOT_C - 0.01 && celsius <= BOILING_C + 0.01) return undefined
  const typed = meant(fahrenheit, celsius)
  if (!typed) {
    const shown = formatTemperature(fahrenheit, unit)
    return {
      words:
        celsius < COOLEST_HOT_C
          ? t`${shown} is cool for a hot brew. Is that right?`
          : t`${shown} is hotter than boiling water. Is that right?`,
      keep: t`Yes, keep ${shown}`,
    }
  }
  const { said, shown, meant: likely } = typed
  return {
    words: t`${said} is ${shown}. Did you mean ${likely}?`,
    instead: { label: t`Yes, ${likely}`, value: String(typed.fahrenheit) },
    keep: t`No, keep ${said}`,
  }
}

/** 93 °F was 93 °C, and 200 °C was 200 °F. */
function meant(fahrenheit: number, celsius: number) {
  if (fahrenheit >= COOLEST_HOT_C && fahrenheit <= BOILING_C) {
    const digits = round(fahrenheit, 1)
    const said = `${digits} °F`
    const shown = `${Math.round(celsius)} °C`
    return { said, shown, meant: `${digits} °C`, fahrenheit: round((fahrenheit * 9) / 5 + 32, 2) }
  }
  if (celsius >= COOLEST_HOT_F && celsius <= HOTTEST_F) {
    const digits = round(celsius, 1)
    const said = `${digits} °C`
    const shown = `${Math.round(fahrenheit)} °F`
    return { said, shown, meant: `${digits} °F`, fahrenheit: digits }
  }
  return undefined
}

/** Where water is measured in Fahrenheit: the United States and its territories, and a few more. */
const FAHRENHEIT_REGIONS = new Set(
  ['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'].concat(['LR', 'KY', 'BS', 'BZ', 'PW', 'FM', 'MH']),
)

/** By the first language that names a region, else by where the first language is mostly spoken. */
export function unitOfLanguages(languages: readonly string[]): TemperatureUnit {
  const locales = languages.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)]
    } catch {
      return []
    }
  })
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region
  return region !== undefined && FAHRENHEIT_REGIONS.has(region) ? 'F' : 'C'
}
