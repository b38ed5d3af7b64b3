/**
 * Fuzzy search in coffees and roasters: words in any order, ignoring accents and typos. Each engine returns a bounded
 * number of candidates; matching and ranking are done here, the same for both.
 */

import type { Db } from '../../../db/open.ts'
import { foldName } from '../../../domain/text.ts'
import { MIN_WORD_LENGTH, splitWords, WordMatcher } from '../../../domain/word-match.ts'
import { type Candidate, listAllRows, listRows, type Searched } from './search-rows.ts'
import { type KnownWord, listBeginning, listSimilar } from './search-words.ts'

export interface Search extends Searched {
  query: string
  /** `MAX_RESULTS` at most, or `MAX_NARROW_ROWS` if the search is narrow. */
  limit: number
  /** The conditions match so few rows that reading them all is cheaper than any index. */
  isNarrow?: boolean
  /** Whether a text must have every word of the query (the default), or most of its letters. */
  words?: 'all' | 'most'
  /** Matches words only as written, or as the beginning of others. */
  isLiteral?: boolean
  /** How many searches share the work of one request; each reads `limit` rows at most. */
  searches?: number
}

/** Sorted by `score`, then `recipeCount`, then `id`, all descending. */
export interface Found {
  id: number
  /** How well it matches, 0-1. */
  score: number
  recipeCount: number
}

/** The most results of a search that isn't narrow; users can add words to be more specific. */
export const MAX_RESULTS = 300
/** With this many results for the words as written, similar words aren't searched. */
const ENOUGH = 20
/** The most rows that `isNarrow` allows. */
export const MAX_NARROW_ROWS = 1500
const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 8
/** The most words that are read in rows found by an index; a coffee has 10 to 20. Several searches get half each. */
const MAX_WORDS_READ = 10_000
/** Results that score below this share of the best are dropped. */
const WORST_TO_BEST = 0.6
const SHARE_FOR_MOST = 0.5
const LEADING_WORDS = 2
/** Words that are used at most about this often are rare. */
const FEW_USES = MAX_RESULTS / 3
/** The most words in one search of the index: those of the query, and words that begin with them or are similar. */
const MAX_TERMS = 72
/**
 * The most rows, as estimated, that contain words after the first of each list. Divided by the number of lists, since
 * the index goes through the rows of each word.
 */
const MAX_EXTRA_ROWS = 120_000

export const searchIds = async (db: Db, request: Search): Promise<number[]> =>
  (await search(db, request)).map(({ id }) => id)

export async function search(db: Db, request: Search): Promise<Found[]> {
  const words = splitWords(foldName(request.query.slice(0, MAX_QUERY_LENGTH))).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  if (request.isNarrow) return rank(new WordMatcher(words), await listAllRows(db, request, MAX_NARROW_ROWS), request)
  const matcher = new WordMatcher(words, MAX_WORDS_READ / Math.min(2, request.searches ?? 1))
  // A short word like "la" is only searched alone; beside longer words it only affects the score.
  const long = words.filter(({ length }) => length >= MIN_WORD_LENGTH)
  return long.length > 0
    ? searchFuzzily(db, request, long, matcher)
    : rank(matcher, await list(db, request, await listBeginning(db, words)), request)
}

/** Searches the words as written first, and also similar words if too few rows have them. */
async function searchFuzzily(db: Db, request: Search, words: readonly string[], matcher: WordMatcher) {
  const literal = await listBeginning(db, words)
  const enough = Math.min(request.limit, ENOUGH)
  const isRare = !request.isLiteral && usesOf(leadingOf(literal, request)) < enough
  const exact = isRare ? [] : await list(db, request, literal)
  const found = rank(matcher, exact, request)
  if (found.length >= enough || request.isLiteral) return found
  const similar = await listSimilar(db, words)
  const either = literal.map((known, i) => [...known, ...similar[i]!.filter(({ word }) => !isAmong(known, word))])
  const others = await list(db, request, either)
  // Many similar results must not displace the few that have the words as written.
  const first = isRare && others.length >= MAX_RESULTS ? await list(db, request, literal) : exact
  return rank(matcher, joinCandidates(first, others), request)
}

