/**
 * Fuzzy search by each engine's own trigram index: words in any order, accents and slips of the finger forgiven.
 * The engines only propose candidates, in bounded number; what is found and in which order is decided here for both.
 */
import { foldName } from '../domain/text.ts'
import { SHORTEST_FUZZY, splitWords, WordMatcher } from '../domain/word-match.ts'
import { type Db, engineOf } from './open.ts'
import * as postgres from './search-postgres.ts'
import * as sqlite from './search-sqlite.ts'
import { select } from './text-query.ts'
import type { Condition } from './walk.ts'

export interface Search {
  table: 'coffees' | 'roasters'
  column: 'searchText' | 'flavorText' | 'nameKey'
  query: string
  limit: number
  /** What else must hold, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
  /** The conditions leave so few rows that reading them all is cheaper than any index. */
  isNarrow?: boolean
  /** Whether a text must have every word of the query (as a rule) or most of its letters. */
  words?: 'all' | 'most'
}

/** What the engines are asked for. */
export interface Probe {
  table: Search['table']
  column: Search['column']
  /** Folded, and long enough to have trigrams. */
  words: readonly string[]
  conditions: readonly Condition[]
  needsAll: boolean
}

export interface Candidate {
  id: number
  text: string
  recipeCount: number
}

/** Sorted by `score`, then `recipeCount`, then `id`, all falling. */
export interface Found {
  id: number
  /** How well it matches, 0-1. */
  score: number
  recipeCount: number
}

/** No search finds more: whoever wants the next ones adds a word. */
export const MOST_FOUND = 300
/** With so many that have the words as they are, nobody misses those that only have similar ones. */
const ENOUGH = 20
export const MOST_NARROW = 2000
const LONGEST_QUERY = 100
const MOST_WORDS = 8
/** What matches much worse than the best is noise beside it. */
const WORST_TO_BEST = 0.6
const MOST_OF_IT = 0.5

export const searchIds = async (db: Db, request: Search): Promise<number[]> =>
  (await search(db, request)).map(({ id }) => id)

export async function search(db: Db, request: Search): Promise<Found[]> {
  const { table, column, conditions = [], limit } = request
  const words = splitWords(foldName(request.query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const needsAll = request.words !== 'most'
  const probe = {
    table,
    column,
    words: words.filter(({ length }) => length >= SHORTEST_FUZZY),
    conditions,
    needsAll,
  }
  if (request.isNarrow) return rank(words, await readAll(db, probe), needsAll, limit)
  if (probe.words.length === 0) return rank(words, await findBeginning(db, probe, words), needsAll, limit)

  const engine = engineOf(db) === 'postgres' ? postgres : sqlite
  const literal = await engine.findLiteral(db, probe, MOST_FOUND)
  if (literal.length >= Math.min(limit, ENOUGH)) return rank(words, literal, needsAll, limit)
  const known = new Set(literal.map(({ id }) => id))
  const similar = (await engine.findSimilar(db, probe, MOST_FOUND)).filter(({ id }) => !known.has(id))
  return rank(words, [...literal, ...similar], needsAll, limit)
}

function rank(words: readonly string[], candidates: readonly Candidate[], needsAll: boolean, limit: number): Found[] {
  const matcher = new WordMatcher(words)
  const found: Found[] = []
  let best = 0
  for (const { id, text, recipeCount } of candidates) {
    const { share, score } = matcher.match(text)
    if (score === 0 || share < (needsAll ? 1 : MOST_OF_IT)) continue
    found.push({ id, score, recipeCount })
    best = Math.max(best, score)
  }
  return found
    .filter(({ score }) => score >= best * WORST_TO_BEST)
    .sort((a, b) => b.score - a.score || b.recipeCount - a.recipeCount || b.id - a.id)
    .slice(0, Math.min(limit, MOST_FOUND))
}

const readAll = (db: Db, { table, column, conditions }: Probe): Promise<Candidate[]> =>
  select<Candidate>(
    db,
    `select id, "${column}" as text, "recipeCount" from ${table}
      where ${conditions.map(({ sql }) => sql).join(' and ')} order by id desc limit ?`,
    [...conditions.flatMap(({ values }) => values), MOST_NARROW],
  )

/** Words that are too short for trigrams are looked up as the beginning of the name, along its index. */
function findBeginning(db: Db, { table, column, conditions }: Probe, words: readonly string[]): Promise<Candidate[]> {
  const beginning = words[0]!
  const more = conditions.map(({ sql }) => ` and ${sql}`).join('')
  return select<Candidate>(
    db,
    `select id, "${column}" as text, "recipeCount" from ${table}
      where "nameKey" >= ? and "nameKey" < ?${more} order by "nameKey" limit ?`,
    [beginning, `${beginning}\u{10ffff}`, ...conditions.flatMap(({ values }) => values), MOST_FOUND],
  )
}
