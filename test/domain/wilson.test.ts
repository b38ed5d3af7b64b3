import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wilsonScore } from '#src/domain/wilson.ts'

const votes = fc.nat(100_000)

describe('wilsonScore', () => {
  // (p + z²/2n - z·√((p(1-p) + z²/4n)/n)) / (1 + z²/n), z = 1.96, z² = 3.8416
  it.each([
    [0, 0, 0],
    [1, 0, 0.20655], // 1/(1 + 3.8416)
    [10, 0, 0.72247], // 1/(1 + 0.38416)
    [100, 0, 0.96301], // 1/(1 + 0.038416)
    [1, 1, 0.09453], // (0.5 + 0.9604 - 1.96·√((0.25 + 0.4802)/2)) / 2.9208 = (1.4604 - 1.18430)/2.9208
    [0, 5, 0],
    [90, 10, 0.82563], // (0.9 + 0.019208 - 1.96·√(0.09 + 0.009604)/10) / 1.038416 = (0.919208 - 0.061858)/1.038416
  ])('%i up and %i down score %f', (up, down, score) => {
    expect(wilsonScore(up, down)).toBeCloseTo(score, 4)
  })

  it('stays within 0-1 and below the plain share of upvotes', () => {
    fc.assert(
      fc.property(votes, votes, (up, down) => {
        const score = wilsonScore(up, down)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(up + down === 0 ? 0 : up / (up + down) + 1e-12)
      }),
    )
  })

  it('rises with an upvote, and never with a downvote', () => {
    fc.assert(
      fc.property(votes, votes, (up, down) => {
        expect(wilsonScore(up + 1, down)).toBeGreaterThan(wilsonScore(up, down))
        expect(wilsonScore(up, down + 1)).toBeLessThanOrEqual(wilsonScore(up, down))
      }),
    )
  })
})
