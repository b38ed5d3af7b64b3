/** Simulates owners who calibrate their grinder brew by brew: the model's error, and the coverage of its interval. */
import { type CalibrationReference, calibrate } from '../../src/domain/calibration.ts'
import type { Curve } from '../../src/domain/curve.ts'
import { settingFor } from '../../src/domain/grind-choice.ts'
import { uncertaintyAt } from '../../src/domain/uncertainty.ts'
import { curveOf } from './catalog.ts'
import { randomOf } from './random.ts'

export interface Simulation {
  /** By the number of brews. */
  rms: Record<number, number>
  /** The share of units whose true index lay in the stated interval. */
  coverage: Record<number, number>
}

const AIM = 32
const UNIT_SD = 5
const BREW_SD = 2
const FELT_FROM = 2
const BREWS = [1, 2, 3, 5, 8, 10]
const SURPRISE_SD = 8

export function simulate(units = 2000, outliers = 0, seed = 1): Simulation {
  const random = randomOf(seed)
  const model = curveOf('comandante-c40-mk4')
  const errors = new Map<number, number[]>(BREWS.map((brew) => [brew, []]))
  const held = new Map<number, number>(BREWS.map((brew) => [brew, 0]))
  for (let unit = 0; unit < units; unit++) {
    const offset = UNIT_SD * random.normal()
    const references: CalibrationReference[] = []
    for (let brew = 1; brew <= Math.max(...BREWS); brew++) {
      const before = learnt(model, references)
      const setting = settingFor(before, AIM)
      const surprise = random.next() < outliers ? SURPRISE_SD * random.normal() : 0
      const felt = model.indexAt(setting) + offset - AIM + BREW_SD * random.normal() + surprise
      const feedback = felt < -FELT_FROM ? 'TOO_FINE' : felt > FELT_FROM ? 'TOO_COARSE' : 'JUST_RIGHT'
      references.push({ grindIndex: AIM, setting, feedback })
      if (!errors.has(brew)) continue
      const after = learnt(model, references)
      // The true index on this unit of the setting that the calibrated model gives for the aim.
      const truth = model.indexAt(after.settingAt(AIM)) + offset
      errors.get(brew)!.push(truth - AIM)
      if (Math.abs(truth - AIM) <= uncertaintyAt(after, AIM).halfWidth) held.set(brew, held.get(brew)! + 1)
    }
  }
  const rms = Object.fromEntries([...errors].map(([brew, all]) => [brew, rootMeanSquare(all)]))
  const coverage = Object.fromEntries([...held].map(([brew, count]) => [brew, count / units]))
  return { rms, coverage }
}

function learnt(model: Curve, references: readonly CalibrationReference[]): Curve {
  const result = calibrate(model, references)
  if (!result.ok) throw new Error(result.problem)
  return result.curve
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
