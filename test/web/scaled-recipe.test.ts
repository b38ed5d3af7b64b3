import { describe, expect, it } from 'vitest'
import { brewerMethod, wantedGrind } from '#domain/brewer-method.ts'
import { extractionOf } from '#domain/extraction.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { extractedOf } from '#web/parts/charts/extracted-brew.ts'
import { intervalsOf } from '#web/parts/charts/narrowing.ts'
import { scaleRecipe } from '#web/parts/recipe/scaled-recipe.ts'

const { grinders, machines, methods } = await readCatalogFiles()
const dialOf = (slug: string) => grinders.find((grinder) => grinder.slug === slug)!
const machineOf = (slug: string) => machines.find((machine) => machine.slug === slug)!
const methodOf = (id: string) => methods.find((method) => method.id === id)!
const brewerOf = (slug: string) => brewerMethod(methodOf(machineOf(slug).brewMethod), machineOf(slug))

const recipe = {
  doseGrams: 15,
  waterGrams: 240,
  ratio: 16,
  grindSetting: 24 as number | string,
  grindIndex: 34.48,
  waterTempF: 203,
  brewTimeSeconds: 180,
} as Parameters<typeof scaleRecipe>[0]

describe('scaleRecipe', () => {
  const dial = dialOf('comandante-c40-mk4')

  it('returns the recipe itself without another size', () => {
    expect(scaleRecipe(recipe, brewerOf('hario-v60-02'), dial, undefined).recipe).toBe(recipe)
    expect(scaleRecipe(recipe, brewerOf('hario-v60-02'), dial, 240).recipe).toBe(recipe)
  })

  it('keeps the ratio, and brews in batches what the brewer does not hold', () => {
    const { recipe: scaled, batches } = scaleRecipe(recipe, brewerOf('hario-v60-02'), dial, 1440)
    expect(scaled).toMatchObject({ doseGrams: 90, waterGrams: 1440, ratio: 16 })
    expect(batches!.count).toBeGreaterThan(1)
    expect(batches!.waterGrams).toBeLessThanOrEqual(machineOf('hario-v60-02').capacity!.waterGrams.max)
    expect(batches!.waterGrams * batches!.count).toBeCloseTo(1440, -1)
  })

  it('grinds coarser for more in a flat bed, and says when it is too little', () => {
    const flat = brewerOf('technivorm-moccamaster-kbgv-select')
    const large = { ...recipe, doseGrams: 30, waterGrams: 500, ratio: 16.7 }
    expect(scaleRecipe(large, flat, dial, 1000).recipe.grindSetting).toBeGreaterThan(24)
    const { findings } = scaleRecipe(recipe, brewerOf('hario-v60-02'), dial, 40)
    expect(findings.map(({ code }) => code)).toEqual(['below_minimum'])
  })

  it("keeps the author's own words where the size doesn't move the grind", () => {
    const words = { ...recipe, grindSetting: '24, a touch finer' }
    const press = brewerOf('bodum-chambord-8-cup')
    expect(scaleRecipe(words, press, dial, 480).recipe.grindSetting).toBe('24, a touch finer')
  })
})

describe('intervalsOf', () => {
  it('returns each interval on the dial, in the order of its numbers, inside of it', () => {
    for (const slug of ['comandante-c40-mk4', 'kitchenaid-artisan-5kcg0702']) {
      const dial = dialOf(slug)
      const setting = dial.references[2]!.setting
      const steps = intervalsOf(dial, [
        { evidence: 0, halfWidth: 200, setting, at: null },
        { evidence: 1, halfWidth: 4, setting, at: null },
      ])
      expect(steps[0]).toMatchObject({ low: dial.minGrindSetting, high: dial.maxGrindSetting })
      expect(steps[1]!.low).toBeLessThan(setting)
      expect(steps[1]!.high).toBeGreaterThan(setting)
      expect(steps[1]!.high - steps[1]!.low).toBeLessThan(steps[0]!.high - steps[0]!.low)
    }
  })
})

describe('extractedOf', () => {
  const log = { id: 1, createdAt: '', machineId: null, coffee: null, doseGrams: 20, waterGrams: 320, grindIndex: 30 }
  const brewOf = (values: object) => ({ ...log, tds: null, ...values }) as unknown as Parameters<typeof extractedOf>[0]
  const v60 = methodOf('v60')

  it('uses a measured strength, else an estimate with a wider error', () => {
    const measured = extractedOf(brewOf({ tds: 1.36 }), v60, [])!.extraction
    const estimated = extractedOf(brewOf({}), v60, [])!.extraction
    expect(measured.isMeasured).toBe(true)
    expect(estimated.isMeasured).toBe(false)
    expect(measured.tds.plusMinus).toBeLessThan(estimated.tds.plusMinus)
    const neutralIndex = wantedGrind(v60, undefined, 320, null)
    expect(estimated).toEqual(extractionOf(v60, { ratio: 16, grindIndex: 30, neutralIndex, tds: null }))
  })

  it('returns undefined without dose or water', () => {
    expect(extractedOf(brewOf({ doseGrams: null }), v60, [])).toBeUndefined()
  })
})
