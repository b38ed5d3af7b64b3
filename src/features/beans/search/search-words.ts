/** Finds the words that a word of a query may stand for, in the vocabulary of all searched texts. */

import { type Db, engineOf } from '../../../db/open.ts'
import { inIds, queryRaw } from '../../../db/raw-sql.ts'
import { isShort, WordMatcher } from '../../../domain/word-match.ts'

export interface KnownWord {
  word: string
  /** The base-2 logarithm of about how many texts have it. */
  frequency: number
}

/** The most words of the vocabulary that one word of a query stands for. */
const MOST_VARIANTS = 12
const MOST_COMPARED = 400
/**
 * The most words with one beginning that are read for a word of a query, and for all its words together, so that
 * thousands of invented words can't slow a search.
 */
const MOST_BEGINNING = { each: 1500, all: 3000 }
/** The most rows of the gram index, for the same reason. */
const MOST_GRAM_ROWS = { each: 4000, all: 8000 }
/** The most words that are compared with it because they share grams. */
const MOST_SHARING = 100
const MOST_SHARING_TWO = 40
/** Words of this length have two grams without a common letter. */
const LONG = 6
/** Words that are less likely than this share of the likeliest are dropped. */
const LEAST_LIKELY = 0.6

/** Added to a word's likelihood each time its use doubles. */
const PER_DOUBLING = 0.03

/** Two bounded reads in the order of their index. On PostgreSQL functions do that, since it would choose to sort. */
const firstBetween = (db: Db): string =>
  engineOf(db) === 'postgres'
    ? '"firstBetween"(?, ?, ?)'
    : '(select word, frequency from "searchWords" where word >= ? and word < ? order by word limit ?)'

const firstWithGram = (db: Db): string =>
  engineOf(db) === 'postgres'
    ? '"firstWithGram"(?, ?)'
    : '(select "wordId" from "searchWordGrams" where gram = ? order by "wordId" limit ?)'

/** What one of a query's words may read. */
const shareOf = ({ each, all }: { each: number; all: number }, words: number): number =>
  Math.min(each, Math.floor(all / words))

/** Returns the word itself, if known, and words that begin with it, most used first. The query has so many `words`. */
export const listBeginning = (db: Db, word: string, words = 1): Promise<KnownWord[]> =>
  queryRaw(
    db,
    `select word, frequency from ${firstBetween(db)} beginning order by word <> ?, frequency desc limit ${MOST_VARIANTS}`,
    [word, `${word}\u{10ffff}`, shareOf(MOST_BEGINNING, words), word],
  )

/** Whether the vocabulary has the word, or one that begins with it. */
export const isKnownBeginning = async (db: Db, word: string): Promise<boolean> =>
  (await queryRaw(db, `select word from ${firstBetween(db)} beginning`, [word, `${word}\u{10ffff}`, 1])).length > 0

/** Returns words that contain the word or are spelled like it, likeliest first. */
export async function listSimilar(db: Db, word: string, words = 1): Promise<KnownWord[]> {
  const similar = await listByGrams(db, word, words)
  return similar.length > 0 || !isShort(word) ? similar : likeliest(word, await listBeginningAlike(db, word, words))
}

function likeliest(word: string, compared: readonly KnownWord[]): KnownWord[] {
  const matcher = new WordMatcher([word])
  // Of two words that are spelled equally alike, the more frequent one is likelier.
  const likelihood = ({ word, frequency }: KnownWord) => matcher.match(word).score * (1 + frequency * PER_DOUBLING)
  const likely = compared.map((each) => ({ ...each, likelihood: likelihood(each) }))
  const most = Math.max(0, ...likely.map(({ likelihood }) => likelihood))
  return likely
    .filter(({ likelihood }) => likelihood > 0 && likelihood >= most * LEAST_LIKELY)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_VARIANTS)
}

/** Returns words that share grams. */
async function listByGrams(db: Db, word: string, words: number): Promise<KnownWord[]> {
  const shared = await countShared(db, word, words)
  if (word.length >= LONG) {
    // Whatever the typo, a long word shares two grams with the intended one, and few words do.
    const similar = likeliest(word, await listSharing(db, shared, { atLeast: 2, limit: MOST_SHARING_TWO }))
    if (similar.length > 0) return similar
  }
  return likeliest(word, await listSharing(db, shared, { atLeast: 1, limit: MOST_SHARING }))
}

/** Counts how many grams each word shares. Counted here, since a database would sort them all. */
async function countShared(db: Db, word: string, words: number): Promise<Map<number, number>> {
  const grams = gramsOf(word)
  const most = Math.floor(shareOf(MOST_GRAM_ROWS, words) / grams.length)
  // Rare grams are read whole; of common ones, which tell less, the words that were known first.
  const each = `select "wordId" from ${firstWithGram(db)} sharing`
  const [sharing] = await queryRaw<{ ids: string | null }>(
    db,
    `select string_agg(cast("wordId" as text), ',') as ids from (${grams.map(() => each).join(' union all ')}) sharing`,
    grams.flatMap((gram) => [gram, most]),
  )
  const shared = new Map<number, number>()
  for (const id of sharing!.ids?.split(',').map(Number) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
  return shared
}

/** Returns the words that share the most grams. */
function listSharing(
  db: Db,
  shared: ReadonlyMap<number, number>,
  { atLeast, limit }: { atLeast: 1 | 2; limit: number },
): Promise<KnownWord[]> {
  const most = [...shared]
    .filter(([, count]) => count >= atLeast)
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([id]) => id)
  const among = inIds(db, 'id', most)
  return queryRaw(db, `select word, frequency from "searchWords" where ${among.sql}`, among.values)
}

/** Returns words of about the same length with the same first two letters, where no gram is shared. */
const listBeginningAlike = (db: Db, word: string, words: number): Promise<KnownWord[]> =>
  queryRaw(
    db,
    `select word, frequency from ${firstBetween(db)} beginning
      where length(word) between ? and ? order by frequency desc limit ?`,
    [
      word.slice(0, 2),
      `${word.slice(0, 2)}\u{10ffff}`,
      shareOf(MOST_BEGINNING, words),
      word.length - 1,
      word.length + 1,
      MOST_COMPARED,
    ],
  )

/**
 * Returns every four characters in a row, with a space before and after the word, and its two ends together. Whichever
 * letter is wrong, some grams are right, and few words have them.
 */
export function gramsOf(word: string): string[] {
  const letters = [...word]
  const spaced = [' ', ...letters, ' ']
  const grams = spaced.slice(3).map((_, i) => spaced.slice(i, i + 4).join(''))
  return [...grams, `${letters.slice(0, 2).join('')} ${letters.slice(-2).join('')}`]
}

/** Quotes a text for FTS5's query language. */
export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
