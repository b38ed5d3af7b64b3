/** Things of known size that can lie beside the grounds. Coins that aren't round are left out. */

export interface Coin {
  readonly id: string
  /** ISO 4217. */
  readonly currency: string
  /** As it is written on prices. */
  readonly value: string
  readonly diameterMm: number
}

/** Diameters as the mints give them, of the coins in circulation. */
export const COINS: readonly Coin[] = [
  { id: 'us-cent', currency: 'USD', value: '1 ¢', diameterMm: 19.05 },
  { id: 'us-nickel', currency: 'USD', value: '5 ¢', diameterMm: 21.21 },
  { id: 'us-dime', currency: 'USD', value: '10 ¢', diameterMm: 17.91 },
  { id: 'us-quarter', currency: 'USD', value: '25 ¢', diameterMm: 24.26 },
  { id: 'us-half-dollar', currency: 'USD', value: '50 ¢', diameterMm: 30.61 },
  { id: 'euro-1-cent', currency: 'EUR', value: '1 ct', diameterMm: 16.25 },
  { id: 'euro-2-cent', currency: 'EUR', value: '2 ct', diameterMm: 18.75 },
  { id: 'euro-5-cent', currency: 'EUR', value: '5 ct', diameterMm: 21.25 },
  { id: 'euro-10-cent', currency: 'EUR', value: '10 ct', diameterMm: 19.75 },
  { id: 'euro-20-cent', currency: 'EUR', value: '20 ct', diameterMm: 22.25 },
  { id: 'euro-50-cent', currency: 'EUR', value: '50 ct', diameterMm: 24.25 },
  { id: 'euro-1', currency: 'EUR', value: '1 €', diameterMm: 23.25 },
  { id: 'euro-2', currency: 'EUR', value: '2 €', diameterMm: 25.75 },
  { id: 'uk-1-penny', currency: 'GBP', value: '1p', diameterMm: 20.3 },
  { id: 'uk-2-pence', currency: 'GBP', value: '2p', diameterMm: 25.9 },
  { id: 'uk-5-pence', currency: 'GBP', value: '5p', diameterMm: 18 },
  { id: 'uk-10-pence', currency: 'GBP', value: '10p', diameterMm: 24.5 },
  { id: 'uk-2-pounds', currency: 'GBP', value: '£2', diameterMm: 28.4 },
  { id: 'swiss-5-rappen', currency: 'CHF', value: '5 Rp.', diameterMm: 17.15 },
  { id: 'swiss-10-rappen', currency: 'CHF', value: '10 Rp.', diameterMm: 19.15 },
  { id: 'swiss-20-rappen', currency: 'CHF', value: '20 Rp.', diameterMm: 21.05 },
  { id: 'swiss-half-franc', currency: 'CHF', value: '½ Fr.', diameterMm: 18.2 },
  { id: 'swiss-1-franc', currency: 'CHF', value: '1 Fr.', diameterMm: 23.2 },
  { id: 'swiss-2-francs', currency: 'CHF', value: '2 Fr.', diameterMm: 27.4 },
  { id: 'swiss-5-francs', currency: 'CHF', value: '5 Fr.', diameterMm: 31.45 },
  { id: 'japan-1-yen', currency: 'JPY', value: '¥1', diameterMm: 20 },
  { id: 'japan-10-yen', currency: 'JPY', value: '¥10', diameterMm: 23.5 },
  { id: 'japan-100-yen', currency: 'JPY', value: '¥100', diameterMm: 22.6 },
  { id: 'japan-500-yen', currency: 'JPY', value: '¥500', diameterMm: 26.5 },
  { id: 'canada-nickel', currency: 'CAD', value: '5 ¢', diameterMm: 21.2 },
  { id: 'canada-dime', currency: 'CAD', value: '10 ¢', diameterMm: 18.03 },
  { id: 'canada-quarter', currency: 'CAD', value: '25 ¢', diameterMm: 23.88 },
  { id: 'canada-2-dollars', currency: 'CAD', value: '$2', diameterMm: 28 },
  { id: 'australia-5-cents', currency: 'AUD', value: '5 c', diameterMm: 19.41 },
  { id: 'australia-10-cents', currency: 'AUD', value: '10 c', diameterMm: 23.6 },
  { id: 'australia-1-dollar', currency: 'AUD', value: '$1', diameterMm: 25 },
  { id: 'australia-2-dollars', currency: 'AUD', value: '$2', diameterMm: 20.5 },
  { id: 'new-zealand-10-cents', currency: 'NZD', value: '10 c', diameterMm: 20.5 },
  { id: 'new-zealand-50-cents', currency: 'NZD', value: '50 c', diameterMm: 24.75 },
  { id: 'new-zealand-1-dollar', currency: 'NZD', value: '$1', diameterMm: 23 },
  { id: 'new-zealand-2-dollars', currency: 'NZD', value: '$2', diameterMm: 26.5 },
  { id: 'sweden-1-krona', currency: 'SEK', value: '1 kr', diameterMm: 19.5 },
  { id: 'sweden-2-kronor', currency: 'SEK', value: '2 kr', diameterMm: 22.5 },
  { id: 'sweden-5-kronor', currency: 'SEK', value: '5 kr', diameterMm: 23.75 },
  { id: 'sweden-10-kronor', currency: 'SEK', value: '10 kr', diameterMm: 20.5 },
  { id: 'norway-1-krone', currency: 'NOK', value: '1 kr', diameterMm: 21 },
  { id: 'norway-5-kroner', currency: 'NOK', value: '5 kr', diameterMm: 26 },
  { id: 'norway-10-kroner', currency: 'NOK', value: '10 kr', diameterMm: 24 },
  { id: 'norway-20-kroner', currency: 'NOK', value: '20 kr', diameterMm: 27.5 },
  { id: 'denmark-50-ore', currency: 'DKK', value: '50 øre', diameterMm: 21.5 },
  { id: 'denmark-1-krone', currency: 'DKK', value: '1 kr', diameterMm: 20.25 },
  { id: 'denmark-2-kroner', currency: 'DKK', value: '2 kr', diameterMm: 24.5 },
  { id: 'denmark-5-kroner', currency: 'DKK', value: '5 kr', diameterMm: 28.5 },
  { id: 'denmark-10-kroner', currency: 'DKK', value: '10 kr', diameterMm: 23.35 },
  { id: 'denmark-20-kroner', currency: 'DKK', value: '20 kr', diameterMm: 27 },
  { id: 'poland-10-groszy', currency: 'PLN', value: '10 gr', diameterMm: 16.5 },
  { id: 'poland-20-groszy', currency: 'PLN', value: '20 gr', diameterMm: 18.5 },
  { id: 'poland-50-groszy', currency: 'PLN', value: '50 gr', diameterMm: 20.5 },
  { id: 'poland-1-zloty', currency: 'PLN', value: '1 zł', diameterMm: 23 },
  { id: 'poland-2-zlote', currency: 'PLN', value: '2 zł', diameterMm: 21.5 },
  { id: 'poland-5-zlotych', currency: 'PLN', value: '5 zł', diameterMm: 24 },
  { id: 'czechia-1-koruna', currency: 'CZK', value: '1 Kč', diameterMm: 20 },
  { id: 'czechia-5-korun', currency: 'CZK', value: '5 Kč', diameterMm: 23 },
  { id: 'czechia-10-korun', currency: 'CZK', value: '10 Kč', diameterMm: 24.5 },
  { id: 'czechia-50-korun', currency: 'CZK', value: '50 Kč', diameterMm: 27.5 },
  { id: 'hungary-5-forint', currency: 'HUF', value: '5 Ft', diameterMm: 21.2 },
  { id: 'hungary-10-forint', currency: 'HUF', value: '10 Ft', diameterMm: 24.8 },
  { id: 'hungary-20-forint', currency: 'HUF', value: '20 Ft', diameterMm: 26.3 },
  { id: 'hungary-50-forint', currency: 'HUF', value: '50 Ft', diameterMm: 27.4 },
  { id: 'hungary-100-forint', currency: 'HUF', value: '100 Ft', diameterMm: 23.8 },
  { id: 'hungary-200-forint', currency: 'HUF', value: '200 Ft', diameterMm: 28.3 },
  { id: 'korea-50-won', currency: 'KRW', value: '50 won', diameterMm: 21.6 },
  { id: 'korea-100-won', currency: 'KRW', value: '100 won', diameterMm: 24 },
  { id: 'korea-500-won', currency: 'KRW', value: '500 won', diameterMm: 26.5 },
  { id: 'taiwan-1-dollar', currency: 'TWD', value: 'NT$1', diameterMm: 20 },
  { id: 'taiwan-5-dollars', currency: 'TWD', value: 'NT$5', diameterMm: 22 },
  { id: 'taiwan-10-dollars', currency: 'TWD', value: 'NT$10', diameterMm: 26 },
  { id: 'taiwan-50-dollars', currency: 'TWD', value: 'NT$50', diameterMm: 28 },
  { id: 'brazil-5-centavos', currency: 'BRL', value: '5 ct', diameterMm: 22 },
  { id: 'brazil-10-centavos', currency: 'BRL', value: '10 ct', diameterMm: 20 },
  { id: 'brazil-25-centavos', currency: 'BRL', value: '25 ct', diameterMm: 25 },
  { id: 'brazil-50-centavos', currency: 'BRL', value: '50 ct', diameterMm: 23 },
  { id: 'brazil-1-real', currency: 'BRL', value: 'R$1', diameterMm: 27 },
  { id: 'mexico-1-peso', currency: 'MXN', value: '$1', diameterMm: 21 },
  { id: 'mexico-2-pesos', currency: 'MXN', value: '$2', diameterMm: 23 },
  { id: 'mexico-5-pesos', currency: 'MXN', value: '$5', diameterMm: 25.5 },
  { id: 'mexico-10-pesos', currency: 'MXN', value: '$10', diameterMm: 28 },
  { id: 'thailand-1-baht', currency: 'THB', value: '฿1', diameterMm: 20 },
  { id: 'thailand-2-baht', currency: 'THB', value: '฿2', diameterMm: 21.75 },
  { id: 'thailand-5-baht', currency: 'THB', value: '฿5', diameterMm: 24 },
  { id: 'thailand-10-baht', currency: 'THB', value: '฿10', diameterMm: 26 },
  { id: 'turkey-25-kurus', currency: 'TRY', value: '25 kr', diameterMm: 20.5 },
  { id: 'turkey-50-kurus', currency: 'TRY', value: '50 kr', diameterMm: 23.85 },
  { id: 'turkey-1-lira', currency: 'TRY', value: '1 TL', diameterMm: 26.15 },
  { id: 'singapore-10-cents', currency: 'SGD', value: '10 ¢', diameterMm: 18.5 },
  { id: 'singapore-20-cents', currency: 'SGD', value: '20 ¢', diameterMm: 21 },
  { id: 'singapore-50-cents', currency: 'SGD', value: '50 ¢', diameterMm: 23 },
  { id: 'singapore-1-dollar', currency: 'SGD', value: '$1', diameterMm: 24.65 },
]

/** A bank card, ISO/IEC 7810 ID-1. */
export const CARD_MM = { width: 85.6, height: 53.98 } as const

/** What the scale of a photograph is taken from. */
export type Reference =
  | { readonly kind: 'coin'; readonly diameterMm: number }
  | { readonly kind: 'card' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'scale'; readonly pixelsPerMm: number }

/** Reads "us-nickel", "card", "sheet", or a diameter such as "21.5mm". */
export function parseReference(text: string): Reference | undefined {
  if (text === 'card' || text === 'sheet') return { kind: text }
  const coin = COINS.find(({ id }) => id === text)
  if (coin) return { kind: 'coin', diameterMm: coin.diameterMm }
  const diameterMm = Number(/^(\d+(?:\.\d+)?) ?mm$/.exec(text)?.[1])
  return diameterMm >= 5 && diameterMm <= 200 ? { kind: 'coin', diameterMm } : undefined
}
