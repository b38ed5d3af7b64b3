/** Finds the grinder that a text means: "jx pro", "Fellow Ode", "barataza encore". */

import {
  beginningHits,
  buildNameIndex,
  type Entry,
  exactHits,
  type Hit,
  type Hits,
  misspeltHits,
  type Named,
  type NameIndex,
  pairsOf,
  wordsOf,
} from './name-index.ts'

export type { Named } from './name-index.ts'

/** Built once for a catalog; a lookup then takes well under a millisecond. */
export type GrinderNames<G extends Named> = NameIndex<G>

export type GrinderResolution<G extends Named> =
  /** `exact`: the text is its slug; `match`: it is the only grinder that the words fit. */
  | { readonly kind: 'exact' | 'match'; readonly grinder: G }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly G[] }
  | { readonly kind: 'unknown'; readonly nearest: readonly G[] }

const MAX_TEXT_LENGTH = 100
const MAX_WORDS = 10
const NEAREST_COUNT = 3

/** Bonus for each matching word: more than any uncertain match costs. */
const WORD_FOUND = 1e6

/** A shorter prefix is enough for a search, but not to select one grinder. */
const MIN_PREFIX_LENGTH = 4

/** Words that don't identify a grinder, though they may be part of a name. */
const FILLERS = new Set(['the', 'a', 'my', 'grinder', 'coffee', 'model'])
const isSignificant = (word: string): boolean => !FILLERS.has(word)

export function indexGrinderNames<G extends Named>(grinders: readonly G[]): GrinderNames<G> {
  return buildNameIndex(grinders)
}

export function resolveGrinder<G extends Named>(names: GrinderNames<G>, text: string): GrinderResolution<G> {
  const bySlug = names.bySlug.get(text.trim().toLowerCase())
  if (bySlug) return { kind: 'exact', grinder: bySlug }
  const words = queryWords(text)
  const found = findAll(names, words, MIN_PREFIX_LENGTH)
  const [first, ...others] = best(found)
  if (first === undefined) return { kind: 'unknown', nearest: nearest(names, words) }
  if (others.length === 0) return { kind: 'match', grinder: first.grinder }
  return { kind: 'ambiguous', candidates: [first, ...others].map(({ grinder }) => grinder) }
}

/** Best first; grinders that miss a word only if none has all of them. An empty text lists everything. */
export function searchGrinders<G extends Named>(names: GrinderNames<G>, text: string): G[] {
  const words = queryWords(text)
  const isWithoutAim = words.length === 0 ? text.trim() === '' : !words.some(isSignificant)
  if (isWithoutAim) return names.entries.map(({ grinder }) => grinder)
  const found = findAll(names, words, 1)
  const joined = found.size > 0 ? found : findJoined(names, words)
  const ranked = joined.size > 0 ? joined : findSome(names, words)
  return [...ranked].sort(byRank).map(([{ grinder }]) => grinder)
}

function queryWords(text: string): string[] {
  return wordsOf(text.slice(0, MAX_TEXT_LENGTH)).slice(0, MAX_WORDS)
}

type FindWord<G extends Named> = (word: string) => Hits<G>

/** Returns the grinders that match every word; tries other spellings only if the words match none together. */
function findAll<G extends Named>(names: NameIndex<G>, words: readonly string[], shortestBeginning: number): Hits<G> {
  const asked = words.filter(isSignificant)
  const plain = intersect(asked, (word) => hitsOf(names, word, shortestBeginning))
  if (plain === undefined) return new Map()
  const found = plain.size > 0 ? plain : intersect(asked, (word) => guessedHitsOf(names, word, shortestBeginning))
  return withFillers(names, words, found ?? new Map())
}

function hitsOf<G extends Named>(names: NameIndex<G>, word: string, shortestBeginning: number): Hits<G> {
  const exact = exactHits(names, word)
  if (exact.size > 0) return exact
  const begun: Hits<G> = word.length >= shortestBeginning ? beginningHits(names, word) : new Map()
  return begun.size > 0 ? begun : misspeltHits(names, word)
}