type Known = readonly (readonly KnownWord[])[]

async function list(db: Db, request: Search, all: Known): Promise<Candidate[]> {
  const most = request.searches ? Math.min(request.limit, MAX_RESULTS) : MAX_RESULTS
  const known = request.words === 'most' ? shortenLists(all) : withoutImplied(shortenLists(all))
  const leading = leadingOf(known, request)
  const rows = await listRows(db, request, leading, most)
  // The leading words are more frequent than estimated, so rows with all words may have been cut off.
  const isCut = rows.length === most && request.words !== 'most' && leading.length < known.length
  return withNamed(db, request, known, isCut ? await listRows(db, request, known, most) : rows, most)
}

/** Keeps as many words as the limits allow: the first of each list, then the second of each, and so on. */
function shortenLists(known: Known): Known {
  if (known.length < 2) return known
  const kept = known.map((list) => list.slice(0, 1))
  let terms = kept.flat().length
  let rows = 0
  for (let i = 1; i < Math.max(...known.map(({ length }) => length)); i++) {
    for (const [which, list] of known.entries()) {
      const word = list[i]
      if (!word || terms >= MAX_TERMS || rows + rowsWith(word) > MAX_EXTRA_ROWS / known.length) continue
      kept[which]!.push(word)
      terms++
      rows += rowsWith(word)
    }
  }
  return kept
}

/** Drops a list that contains all words of another: every row that matches the other list matches it as well. */
const withoutImplied = (known: Known): Known =>
  known.filter(
    (list, i) => !known.some((other, j) => other !== list && implies(other, list) && (j < i || !implies(list, other))),
  )

const implies = (some: readonly KnownWord[], list: readonly KnownWord[]): boolean =>
  some.length > 0 && some.length <= list.length && some.every(({ word }) => isAmong(list, word))

/** Adds rows with the words in their name, roaster or origin, if rows were cut off and this is the only search. */
async function withNamed(db: Db, request: Search, known: Known, rows: Candidate[], most: number): Promise<Candidate[]> {
  if (request.column !== 'everything' || rows.length < most || (request.searches ?? 1) > 1) return rows
  const named = await listRows(db, { ...request, column: 'searchText' }, known, most)
  return joinCandidates(named, rows)
}

function joinCandidates(first: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}

const isAmong = (known: readonly KnownWord[], wanted: string): boolean => known.some(({ word }) => word === wanted)

/**
 * Returns the words to search by. A rare word is enough alone, since its few rows are then matched with the others. If
 * not every word is needed, the rarest two are enough.
 */
function leadingOf(known: Known, { words }: Search): Known {
  const byUses = known.filter(({ length }) => length > 0).sort((a, b) => usesOf([a]) - usesOf([b]))
  if (words === 'most') return [byUses.slice(0, LEADING_WORDS).flat()]
  const isLed = byUses.length === known.length && usesOf(byUses) <= FEW_USES
  return isLed ? byUses.slice(0, 1) : known
}

/** About how many texts have a word of each list, at most. */
const usesOf = (known: Known): number =>
  Math.min(...known.map((words) => words.reduce((sum, word) => sum + rowsWith(word), 0)))

const rowsWith = ({ frequency }: KnownWord): number => 2 ** frequency

function rank(
  matcher: WordMatcher,
  candidates: readonly Candidate[],
  { words: which, limit, isNarrow }: Search,
): Found[] {
  const leastShare = which === 'most' ? SHARE_FOR_MOST : 1
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
    .slice(0, Math.min(limit, isNarrow ? MAX_NARROW_ROWS : MAX_RESULTS))
}
