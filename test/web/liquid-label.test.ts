import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { liquidLabel } from '#web/parts/brew/liquid-label.ts'

describe('liquidLabel', () => {
  it.each([
    ['espresso', 'Yield'],
    ['percolation', 'Water'],
    ['immersion', 'Water'],
    // Until the methods are loaded.
    [undefined, 'Water'],
  ] as const)('returns for %s %s', (extraction, label) => {
    expect(liquidLabel(extraction)).toBe(label)
  })
})
