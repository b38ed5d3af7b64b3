/**
 * Fuzzy search in coffees and roasters: words in any order, accents and slips of the finger forgiven. The engines
 * propose candidates in bounded number; what is found and in which order is decided here, alike for both.
 */
import { foldName } from '../domain/text.ts'
import { SHORTEST_TELLING, splitWords, WordMatcher } from '../domain/word-match.ts'
import type { Db } from './open.ts'
import { type Candidate, listAllRows, listRows, type Searched } from './search-rows.ts'
import { type KnownWord, listBeginning, listSimilar } from './search-words.ts'

export interface Search extends Searched {
  query: string
  limit: number
  /** The conditions leave so few rows that reading them all is cheaper than any index. */
  isNarrow?: boolean
  /** Whether a text must have every word of the query (unless told otherwise), or most of its letters. */
  words?: 'all' | 'most'
}

/** Sorted by `score`, then `recipeCount`, then `id`, all falling. */
export interface Found {
  id: number
  /** How well it matches, 0-1. */
  score: number
  recipeCount: number
}

/** No search finds more: whoever wants others adds a word. */
export const MOST_FOUND = 300
/** With so many that have the words as they are, nobody misses those that only have similar ones. */
const ENOUGH = 20
/** What `isNarrow` may mean at most. */
export const MOST_NARROW = 2000
const LONGEST_QUERY = 100
const MOST_WORDS = 8
/** What matches much worse than the best is noise beside it. */
const WORST_TO_BEST = 0.6
const MOST_OF_IT = 0.5
/** Where not every word is needed, the rarest lead to enough. */
const LEADING_WORDS = 2

export const searchIds = async (db: Db, request: Search): Promise<number[]> =>
  (await search(db, request)).map(({ id }) => id)

export async function search(db: Db, request: Search): Promise<Found[]> {
  const words = splitWords(foldName(request.query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  if (request.isNarrow) return rank(words, await listAllRows(db, request, MOST_NARROW), request)
  // "la" alone is looked for, beside longer words it only counts where it is there.
  const long = words.filter(({ length }) => length >= SHORTEST_TELLING)
  const literal = await propose(db, request, long.length > 0 ? long : words, listBeginning)
  if (long.length === 0 || literal.length >= Math.min(request.limit, ENOUGH)) return rank(words, literal, request)
  const known = new Set(literal.map(({ id }) => id))
  const similar = await propose(db, request, long, listSimilar)
  return rank(words, [...literal, ...similar.filter(({ id }) => !known.has(id))], request)
}

async function propose(
  db: Db,
  request: Search,
  words: readonly string[],
  lookUp: (db: Db, word: string) => Promise<KnownWord[]>,
): Promise<Candidate[]> {
  const known = await Promise.all(words.map((word) => lookUp(db, word)))
  return listRows(db, request, request.words === 'most' ? [rarestOf(known)] : known, MOST_FOUND)
}

function rarestOf(known: readonly KnownWord[][]): KnownWord[] {
  const uses = (words: readonly KnownWord[]) => words.reduce((sum, { frequency }) => sum + 2 ** frequency, 0)
  const there = known.filter(({ length }) => length > 0).sort((a, b) => uses(a) - uses(b))
  return there.slice(0, LEADING_WORDS).flat()
}

function rank(words: readonly string[], candidates: readonly Candidate[], { words: which, limit }: Search): Found[] {
  const matcher = new WordMatcher(words)
  const leastShare = which === 'most' ? MOST_OF_IT : 1
  const found: Found[] = []
  let best = 0
  for (const { id, text, recipeCount } of candidates) {
    const { share, score } = matcher.match(text)
    if (score === 0 || share < leastShare) continue
    found.push({ id, score, recipeCount })
    best = Math.max(best, score)
  }
  return found
    .filter(({ score }) => score >= best * WORST_TO_BEST)
    .sort((a, b) => b.score - a.score || b.recipeCount - a.recipeCount || b.id - a.id)
    .slice(0, Math.min(limit, MOST_FOUND))
}