function guessedHitsOf<G extends Named>(names: NameIndex<G>, word: string, shortestBeginning: number): Hits<G> {
  const begun: Hits<G> = word.length >= shortestBeginning ? beginningHits(names, word) : new Map()
  // Later entries win, so the most certain match comes last.
  return new Map([...misspeltHits(names, word), ...begun, ...exactHits(names, word)])
}

const join = (a: Hit, b: Hit): Hit => ({ cost: a.cost + b.cost, pieces: a.pieces | b.pieces })

/** Returns the grinders that match all words; undefined as soon as one word matches none. */
function intersect<G extends Named>(words: readonly string[], find: FindWord<G>): Hits<G> | undefined {
  let common: Hits<G> | undefined
  for (const word of words) {
    const hits = find(word)
    if (hits.size === 0) return undefined
    const narrowed: Hits<G> = new Map()
    for (const [entry, hit] of common ?? hits) {
      const other = hits.get(entry)
      if (other) narrowed.set(entry, common ? join(hit, other) : hit)
    }
    common = narrowed
  }
  return common
}

/** "Varia Hand Grinder" has a filler in its name: there it counts towards the full name. */
function withFillers<G extends Named>(names: NameIndex<G>, words: readonly string[], found: Hits<G>): Hits<G> {
  for (const filler of words.filter((word) => !isSignificant(word))) {
    for (const [entry, hit] of exactHits(names, filler)) {
      const known = found.get(entry)
      if (known) found.set(entry, join(known, hit))
    }
  }
  return found
}

/** Joins neighbouring words: "aero press" and "moca master" are one word each. */
function findJoined<G extends Named>(names: NameIndex<G>, words: readonly string[]): Hits<G> {
  const found: Hits<G> = new Map()
  for (let i = 0; i + 1 < words.length; i++) {
    const hits = findAll(names, [...words.slice(0, i), `${words[i]}${words[i + 1]}`, ...words.slice(i + 2)], 1)
    for (const [entry, hit] of hits) {
      const known = found.get(entry)
      if (known === undefined || hit.cost < known.cost) found.set(entry, hit)
    }
  }
  return found
}

/** Returns the grinders that match at least one word; each match lowers the cost. */
function findSome<G extends Named>(names: NameIndex<G>, words: readonly string[]): Hits<G> {
  const found: Hits<G> = new Map()
  for (const word of words.filter(isSignificant)) {
    for (const [entry, hit] of hitsOf(names, word, MIN_PREFIX_LENGTH)) {
      const known = found.get(entry) ?? { cost: 0, pieces: 0 }
      found.set(entry, join(known, { ...hit, cost: hit.cost - WORD_FOUND }))
    }
  }
  return found
}

/** How much of the model's name was given: all of it, all but what is in brackets, or only a part. */
function fullness<G extends Named>({ modelPieces, corePieces }: Entry<G>, { pieces }: Hit): 0 | 1 | 2 {
  if ((pieces & modelPieces) === modelPieces) return 2
  return (pieces & corePieces) === corePieces ? 1 : 0
}

const byRank = <G extends Named>([a, hitA]: [Entry<G>, Hit], [b, hitB]: [Entry<G>, Hit]): number =>
  hitA.cost - hitB.cost || fullness(b, hitB) - fullness(a, hitA) || a.order - b.order

/** Returns the best matches, several if they rank equally: "encore" is the Encore, but "ode" is either Ode. */
function best<G extends Named>(found: Hits<G>): Entry<G>[] {
  const ranked = [...found].sort(byRank)
  const leader = ranked[0]
  if (leader === undefined) return []
  const [entry, hit] = leader
  return ranked
    .filter(([other, otherHit]) => otherHit.cost === hit.cost && fullness(other, otherHit) === fullness(entry, hit))
    .map(([other]) => other)
}

/** Returns suggestions by shared letter pairs, for a text that matches no name. */
function nearest<G extends Named>({ entries }: NameIndex<G>, words: readonly string[]): G[] {
  const pairs = pairsOf(words.filter(isSignificant).join(' '))
  return entries
    .map(({ grinder, order, pairs: own }) => {
      const shared = own.intersection(pairs).size
      return { grinder, order, likeness: shared / (own.size + pairs.size || 1) }
    })
    .sort((a, b) => b.likeness - a.likeness || a.order - b.order)
    .slice(0, NEAREST_COUNT)
    .map(({ grinder }) => grinder)
}
