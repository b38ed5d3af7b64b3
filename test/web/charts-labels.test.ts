import { describe, expect, it } from 'vitest'
import { labelEvery, labelMiddle } from '#web/ui/charts-labels.ts'

const DAYS = Array.from({ length: 30 }, (_, i) => `${i + 1} Nov`)

describe('labelEvery and labelMiddle', () => {
  it('labelEvery returns 1 where all labels have room', () => {
    expect(labelEvery(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 300 / 7)).toBe(1)
  })

  it('labelEvery skips labels where they would touch', () => {
    expect(labelEvery(DAYS, 1000 / 30)).toBe(2)
    expect(labelEvery(DAYS, 330 / 30)).toBeGreaterThan(5)
  })

  it('labelMiddle is below the column, but not over the edge', () => {
    expect(labelMiddle('1 Nov', 500, 1000)).toBe(500)
    const first = labelMiddle('20 Oct', 5, 330)
    expect(first).toBeGreaterThan(15)
    expect(labelMiddle('20 Oct', 325, 330)).toBe(330 - first)
  })
})
