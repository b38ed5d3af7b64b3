import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ORIGIN_COUNTRIES } from '#src/domain/origin-countries.ts'
import { originPlaces } from '#src/domain/origin-places.ts'
import { foldName } from '#src/domain/text.ts'

const written = (origin: string | null): string[] =>
  originPlaces(origin).map(({ country, region }) => (region ? `${country}: ${region}` : country))

describe('originPlaces', () => {
  it.each<[string, ...string[]]>([
    ['Ethiopia', 'ET'],
    ['Äthiopien', 'ET'],
    ['ETHIOPIA', 'ET'],
    ['Yirgacheffe, Ethiopia', 'ET: Yirgacheffe'],
    ['Ethiopia, Yirgacheffe', 'ET: Yirgacheffe'],
    ['Ethiopia (Guji) / Kenya (Nyeri)', 'ET: Guji', 'KE: Nyeri'],
    ['Yirgacheffe', 'ET: Yirgacheffe'],
    ['Toraja, Sulawesi, Indonesia', 'ID: Toraja, Sulawesi'],
    ["Pu'er, Yunnan, China", "CN: Pu'er, Yunnan"],
    ['Huila and Nariño, Colombia', 'CO: Huila, Nariño'],
    ['Kolumbien Huila', 'CO: Huila'],
    ['Kenya AA', 'KE: AA'],
    ['Brazil, Colombia and Ethiopia', 'BR', 'CO', 'ET'],
    ['Brasilien und Indien', 'BR', 'IN'],
    ['Brazil + India', 'BR', 'IN'],
    ['Brazil and Brasilien', 'BR'],
    ['Some Valley, Peru', 'PE: Some Valley'],
  ])('reads %s', (origin, ...places) => {
    expect(written(origin)).toEqual(places)
  })

  it.each<[string, ...string[]]>([
    ['Sumatra and Brazil', 'ID: Sumatra', 'BR'],
    ['Guatemala and Sumatra', 'GT', 'ID: Sumatra'],
    ['Sumatra Mandheling', 'ID: Sumatra Mandheling'],
    ['Antigua', 'GT: Antigua'],
  ])('returns the country of a region: %s', (origin, ...places) => {
    expect(written(origin)).toEqual(places)
  })

  it.each<[string, ...string[]]>([
    ['Santa Ana, Costa Rica', 'CR: Santa Ana'],
    ['Mount Elgon, Kenya', 'KE: Mount Elgon'],
    ['Amazonas, Brazil', 'BR: Amazonas'],
    ['Eastern Highlands, Zimbabwe', 'ZW: Eastern Highlands'],
  ])('prefers the country to a region of the same name elsewhere: %s', (origin, ...places) => {
    expect(written(origin)).toEqual(places)
  })

  it.each<[string, ...string[]]>([
    ['Papua New Guinea', 'PG'],
    ['Papua-Neuguinea', 'PG'],
    ['Guinea', 'GN'],
    ['Equatorial Guinea', 'GQ'],
    ['Republic of the Congo', 'CG'],
    ['DR Congo', 'CD'],
    ['South Sudan', 'SS'],
    ['Trinidad & Tobago', 'TT'],
    ['São Tomé und Príncipe', 'ST'],
    ['Antigua und Barbuda', 'AG'],
    ['Kona, Hawaii, USA', 'US-HI: Kona', 'US'],
  ])('tells similar names apart: %s', (origin, ...places) => {
    expect(written(origin)).toEqual(places)
  })

  it.each(['', ' , / ', 'Blend', 'Atlantis', 'Nigerian', '<b>', '🌍'])('finds nothing in "%s"', (origin) => {
    expect(originPlaces(origin)).toEqual([])
  })

  it('finds nothing without an origin', () => {
    expect(originPlaces(null)).toEqual([])
  })

  it('reads a hostile origin without delay', () => {
    expect(originPlaces(`${'a '.repeat(100_000)}, Kenya`)).toEqual([{ country: 'KE', region: expect.any(String) }])
    expect(originPlaces('Kenya,'.repeat(50_000))).toHaveLength(1)
  })

  it('finds the origin of every coffee of the demo', () => {
    const coffees: { origin: string | null }[] = JSON.parse(
      readFileSync(new URL('../../data/demo/coffees.json', import.meta.url), 'utf8'),
    )
    const unknown = coffees.filter(({ origin }) => origin && originPlaces(origin).length === 0)
    expect(coffees.length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })
})

describe('ORIGIN_COUNTRIES', () => {
  it('has every name and region once', () => {
    const names = ORIGIN_COUNTRIES.flatMap(({ names, regions, ambiguousRegions }) => [
      ...new Set([...names, ...regions, ...ambiguousRegions].map(foldName)),
    ])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names.filter((name) => name === '')).toEqual([])
  })
})
