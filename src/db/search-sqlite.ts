/**
 * Candidates from SQLite's FTS5. The words of a query are looked up in the vocabulary first, by their letters or by
 * their trigrams, and what is found there leads to the rows.
 */
import { trigramsOf, WordMatcher } from '../domain/word-match.ts'
import type { Db } from './open.ts'
import type { Candidate, Probe } from './search.ts'
import { select } from './text-query.ts'

/** So many words of the vocabulary stand for one of the query at most. */
const MOST_VARIANTS = 12
const MOST_COMPARED = 400
/** Less likely than the likeliest by more than this, a word isn't meant. */
const LEAST_LIKELY = 0.7
/** Where not every word is needed, the rarest lead to enough. */
const LEADING_WORDS = 2

interface Known {
  word: string
  /** How many texts had it when they were written. */
  uses: number
}

/** Rows that have every word, or one that begins with it; newest first. */
export async function findLiteral(db: Db, probe: Probe, limit: number): Promise<Candidate[]> {
  return findRows(db, probe, await Promise.all(probe.words.map((word) => listBeginning(db, word))), limit)
}

/** Rows that have, for every word, one that contains it or is spelled much like it; newest first. */
export async function findSimilar(db: Db, probe: Probe, limit: number): Promise<Candidate[]> {
  return findRows(db, probe, await Promise.all(probe.words.map((word) => listSimilar(db, word))), limit)
}

const listBeginning = (db: Db, word: string): Promise<Known[]> =>
  select<Known>(db, 'select word, uses from "searchWords" where word >= ? and word < ? order by uses desc limit ?', [
    word,
    `${word}\u{10ffff}`,
    MOST_VARIANTS,
  ])

async function listSimilar(db: Db, word: string): Promise<Known[]> {
  const compared = await select<Known>(
    db,
    `select w.word, w.uses from "searchWordsTrigrams" t cross join "searchWords" w on w.id = t.rowid
      where t."searchWordsTrigrams" match ? limit ?`,
    [shareWith(word), MOST_COMPARED],
  )
  const matcher = new WordMatcher([word])
  // Of two words that are spelled as much alike, the one that is used more is meant.
  const likelihood = ({ word, uses }: Known) => matcher.match(word).score * (1 + Math.log10(uses) / 10)
  const likely = compared.map((known) => ({ ...known, likelihood: likelihood(known) }))
  const most = Math.max(0, ...likely.map(({ likelihood }) => likelihood))
  return likely
    .filter(({ likelihood }) => likelihood > 0 && likelihood >= most * LEAST_LIKELY)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_VARIANTS)
}

/**
 * Two trigrams side by side, or the first and the last: whichever letter is wrong, one of these pairs is right, and
 * few words have it.
 */
function shareWith(word: string): string {
  const trigrams = trigramsOf(` ${word} `)
  const pairs = trigrams.slice(1).map((trigram, i) => [trigrams[i]!, trigram])
  return [[trigrams[0]!, trigrams.at(-1)!], ...pairs].map((pair) => `(${pair.map(quote).join(' AND ')})`).join(' OR ')
}

async function findRows(db: Db, probe: Probe, words: readonly Known[][], limit: number): Promise<Candidate[]> {
  const match = probe.needsAll ? anyOfEach(words) : anyOfEach([leading(words)])
  if (match === undefined) return []
  const { table, column, conditions } = probe
  return select<Candidate>(
    db,
    `select ${table}.id, ${table}."${column}" as text, ${table}."recipeCount"
      from "${table}Search" s cross join ${table} on ${table}.id = s.rowid
      where s."${table}Search" match ?${conditions.map(({ sql }) => ` and ${sql}`).join('')}
      order by s.rowid desc limit ?`,
    [`{${column}} : (${match})`, ...conditions.flatMap(({ values }) => values), limit],
  )
}

function anyOfEach(words: readonly Known[][]): string | undefined {
  if (words.length === 0 || words.some((variants) => variants.length === 0)) return undefined
  return words.map((variants) => `(${variants.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')
}

function leading(words: readonly Known[][]): Known[] {
  const uses = (variants: readonly Known[]) => variants.reduce((sum, known) => sum + known.uses, 0)
  const known = words.filter(({ length }) => length > 0)
  return known
    .toSorted((a, b) => uses(a) - uses(b))
    .slice(0, LEADING_WORDS)
    .flat()
}

/** As a text of FTS5's query language, whatever is in it. */
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
