/** The normalized texts that a coffee is searched, matched and sorted by. */
import { foldName } from '../../../domain/text.ts'
import { splitWords } from '../../../domain/word-match.ts'

export interface SearchedCoffee {
  name: string
  roasterName: string
  origin: string | null
  flavorProfile: string | null
  processingMethod: string | null
}

/** Index entries and cursors have a limited size. */
const MAX_KEY = 200

/** Flavours beyond this length aren't searched: bags list far fewer, and long texts make searches slow. */
const MAX_FLAVOR_TEXT = 300

const wordsOf = (...texts: (string | null)[]): string => splitWords(foldName(texts.join(' '))).join(' ')

export function searchColumns({ name, roasterName, origin, flavorProfile, processingMethod }: SearchedCoffee) {
  return {
    nameKey: foldName(name).slice(0, MAX_KEY).trim(),
    searchText: wordsOf(name, roasterName, origin),
    flavorText: cutBetweenWords(wordsOf(flavorProfile), MAX_FLAVOR_TEXT),
    processText: wordsOf(processingMethod),
  }
}

const cutBetweenWords = (text: string, most: number): string =>
  text.length > most ? text.slice(0, text.lastIndexOf(' ', most)) : text
