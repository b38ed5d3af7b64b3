import { describe, expect, it } from 'vitest'
import { splitWords, WordMatcher } from '#src/domain/word-match.ts'

const score = (wanted: string, text: string) => new WordMatcher(wanted.split(' ')).match(text).score
const share = (wanted: string, text: string) => new WordMatcher(wanted.split(' ')).match(text).share

describe('WordMatcher and splitWords', () => {
  it('scores the exact word highest, then a prefix, a substring and a misspelling', () => {
    const scores = ['yirgacheffe', 'yirgacheffes', 'newyirgacheffe', 'yirgachefe'].map((word) =>
      score('yirgacheffe', word),
    )
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores[0]).toBe(1)
    expect(scores[3]).toBeGreaterThan(0.7)
  })

  it.each([
    ['yirgachefe', 'yirgacheffe'],
    ['huehuetenago', 'huehuetenango'],
    ['kenia', 'kenya'],
    ['gehsa', 'gesha'],
    ['brasil', 'brazil'],
    ['sumtara', 'sumatra'],
    ['columbia', 'colombia'],
  ])('matches %s with %s', (wanted, word) => {
    expect(score(wanted, word)).toBeGreaterThan(0.4)
  })

  it.each([
    ['costa', 'coast'],
    ['peru', 'java'],
    ['honey', 'honduras'],
    ['washed', 'natural'],
    ['sao', 'sal'],
    ['k', 'ok'],
  ])("doesn't match %s with %s", (wanted, word) => {
    expect(score(wanted, word)).toBe(0)
  })

  it('weighs words by length, in any order, and lets short ones be missing', () => {
    expect(score('gesha panama', 'panama esmeralda gesha')).toBe(1)
    expect(share('gesha panama', 'panama esmeralda')).toBeCloseTo(6 / 11)
    expect(share('la gesha', 'gesha')).toBe(1)
    expect(score('la gesha', 'gesha')).toBeLessThan(score('la gesha', 'la gesha'))
  })

  it('never scores above 1 for repeated letters', () => {
    expect(score('banana', 'bananana')).toBeLessThanOrEqual(1)
    expect(score('aaaa', 'aaaaaaaaaaaa')).toBeLessThanOrEqual(1)
    expect(score('aaaaaaaaaaaab', 'aaaaaaaaaaaac')).toBeLessThanOrEqual(1)
  })

  it('splitWords returns distinct words of limited length', () => {
    expect(splitWords('guji  natural guji')).toEqual(['guji', 'natural'])
    expect(splitWords('x'.repeat(500))[0]).toHaveLength(40)
    expect(splitWords('')).toEqual([])
  })
})
