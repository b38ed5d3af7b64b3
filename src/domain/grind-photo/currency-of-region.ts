/** Which coins people in a region have at hand. */

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
export function currencyOfRegion(region: string | undefined): string {
  if (region === undefined) return 'USD'
  return EURO.split(' ').includes(region) ? 'EUR' : (BY_REGION.get(region) ?? 'USD')
}
