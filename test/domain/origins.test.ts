import { describe, expect, it } from 'vitest'
import { originKeyOf, originKeys } from '#src/domain/origins.ts'

describe('finding 6: originKeys and originKeyOf', () => {
  it.each<[string, ...string[]]>([
    ['Ethiopia', 'ethiopia'],
    ['Sidama, Ethiopia', 'sidama ethiopia', 'sidama', 'ethiopia'],
    ['Ethiopia & Kenya', 'ethiopia and kenya', 'ethiopia', 'kenya'],
    ['Ethiopia&Kenya', 'ethiopia and kenya', 'ethiopia', 'kenya'],
    ['Ethiopia AND Kenya', 'ethiopia and kenya', 'ethiopia', 'kenya'],
    ['Colombia/Brazil', 'colombia brazil', 'colombia', 'brazil'],
    ['Kenya, Peru, and Brazil', 'kenya peru and brazil', 'kenya', 'peru', 'brazil'],
    ['Huila and Nariño, Colombia', 'huila and narino colombia', 'huila', 'narino', 'colombia'],
    ['Finland', 'finland'],
    ['Rwanda', 'rwanda'],
    ['Andes, Mandheling', 'andes mandheling', 'andes', 'mandheling'],
    ['Trinidad and Tobago', 'trinidad and tobago'],
    ['Trinidad & Tobago', 'trinidad and tobago'],
    ['Bosnia and Herzegovina', 'bosnia and herzegovina'],
    ['Antigua and Barbuda', 'antigua and barbuda'],
    ['Antigua and Huehuetenango', 'antigua and huehuetenango', 'antigua', 'huehuetenango'],
    ['Saint Kitts and Nevis', 'saint kitts and nevis'],
    ['St. Kitts & Nevis', 'st kitts and nevis'],
    ['São Tomé and Príncipe', 'sao tome and principe'],
    ['Saint Vincent and the Grenadines', 'saint vincent and the grenadines'],
    ['Kenya and Trinidad and Tobago', 'kenya and trinidad and tobago', 'kenya', 'trinidad and tobago'],
    [
      'São Tomé & Príncipe / Kenya and Peru',
      'sao tome and principe kenya and peru',
      'sao tome and principe',
      'kenya',
      'peru',
    ],
    ['and', 'and'],
  ])('%s', (origin, ...keys) => {
    expect(originKeys(origin)).toEqual(keys)
  })

  it('originKeyOf treats "&" and "and" alike', () => {
    expect(originKeyOf('Trinidad & Tobago')).toBe(originKeyOf('trinidad AND tobago'))
  })
})
