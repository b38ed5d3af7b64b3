/** Finds words that begin with a word of a query or are spelled like it, in the vocabulary of all searched texts. */

import { type Db, engineOf } from '../../../db/open.ts'
import { inIds, queryRaw, textListTable } from '../../../db/raw-sql.ts'
import { isShort, WordMatcher } from '../../../domain/word-match.ts'

export interface KnownWord {
  word: string
  /** The base-2 logarithm of about how many texts have it. */
  frequency: number
}

/** The most words of the vocabulary that one word of a query is expanded to. */
const MAX_VARIANTS = 12
const MAX_WORDS_COMPARED = 400
/**
 * The most words with the same beginning that are read for one word of a query, and for all its words together, so that
 * thousands of made-up words can't slow a search down.
 */
const MAX_PREFIX_ROWS = { each: 1500, all: 2400 }
/** The most rows of the gram index, for the same reason. */
const MAX_GRAM_ROWS = { each: 4000, all: 6000 }
/** The most words that are compared with a word of a query because they share one gram with it, or two. */
const MAX_SHARING_ONE_GRAM = 100
const MAX_SHARING_TWO_GRAMS = 40
/** Words of this length have two grams without a common letter. */
const LONG = 6
/** Words that are less likely than this share of the likeliest are dropped. */
const MIN_SHARE_OF_BEST = 0.6

/** Added to a word's likelihood each time its use doubles. */
const PER_DOUBLING = 0.03

/**
 * `firstBetween` and `firstWithGram` read a bounded number of rows in the order of an index. On PostgreSQL they are
 * functions, since its planner might otherwise read and sort all rows.
 */
const firstBetween = (db: Db): string =>
  engineOf(db) === 'postgres'
    ? '"firstBetween"(?, ?, ?)'
    : '(select word, frequency from "searchWords" where word >= ? and word < ? order by word limit ?)'

const firstWithGram = (db: Db): string =>
  engineOf(db) === 'postgres'
    ? '"firstWithGram"(g.value, ?)'
    : '(select "wordId" from "searchWordGrams" where gram = g.value order by "wordId" limit ?)'

const between = (beginning: string, most: number): unknown[] => [beginning, `${beginning}\u{10ffff}`, most]

/** How many rows one word of a query may read. */
const shareOf = ({ each, all }: { each: number; all: number }, words: number): number =>
  Math.min(each, Math.floor(all / words))

/** Runs a query for each of a search's words, in one statement. */
async function queryEach(
  db: Db,
  words: readonly string[],
  query: string,
  valuesFor: (word: string) => unknown[],
): Promise<KnownWord[][]> {
  if (words.length === 0) return []
  const rows = await queryRaw<KnownWord & { which: number }>(
    db,
    words.map((_, which) => `select * from (select ${which} as which, ${query}) found`).join(' union all '),
    words.flatMap(valuesFor),
  )
  return words.map((_, which) => rows.filter((row) => row.which === which))
}

/** Returns each word itself, if known, and words that begin with it, most used first. */
export const listBeginning = (db: Db, words: readonly string[]): Promise<KnownWord[][]> =>
  queryEach(
    db,
    words,
    `word, frequency from ${firstBetween(db)} beginning order by word <> ?, frequency desc limit ${MAX_VARIANTS}`,
    (word) => [...between(word, shareOf(MAX_PREFIX_ROWS, words.length)), word],
  )

/** Returns whether the vocabulary has each word, or one that begins with it. */
export async function areKnownBeginnings(db: Db, words: readonly string[]): Promise<boolean[]> {
  const query = `word, frequency from ${firstBetween(db)} beginning`
  const found = await queryEach(db, words, query, (word) => between(word, 1))
  return found.map(({ length }) => length > 0)
}

