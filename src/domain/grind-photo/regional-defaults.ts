/** The coins and the paper that are usual in a region. */
import type { PaperSize } from './sheet.ts'

const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'
const OTHERS = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  US: 'USD',
}

const BY_REGION = new Map(Object.entries(OTHERS))

/** A currency of `COINS`; US dollars where we know no coins. */
export function currencyOfLocale(locale: string): string {
  const region = regionOf(locale)
  return EURO.split(' ').includes(region) ? 'EUR' : (BY_REGION.get(region) ?? 'USD')
}

/** "Euro" */
export const currencyName = (currency: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency

/** Regions that print on Letter; everybody else has A4. */
const LETTER = ['US', 'CA', 'MX', 'CL', 'CO', 'PH']

export const usualPaper = (locale: string): PaperSize => (LETTER.includes(regionOf(locale)) ? 'letter' : 'a4')

const regionOf = (locale: string): string => new Intl.Locale(locale).region ?? ''
