/** What of a coffee is searched, matched and sorted by: its texts, folded. */
import { foldName } from '../../domain/text.ts'
import { splitWords } from '../../domain/word-match.ts'

export interface SearchedCoffee {
  name: string
  roasterName: string
  origin: string | null
  flavorProfile: string | null
}

/** Indexes take no endless keys, and no cursor has room for one. */
const MAX_KEY = 200
const MAX_ORIGINS = 20

const keyOf = (text: string): string => foldName(text).slice(0, MAX_KEY).trim()
const wordsOf = (...texts: (string | null)[]): string => splitWords(foldName(texts.join(' '))).join(' ')

export function searchColumns({ name, roasterName, origin, flavorProfile }: SearchedCoffee) {
  return {
    nameKey: keyOf(name),
    searchText: wordsOf(name, roasterName, origin),
    flavorText: wordsOf(flavorProfile),
  }
}

export const originKeyOf = keyOf

/** An origin is found whole and by each of its parts: "Sidama, Ethiopia" is in Ethiopia. */
export function originKeys(origin: string | null): string[] {
  if (origin === null) return []
  const keys = [origin, ...origin.split(/[,/;()]/)].map(originKeyOf).filter(Boolean)
  return [...new Set(keys)].slice(0, MAX_ORIGINS)
}
