import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AdaptationRequest, adaptRecipe } from '#src/domain/adaptation.ts'
import type { BrewRecipe } from '#src/domain/base-recipe.ts'
import { ROAST_LEVELS, type RoastLevel } from '#src/domain/catalog.ts'
import { methodSetting } from '#src/domain/chart.ts'
import { type Controls, settleControls } from '#src/domain/controls.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { nudgeSetting, stepsBetween } from '#src/domain/grind-choice.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import { DEFAULT_TASTE } from '#src/domain/taste.ts'
import { grinder, grinders, machine, machines, method, methods } from './brewing-catalog.ts'

const curves = grinders.map(buildCurve)
const curveOf = (slug: string) => buildCurve(grinder(slug))

const requestFor = (
  machineSlug: string,
  grinderSlug: string,
  roastLevel: RoastLevel,
  controls?: Controls,
): AdaptationRequest => {
  const brewer = machine(machineSlug)
  return { method: method(brewer.brewMethod), brewer, roastLevel, curve: curveOf(grinderSlug), controls }
}

const unit = fc.double({ min: 0, max: 1, noNaN: true })
const profiles = fc.record({
  strengthPreference: unit,
  acidityTolerance: unit,
  roastPreference: unit,
  bodyVsClarity: unit,
  bitternessSensitivity: unit,
  explorerType: unit,
})
const anyControls = fc.record(
  {
    strength: fc.double({ min: 1, max: 5, noNaN: true }),
    taste: fc.double({ min: -2, max: 2, noNaN: true }),
    grindNudgeSteps: fc.integer({ min: -5, max: 5 }),
  },
  { requiredKeys: [] },
)
const requests: fc.Arbitrary<AdaptationRequest> = fc
  .record({
    brewer: fc.constantFrom(...machines),
    curve: fc.constantFrom(...curves),
    roastLevel: fc.constantFrom(...ROAST_LEVELS),
    controls: anyControls,
    profile: fc.option(profiles),
  })
  .map((request) => ({ ...request, method: method(request.brewer.brewMethod) }))

describe('adaptRecipe, compared with figures computed by hand', () => {
  it.each<[string, AdaptationRequest, BrewRecipe]>([
    [
      // index 30 - 3 = 27, on the Comandante 20.6: click 21, index 27.88; 203 + 4 °F
      // 180 s × 1 × (1 + 0.012 × 2.12) = 184.6
      'V60, light, Comandante',
      requestFor('hario-v60-02', 'comandante-c40-mk4', 'LIGHT'),
      {
        doseGrams: 20,
        waterGrams: 320,
        ratio: 16,
        grindSetting: 21,
        grindIndex: 27.88,
        waterTempF: 207,
        brewTimeSeconds: 185,
      },
    ],
    [
      // strength 4: 16 - (16 - 14)/2 = 15; 320/15 = 21.33 g; 320/21.3 = 15.02
      // 180 s × (21.3/20)^0.4 = 184.6
      'V60 a step stronger',
      requestFor('hario-v60-02', 'comandante-c40-mk4', 'MEDIUM', { strength: 4 }),
      {
        doseGrams: 21.3,
        waterGrams: 320,
        ratio: 15,
        grindSetting: 22,
        grindIndex: 30,
        waterTempF: 203,
        brewTimeSeconds: 185,
      },
    ],
    [
      // strength 5: the yield gives way, 18 × 1.5 = 27 g; 28 s × √(1.5/2) = 24.2; index 6.82 instead of 6.7: × 0.9986
      'espresso as a ristretto, Niche',
      requestFor('gaggia-classic-pro', 'niche-zero', 'MEDIUM', { strength: 5 }),
      {
        doseGrams: 18,
        waterGrams: 27,
        ratio: 1.5,
        grindSetting: 17.5,
        grindIndex: 6.82,
        waterTempF: 200,
        brewTimeSeconds: 24,
      },
    ],
    [
      // taste +2: 14 × 0.96 = 13.44, 210/13.44 = 15.63 g; index 28 - 3 = 25; 195 + 2 °F
      // 120 s × (1 - 0.006 × 2.76) = 118.0
      'AeroPress two steps richer, JX-Pro',
      requestFor('aeropress-original', '1zpresso-jx-pro', 'MEDIUM', { taste: 2 }),
      {
        doseGrams: 15.6,
        waterGrams: 210,
        ratio: 13.5,
        grindSetting: 87,
        grindIndex: 25.24,
        waterTempF: 197,
        brewTimeSeconds: 120,
      },
    ],
    [
      // cold brew ignores roast and taste for the temperature; index 75 + 4 - 1.5 = 77.5, ring number 37 (77.08)
      // 8 × 0.98 = 7.84, 800/7.84 = 102 g; 57,600 s × (1 + 0.006 × 2.08) = 58,320
      'cold brew, dark, a step richer, Virtuoso+',
      requestFor('toddy-cold-brew-system', 'baratza-virtuoso-plus', 'DARK', { taste: 1 }),
      {
        doseGrams: 102,
        waterGrams: 800,
        ratio: 7.8,
        grindSetting: 37,
        grindIndex: 77.08,
        waterTempF: 68,
        brewTimeSeconds: 58_200,
      },
    ],
    [
      // dark: index 30 + 4 = 34, on the Artisan between 5 (34.88) and 5.5; then two half numbers coarser, which on
      // this dial is down: 4; 203 - 8 = 195 °F; 180 s × (1 - 0.012 × (44.3 - 30)) = 149.1
      'a dial that runs backwards',
      requestFor('hario-v60-02', 'kitchenaid-artisan-5kcg0702', 'DARK', { grindNudgeSteps: 2 }),
      {
        doseGrams: 20,
        waterGrams: 320,
        ratio: 16,
        grindSetting: 4,
        grindIndex: 44.29,
        waterTempF: 195,
        brewTimeSeconds: 150,
      },
    ],
  ])('%s', (_, request, expected) => {
    expect(adaptRecipe(request).adapted).toEqual(expected)
  })

  it('takes the base recipe from the method and the machine', () => {
    expect(adaptRecipe(requestFor('kono-meimon', 'comandante-c40-mk4', 'DARK', { strength: 1 })).base).toEqual({
      doseGrams: 20,
      waterGrams: 320,
      ratio: 16,
      grindSetting: 22,
      grindIndex: 30,
      waterTempF: 200,
      brewTimeSeconds: 180,
    })
  })

  it('limits the temperature to the window of the method', () => {
    // 200 - 8 = 192, but a V60 wants 195 at least; 205 + 4 = 209, but espresso 205 at most
    expect(adaptRecipe(requestFor('kono-meimon', 'comandante-c40-mk4', 'DARK')).adapted.waterTempF).toBe(195)
    expect(adaptRecipe(requestFor('cafelat-robot', 'niche-zero', 'LIGHT')).adapted.waterTempF).toBe(205)
  })
})

