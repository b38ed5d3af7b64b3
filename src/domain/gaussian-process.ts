/**
 * A smooth unknown function of one variable, learnt from noisy hints: a Gaussian process with Laplace's approximation.
 * Hints are values with heavy-tailed noise, or only "it is above" and "it is below".
 */

export interface Hint {
  /** Where the function is observed. */
  x: number
  /** The observed value, or the bound for "above" and "below". */
  y: number
  kind: 'equal' | 'above' | 'below'
  /** Noise of one hint. */
  sd: number
  /** Hints of one group share an additional effect that isn't part of the function. */
  group?: string
  /** Spread of that effect; the prior's unless given, and the same for all hints of a group. */
  groupSd?: number
  /** Whether the hint shows only the shape of the function, and not the level that `levelSd` is about. */
  isRelative?: boolean
}

export interface Prior {
  sd: number
  /** Length scale of the kernel: over about this distance the values of the function are correlated. */
  reach: number
  /** Spread of the effects that groups share. */
  groupSd: number
  /** Spread of a level that is the same everywhere, on top of `sd`; none unless given. */
  levelSd?: number
}

export interface Posterior {
  at(x: number): { mean: number; sd: number }
}

/** Student's t with 4 degrees of freedom: one hint in ten may be an outlier. */
const FREEDOM = 4
/** "Above" and "below" mean at least this far from the value. */
const MARGIN = 1
/** The share of "above" and "below" hints that are mistakes, in either direction. */
const LAPSES = 0.04
const MAX_ROUNDS = 40
const CONVERGED = 1e-5
/** Hints that have become outliers keep a little weight, so that the matrix can be inverted. */
const MIN_WEIGHT = 1e-4

export function learn(hints: readonly Hint[], prior: Prior): Posterior {
  const count = hints.length
  if (count === 0) return { at: () => ({ mean: 0, sd: totalSd(prior) }) }
  const covariance = hints.map((a) =>
    hints.map((b) => {
      const isShared = a.group !== undefined && a.group === b.group
      const level = a.isRelative || b.isRelative ? 0 : levelOf(prior)
      return kernel(prior, a.x, b.x) + level + (isShared ? (a.groupSd ?? prior.groupSd) ** 2 : 0)
    }),
  )
  let values = new Array<number>(count).fill(0)
  let factor: number[][] = []
  let alpha: number[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const steps = hints.map((hint, i) => stepFor(hint, values[i]!))
    factor = cholesky(
      covariance.map((row, i) => row.map((value, j) => (i === j ? value + 1 / steps[i]!.weight : value))),
    )
    alpha = solve(
      factor,
      steps.map(({ target }) => target),
    )
    const next = covariance.map((row) => dot(row, alpha))
    // Half steps in later rounds keep hints with heavy tails from oscillating.
    const share = round < 8 ? 1 : 0.5
    const moved = Math.max(...next.map((value, i) => Math.abs(value - values[i]!)))
    values = next.map((value, i) => values[i]! + share * (value - values[i]!))
    if (moved < CONVERGED) break
  }
  return {
    at(x) {
      const across = hints.map((hint) => kernel(prior, hint.x, x) + (hint.isRelative ? 0 : levelOf(prior)))
      const explained = forward(factor, across)
      const variance = totalSd(prior) ** 2 - dot(explained, explained)
      return { mean: dot(across, alpha), sd: Math.sqrt(Math.max(0, variance)) }
    },
  }
}

const kernel = ({ sd, reach }: Prior, a: number, b: number): number => sd ** 2 * Math.exp(-0.5 * ((a - b) / reach) ** 2)

const levelOf = ({ levelSd = 0 }: Prior): number => levelSd ** 2

/** The prior standard deviation of the function, including its level. */
export const totalSd = ({ sd, levelSd = 0 }: Prior): number => Math.hypot(sd, levelSd)

/** Approximates the likelihood near a value by a Gaussian with this centre and weight. */
function stepFor({ y, kind, sd }: Hint, value: number): { target: number; weight: number } {
  if (kind === 'equal') {
    const weight = (FREEDOM + 1) / (FREEDOM * sd ** 2 + (y - value) ** 2)
    return { target: y, weight }
  }
  const sign = kind === 'above' ? 1 : -1
  const z = (sign * (value - y) - MARGIN) / sd
  const likelihood = LAPSES + (1 - 2 * LAPSES) * normalCdf(z)
  const slope = ((1 - 2 * LAPSES) * normalPdf(z)) / likelihood
  const weight = Math.max(MIN_WEIGHT, (slope * (slope + z)) / sd ** 2)
  return { target: value + (sign * slope) / sd / weight, weight }
}

const normalPdf = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)

/** Abramowitz and Stegun 7.1.26, exact to 1.5e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const erf = 1 - poly * Math.exp(-0.5 * z * z)
  return z >= 0 ? 0.5 * (1 + erf) : 0.5 * (1 - erf)
}

/** The lower triangle L of a positive definite matrix, with L·Lᵀ = the matrix. */
function cholesky(matrix: number[][]): number[][] {
  const lower: number[][] = []
  for (const [i, row] of matrix.entries()) {
    const made: number[] = []
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!
      const other = j === i ? made : lower[j]!
      for (let k = 0; k < j; k++) sum -= made[k]! * other[k]!
      made.push(j === i ? Math.sqrt(Math.max(1e-12, sum)) : sum / other[j]!)
    }
    lower.push(made)
  }
  return lower
}

/** Solves L·v = b. */
function forward(lower: number[][], b: readonly number[]): number[] {
  const v: number[] = []
  for (const [i, row] of lower.entries()) {
    let sum = b[i]!
    for (let k = 0; k < i; k++) sum -= row[k]! * v[k]!
    v.push(sum / row[i]!)
  }
  return v
}

/** Solves L·Lᵀ·v = b. */
function solve(lower: number[][], b: readonly number[]): number[] {
  const v = forward(lower, b)
  for (let i = v.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < v.length; k++) v[i]! -= lower[k]![i]! * v[k]!
    v[i]! /= lower[i]![i]!
  }
  return v
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0)
