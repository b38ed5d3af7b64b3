/** Computes positions and tick marks of a grinder's dial on a drawn scale, from finest to coarsest. */
import type { GrinderModel } from './catalog.ts'
import type { Curve } from './curve.ts'
import { isReadWithoutTurns, readingOf } from './notation.ts'
import { lastPosition, nearestPosition, positionOfGap, roundTo4, stepAt } from './positions.ts'

export interface Tick {
  setting: number
  /** As the dial shows it, at the longer ticks. */
  label?: string
}

/** "24 clicks", in the reader's language. */
export type WriteSetting = (grinder: GrinderModel, setting: number) => string

const MAX_LABELS = 10
const MAX_TICKS = 80
const ROUND_NUMBERS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** 0 at the finest end of the dial, 1 at the coarsest, whichever way its numbers run. */
export function shareOf({ grinder, direction }: Pick<Curve, 'grinder' | 'direction'>, setting: number): number {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const share = (setting - min) / (max - min)
  return Math.min(1, Math.max(0, direction === 1 ? share : 1 - share))
}

/** The position nearest to a share of the drawn scale. */
export function positionAtShare({ grinder, direction }: Pick<Curve, 'grinder' | 'direction'>, share: number): number {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  return nearestPosition(grinder, min + (direction === 1 ? share : 1 - share) * (max - min))
}

/** In the order of the dial's numbers; `write` writes a setting as the dial shows it. */
export function ticksOf(grinder: GrinderModel, write: WriteSetting): Tick[] {
  const spacing = spacingOfLabels(grinder)
  const labelled = multiplesOf(grinder, spacing)
  const settings = new Set([...labelled, ...plainTicks(grinder, spacing)])
  return [...settings]
    .sort((a, b) => a - b)
    .map((setting) =>
      labelled.includes(setting) ? { setting, label: shortLabel(grinder, setting, write) } : { setting },
    )
}

/** The setting without its unit, which is shown beside the dial anyway. */
export function shortLabel(grinder: GrinderModel, setting: number, write: WriteSetting): string {
  const { turns, count, text = '' } = readingOf(grinder, setting)
  if (turns !== undefined) return write(grinder, setting)
  return count === undefined ? text.replace(/ µm$/, '') : String(count)
}

function spacingOfLabels(grinder: GrinderModel): number {
  const { notation, minGrindSetting: min, maxGrindSetting: max } = grinder
  const spacings = notation.kind === 'turns' ? spacingsOfTurns(grinder, notation) : ROUND_NUMBERS
  const isRoomy = (spacing: number) => spacing >= stepAt(grinder) && (max - min) / spacing <= MAX_LABELS
  return spacings.find(isRoomy) ?? max - min
}

/** Whole turns; on a dial that is read without them, whole numbers. */
function spacingsOfTurns(grinder: GrinderModel, { perTurn, perNumber }: { perTurn: number; perNumber?: number }) {
  const numbers = perNumber && isReadWithoutTurns(grinder) ? [1, 2, 3].map((count) => count * perNumber) : []
  return [...numbers, ...[1, 2, 5, 10].map((count) => count * perTurn)]
}

/** Every position if there is room for all of them, else an even fraction of the spacing between labels. */
function plainTicks(grinder: GrinderModel, spacing: number): number[] {
  if (lastPosition(grinder) <= MAX_TICKS) return multiplesOf(grinder, stepAt(grinder), grinder.minGrindSetting)
  const span = grinder.maxGrindSetting - grinder.minGrindSetting
  const part = [10, 5, 2].map((parts) => spacing / parts).find((part) => span / part <= MAX_TICKS)
  return part ? multiplesOf(grinder, part) : []
}

function multiplesOf(grinder: GrinderModel, spacing: number, from = 0) {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const multiples: number[] = []
  for (let k = Math.ceil((min - from) / spacing - 1e-6); from + k * spacing <= max + 1e-6; k++) {
    const setting = Math.min(max, roundTo4(from + k * spacing))
    multiples.push(positionOfGap(grinder, setting) ?? setting)
  }
  return multiples
}
