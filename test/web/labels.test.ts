import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { formatSetting } from '#web/i18n/dial-labels.ts'
import { shownStrength, shownTaste, strengthLabel, tasteLabel } from '#web/screens/dial-in/labels.ts'
import { splitLabel } from '#web/ui/setting-label.ts'

describe('strengthLabel and tasteLabel', () => {
  it.each([
    [3, 'As usual'],
    [3.5, 'A touch stronger'],
    [4, 'Stronger'],
    [4.5, 'Much stronger'],
    [5, 'As strong as it gets'],
    [2, 'Lighter'],
    [1, 'As light as it gets'],
    [3.09, 'As usual'],
    // What the reasons mention, the label mentions too.
    [3.11, 'A touch stronger'],
    [2.8, 'A touch lighter'],
  ])('strength %d is "%s"', (strength, words) => {
    expect(strengthLabel(strength)).toBe(words)
  })

  it('shownStrength and shownTaste place sliders where their labels say', () => {
    expect([3, 3.09, 3.11, 2.8, 4, 5].map(shownStrength)).toEqual([3, 3, 3.5, 2.5, 4, 5])
    expect([0, 0.04, -0.2, 1.3, -2].map(shownTaste)).toEqual([0, 0, -0.5, 1.5, -2])
  })

  it('tasteLabel is brighter below and richer above 0', () => {
    expect(tasteLabel(-0.5)).toBe('A touch brighter')
    expect(tasteLabel(2)).toBe('As rich as it gets')
  })
})

describe('splitLabel', () => {
  it('separates the unit from a figure, and turns from clicks', () => {
    expect(splitLabel('24 clicks')).toEqual({ lines: ['24'], unit: 'clicks' })
    expect(splitLabel('24 Klicks')).toEqual({ lines: ['24'], unit: 'Klicks' })
    expect(splitLabel('640 µm')).toEqual({ lines: ['640'], unit: 'µm' })
    expect(splitLabel('2.4.1')).toEqual({ lines: ['2.4.1'] })
    expect(splitLabel('5N')).toEqual({ lines: ['5N'] })
    expect(splitLabel('2 turns + 12 clicks')).toEqual({ lines: ['2 turns', '+ 12 clicks'] })
  })

  it('keeps the whole label of any dial', async () => {
    const { grinders } = await readCatalogFiles()
    for (const grinder of grinders) {
      for (const { setting } of grinder.references) {
        const label = formatSetting(grinder, setting)
        const { lines, unit } = splitLabel(label)
        expect([...lines, ...(unit ? [unit] : [])].join(' ')).toBe(label)
      }
    }
  })
})
