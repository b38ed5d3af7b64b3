import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import type { Units } from '#domain/units/reader-units.ts'
import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { type Deltas, formatDeltas, noChange } from '#web/screens/log/deltas.ts'

const formatIn = (locale: string, units: Partial<Units> = {}) =>
  createFormatter(locale, { ...unitsOfLocale(locale), ...units })
const english = formatIn('en-GB')
const NOTHING: Deltas = { ratio: null, grind: null, grindUnit: null, grindChange: null, water: null, brewTime: null }

describe('formatDeltas', () => {
  it.each<[Partial<Deltas>, string | undefined]>([
    [{}, undefined],
    [{ grind: -2, grindUnit: 'steps', grindChange: '2 clicks finer' }, '2 clicks finer'],
    [{ grind: 1, grindUnit: 'steps' }, '1 step coarser'],
    [{ grind: 1, grindUnit: 'index' }, '1 index point coarser'],
    [{ grind: -2.14, grindUnit: 'index' }, '2.1 index points finer'],
    [{ grind: 0, grindUnit: 'steps' }, noChange()],
    [{ grind: -3, grindUnit: 'setting' }, '−3'],
  ])('names the change of the grind: %j', (deltas, text) => {
    expect(formatDeltas({ ...NOTHING, ...deltas }, english).grind).toBe(text)
  })

  it('returns signed amounts of the other figures', () => {
    expect(formatDeltas({ ...NOTHING, ratio: -0.5, water: 10, brewTime: 25 }, english)).toMatchObject({
      ratio: '−0.5',
      water: '+10 g',
      brewTime: '+25 s',
    })
  })

  it('returns them in the units and with the decimals of the reader', () => {
    const deltas = { ...NOTHING, ratio: -0.5, water: 10, grind: -2.14, grindUnit: 'index' } as const
    expect(formatDeltas(deltas, formatIn('de'))).toMatchObject({ ratio: '−0,5', grind: '2,1 index points finer' })
    expect(formatDeltas(deltas, formatIn('en-US', { weight: 'oz' })).water).toBe('+0.35 oz')
  })
})
