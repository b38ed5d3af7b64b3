/** Figures in sentences that the server writes: for pages and exports, whose readers' units nobody knows. */
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from './languages.ts'

const celsius = (fahrenheit: number): number => Math.round((fahrenheit - 32) / 1.8)

/** In both units; the usual one of the language comes first. */
export function temperature(fahrenheit: number, language: Language): string {
  const [f, c] = [`${Math.round(fahrenheit)} °F`, `${celsius(fahrenheit)} °C`]
  return language === DEFAULT_LANGUAGE || isPseudoLanguage(language) ? `${f} (${c})` : `${c} (${f})`
}

/** "15.5", and "15,5" in German. */
export const number = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 2 })
