import { describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import { carryWarning, reachWarning } from '#src/domain/grind-choice.ts'
import { say } from '#test/support/sentences.ts'
import { grinder, method } from './brewing-catalog.ts'

const ode = buildCurve(grinder('fellow-ode-gen-1'))

describe('carryWarning', () => {
  it('returns the warning of reachWarning if the grinder has no setting for the method', () => {
    const espresso = method('espresso')
    expect(carryWarning(ode, espresso, 7)).toEqual(reachWarning(ode, espresso))
    expect(say(carryWarning(ode, espresso, 7))).toMatch(/doesn't grind fine enough for espresso/)
  })

  it('warns about the recipe if only its own grind lies beyond the end of the dial', () => {
    const v60 = method('v60')
    expect(reachWarning(ode, v60)).toBeUndefined()
    const warning = carryWarning(ode, v60, ode.finestIndex - 5)!
    expect(warning.code).toBe('not_fine_enough')
    expect(say(warning)).toBe(
      "The Fellow Ode Gen 1 doesn't grind as fine as this recipe asks for: 1 is its finest setting.",
    )
    expect(say(carryWarning(ode, method('cold-brew'), ode.coarsestIndex + 5))).toMatch(
      /doesn't grind as coarse as this recipe asks for: 11 is its coarsest setting\.$/,
    )
  })

  it('returns undefined within reach, and slightly beyond it', () => {
    const v60 = method('v60')
    for (const index of [ode.finestIndex - 0.4, ode.finestIndex, 35]) {
      expect(carryWarning(ode, v60, index)).toBeUndefined()
    }
  })
})
