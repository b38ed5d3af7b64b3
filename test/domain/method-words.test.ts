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

/** The methods whose brewers match every word of a query. */
function searched(query: string): string[] {
  const words = readEquipmentWords(index, splitWords(query))
  return brewers.filter(({ id }) => words.every(({ machineIds }) => machineIds.has(id))).map((each) => each.brewMethod)
}

describe('METHOD_WORDS', () => {
  const entries = Object.entries(METHOD_WORDS)

  it('only has methods of the catalog', () => {
    const ids = methods.map(({ id }) => id)
    expect(entries.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has words that MethodNames resolves to their method', () => {
    const all = entries.flatMap(([id, { words, asMethod = [] }]) => [...words, ...asMethod].map((word) => [word, id]))
    expect(all.map(([word]) => [word, names.find(word!)?.id])).toEqual(all)
  })

  it.each(entries)('has words that find the brewers of %s in a search', (id, { words, inSearch = [] }) => {
    for (const word of [...words, ...inSearch]) expect(searched(word), word).toContain(id)
  })
})
