/** An index of the catalog's names: which grinders a single word may mean, and how certainly. */

import { editDistance } from './edit-distance.ts'

/** What a name search needs of a grinder or a brewer. */
export interface Named {
  slug: string
  brand: string
  model: string
  /** Words outside its name that also match it: a brewer's method. */
  keywords?: string
}

export interface Entry<G extends Named> {
  readonly grinder: G
  readonly order: number
  /** The pieces of the model's name as bits, with and without those in brackets. */
  readonly modelPieces: number
  readonly corePieces: number
  /** Pairs of neighbouring letters, to compare names if no word matches. */
  readonly pairs: ReadonlySet<string>
}

/** A word found in a name: its cost, and which pieces of the name it covers. */
export interface Hit {
  readonly cost: number
  readonly pieces: number
}

interface Posting<G extends Named> {
  readonly entry: Entry<G>
  readonly hit: Hit
}

export interface NameIndex<G extends Named> {
  readonly entries: readonly Entry<G>[]
  readonly bySlug: ReadonlyMap<string, G>
  readonly terms: ReadonlyMap<string, readonly Posting<G>[]>
  /** Terms that can be misspelt, by their length. */
  readonly correctable: ReadonlyMap<number, readonly Correctable<G>[]>
}

interface Correctable<G extends Named> {
  readonly term: string
  readonly digits: string
  readonly postings: readonly Posting<G>[]
}

export type Hits<G extends Named> = Map<Entry<G>, Hit>

/** Costs of a match. Each kind costs so much more than the one before that several of those don't outweigh it. */
const WHOLE = 0
const INSIDE_A_WORD = 1
const KEYWORD = 5
const BEGINNING = 10
const COST_PER_TYPO = 100

/** Common names of brands that the catalog's own brand doesn't contain. */
const BRAND_ALIASES: Record<string, readonly string[]> = { breville: ['sage'], '1zpresso': ['1z'] }

const MAX_PIECES_JOINED = 5

/** Normalizes case, accents, punctuation and plus signs: "Mahlkönig EK43 S" → "mahlkonig ek43 s". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\+/g, ' plus ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)

export function buildNameIndex<G extends Named>(grinders: readonly G[]): NameIndex<G> {
  const terms = new Map<string, Posting<G>[]>()
  const add = (term: string, posting: Posting<G>) => {
    const postings = terms.get(term)
    if (postings) postings.push(posting)
    else terms.set(term, [posting])
  }
  const entries = grinders.map((grinder, order) => addEntry(grinder, order, add))
  const bySlug = new Map(grinders.map((grinder) => [grinder.slug, grinder]))
  return { entries, bySlug, terms, correctable: Map.groupBy(correctablesOf(terms), ({ term }) => term.length) }
}

function correctablesOf<G extends Named>(terms: ReadonlyMap<string, readonly Posting<G>[]>): Correctable<G>[] {
  return [...terms]
    .map(([term, postings]) => ({ term, digits: digitsOf(term), postings: postings.filter(isWhole) }))
    .filter(({ postings }) => postings.length > 0)
}

interface Piece {
  readonly text: string
  readonly opens: boolean
  readonly closes: boolean
}

/** Splits a name into words, also between letters and digits: "DF64 Gen 2" → df·64 gen 2. */
function piecesOf(text: string): Piece[] {
  return wordsOf(text).flatMap((word) => {
    const parts = word.match(/\p{N}+|\p{L}+/gu) ?? []
    return parts.map((part, i) => ({ text: part, opens: i === 0, closes: i === parts.length - 1 }))
  })
}

type AddTerm<G extends Named> = (term: string, posting: Posting<G>) => void

