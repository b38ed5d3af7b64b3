import '#test/support/english.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { writeLocal } from '#web/state/local-storage.ts'
import { chooseUnits, readerFormat, UNITS_KEY } from '#web/state/units.ts'
import { missingMessage, rangeMessage } from '#web/ui/field-messages.ts'

describe('readerFormat, rangeMessage and missingMessage', () => {
  afterEach(() => writeLocal(UNITS_KEY, null))

  it('use the chosen units', () => {
    chooseUnits({ weight: 'oz', temperature: 'C', decimal: 'comma' })
    expect(readerFormat().weight(18.43)).toBe('0,65 oz')
    expect(rangeMessage('doseGrams', 1, 1000)).toBe('Between 0,04 oz and 35,27 oz')
    expect(rangeMessage('waterTempF', 32, 212)).toBe('Between 0 °C and 100 °C')
    expect(missingMessage('doseGrams')).toBe('Enter the dose in ounces')
  })

  it('use grams where they were chosen', () => {
    chooseUnits({ weight: 'g', decimal: 'point' })
    expect(rangeMessage('doseGrams', 0.1, 1000)).toBe('Between 0.1 g and 1,000 g')
    expect(missingMessage('doseGrams')).toBe('Enter the dose in grams')
  })

  it('ignore an invalid stored text', () => {
    for (const broken of ['{', 'null', '"oz"', '{"weight":"stone"}']) {
      writeLocal(UNITS_KEY, broken)
      expect(readerFormat().units.weight, broken).toBe('g')
    }
  })
})
