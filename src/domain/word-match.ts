/** Scores how well a text matches a search: word by word, in any order, allowing typos. All texts are folded. */
import { editDistance } from './edit-distance.ts'

/** The share of trigrams that two words must have in common: one or two typos in a word of usual length. */
const MIN_SIMILARITY = 0.5
/** Weights of a match at the beginning of a word, inside it, or misspelled; the word itself weighs 1. */
const BEGINNING = 0.9
const INSIDE = 0.8
const MISSPELLED = 0.85
/** Weight of a match in the text beside the name. */
const BESIDE = 0.9
/** A shorter word is too unspecific to be required; it only matches words that begin with it. */
export const MIN_WORD_LENGTH = 3
/** In a shorter word, one wrong letter makes another word. */
const MIN_FUZZY_LENGTH = 4

/**
 * Limits of the work for one search, which only texts that were made to slow searches reach: words of one text, words
 * of all texts, different words among those, and comparisons of such a word with a word of the search that has a
 * trigram in common. Texts repeat words, so that a search in thousands of real ones compares far fewer; beyond the last
 * two limits, a new word matches only if it is equal to a word of the search.
 */
const MAX_TEXT_WORDS = 60
const MAX_WORDS_READ = 30_000
const MAX_DISTINCT_WORDS = 8000
const MAX_COMPARISONS = 12_000

/** Longer words are cut, since they aren't real words and would only fill the index. */
const MAX_WORD_LENGTH = 40

/** Returns each word once. */
export const splitWords = (folded: string): string[] => [
  ...new Set(
    folded
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, MAX_WORD_LENGTH)),
  ),
]

interface Wanted {
  word: string
  /** The number of its different trigrams. */
  trigrams: number
}

/** Scores texts for one search. */
export class WordMatcher {
  readonly #wanted: readonly Wanted[]
  readonly #letters: number
  readonly #trigrams: WantedTrigrams
  /** The scores of each word that was compared, since texts repeat words. */
  readonly #scores = new Map<string, readonly number[]>()
  readonly #noScores: readonly number[]
  readonly #mostWordsRead: number
  #wordsRead = 0
  #comparisons = 0

  constructor(words: readonly string[], mostWordsRead = MAX_WORDS_READ) {
    this.#mostWordsRead = mostWordsRead
    const trigrams = words.map((word) => new Set(codesOf(word)))
    this.#wanted = words.map((word, i) => ({ word, trigrams: trigrams[i]!.size }))
    this.#trigrams = new WantedTrigrams(trigrams)
    this.#letters = words.reduce((sum, { length }) => sum + length, 0)
    this.#noScores = words.map(() => 0)
    // The words of the search are scored first, so that equal words match even beyond the limits.
    for (const word of words) this.#scores.set(word, this.#score(word))
  }

