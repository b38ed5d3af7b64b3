/** The words that a word of a query may stand for, from the vocabulary of all searched texts. */
import { isShort, trigramsOf, WordMatcher } from '../domain/word-match.ts'
import { type Db, engineOf } from './open.ts'
import { select } from './text-query.ts'

export interface KnownWord {
  word: string
  /** About how many texts have it, as a power of two. */
  frequency: number
}

/** So many words of the vocabulary stand for one of the query at most. */
const MOST_VARIANTS = 12
const MOST_COMPARED = 400
/** Less likely than the likeliest by more than this, a word isn't meant. */
const LEAST_LIKELY = 0.6

/** What it adds to a word's likelihood to be used twice as much. */
const PER_DOUBLING = 0.03

/** The word itself and what begins with it, the most used first. */
export const listBeginning = (db: Db, word: string): Promise<KnownWord[]> =>
  select(db, 'select word, frequency from "searchWords" where word >= ? and word < ? order by frequency desc limit ?', [
    word,
    `${word}\u{10ffff}`,
    MOST_VARIANTS,
  ])

/** Words that contain it or are spelled much like it, the likeliest first. */
export async function listSimilar(db: Db, word: string): Promise<KnownWord[]> {
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

/** The one difference between the engines: how words that share trigrams are asked for. */
const listComparable = (db: Db, word: string): Promise<KnownWord[]> =>
  engineOf(db) === 'postgres'
    ? select(db, 'select word, frequency from "searchWords" where word % ? or word like ? limit ?', [
        word,
        `%${word}%`,
        MOST_COMPARED,
      ])
    : select(
        db,
        `select w.word, w.frequency from "searchWordsTrigrams" t cross join "searchWords" w on w.id = t.rowid
          where t."searchWordsTrigrams" match ? limit ?`,
        [shareWith(word), MOST_COMPARED],
      )

/** Words of about the same length with the same two letters first, where no trigram helps. */
const listBeginningAlike = (db: Db, word: string): Promise<KnownWord[]> =>
  select(
    db,
    `select word, frequency from "searchWords"
      where word >= ? and word < ? and length(word) between ? and ? order by frequency desc limit ?`,
    [word.slice(0, 2), `${word.slice(0, 2)}\u{10ffff}`, word.length - 1, word.length + 1, MOST_COMPARED],
  )

/**
 * For FTS5: two trigrams side by side, or the first and the last. Whichever letter is wrong, one of these pairs is
 * right, and few words have it.
 */
function shareWith(word: string): string {
  const trigrams = trigramsOf(` ${word} `)
  const pairs = trigrams.slice(1).map((trigram, i) => [trigrams[i]!, trigram])
  return [[trigrams[0]!, trigrams.at(-1)!], ...pairs].map((pair) => `(${pair.map(quote).join(' AND ')})`).join(' OR ')
}

/** As a text of FTS5's query language, whatever is in it. */
export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
