import { describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import { nextStep } from '#src/domain/next-step.ts'
import { nextStepByFeel } from '#src/domain/next-step-by-feel.ts'
import { grinder, method } from './brewing-catalog.ts'

const SIGNS = ['sour', 'watery', 'bitter', 'harsh', 'balanced']
const everything = Array.from({ length: 2 ** SIGNS.length }, (_, bits) =>
  Object.fromEntries(SIGNS.map((sign, i) => [sign, (bits & (1 << i)) !== 0])),
)

describe('nextStepByFeel', () => {
  it('returns the same kind of step as nextStep, for all feedback', () => {
    const curve = buildCurve(grinder('comandante-c40-mk4'))
    for (const feedback of everything) {
      const brew = { method: method('v60'), feedback }
      const onDial = nextStep({ ...brew, curve, grindSetting: 22, doseGrams: 20 })
      expect(nextStepByFeel(brew)?.kind, JSON.stringify(feedback)).toBe(onDial?.kind)
    }
  })

  it('reads the outcome in words, and names no figures', () => {
    const step = nextStepByFeel({ method: method('v60'), outcome: 'a bit weak' })!
    expect(step).toEqual({ kind: 'finer', advice: expect.not.stringMatching(/\d/) })
    expect(nextStepByFeel({ method: method('v60'), outcome: 'drank it' })).toBeUndefined()
  })

  it('mentions the puck for espresso', () => {
    const feedback = { sour: true, bitter: true }
    expect(nextStepByFeel({ method: method('espresso'), feedback })!.advice).toContain('tamp')
    expect(nextStepByFeel({ method: method('v60'), feedback })!.advice).toContain('stir')
  })
})