/** Returns words that contain each word or are spelled like it, likeliest first. */
export async function listSimilar(db: Db, words: readonly string[]): Promise<KnownWord[][]> {
  const shared = await countShared(db, words)
  const similar: KnownWord[][] = words.map(() => [])
  /** Compares words with those of a list, if nothing was found for them yet. */
  const compare = async (isFor: (word: string) => boolean, list: (which: number[]) => Promise<KnownWord[][]>) => {
    const which = [...words.keys()].filter((i) => similar[i]!.length === 0 && isFor(words[i]!))
    const compared = await list(which)
    for (const [place, i] of which.entries()) similar[i] = likeliest(words[i]!, compared[place]!)
  }
  const sharing = (atLeast: 1 | 2, limit: number) => (which: number[]) =>
    readWords(
      db,
      which.map((i) => mostShared(shared[i]!, atLeast, limit)),
    )
  // Whatever the typo, a long word shares two grams with the intended one, and few words do.
  await compare((word) => word.length >= LONG, sharing(2, MAX_SHARING_TWO_GRAMS))
  await compare(() => true, sharing(1, MAX_SHARING_ONE_GRAM))
  const most = shareOf(MAX_PREFIX_ROWS, words.length)
  await compare(isShort, (which) =>
    listBeginningAlike(
      db,
      which.map((i) => words[i]!),
      most,
    ),
  )
  return similar
}

function likeliest(word: string, compared: readonly KnownWord[]): KnownWord[] {
  const matcher = new WordMatcher([word])
  // Of two words that are spelled equally alike, the more frequent one is likelier.
  const likelihood = ({ word, frequency }: KnownWord) => matcher.match(word).score * (1 + frequency * PER_DOUBLING)
  const likely = compared.map((each) => ({ ...each, likelihood: likelihood(each) }))
  const most = Math.max(0, ...likely.map(({ likelihood }) => likelihood))
  return likely
    .filter(({ likelihood }) => likelihood > 0 && likelihood >= most * MIN_SHARE_OF_BEST)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MAX_VARIANTS)
}

/** Counts the grams that known words share with each word. In memory, since a database would sort them all. */
async function countShared(db: Db, words: readonly string[]): Promise<Map<number, number>[]> {
  const grams = words.map(gramsOf)
  const all = grams.flat()
  // Rare grams are read completely; of common grams, which say less, only the oldest words are read.
  const most = Math.floor((shareOf(MAX_GRAM_ROWS, words.length) * words.length) / all.length)
  const rows = await queryRaw<{ position: number; ids: string | null }>(
    db,
    `select position, (select string_agg(cast("wordId" as text), ',') from ${firstWithGram(db)} sharing) as ids
      from ${textListTable(db, 'g')}`,
    [most, JSON.stringify(all)],
  )
  const byGram = rows.sort((a, b) => a.position - b.position).values()
  return grams.map((own) => {
    const shared = new Map<number, number>()
    for (const { ids } of byGram.take(own.length)) {
      for (const id of ids?.split(',').map(Number) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
    }
    return shared
  })
}

/** Returns the ids of the words that share the most grams. */
const mostShared = (shared: ReadonlyMap<number, number>, atLeast: 1 | 2, limit: number): number[] =>
  [...shared]
    .filter(([, count]) => count >= atLeast)
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([id]) => id)

async function readWords(db: Db, lists: readonly (readonly number[])[]): Promise<KnownWord[][]> {
  const ids = new Set(lists.flat())
  if (ids.size === 0) return lists.map(() => [])
  const among = inIds(db, 'id', [...ids])
  const rows = await queryRaw<KnownWord & { id: number }>(
    db,
    `select id, word, frequency from "searchWords" where ${among.sql}`,
    among.values,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lists.map((list) => list.flatMap((id) => byId.get(id) ?? []))
}

/** Returns words of about the same length with the same first two letters: similar words that may share no gram. */
const listBeginningAlike = (db: Db, words: readonly string[], most: number): Promise<KnownWord[][]> =>
  queryEach(
    db,
    words,
    `word, frequency from ${firstBetween(db)} beginning
      where length(word) between ? and ? order by frequency desc limit ${MAX_WORDS_COMPARED}`,
    (word) => [...between(word.slice(0, 2), most), word.length - 1, word.length + 1],
  )

/**
 * Returns all sequences of four characters, with a space before and after the word, and one gram of its first two and
 * last two letters. Whichever letter is wrong, some grams are right, and few words have them.
 */
export function gramsOf(word: string): string[] {
  const letters = [...word]
  const spaced = [' ', ...letters, ' ']
  const grams = spaced.slice(3).map((_, i) => spaced.slice(i, i + 4).join(''))
  return [...grams, `${letters.slice(0, 2).join('')} ${letters.slice(-2).join('')}`]
}

/** Quotes a text for FTS5's query language. */
export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
