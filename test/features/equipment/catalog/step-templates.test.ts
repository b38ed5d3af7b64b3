import { beforeAll, describe, expect, it } from 'vitest'
import type { StepTemplate } from '#src/domain/steps/templates.ts'
import { CatalogError, type CatalogFiles, readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { checkStepTemplates, readStepTemplates } from '#src/features/equipment/catalog/step-templates.ts'
import { startTestApp } from '#test/support/app.ts'

let files: CatalogFiles
let shipped: StepTemplate[]
beforeAll(async () => {
  files = await readCatalogFiles()
  shipped = await readStepTemplates()
})

/** Templates that may be spoiled in any way. */
type Loose = { [field: string]: unknown; steps: Record<string, unknown>[] }[]

function complaintAbout(spoil: (templates: Loose) => void): string {
  const templates = structuredClone(shipped) as unknown as Loose
  spoil(templates)
  try {
    checkStepTemplates(templates, files)
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogError)
    return (error as Error).message
  }
  throw new Error('the check found nothing')
}

describe('checkStepTemplates', () => {
  it('accepts the shipped file', () => {
    expect(checkStepTemplates(shipped, files)).toBe(shipped)
  })

  it.each<[string, (template: Loose[number]) => void, RegExp]>([
    ['a misspelt field', (template) => Object.assign(template.steps[2]!, { durationshare: 1 }), /durationshare/],
    ['an unknown action', (template) => Object.assign(template.steps[2]!, { action: 'shout' }), /steps\.2\.action/],
    ['a share above 1', (template) => Object.assign(template.steps[3]!, { waterShare: 1.2 }), /steps\.3\.waterShare/],
    ['a missing label', (template) => delete template.steps[1]!.label, /steps\.1\.label/],
    ['water that falls', (template) => Object.assign(template.steps[4]!, { waterShare: 0.5 }), /step 5 has less water/],
    ['water that stays below the total', (template) => template.steps.splice(4, 1), /steps_water_below_total/],
    ['a time that goes back', (template) => Object.assign(template.steps[4]!, { startShare: 0.1 }), /"step":5/],
    ['an overlap', (template) => Object.assign(template.steps[3]!, { durationShare: 0.5 }), /step_starts_too_early/],
    ['an early end', (template) => template.steps.splice(6, 2), /steps_end_too_early/],
    ['no steps', (template) => template.steps.splice(0), /1 to 40 steps/],
    ['a water in two ways', (template) => Object.assign(template.steps[2]!, { waterShare: 0.2 }), /step 3 has both/],
    ['an unknown method', (template) => Object.assign(template, { method: 'samovar' }), /method samovar is unknown/],
    ['an unknown brewer', (template) => Object.assign(template, { machines: ['samovar-2'] }), /samovar-2 is unknown/],
  ])('refuses %s and names the template', (_, spoil, about) => {
    const message = complaintAbout((templates) => spoil(templates[0]!))
    expect(message).toMatch(/^The catalog's step templates have a mistake in v60-two-pours: /)
    expect(message).toMatch(about)
  })

  it('refuses a key that is there twice, and what is not a list', () => {
    expect(complaintAbout((templates) => templates.push(templates[0]!))).toMatch(/there twice/)
    expect(() => checkStepTemplates({}, files)).toThrow(/not a list/)
    expect(() => checkStepTemplates([null], files)).toThrow(/entry 1/)
  })

  it('refuses a method without a template, or whose first one is for other brewers', () => {
    expect(complaintAbout((templates) => templates.pop())).toMatch(/none for cold-brew/)
    expect(
      complaintAbout((templates) => {
        templates.find(({ key }) => key === 'moka-low-heat')!.machines = ['bialetti-brikka-2-cup']
      }),
    ).toMatch(/first of moka and must suit all/)
  })
})

describe('app.stepTemplates', () => {
  it('contains the templates of the catalog', async () => {
    const test = await startTestApp()
    expect(test.app.stepTemplates.map(({ key }) => key)).toContain('espresso-stove-top')
  })
})
