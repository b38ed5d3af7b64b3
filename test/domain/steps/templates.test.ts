import { describe, expect, it } from 'vitest'
import type { BatchCapacity } from '#src/domain/scaling.ts'
import { stepsOfBatch } from '#src/domain/steps/batches.ts'
import { findStepMistakes } from '#src/domain/steps/mistakes.ts'
import { planSteps, stepsOfPhase } from '#src/domain/steps/plan.ts'
import { pourCurve } from '#src/domain/steps/pour-curve.ts'
import { findTemplate, listTemplates, stepsOrSuggested } from '#src/domain/steps/templates.ts'
import { type MachineEntry, machines, method, methods } from '../brewing-catalog.ts'
import { templates } from './step-support.ts'

const keyFor = (machine: string) => {
  const { brewMethod } = machines.find(({ slug }) => slug === machine)!
  return findTemplate(templates, { method: brewMethod, machine })?.key
}

describe('findTemplate', () => {
  it.each([
    ['hario-v60-02', 'v60-two-pours'],
    ['chemex-six-cup', 'chemex-three-pours'],
    ['hario-switch-02', 'switch-half-and-half'],
    ['clever-dripper-l', 'clever-steep-release'],
    ['arzum-okka-minio', 'turkish-electric'],
    ['flair-58', 'espresso-hand-press'],
    ['breville-bambino', 'espresso-pump'],
    ['9barista-mk-1', 'espresso-stove-top'],
    ['bialetti-brikka-2-cup', 'moka-low-heat'],
  ])('returns for %s the template %s', (machine, key) => {
    expect(keyFor(machine)).toBe(key)
  })

  it('returns the first template of the method without a brewer, or with one that no template names', () => {
    expect(findTemplate(templates, { method: 'aeropress' })?.key).toBe('aeropress-upright')
    expect(findTemplate(templates, { method: 'pour-over', machine: 'unheard-of' })?.key).toBe('pour-over-two-pours')
    expect(findTemplate(templates, { method: 'samovar', machine: null })).toBeUndefined()
  })
})

describe('listTemplates', () => {
  it('returns those of the brewer first, and none for other brewers', () => {
    const keys = listTemplates(templates, { method: 'pour-over', machine: 'chemex-six-cup' }).map(({ key }) => key)
    expect(keys).toEqual(['chemex-three-pours', 'pour-over-two-pours'])
  })
})

describe('stepsOrSuggested', () => {
  it('marks what nobody wrote as suggested', () => {
    expect(stepsOrSuggested(null, templates, { method: 'v60' })).toMatchObject({
      isSuggested: true,
      templateKey: 'v60-two-pours',
    })
    expect(stepsOrSuggested([], templates, { method: 'v60' })?.isSuggested).toBe(true)
  })

  it('leaves an author’s steps alone', () => {
    const own = [{ action: 'pour' as const, waterShare: 1 }]
    expect(stepsOrSuggested(own, templates, { method: 'v60' })).toEqual({ steps: own, isSuggested: false })
  })
})

describe('shipped step templates', () => {
  it('are 25, with one for every method', () => {
    expect(templates).toHaveLength(25)
    for (const { id } of methods) expect(findTemplate(templates, { method: id })).toBeDefined()
  })

  const cups = Array.from({ length: 10 }, (_, i) => i + 1)
  type Sized = MachineEntry & { capacity?: BatchCapacity & { waterGrams: { usual: number } } }

  it.each((machines as Sized[]).map((machine) => [machine.slug, machine] as const))(
    'pour exactly the water, in order and in time, for 1 to 10 cups on %s',
    (_, machine) => {
      const own = method(machine.brewMethod)
      const isShot = own.extraction === 'espresso'
      for (const template of listTemplates(templates, { method: own.id, machine: machine.slug })) {
        for (const count of cups) {
          const waterGrams = isShot ? count * 36 : count * 125
          const doseGrams = Math.round((waterGrams / own.ratio.ideal) * 10) / 10
          for (const seconds of Object.values(own.brewTimeSeconds)) {
            const amounts = { doseGrams, waterGrams, brewTimeSeconds: seconds, extraction: own.extraction }
            // Capacities may not be in the catalog yet; then everything is one batch.
            const { steps, batches } = stepsOfBatch(template.steps, amounts, machine.capacity)
            const one = { ...amounts, ...(batches && { waterGrams: batches.waterGrams, doseGrams: batches.doseGrams }) }
            expect(findStepMistakes(steps, one)).toEqual([])
            if (batches) expect(one.waterGrams).toBeLessThanOrEqual(machine.capacity!.waterGrams.max + 1)
            expectPlayable(steps, seconds, one.waterGrams)
          }
        }
      }
    },
  )

  function expectPlayable(steps: Parameters<typeof planSteps>[0], seconds: number, waterGrams: number) {
    const plan = planSteps(steps, seconds)
    expect(plan.isTimed).toBe(true)
    expect(stepsOfPhase(plan, 'brew').length).toBeGreaterThan(0)
    const curve = pourCurve(plan)
    expect(curve[0]!.seconds).toBe(0)
    expect(curve.at(-1)).toEqual({ seconds, grams: waterGrams })
    for (const [i, point] of curve.entries()) {
      expect(point.seconds).toBeGreaterThanOrEqual(curve[i - 1]?.seconds ?? 0)
      expect(point.grams).toBeGreaterThanOrEqual(curve[i - 1]?.grams ?? 0)
    }
  }
})