describe('adaptRecipe for all grinders, machines and controls', () => {
  it('returns consistent, finite and rounded figures', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { adapted } = adaptRecipe(request)
        for (const value of Object.values(adapted)) expect(Number.isFinite(value)).toBe(true)
        expect(Math.abs(adapted.ratio - adapted.waterGrams / adapted.doseGrams)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Number.isInteger(adapted.waterGrams)).toBe(true)
        expect(Number.isInteger(adapted.waterTempF)).toBe(true)
        expect(adapted.doseGrams).toBe(Math.round(adapted.doseGrams * 10) / 10)
      }),
      { numRuns: 1000 },
    )
  })

  it('stays within the windows of the method', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { adapted } = adaptRecipe(request)
        const { ratio, doseGrams, waterTempF, brewTimeSeconds } = request.method
        expect(adapted.doseGrams).toBeGreaterThanOrEqual(doseGrams.min)
        expect(adapted.doseGrams).toBeLessThanOrEqual(doseGrams.max)
        expect(adapted.waterTempF).toBeGreaterThanOrEqual(waterTempF.min)
        expect(adapted.waterTempF).toBeLessThanOrEqual(waterTempF.max)
        expect(adapted.brewTimeSeconds).toBeGreaterThanOrEqual(brewTimeSeconds.min)
        expect(adapted.brewTimeSeconds).toBeLessThanOrEqual(brewTimeSeconds.max)
        // The ratio is computed from rounded figures, so it may be off by one digit.
        expect(adapted.ratio).toBeGreaterThanOrEqual(ratio.min - 0.1001)
        expect(adapted.ratio).toBeLessThanOrEqual(ratio.max + 0.1001)
      }),
      { numRuns: 1000 },
    )
  })

  it('returns settings that are positions of the dial, and indexes from 0 to 100', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { base, adapted } = adaptRecipe(request)
        for (const { grindSetting, grindIndex } of [base, adapted]) {
          expect(grindSetting).toBe(nearestPosition(request.curve.grinder, grindSetting))
          expect(grindIndex).toBeGreaterThanOrEqual(0)
          expect(grindIndex).toBeLessThanOrEqual(100)
          expect(Math.abs(grindIndex - request.curve.indexAt(grindSetting))).toSatisfy(
            (apart: number) => apart < 0.006 || grindIndex === 0 || grindIndex === 100,
          )
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('never raises the ratio for a stronger cup', () => {
    const pair = fc.tuple(fc.double({ min: 1, max: 5, noNaN: true }), fc.double({ min: 1, max: 5, noNaN: true }))
    fc.assert(
      fc.property(requests, pair, (request, [a, b]) => {
        const at = (strength: number) =>
          adaptRecipe({ ...request, controls: { ...request.controls, strength } }).adapted.ratio
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)))
      }),
    )
  })

  it('is never coarser, cooler or weaker for a richer cup', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: -2, max: 1 }), (request, taste) => {
        const at = (steps: number) =>
          adaptRecipe({ ...request, controls: { ...request.controls, taste: steps } }).adapted
        const [less, more] = [at(taste), at(taste + 1)]
        expect(stepsBetween(request.curve, less.grindSetting, more.grindSetting)).toBeLessThanOrEqual(0)
        expect(more.waterTempF).toBeGreaterThanOrEqual(less.waterTempF)
        expect(more.ratio).toBeLessThanOrEqual(less.ratio)
      }),
    )
  })

  it('is never finer or hotter for a darker roast', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const recipes = ROAST_LEVELS.map((roastLevel) => adaptRecipe({ ...request, roastLevel }).adapted)
        for (const [i, darker] of recipes.entries()) {
          const lighter = recipes[i - 1] ?? darker
          expect(stepsBetween(request.curve, lighter.grindSetting, darker.grindSetting)).toBeGreaterThanOrEqual(0)
          expect(darker.waterTempF).toBeLessThanOrEqual(lighter.waterTempF)
        }
      }),
    )
  })

  it('moves n positions for n nudges, and back, except at the ends of the dial', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: -5, max: 5 }), (request, steps) => {
        const at = (grindNudgeSteps: number) =>
          adaptRecipe({ ...request, controls: { ...request.controls, grindNudgeSteps } }).adapted.grindSetting
        const { minGrindSetting, maxGrindSetting } = request.curve.grinder
        const [still, moved] = [at(0), at(steps)]
        fc.pre(moved > minGrindSetting && moved < maxGrindSetting)
        expect(stepsBetween(request.curve, still, moved)).toBe(steps)
        expect(nudgeSetting(request.curve, moved, -steps)).toBe(still)
        if (steps !== 0) {
          const coarser = request.curve.indexAt(moved) > request.curve.indexAt(still)
          expect(coarser).toBe(steps > 0)
        }
      }),
    )
  })

  it('returns the same settings as methodSetting', () => {
    for (const curve of curves) {
      for (const each of methods) {
        const brewer = { defaultWaterTempF: each.waterTempF.ideal }
        const { adapted, warnings } = adaptRecipe({ method: each, brewer, roastLevel: 'MEDIUM', curve })
        const row = methodSetting(curve, each)
        expect(warnings.length > 0).toBe(row === undefined)
        if (row) expect(adapted.grindSetting).toBe(row.setting)
      }
    }
  })
})

