import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { describeBurrSize, describeBurrs } from '#web/screens/grinders/facts.ts'

describe('describeBurrs and describeBurrSize', () => {
  it('have a no-break space before the unit', () => {
    expect(describeBurrs({ burrType: 'conical', burrSizeMm: 39 })).toBe('Conical, 39\u00a0mm')
    expect(describeBurrSize(39.5)).toBe('39.5\u00a0mm')
  })
})
