/** The words that a word of a query may stand for, from the vocabulary of all searched texts. */

import { type Db, engineOf } from '../../../db/open.ts'
import { inIds, queryRaw } from '../../../db/raw-sql.ts'
import { isShort, WordMatcher } from '../../../domain/word-match.ts'

export interface KnownWord {
  word: string
  /** About how many texts have it, as a power of two. */
  frequency: number
}

/** So many words of the vocabulary stand for one of the query at most. */
const MOST_VARIANTS = 12
const MOST_COMPARED = 400
/** Of those that come by how much they share with it, so many are enough. */
const MOST_SHARING = 100
const MOST_SHARING_TWO = 40
/** So many letters have room for two pieces that have none in common. */
const LONG = 6
/** Less likely than the likeliest by more than this, a word isn't meant. */
const LEAST_LIKELY = 0.6

/** What it adds to a word's likelihood to be used twice as much. */
const PER_DOUBLING = 0.03

/** The word itself and what begins with it, the most used first. */
export const listBeginning = (db: Db, word: string): Promise<KnownWord[]> =>
  queryRaw(
    db,
    'select word, frequency from "searchWords" where word >= ? and word < ? order by frequency desc limit ?',
    [word, `${word}\u{10ffff}`, MOST_VARIANTS],
  )

/** Words that contain it or are spelled much like it, the likeliest first. */
export async function listSimilar(db: Db, word: string): Promise<KnownWord[]> {
  if (engineOf(db) === 'sqlite' && word.length >= LONG) {
    // Whichever slip it was, a long word shares two pieces with the one that was meant, and few words do.
    const similar = likeliest(word, await listSharing(db, word, { atLeast: 2, limit: MOST_SHARING_TWO }))
    if (similar.length > 0) return similar
  }
  const similar = likeliest(word, await listComparable(db, word))
  return similar.length > 0 || !isShort(word) ? similar : likeliest(word, await listBeginningAlike(db, word))
}

function likeliest(word: string, compared: readonly KnownWord[]): KnownWord[] {
  const matcher = new WordMatcher([word])
  // Of two words that are spelled as much alike, the one that is used more is meant.
  const likelihood = ({ word, frequency }: KnownWord) => matcher.match(word).score * (1 + frequency * PER_DOUBLING)
  const likely = compared.map((each) => ({ ...each, likelihood: likelihood(each) }))
  const most = Math.max(0, ...likely.map(({ likelihood }) => likelihood))
  return likely
    .filter(({ likelihood }) => likelihood > 0 && likelihood >= most * LEAST_LIKELY)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_VARIANTS)
}

/** The one difference between the engines: how words that share pieces are asked for. */
const listComparable = (db: Db, word: string): Promise<KnownWord[]> =>
  engineOf(db) === 'postgres'
    ? queryRaw(db, 'select word, frequency from "searchWords" where word % ? or word like ? limit ?', [
        word,
        `%${word}%`,
        MOST_COMPARED,
      ])
    : listSharing(db, word, { atLeast: 1, limit: MOST_SHARING })

/** Those that share most of its pieces. Counted here: SQLite would sort them all. */
async function listSharing(
  db: Db,
  word: string,
  { atLeast, limit }: { atLeast: 1 | 2; limit: number },
): Promise<KnownWord[]> {
  const [sharing] = await queryRaw<{ ids: string }>(
    db,
    'select json_group_array("wordId") as ids from "searchWordGrams" where gram in (select value from json_each(?))',
    [JSON.stringify(gramsOf(word))],
  )
  const shared = new Map<number, number>()
  for (const id of JSON.parse(sharing!.ids) as number[]) shared.set(id, (shared.get(id) ?? 0) + 1)
  const most = [...shared]
    .filter(([, count]) => count >= atLeast)
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([id]) => id)
  const among = inIds(db, 'id', most)
  return queryRaw(db, `select word, frequency from "searchWords" where ${among.sql}`, among.values)
}

/** Words of about the same length with the same two letters first, where no longer piece helps. */
const listBeginningAlike = (db: Db, word: string): Promise<KnownWord[]> =>
  queryRaw(
    db,
    `select word, frequency from "searchWords"
      where word >= ? and word < ? and length(word) between ? and ? order by frequency desc limit ?`,
    [word.slice(0, 2), `${word.slice(0, 2)}\u{10ffff}`, word.length - 1, word.length + 1, MOST_COMPARED],
  )

/**
 * Every four characters in a row, with a space before and behind the word, and its two ends together: whichever letter
 * is wrong, some of these are right, and few words have them.
 */
export function gramsOf(word: string): string[] {
  const letters = [...word]
  const spaced = [' ', ...letters, ' ']
  const grams = spaced.slice(3).map((_, i) => spaced.slice(i, i + 4).join(''))
  return [...grams, `${letters.slice(0, 2).join('')} ${letters.slice(-2).join('')}`]
}

/** As a text of FTS5's query language, whatever is in it. */
export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
