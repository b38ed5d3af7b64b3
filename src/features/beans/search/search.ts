/**
 * Fuzzy search in coffees and roasters: words in any order, accents and slips of the finger forgiven. The engines
 * propose candidates in bounded number; what is found and in which order is decided here, alike for both.
 */

import type { Db } from '../../../db/open.ts'
import { foldName } from '../../../domain/text.ts'
import { SHORTEST_TELLING, splitWords, WordMatcher } from '../../../domain/word-match.ts'
import { type Candidate, listAllRows, listRows, type Searched } from './search-rows.ts'
import { type KnownWord, listBeginning, listSimilar } from './search-words.ts'

export interface Search extends Searched {
  query: string
  limit: number
  /** The conditions leave so few rows that reading them all is cheaper than any index. */
  isNarrow?: boolean
  /** Whether a text must have every word of the query (unless told otherwise), or most of its letters. */
  words?: 'all' | 'most'
  /** Words only as they are written, or as the beginning of others. */
  isLiteral?: boolean
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
const LEADING_WORDS = 2
/** A word is rare when it is used about so often. */
const FEW_USES = MOST_FOUND / 3

export const searchIds = async (db: Db, request: Search): Promise<number[]> =>
  (await search(db, request)).map(({ id }) => id)

export async function search(db: Db, request: Search): Promise<Found[]> {
  const words = splitWords(foldName(request.query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const matcher = new WordMatcher(words)
  if (request.isNarrow) return rank(matcher, await listAllRows(db, request, MOST_NARROW), request)
  // "la" alone is looked for, beside longer words it only counts where it is there.
  const long = words.filter(({ length }) => length >= SHORTEST_TELLING)
  return long.length > 0
    ? searchFuzzily(db, request, long, matcher)
    : rank(matcher, await list(db, request, await lookUp(db, words, listBeginning)), request)
}

/** First the words as they are; where too few have these, also those that are like them. */
async function searchFuzzily(db: Db, request: Search, words: readonly string[], matcher: WordMatcher) {
  const literal = await lookUp(db, words, listBeginning)
  const enough = Math.min(request.limit, ENOUGH)
  const isRare = !request.isLiteral && usesOf(leadingOf(literal, request)) < enough
  const exact = isRare ? [] : await list(db, request, literal)
  const found = rank(matcher, exact, request)
  if (found.length >= enough || request.isLiteral) return found
  const similar = await lookUp(db, words, listSimilar)
  const either = literal.map((known, i) => [...known, ...similar[i]!.filter(({ word }) => !isAmong(known, word))])
  const others = await list(db, request, either)
  // Beside much that is similar, the few that have the words as they are must not go missing.
  const first = isRare && others.length >= MOST_FOUND ? await list(db, request, literal) : exact
  return rank(matcher, joinCandidates(first, others), request)
}

type Known = readonly (readonly KnownWord[])[]

const lookUp = (
  db: Db,
  words: readonly string[],
  by: (db: Db, word: string) => Promise<KnownWord[]>,
): Promise<KnownWord[][]> => Promise.all(words.map((word) => by(db, word)))

async function list(db: Db, request: Search, known: Known): Promise<Candidate[]> {
  const leading = leadingOf(known, request)
  const rows = await listRows(db, request, leading, MOST_FOUND)
  // The words that lead are used more than was known: what has the others, too, may not be among so many.
  const isCut = rows.length === MOST_FOUND && request.words !== 'most' && leading.length < known.length
  return withNamed(db, request, known, isCut ? await listRows(db, request, known, MOST_FOUND) : rows)
}

/** Where there are too many, those whose own name has the words must be among them. */
async function withNamed(db: Db, request: Search, known: Known, rows: Candidate[]): Promise<Candidate[]> {
  if (request.column !== 'everything' || rows.length < MOST_FOUND) return rows
  const named = await listRows(db, { ...request, column: 'searchText' }, known, MOST_FOUND)
  return joinCandidates(named, rows)
}

function joinCandidates(first: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}

const isAmong = (known: readonly KnownWord[], wanted: string): boolean => known.some(({ word }) => word === wanted)

/**
 * The words that lead to the rows: where one is rare it alone, since whoever has it is soon asked for the others. Where
 * not every word is needed, the rarest lead to enough.
 */
function leadingOf(known: Known, { words }: Search): Known {
  const byUses = known.filter(({ length }) => length > 0).sort((a, b) => usesOf([a]) - usesOf([b]))
  if (words === 'most') return [byUses.slice(0, LEADING_WORDS).flat()]
  const isLed = byUses.length === known.length && usesOf(byUses) <= FEW_USES
  return isLed ? byUses.slice(0, 1) : known
}

/** About how many texts have one of each list of words, at most. */
const usesOf = (known: Known): number =>
  Math.min(...known.map((words) => words.reduce((sum, { frequency }) => sum + 2 ** frequency, 0)))

function rank(matcher: WordMatcher, candidates: readonly Candidate[], { words: which, limit }: Search): Found[] {
  const leastShare = which === 'most' ? MOST_OF_IT : 1
  const found: Found[] = []
  let best = 0
  for (const { id, text, beside, recipeCount } of candidates) {
    const { share, score } = matcher.match(text, beside)
    if (score === 0 || share < leastShare) continue
    found.push({ id, score, recipeCount })
    best = Math.max(best, score)
  }
  return found
    .filter(({ score }) => score >= best * WORST_TO_BEST)
    .sort((a, b) => b.score - a.score || b.recipeCount - a.recipeCount || b.id - a.id)
    .slice(0, Math.min(limit, MOST_FOUND))
}
