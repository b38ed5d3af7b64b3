import { describe, expect, it } from 'vitest'
import { brewerMethod } from '#src/domain/brewer-method.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { nextStep } from '#src/domain/next-step.ts'
import { adviceFor } from '#src/domain/next-step-advice.ts'
import { nextStepByFeel } from '#src/domain/next-step-by-feel.ts'
import { sayAdvice } from '#test/support/sentences.ts'
import { grinder, machine, method } from './brewing-catalog.ts'

const SIGNS = ['sour', 'watery', 'bitter', 'harsh', 'balanced']
const everything = Array.from({ length: 2 ** SIGNS.length }, (_, bits) =>
  Object.fromEntries(SIGNS.map((sign, i) => [sign, (bits & (1 << i)) !== 0])),
)
const UNKNOWN = {
  curve: null,
  grindSetting: null,
  doseGrams: null,
  waterGrams: null,
  waterTempF: null,
  brewTimeSeconds: null,
}

describe('nextStepByFeel', () => {
  it('returns the same kind of step as nextStep, for all feedback', () => {
    const curve = buildCurve(grinder('comandante-c40-mk4'))
    for (const [slug, grindSetting] of [
      ['hario-v60-02', 22],
      ['lelit-mara-x', 11],
      ['bodum-chambord-8-cup', 36],
    ] as const) {
      const own = brewerMethod(method(machine(slug).brewMethod), machine(slug))
      for (const feedback of everything) {
        const onDial = nextStep({ method: own, feedback, curve, grindSetting, doseGrams: 20 })
        expect(nextStepByFeel({ method: own, feedback })?.kind, JSON.stringify(feedback)).toBe(onDial?.kind)
      }
    }
  })

  it('reads the outcome in words, and names no figures', () => {
    const step = nextStepByFeel({ method: method('v60'), outcome: 'a bit weak' })!
    expect(step).toEqual({ kind: 'more-coffee', cause: 'weak', rule: 'watery' })
    expect(sayAdvice(adviceFor(step, UNKNOWN))).not.toMatch(/\d/)
    expect(nextStepByFeel({ method: method('v60'), outcome: 'drank it' })).toBeUndefined()
  })

  it('mentions the puck for espresso', () => {
    const feedback = { sour: true, bitter: true }
    const advise = (id: string) => sayAdvice(adviceFor(nextStepByFeel({ method: method(id), feedback })!, UNKNOWN))
    expect(advise('espresso')).toContain('tamp')
    expect(advise('v60')).toContain('stir')
  })
})
