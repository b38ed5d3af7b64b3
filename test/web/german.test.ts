import { newRun, updateRun } from '#domain/steps/run.ts'
import { viewRun } from '#domain/steps/run-view.ts'
import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import '#test/support/english.ts'
import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { roastLabel, roastOptions, typeOptions } from '#web/parts/coffee/coffee-labels.ts'
import { stepSentence } from '#web/parts/steps/step-name.ts'
import { strengthLabel, unchangedText } from '#web/screens/dial-in/labels.ts'
import { describeAdjustment, describeBurrType, describeDrive } from '#web/screens/grinders/facts.ts'
import { cueBetween } from '#web/screens/timer/cues.ts'
import { planOf, stopwatch } from '#web/screens/timer/guide.ts'
import { spokenWeight } from '#web/screens/timer/voice.ts'
import { missingMessage, rangeMessage, tooLongMessage } from '#web/ui/field-messages.ts'
import { compileCatalog } from '../../scripts/messages/compile.ts'

const german = createFormatter('de', unitsOfLocale('de'))

describe('functions that return texts outside of components, in German', () => {
  beforeAll(async () => {
    const messages = { ...(await compileCatalog('de', 'start')), ...(await compileCatalog('de', 'screens')) }
    i18n.loadAndActivate({ locale: 'de', messages })
  })
  afterAll(() => i18n.activate('en'))

  it('roastOptions and typeOptions return German texts, although they are made when the module is loaded', () => {
    expect(roastOptions.map(({ label }) => label)).toEqual(['Hell', 'Mittelhell', 'Mittel', 'Mitteldunkel', 'Dunkel'])
    expect(typeOptions.map(({ label }) => label)).toEqual(['Single Origin', 'Blend', 'Entkoffeiniert'])
    expect(roastLabel('MEDIUM')).toBe('Mittlere Röstung')
  })

  it('describeDrive, describeBurrType and describeAdjustment return German texts for every grinder in the catalog', async () => {
    for (const { slug, drive, burrType, adjustment } of (await readCatalogFiles()).grinders) {
      expect(describeDrive(drive), slug).toMatch(/^(Handmühle|Elektrisch)$/)
      expect(describeBurrType(burrType), slug).toMatch(/^(Kegelmahlwerk|Scheibenmahlwerk|Ghost)$/)
      expect(describeAdjustment(adjustment), slug).toMatch(/^(In Stufen|Stufenlos)$/)
    }
  })

  it('strengthLabel and unchangedText return German texts', () => {
    expect(strengthLabel(3.5)).toBe('Etwas kräftiger')
    expect(unchangedText('MEDIUM')).toBe('Für eine mittlere Röstung ist keine Änderung nötig.')
  })

  it('stepSentence, cueBetween and spokenWeight return German texts with plurals', () => {
    const plan = planOf({
      ...stopwatch(180),
      steps: [
        { action: 'bloom', startSeconds: 0, durationSeconds: 45, waterGrams: 60 },
        { action: 'pour', startSeconds: 45, durationSeconds: 135, waterGrams: 320 },
      ],
    })
    expect(plan.steps.map((step) => stepSentence(step, german.weight))).toEqual([
      'Blooming, bis 60 g',
      'Aufgießen, bis 320 g',
    ])
    expect(stepSentence(plan.steps[1]!, (grams) => spokenWeight(grams, german))).toBe('Aufgießen, bis 320 Gramm')
    const run = updateRun(plan, newRun(), { type: 'start', countdownSeconds: 0 }, 0)
    const cueAt = (seconds: number) =>
      cueBetween(plan, viewRun(plan, run, seconds * 1000 - 1000), viewRun(plan, run, seconds * 1000), german.weight)
    expect([40, 45, 120, 175, 180].map((seconds) => cueAt(seconds)?.text)).toEqual([
      'Danach: Aufgießen, bis 320 g',
      'Aufgießen, bis 320 g',
      '2 Minuten',
      'Noch 5 Sekunden',
      '3:00: Zeit ist um',
    ])
  })

  it('missingMessage, rangeMessage and tooLongMessage return German texts', () => {
    expect(missingMessage('grinderId')).toBe('Wähle eine Mühle')
    expect(rangeMessage('doseGrams', 1, 50)).toBe('Zwischen 1 g und 50 g')
    expect(tooLongMessage(5000, 5001)).toBe('Höchstens 5.000 Zeichen; das sind 5.001')
  })
})
