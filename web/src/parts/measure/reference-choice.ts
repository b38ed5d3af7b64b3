/** The reference object beside the grounds: the choice on the page, kept in this browser. */

import { COINS, type Reference } from '#domain/grind-photo/references.ts'
import { currencyName, currencyOfLocale } from '#domain/grind-photo/regional-defaults.ts'
import { useLocalStorage } from '#web/state/local-storage.ts'

export const KINDS = ['coin', 'card', 'sheet'] as const
export type Kind = (typeof KINDS)[number]

export interface ReferenceChoice {
  kind: Kind
  /** Id of a coin, also while another kind is chosen. */
  coin: string
}

/** Kept after signing out, since the same coin lies on the table: `forgetAccount` names this key. */
const KEY = 'measure-reference'

/** The default is the coin of the reader's region that is closest to this diameter, since most people have one. */
const USUAL_MM = 23

export function useReferenceChoice(locale: string): [ReferenceChoice, (choice: ReferenceChoice) => void] {
  const [stored, store] = useLocalStorage<Partial<ReferenceChoice>>(KEY)
  const coin = COINS.find(({ id }) => id === stored?.coin) ?? usualCoin(currencyOfLocale(locale))
  return [{ kind: KINDS.find((kind) => kind === stored?.kind) ?? 'coin', coin: coin.id }, store]
}

export const coinsOf = (currency: string) => COINS.filter((coin) => coin.currency === currency)

export const usualCoin = (currency: string) =>
  coinsOf(currency).toSorted((a, b) => Math.abs(a.diameterMm - USUAL_MM) - Math.abs(b.diameterMm - USUAL_MM))[0]!

/** Every currency once, the reader's first, the others by name. */
export function currencies(locale: string): { value: string; label: string }[] {
  const own = currencyOfLocale(locale)
  return [...new Set(COINS.map(({ currency }) => currency))]
    .map((value) => ({ value, label: currencyName(value, locale) }))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || a.label.localeCompare(b.label, locale))
}

export function referenceOf({ kind, coin }: ReferenceChoice): Reference {
  if (kind !== 'coin') return { kind }
  return { kind, diameterMm: COINS.find(({ id }) => id === coin)!.diameterMm }
}