  /**
   * Returns how much of the search the text has, and how well, 0-1 each; longer words count for more. Words may also
   * match in `beside`.
   */
  match(text: string, beside = ''): { share: number; score: number } {
    const best = new Array<number>(this.#wanted.length).fill(0)
    this.#compare(text, 1, best)
    if (beside && !isReached(best, BESIDE)) this.#compare(beside, BESIDE, best)
    let found = 0
    let score = 0
    for (let i = 0; i < best.length; i++) {
      const { length } = this.#wanted[i]!.word
      // "la" may be missing, but adds to the score if it is there.
      if (best[i]! > 0 || length < MIN_WORD_LENGTH) found += length
      score += best[i]! * length
    }
    return { share: found / this.#letters, score: score / this.#letters }
  }

  /** Raises each wanted word's best score to its similarity to a word of the text. */
  #compare(text: string, weight: number, best: number[]): void {
    const most = Math.min(MAX_TEXT_WORDS, this.#mostWordsRead - this.#wordsRead)
    for (let from = 0, words = 0; from < text.length && words < most; words++, this.#wordsRead++) {
      const space = text.indexOf(' ', from)
      const end = space < 0 ? text.length : space
      if (this.#compareWord(text.slice(from, end), weight, best) && isReached(best, weight)) return
      from = end + 1
    }
  }

  /** Returns whether the word is one of those wanted. */
  #compareWord(word: string, weight: number, best: number[]): boolean {
    let scores = this.#scores.get(word)
    if (!scores) {
      if (this.#scores.size >= MAX_DISTINCT_WORDS || this.#comparisons >= MAX_COMPARISONS) return false
      scores = this.#score(word)
      this.#scores.set(word, scores)
    }
    if (scores === this.#noScores) return false
    let isWanted = false
    for (let i = 0; i < best.length; i++) {
      if (scores[i] === 1) isWanted = true
      const score = weight * scores[i]!
      if (score > best[i]!) best[i] = score
    }
    return isWanted
  }

  /** A word without a common trigram can't match: even a typo leaves the first letter, and so the first trigram. */
  #score(word: string): readonly number[] {
    const common = this.#trigrams.countCommon(word)
    if (!common) return this.#noScores
    return this.#wanted.map((wanted, i) => {
      if (common[i] === 0) return 0
      this.#comparisons++
      return similarity(wanted, word, common[i]!)
    })
  }

  /** How much was read and compared so far. */
  get work(): { wordsRead: number; comparisons: number } {
    return { wordsRead: this.#wordsRead, comparisons: this.#comparisons }
  }
}

/** Whether no word with this weight can raise a score. */
const isReached = (best: readonly number[], weight: number): boolean => best.every((score) => score >= weight)

/** A word's trigrams as numbers, with two spaces before and one after it, which mark its beginning and end. */
function codesOf(word: string): number[] {
  const codes: number[] = []
  let code = BEFORE
  for (let i = 0; i <= word.length; i++) {
    code = nextCode(code, word, i)
    codes.push(code)
  }
  return codes
}

const MARKS = 1024
const markOf = (code: number): number => (code ^ (code >> 7)) & (MARKS - 1)

/** The trigrams of all words of a search, so that a word of a text is read once for all of them. */
class WantedTrigrams {
  /** Which words of the search have a trigram. */
  readonly #owners = new Map<number, number[]>()
  /** Marks the trigrams by their last bits, to exclude most others without a lookup in the map. */
  readonly #marks = new Uint8Array(MARKS)
  readonly #common: number[]

  constructor(trigrams: readonly ReadonlySet<number>[]) {
    for (const [i, codes] of trigrams.entries()) {
      for (const code of codes) {
        this.#marks[markOf(code)] = 1
        const owners = this.#owners.get(code)
        if (owners) owners.push(i)
        else this.#owners.set(code, [i])
      }
    }
    this.#common = trigrams.map(() => 0)
  }

  /** How many trigrams the word shares with each word of the search; undefined if none. Valid until the next call. */
  countCommon(word: string): readonly number[] | undefined {
    const common = this.#common
    let isAny = false
    let code = BEFORE
    for (let i = 0; i <= word.length; i++) {
      code = nextCode(code, word, i)
      if (this.#marks[markOf(code)] === 0) continue
      const owners = this.#owners.get(code)
      if (!owners) continue
      if (!isAny) common.fill(0)
      isAny = true
      for (let k = 0; k < owners.length; k++) common[owners[k]!]!++
    }
    return isAny ? common : undefined
  }
}

/** Ten bits for each character: letters of distant scripts may collide, which doesn't matter in words. */
const nextCode = (code: number, word: string, i: number): number =>
  ((code << 10) | ((i < word.length ? word.charCodeAt(i) : SPACE) & 1023)) & TRIGRAM_BITS

const SPACE = 32
const BEFORE = (SPACE << 10) | SPACE
const TRIGRAM_BITS = 2 ** 30 - 1

function similarity(wanted: Wanted, word: string, common: number): number {
  if (word === wanted.word) return 1
  if (word.startsWith(wanted.word)) return BEGINNING
  if (wanted.word.length < MIN_WORD_LENGTH) return 0
  if (word.includes(wanted.word)) return INSIDE
  if (wanted.word.length < MIN_FUZZY_LENGTH) return 0
  const similar = Math.min(1, (2 * common) / (wanted.trigrams + word.length + 1))
  if (similar >= MIN_SIMILARITY) return MISSPELLED * similar
  return isSingleTypo(wanted.word, word) ? MISSPELLED * MIN_SIMILARITY : 0
}

/** Whether a short word has a single typo: swapped letters leave hardly a common trigram ("gehsa" for Gesha). */
function isSingleTypo(a: string, b: string): boolean {
  return isShort(a) && a[0] === b[0] && editDistance(a, b, 1) <= 1
}

/** Short enough for a single typo to spoil most trigrams, and long enough not to become another word. */
export const isShort = ({ length }: string): boolean => length >= MIN_FUZZY_LENGTH && length <= 6
