/** The rules of the next step: what to change after a cup, depending on its taste, before conversion to a dial. */

import type { BrewMethod } from './catalog.ts'
import type { Signs } from './taste-words.ts'

/** What the taste indicates, which is the reason for a step. */
export type Cause = 'balanced' | 'under' | 'over' | 'uneven' | 'thin_and_bitter' | 'weak' | 'strong' | 'papery'
/** What to do in addition to any change of figures. */
export type Technique = 'distribute_and_tamp' | 'stir_bloom' | 'stir' | 'gentler' | 'rinse_paper'

export interface Rule {
  /** The row of the table in docs/ADAPTATION.md. */
  rule: string
  cause: Cause
  /** Index points; negative is finer. */
  grindPoints?: number
  /** Shares of the dose, the yield and the time to add. */
  doseShare?: number
  yieldShare?: number
  timeShare?: number
  technique?: Technique
  /** An alternative with the same effect. */
  alternative?: 'hotter'
}

type Column = 'fast-shot' | 'shot' | 'slow-shot' | 'filter' | 'immersion'

const FAST_SHOT_SECONDS = 20
const SLOW_SHOT_SECONDS = 40
/** Shorter steeps, as in an AeroPress, are adjusted like a filter brew. */
const LONG_STEEP_SECONDS = 180

/** The median move from a bitter shot to a liked one was 0.9 points, from a sour one 0.6: espresso moves are small. */
const POINTS: Record<Column, number> = { 'fast-shot': 0.8, shot: 0.8, 'slow-shot': 0.8, filter: 2, immersion: 4 }
const FAR_POINTS = 1.5
const SMALL_SHARE = 0.05
const YIELD_SHARE = 0.1
const STEEP_SHARE = 0.25

/** Undefined if the taste says nothing. */
export function ruleFor(
  method: Pick<BrewMethod, 'extraction' | 'brewTimeSeconds'>,
  signs: Signs,
  brewTimeSeconds: number | null | undefined,
): Rule | undefined {
  const column = columnOf(method, brewTimeSeconds)
  const isOver = signs.bitter || signs.harsh
  if (signs.balanced) return { rule: 'balanced', cause: 'balanced' }
  if (signs.sour && isOver) return uneven(column)
  if (signs.watery && isOver) return thinAndBitter(column)
  if (signs.sour) return under(column)
  if (isOver) return over(column)
  if (signs.watery) return { rule: 'watery', cause: 'weak', ...ratioBy(column, SMALL_SHARE) }
  if (signs.tooStrong) return { rule: 'too-strong', cause: 'strong', ...ratioBy(column, -SMALL_SHARE) }
  return signs.papery ? { rule: 'papery', cause: 'papery', technique: 'rinse_paper' } : undefined
}

function columnOf(method: Pick<BrewMethod, 'extraction' | 'brewTimeSeconds'>, told: number | null | undefined): Column {
  const seconds = told ?? method.brewTimeSeconds.ideal
  if (method.extraction === 'espresso') {
    if (seconds < FAST_SHOT_SECONDS) return 'fast-shot'
    return seconds > SLOW_SHOT_SECONDS ? 'slow-shot' : 'shot'
  }
  return method.extraction === 'immersion' && seconds >= LONG_STEEP_SECONDS ? 'immersion' : 'filter'
}

const isShot = (column: Column): boolean => column.endsWith('shot')

/** Strength alone is a matter of the ratio: a shot's yield, else the dose. */
const ratioBy = (column: Column, stronger: number) =>
  isShot(column) ? { yieldShare: -stronger } : { doseShare: stronger }

function under(column: Column): Rule {
  const rule = `sour-${column}`
  switch (column) {
    case 'fast-shot':
      return { rule, cause: 'under', grindPoints: -FAR_POINTS }
    case 'slow-shot':
      // Finer would choke it: more water through the same coffee extracts more.
      return { rule, cause: 'under', yieldShare: YIELD_SHARE, alternative: 'hotter' }
    case 'immersion':
      return { rule, cause: 'under', timeShare: STEEP_SHARE, grindPoints: -POINTS.immersion }
    default:
      return { rule, cause: 'under', grindPoints: -POINTS[column] }
  }
}

function over(column: Column): Rule {
  const rule = `bitter-${column}`
  switch (column) {
    case 'fast-shot':
      return { rule, cause: 'over', yieldShare: -YIELD_SHARE }
    case 'slow-shot':
      return { rule, cause: 'over', grindPoints: FAR_POINTS }
    case 'immersion':
      return { rule, cause: 'over', grindPoints: POINTS.immersion, technique: 'gentler' }
    default:
      return { rule, cause: 'over', grindPoints: POINTS[column] }
  }
}

function uneven(column: Column): Rule {
  const rule = `sour-and-bitter-${isShot(column) ? 'shot' : column}`
  const grindPoints = POINTS[column]
  if (isShot(column)) {
    return { rule, cause: 'uneven', technique: 'distribute_and_tamp', grindPoints, doseShare: -SMALL_SHARE }
  }
  return { rule, cause: 'uneven', technique: column === 'filter' ? 'stir_bloom' : 'stir', grindPoints }
}

function thinAndBitter(column: Column): Rule {
  const rule = `watery-and-bitter-${isShot(column) ? 'shot' : column}`
  const coarser = column === 'immersion' ? {} : { grindPoints: POINTS[column] }
  return { rule, cause: 'thin_and_bitter', doseShare: SMALL_SHARE, ...coarser }
}
