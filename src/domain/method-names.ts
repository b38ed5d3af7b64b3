/** Finds the brew method that a text means: by its id or name, by a brewer's name, or by a common term. */
import type { BrewMethod } from './catalog.ts'
import { METHOD_WORDS } from './method-words.ts'

interface NamedBrewer {
  slug: string
  brand: string
  model: string
  brewMethod: string
}

/** Words after a name that don't change its meaning: "Chemex coffee maker", "siphon pot". */
const TRAILING = new Set(['coffee', 'maker', 'brewer', 'brew', 'machine', 'dripper', 'pot', 'method', 'style'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** "Pour-over", "pour over" and "pourover" are equal. */
const fold = (words: readonly string[]): string => words.join('')

export class MethodNames {
  readonly #ids = new Map<string, string>()
  readonly #methods: ReadonlyMap<string, BrewMethod>

  constructor(methods: readonly BrewMethod[], brewers: readonly NamedBrewer[]) {
    this.#methods = new Map(methods.map((method) => [method.id, method]))
    for (const [name, ids] of namesOf(brewers)) if (ids.size === 1) this.#ids.set(name, [...ids][0]!)
    // A method's own names take precedence over those of brewers.
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

/** Returns every name of a brewer with the methods that it fits; a name that fits two methods is ignored. */
function namesOf(brewers: readonly NamedBrewer[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const add = (words: readonly string[], id: string) => {
    const name = fold(words)
    names.set(name, (names.get(name) ?? new Set()).add(id))
  }
  for (const { slug, brand, model, brewMethod } of brewers) {
    const [brandWords, modelWords] = [wordsOf(brand), wordsOf(model)]
    add(wordsOf(slug), brewMethod)
    // "Chemex", "Kalita Wave", "Kalita Wave 155"; the model alone only if it has several words: "V60 02", not "Go".
    for (let end = 0; end <= modelWords.length; end++) add([...brandWords, ...modelWords.slice(0, end)], brewMethod)
    if (modelWords.length > 1) add(modelWords, brewMethod)
  }
  return names
}
