import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { buildCurve } from '#domain/curve.ts'
import { nearestPosition } from '#domain/positions.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { angleAt, arcPath, pointAt } from '#web/ui/arc.ts'
import { shareOf, ticksOf } from '#web/ui/dial-scale.ts'

const { grinders } = await readCatalogFiles()
const bySlug = (slug: string) => grinders.find((grinder) => grinder.slug === slug)!
const labelsOf = (slug: string) => ticksOf(bySlug(slug)).flatMap(({ label }) => label ?? [])

describe('ticksOf and shareOf', () => {
  it('label clicks, thirds, letters and turns as on the dial', () => {
    expect(labelsOf('comandante-c40-mk4')).toEqual(['0', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50'])
    expect(labelsOf('fellow-ode-gen-2')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
    expect(labelsOf('baratza-forte-bg').slice(0, 2)).toEqual(['1A', '2A'])
    expect(labelsOf('kingrinder-k6')).toEqual(['0', '1 turn', '2 turns', '3 turns', '4 turns'])
    expect(labelsOf('1zpresso-k-ultra').slice(0, 3)).toEqual(['0.0', '2.0', '4.0'])
  })

  it('return every click if there is room', () => {
    expect(ticksOf(bySlug('comandante-c40-mk4'))).toHaveLength(51)
  })

  it('return two to eleven distinct labels, at positions, for every grinder', () => {
    for (const grinder of grinders) {
      const ticks = ticksOf(grinder)
      const labels = ticks.flatMap(({ label }) => label ?? [])
      expect(labels.length, grinder.slug).toBeGreaterThanOrEqual(2)
      expect(labels.length, grinder.slug).toBeLessThanOrEqual(11)
      expect(new Set(labels).size, grinder.slug).toBe(labels.length)
      expect(ticks.length, grinder.slug).toBeLessThanOrEqual(92)
      for (const { setting, label } of ticks) {
        expect(setting, grinder.slug).toBeGreaterThanOrEqual(grinder.minGrindSetting)
        expect(setting, grinder.slug).toBeLessThanOrEqual(grinder.maxGrindSetting)
        // Labels are at positions of the dial.
        if (label) expect(nearestPosition(grinder, setting), grinder.slug).toBeCloseTo(setting, 1)
      }
    }
  })

  it('shareOf starts with the finest setting, also on a reversed dial', () => {
    for (const grinder of grinders) {
      const curve = buildCurve(grinder)
      const shares = grinder.references.map(({ setting }) => shareOf(curve, setting))
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shareOf(curve, curve.settingAt(-1e6))).toBe(0)
      expect(shareOf(curve, curve.settingAt(1e6))).toBe(1)
    }
  })
})

describe('angleAt, pointAt and arcPath', () => {
  it('have the middle on top and both ends at the bottom', () => {
    expect(angleAt(0.5)).toBe(0)
    expect(pointAt(100, 0.5)).toEqual({ x: 0, y: -100 })
    expect(pointAt(100, 0).x).toBeCloseTo(-pointAt(100, 1).x)
    expect(pointAt(100, 0).y).toBeGreaterThan(0)
  })

  it('arcPath sets the large-arc flag for a long arc', () => {
    expect(arcPath(100, 0, 1)).toContain('A100 100 0 1 1')
    expect(arcPath(100, 0.2, 0.3)).toContain('A100 100 0 0 1')
  })
})
