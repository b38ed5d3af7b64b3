/** The units of a widget, and its figures in them. */

export const UNIT_CHOICES = ['auto', 'metric', 'us'] as const
export type UnitChoice = (typeof UNIT_CHOICES)[number]

const GRAMS_PER_OUNCE = 28.349523125
const ML_PER_FLUID_OUNCE = 29.5735295625

/** Regions that use Fahrenheit. */
const FAHRENHEIT = /^(AS|BS|BZ|FM|GU|KY|LR|MH|MM|MP|PR|PW|UM|US|VI)$/

/** By the first region in the visitor's languages, else by the likely region of the first language. */
function isFahrenheit(languages: readonly string[]): boolean {
  try {
    const locales = languages.map((tag) => new Intl.Locale(tag))
    const { region } = locales.find((locale) => locale.region) ?? locales[0]!.maximize()
    return FAHRENHEIT.test(region ?? '')
  } catch {
    return false
  }
}

export interface Amount {
  value: string
  unit: string
}

export interface Format {
  coffee(grams: number): Amount
  water(grams: number): Amount
  /** In the visitor's unit, then in the other one. */
  temperature(fahrenheit: number): [Amount, Amount]
  number(value: number): string
}

/** `auto` uses grams everywhere, as coffee scales do, and the degrees of the region. */
export function formatOf(choice: UnitChoice, language: string, languages: readonly string[]): Format {
  const number = (value: number, maximumFractionDigits = 1): string =>
    value.toLocaleString(language, { maximumFractionDigits, useGrouping: false })
  return {
    coffee: (grams) =>
      choice === 'us' ? { value: number(grams / GRAMS_PER_OUNCE, 2), unit: 'oz' } : { value: number(grams), unit: 'g' },
    // A gram of water is a milliliter.
    water: (grams) =>
      choice === 'us'
        ? { value: number(grams / ML_PER_FLUID_OUNCE), unit: 'fl oz' }
        : { value: number(grams), unit: choice === 'metric' ? 'ml' : 'g' },
    temperature: (degrees) => {
      const fahrenheit = { value: number(degrees, 0), unit: '°F' }
      const celsius = { value: number(((degrees - 32) * 5) / 9, 0), unit: '°C' }
      const isUs = choice === 'auto' ? isFahrenheit(languages) : choice === 'us'
      return isUs ? [fahrenheit, celsius] : [celsius, fahrenheit]
    },
    number,
  }
}
