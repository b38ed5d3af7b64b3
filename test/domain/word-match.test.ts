import { describe, expect, it } from 'vitest'
import { splitWords, WordMatcher } from '#src/domain/word-match.ts'

const score = (wanted: string, text: string) => new WordMatcher(wanted.split(' ')).match(text).score
const share = (wanted: string, text: string) => new WordMatcher(wanted.split(' ')).match(text).share

describe('matching words', () => {
  it('knows the word itself, its beginning, its inside and its misspelling, in this order', () => {
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
  ])('takes %s for %s', (wanted, word) => {
    expect(score(wanted, word)).toBeGreaterThan(0.4)
  })

  it.each([
    ['costa', 'coast'],
    ['peru', 'java'],
    ['honey', 'honduras'],
    ['washed', 'natural'],
    ['sao', 'sal'],
    ['k', 'ok'],
  ])("doesn't take %s for %s", (wanted, word) => {
    expect(score(wanted, word)).toBe(0)
  })

  it('weighs words by their length, in any order, and lets short ones be missing', () => {
    expect(score('gesha panama', 'panama esmeralda gesha')).toBe(1)
    expect(share('gesha panama', 'panama esmeralda')).toBeCloseTo(6 / 11)
    expect(share('la gesha', 'gesha')).toBe(1)
    expect(score('la gesha', 'gesha')).toBeLessThan(score('la gesha', 'la gesha'))
  })

  it('never scores beyond 1, whatever repeats', () => {
    expect(score('banana', 'bananana')).toBeLessThanOrEqual(1)
    expect(score('aaaa', 'aaaaaaaaaaaa')).toBeLessThanOrEqual(1)
    expect(score('aaaaaaaaaaaab', 'aaaaaaaaaaaac')).toBeLessThanOrEqual(1)
  })

  it('splits a text into its different words, none without end', () => {
    expect(splitWords('guji  natural guji')).toEqual(['guji', 'natural'])
    expect(splitWords('x'.repeat(500))[0]).toHaveLength(40)
    expect(splitWords('')).toEqual([])
  })
})
