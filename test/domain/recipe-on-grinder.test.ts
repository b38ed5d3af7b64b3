import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalibrationReference, calibrate } from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import { buildCurve, type Curve } from '#src/domain/curve.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import { recipeOnGrinder } from '#src/domain/recipe-on-grinder.ts'
import { say } from '#test/support/sentences.ts'
import { grinder, grinders, method, methods } from './brewing-catalog.ts'

const v60 = method('v60')
const c40 = buildCurve(grinder('comandante-c40-mk4'))
const written = (curve: Curve, setting: number) => ({ curve, setting, grindIndex: 34.48 })

/** Calibration of a grinder that grinds coarser than its model: 22 clicks are like about 24 of the model. */
const references: CalibrationReference[] = [{ grindIndex: 34, setting: 22, feedback: 'JUST_RIGHT' }]

function calibrated(model: Curve): Curve {
  const result = calibrate(model, references)
  if (!result.ok) throw new Error(result.problem)
  return result.curve
}

describe('finding 3: recipeOnGrinder', () => {
  it("returns the author's setting on the same model without a calibration, for every grinder", () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...grinders), place, (model, share) => {
        const { minGrindSetting: min, maxGrindSetting: max } = model
        const setting = nearestPosition(model, min + share * (max - min))
        // Builds two curves, since the browser and the server each build their own.
        const grind = recipeOnGrinder(written(buildCurve(model), setting), buildCurve(model), v60)
        expect(grind).toMatchObject({ setting, isSame: true })
      }),
    )
    expect(recipeOnGrinder(written(c40, 24.5), c40, v60)).toMatchObject({ setting: 24.5 })
  })

  it("converts the setting by the owner's calibration, also on the same model", () => {
    const own = calibrated(c40)
    const grind = recipeOnGrinder(written(c40, 24), own, v60)
    expect(grind).toMatchObject({ isSame: false, setting: 22 })
    expect(grind.grindIndex).toBeCloseTo(34, 0)
  })

  it("returns the owner's setting if they wrote it on this grinder", () => {
    const own = calibrated(c40)
    expect(recipeOnGrinder(written(own, 24), own, v60)).toMatchObject({ isSame: true, setting: 24 })
  })

  it('agrees with convert on any other grinder', () => {
    const curves = grinders.map(buildCurve)
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...curves), fc.constantFrom(...curves), share, (from, to, share) => {
        fc.pre(from.grinder.slug !== to.grinder.slug)
        const { minGrindSetting: min, maxGrindSetting: max } = from.grinder
        const setting = nearestPosition(from.grinder, min + share * (max - min))
        const { range, confidence, basis, setting: converted } = convert(from, to, setting, methods)
        expect(recipeOnGrinder(written(from, setting), to, v60)).toMatchObject({
          setting: converted,
          range,
          confidence,
          basis,
          isSame: false,
        })
      }),
    )
  })

  it('warns if the grinder is not made for the method or its dial ends too soon', () => {
    const ode = buildCurve(grinder('fellow-ode-gen-1'))
    expect(say(recipeOnGrinder(written(c40, 10), ode, method('espresso')).warning)).toContain(
      'fine enough for espresso',
    )
    expect(say(recipeOnGrinder(written(c40, 16), ode, v60).warning)).toContain("doesn't grind as fine as this recipe")
    expect(recipeOnGrinder(written(c40, 24), ode, v60).warning).toBeUndefined()
  })

  it('uses the stored index if the setting is no longer on the dial', () => {
    const far = { curve: c40, setting: 900, grindIndex: 34.48 }
    expect(recipeOnGrinder(far, buildCurve(grinder('baratza-encore')), v60).setting).toBe(
      convert(c40, buildCurve(grinder('baratza-encore')), 24, methods).setting,
    )
  })
})
