import { describe, expect, it } from 'vitest'
import { indexEquipment, readEquipmentWords } from '#src/domain/equipment-words.ts'
import { MethodNames } from '#src/domain/method-names.ts'
import { METHOD_WORDS } from '#src/domain/method-words.ts'
import { splitWords } from '#src/domain/word-match.ts'
import { methods } from './brewing-catalog.ts'

const brewers = methods.map(({ id }, i) => ({
  id: i + 1,
  slug: `brewer-${i}`,
  brand: 'Brewer',
  model: `No ${i}`,
  brewMethod: id,
}))
const names = new MethodNames(methods, brewers)
const index = indexEquipment(methods, brewers, [])

/** The methods whose brewers have every word of a search. */
function searched(query: string): string[] {
  const words = readEquipmentWords(index, splitWords(query))
  return brewers.filter(({ id }) => words.every(({ machineIds }) => machineIds.has(id))).map((each) => each.brewMethod)
}

describe('METHOD_WORDS, the one list of what people call a method', () => {
  const entries = Object.entries(METHOD_WORDS)

  it('is of methods of the catalog', () => {
    const ids = methods.map(({ id }) => id)
    expect(entries.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('names one method each where a method is asked for', () => {
    const all = entries.flatMap(([id, { words, asMethod = [] }]) => [...words, ...asMethod].map((word) => [word, id]))
    expect(all.map(([word]) => [word, names.find(word!)?.id])).toEqual(all)
  })

  it.each(entries)('finds the brewers of %s in a search', (id, { words, inSearch = [] }) => {
    for (const word of [...words, ...inSearch]) expect(searched(word), word).toContain(id)
  })
})
