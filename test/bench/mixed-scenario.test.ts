import { describe, expect, it } from 'vitest'
import { createRandom } from '#src/features/service/demo/random.ts'
import { SIZES } from '../../bench/data/sizes.ts'
import { readCounter } from '../../bench/mixed.ts'
import type { Facts } from '../../bench/work/facts.ts'
import { MIXED, mixedKinds } from '../../bench/work/mixed.ts'
import { zipf, zipfId } from '../../bench/work/zipf.ts'

const FACTS: Facts = {
  size: SIZES.small,
  roasters: [],
  coffees: [],
  grinders: Array.from({ length: 30 }, (_, i) => ({ id: i + 1, slug: `grinder-${i}` })),
  machines: [],
  methods: ['v60', 'espresso', 'french_press'],
  origins: [],
  tokens: Array.from({ length: 50 }, (_, i) => `token-${i}`),
}

describe('the mixed scenario', () => {
  it('has 70 % anonymous reads, 20 % signed-in reads and 10 % writes', () => {
    const shares = { anonymous: 0, 'signed-in': 0, write: 0 }
    for (const { group, share } of mixedKinds(createRandom(1), FACTS)) shares[group] += share
    expect(shares).toEqual({ anonymous: 70, 'signed-in': 20, write: 10 })
  })

  it('draws its calls in these shares', () => {
    const calls = MIXED.calls(FACTS)
    const writes = calls.filter(({ method }) => method === 'POST').length
    const anonymous = calls.filter(({ headers }) => !headers).length
    expect(writes / calls.length).toBeCloseTo(0.1, 1)
    expect(anonymous / calls.length).toBeCloseTo(0.7, 1)
  })

  it('has the same calls each time', () => {
    expect(MIXED.calls(FACTS).slice(0, 500)).toEqual(MIXED.calls(FACTS).slice(0, 500))
  })
})

describe('zipf', () => {
  it('draws the first rank about twice as often as the second and ten times as often as the tenth', () => {
    const draw = zipf(createRandom(1), 1000)
    const counts = new Array<number>(1000).fill(0)
    for (let n = 0; n < 200_000; n++) counts[draw()]!++
    expect(counts[0]! / counts[1]!).toBeCloseTo(2, 0)
    expect(counts[0]! / counts[9]!).toBeGreaterThan(8)
    expect(counts[0]! / counts[9]!).toBeLessThan(12)
  })

  it('gives ids from 1 to the count', () => {
    const draw = zipfId(createRandom(1), 50)
    const ids = new Set(Array.from({ length: 20_000 }, draw))
    expect([Math.min(...ids), Math.max(...ids), ids.size]).toEqual([1, 50, 50])
  })
})

describe('readCounter', () => {
  const metrics =
    '# HELP brewprint_cache_hits_total Hits\nbrewprint_cache_hits_total 12\nbrewprint_cache_misses_total 3\n'

  it('finds a counter by the end of its name', () => {
    expect(readCounter(metrics, 'cache_hits_total')).toBe(12)
  })

  it('throws where the metrics have no such counter', () => {
    expect(() => readCounter(metrics, 'cache_clears_total')).toThrow('cache_clears_total')
  })
})