describe('settleControls with a taste profile', () => {
  const profile = { ...DEFAULT_TASTE, strengthPreference: 0.9, bodyVsClarity: 0.8, acidityTolerance: 0.3 }

  it('fills in controls that were left out', () => {
    // 3 + 2 × 0.4; (0.8 - 0.5) - (0.3 - 0.5)
    const settled = settleControls({}, profile)
    expect(settled.strength).toBeCloseTo(3.8)
    expect(settled.taste).toBeCloseTo(0.5)
    expect(settled.grindNudgeSteps).toBe(0)
  })

  it('keeps controls that were set', () => {
    const controls = { strength: 3, taste: 0, grindNudgeSteps: 1 }
    expect(settleControls(controls, profile)).toEqual(controls)
  })

  it('changes nothing for the default profile', () => {
    fc.assert(
      fc.property(requests, ({ profile: _, ...request }) => {
        expect(adaptRecipe({ ...request, profile: DEFAULT_TASTE })).toEqual(adaptRecipe(request))
      }),
    )
  })
})

describe('changes and why of adaptRecipe', () => {
  it('count in clicks on a grinder with clicks', () => {
    const { changes, why } = adaptRecipe(
      requestFor('hario-v60-02', 'comandante-c40-mk4', 'LIGHT', { strength: 4, grindNudgeSteps: -1 }),
    )
    expect(changes).toEqual([
      'grind 2 clicks finer',
      'dose 21.3 g instead of 20',
      'water at 207 °F instead of 203',
      'brew for 3:15 instead of 3:00',
    ])
    expect(why).toEqual([
      'A light roast is dense and gives up its flavour slowly: hotter water and a finer grind.',
      'You asked for a stronger cup: more coffee to the same water.',
      'Nudged 1 click finer, as you asked.',
    ])
  })

  it('count in dial numbers on other grinders, and name the yield for espresso', () => {
    const { changes, why } = adaptRecipe({
      ...requestFor('gaggia-classic-pro', 'niche-zero', 'DARK'),
      profile: { ...DEFAULT_TASTE, strengthPreference: 1, acidityTolerance: 0 },
    })
    // strength 4: 18 × 1.75 = 31.5, × 0.99 for half a step richer = 31.2; 28 s × √(1.7/2) × 0.96 = 24.9
    expect(changes).toEqual([
      'grind 2.5 coarser on the dial',
      'yield 31 g instead of 36',
      'water at 193 °F instead of 200',
      'shot in 25 s instead of 28 s',
    ])
    expect(why).toEqual([
      'A dark roast extracts fast and turns bitter soon: cooler water and a coarser grind.',
      'Your profile asks for a stronger cup: a shorter shot from the same dose.',
      'Your profile leans richer: hotter water, a finer grind and a little more coffee for the water.',
    ])
  })

  it('are empty if nothing differs', () => {
    const { changes, why, warnings } = adaptRecipe(requestFor('hario-v60-02', 'comandante-c40-mk4', 'MEDIUM'))
    expect([changes, why, warnings]).toEqual([[], [], []])
  })

  it('leave out an effect that the window of the method cancels', () => {
    const { why } = adaptRecipe(requestFor('cafelat-robot', 'niche-zero', 'LIGHT'))
    expect(why).toEqual(['A light roast is dense and gives up its flavour slowly: a finer grind.'])
  })
})

