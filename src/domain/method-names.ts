/** Finds the brew method that somebody means: by its id or name, by the name of a brewer, or in the words people use. */
import type { BrewMethod } from './catalog.ts'
import { METHOD_WORDS } from './method-words.ts'

interface NamedBrewer {
  slug: string
  brand: string
  model: string
  brewMethod: string
}

/** Said after a name without changing what it means: "Chemex coffee maker", "siphon pot". */
const TRAILING = new Set(['coffee', 'maker', 'brewer', 'brew', 'machine', 'dripper', 'pot', 'method', 'style'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** "Pour-over", "pour over" and "pourover" are one. */
const fold = (words: readonly string[]): string => words.join('')

export class MethodNames {
  readonly #ids = new Map<string, string>()
  readonly #methods: ReadonlyMap<string, BrewMethod>

  constructor(methods: readonly BrewMethod[], brewers: readonly NamedBrewer[]) {
    this.#methods = new Map(methods.map((method) => [method.id, method]))
    for (const [name, ids] of namesOf(brewers)) if (ids.size === 1) this.#ids.set(name, [...ids][0]!)
    // A method's own names count before those of any brewer.
    for (const [id, { words, asMethod = [] }] of Object.entries(METHOD_WORDS)) {
      for (const each of [...words, ...asMethod]) this.#ids.set(fold(wordsOf(each)), id)
    }
    for (const { id, name } of methods) for (const each of [id, name]) this.#ids.set(fold(wordsOf(each)), id)
  }

  find(text: string): BrewMethod | undefined {
    const words = wordsOf(text)
    for (let end = words.length; end > 0; end--) {
      const id = this.#ids.get(fold(words.slice(0, end)))
      if (id !== undefined) return this.#methods.get(id)
      if (!TRAILING.has(words[end - 1]!)) return undefined
    }
    return undefined
  }
}

/** Every way to name a brewer, with the methods of all brewers that it fits: one that fits two methods names neither. */
function namesOf(brewers: readonly NamedBrewer[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const add = (words: readonly string[], id: string) => {
    const name = fold(words)
    names.set(name, (names.get(name) ?? new Set()).add(id))
  }
  for (const { slug, brand, model, brewMethod } of brewers) {
    const [brandWords, modelWords] = [wordsOf(brand), wordsOf(model)]
    add(wordsOf(slug), brewMethod)
    // "Chemex", "Kalita Wave", "Kalita Wave 155"; by its model alone only where that says something: "V60 02", not "Go".
    for (let end = 0; end <= modelWords.length; end++) add([...brandWords, ...modelWords.slice(0, end)], brewMethod)
    if (modelWords.length > 1) add(modelWords, brewMethod)
  }
  return names
}
