import { describe, expect, it } from 'vitest'
import { brewerMethod } from '#domain/brewer-method.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { cupGramsOf, type SizeScale, shownSize, sizeBounds, stepSize, waterFor } from '#web/parts/brew/brew-size.ts'

const METRIC = { weight: 'g', volume: 'ml' } as const
const scaleOf = (scale: Partial<SizeScale>): SizeScale => ({
  unit: 'water',
  ratio: 16,
  cupGrams: 240,
  units: METRIC,
  ...scale,
})

describe('shownSize, stepSize, waterFor and cupGramsOf', () => {
  it.each<[Partial<SizeScale>, number]>([
    [{ unit: 'water' }, 320],
    [{ unit: 'dose' }, 20],
    [{ unit: 'cups' }, 1.3],
    [{ unit: 'water', units: { weight: 'g', volume: 'floz' } }, 10.8],
    [{ unit: 'dose', units: { weight: 'oz', volume: 'ml' } }, 0.71],
  ])('shownSize of 320 g of water as %o is %d', (scale, shown) => {
    expect(shownSize(scaleOf(scale), 320)).toBe(shown)
  })

  it.each<[Partial<SizeScale>, number, 1 | -1, number]>([
    [{ unit: 'cups' }, 320, 1, 360],
    [{ unit: 'cups' }, 320, -1, 240],
    [{ unit: 'water' }, 320, 1, 340],
    [{ unit: 'water' }, 325, -1, 320],
    [{ unit: 'water' }, 100, -1, 95],
    [{ unit: 'water' }, 1000, -1, 980],
    [{ unit: 'water' }, 1000, 1, 1100],
    [{ unit: 'dose' }, 320, 1, 336],
    [{ unit: 'dose' }, 320, -1, 304],
  ])('stepSize in %o from %d by %d is %d', (scale, from, way, to) => {
    expect(stepSize(scaleOf(scale), from, way)).toBe(to)
  })

  it.each(['cups', 'water', 'dose'] as const)('stepSize always moves in %s, and ends at the bounds', (unit) => {
    const scale = scaleOf({ unit })
    const { min, max } = sizeBounds(16)
    let water = min
    for (let steps = 0; water < max; steps++) {
      const next = stepSize(scale, water, 1)
      expect(next).toBeGreaterThan(water)
      expect(steps).toBeLessThan(2000)
      water = next
    }
    expect(stepSize(scale, max, 1)).toBe(max)
    expect(stepSize(scale, min, -1)).toBe(min)
  })

  it('waterFor stays within the limits of the server', () => {
    expect(waterFor(scaleOf({ unit: 'cups' }), 1e9)).toBe(10_000)
    expect(waterFor(scaleOf({ unit: 'dose', ratio: 2 }), 1e9)).toBe(1960)
    expect(waterFor(scaleOf({}), 0.001)).toBe(20)
  })

  it('cupGramsOf returns a mug, or what an espresso machine and a moka pot make at once', async () => {
    const { machines, methods } = await readCatalogFiles()
    const cupOf = (slug: string) => {
      const machine = machines.find((each) => each.slug === slug)!
      return cupGramsOf(brewerMethod(methods.find(({ id }) => id === machine.brewMethod)!, machine))
    }
    expect(cupOf('hario-v60-02')).toBe(240)
    expect(cupOf('gaggia-classic-pro')).toBe(32)
    const moka = machines.find(({ brewMethod }) => brewMethod === 'moka')!
    expect(cupOf(moka.slug)).toBe(moka.capacity!.waterGrams.usual)
  })
})
