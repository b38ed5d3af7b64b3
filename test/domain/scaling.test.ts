import { describe, expect, it } from 'vitest'
import { adaptRecipe } from '#src/domain/adaptation.ts'
import { brewerMethod } from '#src/domain/brewer-method.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { batchesOf, scaleOwnRecipe, sizeFindings } from '#src/domain/scaling.ts'
import { grinder, machine, method } from './brewing-catalog.ts'

const comandante = buildCurve(grinder('comandante-c40-mk4'))
const requestFor = (slug: string) => {
  const brewer = machine(slug)
  return { method: method(brewer.brewMethod), brewer, roastLevel: 'MEDIUM' as const, curve: comandante }
}
const on = (slug: string) => brewerMethod(method(machine(slug).brewMethod), machine(slug))
const v60 = on('hario-v60-02')
const { adapted } = adaptRecipe(requestFor('hario-v60-02'))

describe('adaptRecipe for a volume', () => {
  it('keeps the ratio, and changes dose, time and grind', () => {
    // 500/16 = 31.25 g; 34 + 2 × log2(500/320) = 35.3: click 24; 180 s × (31.3/20)^0.4 × (1 - 0.012 × 0.48) = 214
    expect(adaptRecipe({ ...requestFor('hario-v60-02'), volumeGrams: 500 }).adapted).toMatchObject({
      doseGrams: 31.3,
      waterGrams: 500,
      ratio: 16,
      brewTimeSeconds: 215,
      grindSetting: 24,
    })
  })

  it('changes nothing at the usual size', () => {
    expect(adaptRecipe({ ...requestFor('hario-v60-02'), volumeGrams: 320 }).adapted).toEqual(adapted)
  })

  it('scales the dose of an espresso, and makes two shots of what no basket takes', () => {
    const shot = (volumeGrams: number) => adaptRecipe({ ...requestFor('flair-58'), volumeGrams }).adapted
    expect(shot(40)).toMatchObject({ doseGrams: 20, waterGrams: 40, ratio: 2 })
    expect(shot(72)).toMatchObject({
      doseGrams: 36,
      waterGrams: 72,
      batches: { count: 2, doseGrams: 18, waterGrams: 36 },
    })
    expect(shot(72).brewTimeSeconds).toBe(shot(36).brewTimeSeconds)
  })
})

describe('batchesOf and sizeFindings', () => {
  it('count by whatever runs out first, water or coffee', () => {
    expect(batchesOf(v60, { doseGrams: 20, waterGrams: 320 })).toBeUndefined()
    expect(batchesOf(v60, { doseGrams: 62.5, waterGrams: 1000 })).toEqual({
      count: 2,
      doseGrams: 31.3,
      waterGrams: 500,
    })
    expect(batchesOf(v60, { doseGrams: 71, waterGrams: 1000 })?.count).toBe(3)
  })

  it('warn where a batch is less than the brewer works well with', () => {
    expect(sizeFindings(v60, { doseGrams: 6.3, waterGrams: 100, ratio: 16 })).toEqual([
      { code: 'below_minimum', params: { amount: 'water', grams: 100, least: 180 } },
    ])
    expect(sizeFindings(v60, { doseGrams: 11, waterGrams: 185, ratio: 16.8 })).toEqual([
      { code: 'below_minimum', params: { amount: 'dose', grams: 11, least: 12 } },
    ])
    expect(sizeFindings(v60, { doseGrams: 20, waterGrams: 320, ratio: 16 })).toEqual([])
  })
})

describe('scaleOwnRecipe', () => {
  const own = { ...adapted, waterTempF: null, brewTimeSeconds: 200 }

  it('scales the time of the author', () => {
    // 200 s × 0.5^0.4 = 151.6
    const half = scaleOwnRecipe(v60, comandante, own, 160)
    expect(half).toMatchObject({ doseGrams: 10, waterGrams: 160, brewTimeSeconds: 150 })
    expect(scaleOwnRecipe(v60, comandante, { ...own, brewTimeSeconds: null }, 160).brewTimeSeconds).toBeNull()
  })

  it('changes the grind by the size of one batch, and keeps the setting at the same size', () => {
    const chemex = on('chemex-six-cup')
    const written = { ...own, doseGrams: 25, waterGrams: 400, grindSetting: 28.3 }
    expect(scaleOwnRecipe(chemex, comandante, written, 400).grindSetting).toBe(28.3)
    // One doubling is 10 points, on the Comandante about four clicks.
    expect(scaleOwnRecipe(chemex, comandante, written, 800).grindSetting).toBe(32)
    expect(scaleOwnRecipe(chemex, comandante, written, 1600)).toMatchObject({
      waterGrams: 1600,
      batches: { count: 2, doseGrams: 50, waterGrams: 800 },
      grindSetting: 32,
    })
  })

  it('keeps the time within the usual window, and keeps that of immersion', () => {
    expect(scaleOwnRecipe(v60, comandante, { ...own, brewTimeSeconds: 300 }, 480).brewTimeSeconds).toBe(300)
    const press = on('bodum-chambord-8-cup')
    expect(scaleOwnRecipe(press, comandante, { ...own, brewTimeSeconds: 420 }, 640).brewTimeSeconds).toBe(420)
  })
})
