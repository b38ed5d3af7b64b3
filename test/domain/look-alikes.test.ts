import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imitates, skeleton } from '#src/domain/look-alikes.ts'
import { isReservedName } from '#src/domain/reserved-names.ts'

describe('skeleton', () => {
  it.each([
    ['Brewprint', 'Вrеwрrіnt'],
    ['Brewprint', 'ＢＲＥＷＰＲＩＮＴ'],
    ['Brewprint', '𝕭𝖗𝖊𝖜𝖕𝖗𝖎𝖓𝖙'],
    ['Brewprint', 'Ⓑⓡⓔⓦⓟⓡⓘⓝⓣ'],
    ['Brewprint', '🅑🅡🅔🅦🅟🅡🅘🅝🅣'],
    ['Brewprint', '🅱🆁🅴🆆🅿🆁🅸🅽🆃'],
    ['Brewprint', 'ʙʀᴇᴡᴘʀɪɴᴛ'],
    ['Brewprint', 'Brеwprınt'],
    ['Brewprint', 'Brewpr1nt'],
    ['Brewprint', 'BREWPRlNT'],
    ['Brewprint', 'Brevvprint'],
    ['Brewprint', 'B r e w - p r i n t'],
    ['Brewprint', 'Bréwprïnt'],
    ['Brewprint', 'Brew\u200bprint'],
    ['Brewprint', '\u202eBrewprint'],
    ['Onyx Coffee Lab', 'Οnyх Сoffee Lаb'],
    ['Onyx Coffee Lab', '0nyx Coffee Lab'],
    ['Counter Culture', 'Ϲοunter Ϲulture'],
    ['Stumptown', 'Ѕtumptοwn'],
    ['Five Elephant', 'ϜivҽElephant'],
    ['Modern Times', 'Modem Times'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau1'],
    ['Paul', 'Pau|'],
    ['HAUS', 'ΗАՍЅ'],
    ['COFFEE', 'ᏟOꓝꓝᎬᎬ'],
  ])('is the same for %s and %s', (name, imitation) => {
    expect(skeleton(imitation)).toBe(skeleton(name))
  })

  it.each([
    ['Anna', 'Hanna'],
    ['Onyx', 'Lynx'],
    ['Анна', 'Anna'],
    ['山丘', '山'],
    ['☕☕', '☕'],
    ['Roaster 2', 'Roaster 3'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other))
  })

  it('is never empty for a name that is not, and the same for every case of plain letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => name.trim() === '' || skeleton(name) !== ''),
    )
    fc.assert(fc.property(fc.stringMatching(/^[a-zA-Z ]+$/), (name) => skeleton(name) === skeleton(name.toUpperCase())))
  })
})

describe('imitates', () => {
  it.each([
    ['Anna', [], false],
    ['Anna', ['Anna', 'ANNA', 'Ánna'], false],
    ['Аnna', ['Anna'], true],
    ['Anna', ['Аnna'], false],
    ['PauI', ['Paul'], true],
    ['Paul', ['PauI'], true],
    ['Paul', ['PauI', 'paul'], false],
    ['Mary Ann', ['Maryann'], false],
    ['Тома', ['Toma'], true],
    ['Тома', ['Тома'], false],
    ['Anna 1', ['Anna l'], true],
  ] as const)('returns for %s beside %j: %s', (name, others, expected) => {
    expect(imitates(name, others)).toBe(expected)
  })
})

describe('isReservedName', () => {
  it.each([
    ...[
      'Brewprint',
      'Brewprint Team',
      'The Brewprint Team',
      'Brewprint Support Team',
      'brewprint.official',
      'Вrewprint',
    ],
    ...['Admin', 'ADMIN', 'Аdmin', 'Adm1n', 'Administrator', 'Admin Anna', 'Moderator Tom', 'site-admin', 'a d m i n'],
    ...['Support', 'The Support Team', 'Official', 'Official Support', 'Anonymous', 'Anоnymous', 'Anonymous User'],
  ])('is true for %s', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  it.each([
    ...[
      'Anna',
      'Badminton Ben',
      'Sysadmin Joe',
      'Support Your Local Roaster',
      'Anonymous Coffee Club',
      'Team Espresso',
    ],
    ...['The Brewer', 'Print Brew', 'Brewer 12', 'Officially Anna', '☕'],
  ])('is false for %s', (name) => {
    expect(isReservedName(name)).toBe(false)
  })
})
