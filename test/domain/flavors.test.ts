import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FLAVOR_FAMILIES, flavorFamilies, groupsOf, readFlavor } from '#src/domain/flavors.ts'

const read = (note: string): string | undefined => {
  const flavor = readFlavor(note)
  return flavor && `${flavor.family} ${flavor.group}`
}

describe('readFlavor', () => {
  it.each([
    ['jasmine', 'floral blossom'],
    ['white peach', 'fruity stone'],
    ['Bergamot', 'fruity citrus'],
    ['lemon tea', 'floral tea'],
    ['floral honey', 'sweet honey'],
    ['rum raisin', 'fruity dried'],
    ['blueberry jam', 'fruity berry'],
    ['orange blossom', 'floral blossom'],
    ['black pepper', 'spices pepper'],
    ['bell pepper', 'green vegetable'],
    ['tomato leaf', 'green vegetable'],
    ['cherries', 'fruity stone'],
    ['mixed berries', 'fruity berry'],
    ['peaches', 'fruity stone'],
    ['toasted almonds', 'nutty nut'],
  ])('reads "%s" as %s', (note, flavor) => {
    expect(read(note)).toBe(flavor)
  })

  it.each([
    ['Blüten', 'floral blossom'],
    ['schwarze Johannisbeeren', 'fruity berry'],
    ['Zartbitterschokolade', 'nutty cocoa'],
    ['Vollmilchschokolade', 'nutty cocoa'],
    ['Waldhonig', 'sweet honey'],
    ['Orangenschale', 'fruity citrus'],
    ['Nüsse', 'nutty nut'],
    ['Gebrannte Mandeln', 'nutty nut'],
    ['grüner Apfel', 'fruity orchard'],
    ['Rote Früchte', 'fruity orchard'],
    ['Süß', 'sweet sugar'],
  ])('reads German: "%s" as %s', (note, flavor) => {
    expect(read(note)).toBe(flavor)
  })

  it.each(['', ' ', 'great', 'xyzzy', `${'a'.repeat(99)}cocoa`, '<i>'])('returns nothing for "%s"', (note) => {
    expect(readFlavor(note)).toBeUndefined()
  })

  it('reads every note of the demo', () => {
    const coffees: { flavorProfile?: string | null }[] = JSON.parse(
      readFileSync(new URL('../../data/demo/coffees.json', import.meta.url), 'utf8'),
    )
    const notes = coffees.flatMap(({ flavorProfile }) => (flavorProfile ?? '').split(',').filter((note) => note.trim()))
    expect(notes.length).toBeGreaterThan(100)
    expect(notes.filter((note) => !readFlavor(note))).toEqual([])
  })
})

describe('flavorFamilies', () => {
  it('has each family once, that of most notes first', () => {
    expect(flavorFamilies(['jasmine', 'plum', 'unheard of', 'cherry'])).toEqual(['fruity', 'floral'])
    expect(flavorFamilies(['great'])).toEqual([])
  })
})

describe('groupsOf', () => {
  it('has at least two groups in each family', () => {
    for (const family of FLAVOR_FAMILIES) expect(groupsOf(family).length, family).toBeGreaterThan(1)
  })
})