describe('warnings of adaptRecipe', () => {
  it('warn if a filter grinder is asked for espresso, with its finest setting', () => {
    const { adapted, warnings } = adaptRecipe(requestFor('gaggia-classic-pro', 'fellow-ode-gen-1', 'MEDIUM'))
    expect(adapted.grindSetting).toBe(1)
    const message =
      "The Fellow Ode Gen 1 doesn't grind fine enough for espresso: 1 is its finest setting and still too coarse. " +
      'Expect a shot that runs fast and tastes sour.'
    expect(warnings).toEqual([{ code: 'not_fine_enough', message }])
  })

  it('warn if an espresso grinder is asked for cold brew, with its coarsest setting', () => {
    const { adapted, warnings } = adaptRecipe(
      requestFor('toddy-cold-brew-system', 'breville-barista-express-built-in', 'MEDIUM'),
    )
    expect(adapted.grindSetting).toBe(16)
    const message =
      "The Breville Barista Express (built-in) doesn't grind coarse enough for cold brew: 16 is its coarsest setting " +
      'and still too fine. Expect a muddy, bitter cup; steep shorter.'
    expect(warnings).toEqual([{ code: 'not_coarse_enough', message }])
  })

  it('say how many steps of a nudge were made if the dial ends', () => {
    const nudged = (grindNudgeSteps: number) =>
      adaptRecipe(requestFor('toddy-cold-brew-system', 'baratza-virtuoso-plus', 'DARK', { grindNudgeSteps }))
    expect(nudged(1).warnings).toEqual([])
    expect(nudged(5).adapted.grindSetting).toBe(40)
    const message = 'The dial ends at 40: only 2 of the 5 steps you asked for could be made.'
    expect(nudged(5).warnings).toEqual([{ code: 'nudge_cut_short', message }])
  })

  it('warn if a nudge leaves the window of the method', () => {
    const { warnings } = adaptRecipe(requestFor('copper-cezve', 'comandante-c40-mk4', 'MEDIUM', { grindNudgeSteps: 2 }))
    const message = 'Your nudge makes the grind coarser than Turkish coffee usually takes.'
    expect(warnings).toEqual([{ code: 'nudge_out_of_range', message }])
  })

  it('are never empty for a setting outside the window of the method', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { adapted, warnings } = adaptRecipe(request)
        const { min, max } = request.method.grindIndex
        const index = request.curve.indexAt(adapted.grindSetting)
        if (index < min - 0.01 || index > max + 0.01) expect(warnings).not.toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
