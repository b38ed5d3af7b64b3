/** What lies beside the grounds, as it is chosen on the page and kept in this browser. */
import { currencyName, currencyOfLocale } from '#domain/grind-photo/of-region.ts'
import { COINS, type Reference } from '#domain/grind-photo/references.ts'
import { useLocalStorage } from '#web/state/local-storage.ts'

export const KINDS = ['coin', 'card', 'sheet'] as const
export type Kind = (typeof KINDS)[number]

export interface ReferenceChoice {
  kind: Kind
  /** Of a coin, also while something else is chosen. */
  coin: string
}

/** Stays when somebody signs out: it is about the coins in the reader's pocket. */
const KEY = 'measure-reference'

/** Until something is chosen, the coin of the reader's region that is nearest to this is taken: most have it at hand. */
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
