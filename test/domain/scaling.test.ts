import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adaptRecipe } from '#src/domain/adaptation.ts'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { doseWarning, scaleOwnRecipe, scaleRecipe } from '#src/domain/scaling.ts'
import { grinder, grinders, machine, machines, method } from './brewing-catalog.ts'

const comandante = buildCurve(grinder('comandante-c40-mk4'))
const v60 = method('v60')
const { adapted } = adaptRecipe({
  method: v60,
  brewer: machine('hario-v60-02'),
  roastLevel: 'MEDIUM',
  curve: comandante,
})

describe('scaleRecipe', () => {
  it('keeps the ratio, and changes dose and time', () => {
    // 500/16 = 31.25 g; 180 s × (31.3/20)^0.4 = 215.3
    expect(scaleRecipe(v60, comandante, adapted, 500)).toMatchObject({
      doseGrams: 31.3,
      waterGrams: 500,
      ratio: 16,
      brewTimeSeconds: 215,
      grindSetting: adapted.grindSetting,
    })
  })

  it('changes nothing at the size of the recipe', () => {
    expect(scaleRecipe(v60, comandante, adapted, adapted.waterGrams)).toEqual(adapted)
  })

  it('keeps the time of an espresso with another dose', () => {
    const espresso = method('espresso')
    const niche = buildCurve(grinder('niche-zero'))
    const shot = adaptRecipe({
      method: espresso,
      brewer: machine('flair-58'),
      roastLevel: 'MEDIUM',
      curve: niche,
    }).adapted
    const double = scaleRecipe(espresso, niche, shot, 40)
    expect(double).toMatchObject({ doseGrams: 20, waterGrams: 40, ratio: 2, brewTimeSeconds: shot.brewTimeSeconds })
  })

  it('keeps the ratio within the rounding of the dose, for any volume', () => {
    const requests = fc.record({
      brewer: fc.constantFrom(...machines),
      curve: fc.constantFrom(...grinders.map(buildCurve)),
      roastLevel: fc.constantFrom(...ROAST_LEVELS),
      volume: fc.double({ min: 20, max: 5000, noNaN: true }),
    })
    fc.assert(
      fc.property(requests, ({ brewer, curve, roastLevel, volume }) => {
        const own = method(brewer.brewMethod)
        const recipe = adaptRecipe({ method: own, brewer, roastLevel, curve }).adapted
        const scaled = scaleRecipe(own, curve, recipe, volume)
        for (const value of Object.values(scaled)) expect(Number.isFinite(value)).toBe(true)
        expect(scaled.waterGrams).toBe(Math.round(volume))
        const exactDose = (scaled.waterGrams * recipe.doseGrams) / recipe.waterGrams
        expect(Math.abs(scaled.doseGrams - exactDose)).toBeLessThanOrEqual(0.0501)
        expect(Math.abs(scaled.ratio - scaled.waterGrams / scaled.doseGrams)).toBeLessThanOrEqual(0.0501)
        expect(scaled.brewTimeSeconds).toBeGreaterThanOrEqual(own.brewTimeSeconds.min)
        expect(scaled.brewTimeSeconds).toBeLessThanOrEqual(own.brewTimeSeconds.max)
      }),
    )
  })
})

describe('scaleOwnRecipe', () => {
  const own = { ...adapted, waterTempF: null, brewTimeSeconds: 200 }

  it('scales the time of the author', () => {
    // 200 s × 0.5^0.4 = 151.6
    expect(scaleOwnRecipe(v60, own, 160)).toMatchObject({ doseGrams: 10, waterGrams: 160, brewTimeSeconds: 150 })
    expect(scaleOwnRecipe(v60, { ...own, brewTimeSeconds: null }, 160).brewTimeSeconds).toBeNull()
  })

  it('does not extend a time beyond the usual window, nor change that of immersion', () => {
    expect(scaleOwnRecipe(v60, { ...own, brewTimeSeconds: 300 }, 640).brewTimeSeconds).toBe(300)
    expect(scaleOwnRecipe(method('french-press'), { ...own, brewTimeSeconds: 420 }, 640).brewTimeSeconds).toBe(420)
  })
})

describe('doseWarning', () => {
  it('warns about doses that the brewer is not made for', () => {
    expect(doseWarning(v60, 20)).toBeUndefined()
    expect(doseWarning(v60, 62.5)).toBe(
      '62.5 g of coffee is more than this brewer usually holds (36 g): brew it in two batches.',
    )
    expect(doseWarning(v60, 312.5)).toMatch(/brew it in 9 batches\.$/)
    expect(doseWarning(v60, 1.3)).toBe('1.3 g of coffee is less than this brewer usually works well with (10 g).')
  })
})
