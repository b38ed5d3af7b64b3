import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import '#test/support/english.ts'
import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roastLabel, roastOptions, typeOptions } from '#web/parts/coffee/coffee-labels.ts'
import { strengthLabel, unchangedText } from '#web/screens/dial-in/labels.ts'
import { cuesOf } from '#web/screens/timer/cues.ts'
import { pourPlan } from '#web/screens/timer/pour-plan.ts'
import { missingMessage, rangeMessage, tooLongMessage } from '#web/ui/field-messages.ts'
import { compileCatalog } from '../../scripts/messages/compile.ts'

const german = createFormatter('de', unitsOfLocale('de'))

describe('texts that are made outside of components, in German', () => {
  beforeAll(async () => {
    const messages = { ...(await compileCatalog('de', 'start')), ...(await compileCatalog('de', 'screens')) }
    i18n.loadAndActivate({ locale: 'de', messages })
  })
  afterAll(() => i18n.activate('en'))

  it('roastOptions and typeOptions, which are made when the module is loaded', () => {
    expect(roastOptions.map(({ label }) => label)).toEqual(['Hell', 'Mittelhell', 'Mittel', 'Mitteldunkel', 'Dunkel'])
    expect(typeOptions.map(({ label }) => label)).toEqual(['Single Origin', 'Blend', 'Entkoffeiniert'])
    expect(roastLabel('MEDIUM')).toBe('Mittlere Röstung')
  })

  it('strengthLabel and unchangedText', () => {
    expect(strengthLabel(3.5)).toBe('Etwas kräftiger')
    expect(unchangedText('MEDIUM')).toBe('Für eine mittlere Röstung ist keine Änderung nötig.')
  })

  it('pourPlan and cuesOf, with plurals', () => {
    const plan = pourPlan({ method: 'v60', doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180 }, german)!
    expect(plan.map(({ text }) => text)).toContain('Langsam auf 190 g aufgießen')
    expect(cuesOf([], 180).map(({ text }) => text)).toEqual([
      '1 Minute',
      '2 Minuten',
      'Noch 10 Sekunden',
      '3:00: Zeit ist um',
    ])
  })

  it('errors of fields', () => {
    expect(missingMessage('grinderId')).toBe('Wähle eine Mühle')
    expect(rangeMessage('doseGrams', 1, 50)).toBe('Zwischen 1 g und 50 g')
    expect(tooLongMessage(5000, 5001)).toBe('Höchstens 5.000 Zeichen; das sind 5.001')
  })
})