function addEntry<G extends Named>(grinder: G, order: number, add: AddTerm<G>): Entry<G> {
  const { slug, brand, model } = grinder
  const brandLength = piecesOf(brand).length
  const pieces = piecesOf(`${brand} ${model}`)
  const coreLength = brandLength + piecesOf(model.replace(/\([^)]*\)/g, ' ')).length
  const entry: Entry<G> = {
    grinder,
    order,
    modelPieces: bits(brandLength, pieces.length),
    corePieces: bits(brandLength, coreLength),
    pairs: pairsOf(fold(`${brand} ${model}`)),
  }
  for (const { term, cost, from, to } of runsOf(pieces)) add(term, { entry, hit: { cost, pieces: bits(from, to) } })
  // A slug may have more words than the name ("turin-df64-gen-1" of a DF64); they match, but aren't part of it.
  const isSaid = new Set(wordsOf(`${brand} ${model}`))
  if (wordsOf(slug).some((word) => !isSaid.has(word))) {
    for (const { term, cost } of runsOf(piecesOf(slug))) add(term, { entry, hit: { cost, pieces: 0 } })
  }
  for (const { term, cost } of runsOf(piecesOf(grinder.keywords ?? ''))) {
    add(term, { entry, hit: { cost: cost + KEYWORD, pieces: 0 } })
  }
  for (const alias of BRAND_ALIASES[fold(brand)] ?? []) {
    add(alias, { entry, hit: { cost: WHOLE, pieces: bits(0, brandLength) } })
  }
  return entry
}

const bits = (from: number, to: number): number => 2 ** to - 2 ** from

/** Every run of neighbouring pieces is a term, so that "jxpro", "df 64" and "c40mk4" are found as written. */
function runsOf(pieces: readonly Piece[]): { term: string; cost: number; from: number; to: number }[] {
  return pieces.flatMap((first, from) =>
    pieces.slice(from, from + MAX_PIECES_JOINED).map((last, more) => {
      const to = from + more + 1
      const term = pieces
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
      return { term, cost: first.opens && last.closes ? WHOLE : INSIDE_A_WORD, from, to }
    }),
  )
}

/** Returns the pairs of neighbouring letters in a text, ignoring spaces. */
export function pairsOf(folded: string): Set<string> {
  const text = folded.replaceAll(' ', '')
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
}

/** Returns the grinders that a word names exactly. */
export function exactHits<G extends Named>({ terms }: NameIndex<G>, word: string): Hits<G> {
  return collect(terms.get(word) ?? [], 0)
}

/** Returns the grinders whose name has a word that begins with this one. */
export function beginningHits<G extends Named>({ terms }: NameIndex<G>, word: string): Hits<G> {
  const found: Hits<G> = new Map()
  for (const [term, postings] of terms) {
    if (term.startsWith(word)) collect(postings.filter(isWhole), BEGINNING, found)
  }
  return found
}

/** Returns the grinders whose name has a word that this one may be a misspelling of. */
export function misspeltHits<G extends Named>({ correctable }: NameIndex<G>, word: string): Hits<G> {
  const found: Hits<G> = new Map()
  const most = maxTypos(word)
  if (most === 0) return found
  const digits = digitsOf(word)
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const { term, digits: termDigits, postings } of correctable.get(length) ?? []) {
      // People mistype letters, not model numbers, and seldom the first letter of a short word.
      if (termDigits !== digits || (word.length < 7 && term[0] !== word[0])) continue
      const typos = editDistance(word, term, most)
      if (typos <= most) collect(postings, typos * COST_PER_TYPO, found)
    }
  }
  return found
}

/** Only whole words, of the name or a keyword, can be matched by a beginning or a misspelling. */
const isWhole = ({ hit }: Posting<Named>): boolean => hit.cost === WHOLE || hit.cost === KEYWORD

const maxTypos = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : word.length < 11 ? 2 : 3)

const digitsOf = (word: string): string => word.replace(/\P{N}/gu, '')

function collect<G extends Named>(postings: readonly Posting<G>[], extra: number, found: Hits<G> = new Map()): Hits<G> {
  for (const { entry, hit } of postings) {
    const cost = hit.cost + extra
    const known = found.get(entry)
    if (known === undefined || cost < known.cost) found.set(entry, { cost, pieces: hit.pieces })
  }
  return found
}
