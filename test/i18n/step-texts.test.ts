import { describe, expect, it } from 'vitest'
import { readStepTemplates } from '#src/features/equipment/catalog/step-templates.ts'
import { STEP_TEXTS } from '#src/i18n/step-texts.ts'
import { translate } from '#src/i18n/translate.ts'

describe('STEP_TEXTS', () => {
  it('has every text of the step templates and no other, each in German', async () => {
    const templates = await readStepTemplates()
    const used = new Set(
      templates.flatMap(({ name, steps }) => [name, ...steps.flatMap(({ label, note }) => [label, note])]),
    )
    used.delete(undefined)
    expect(new Set(STEP_TEXTS.map(({ text }) => text))).toEqual(used)
    const same = STEP_TEXTS.filter((message) => translate('de', message) === message.text)
    expect(same).toEqual([])
  })
})
