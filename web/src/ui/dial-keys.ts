/** What the keys of a turnable dial do: arrows by one position, Page Up and Down by five, Home and End to its ends. */
import type { Curve } from '#domain/curve.ts'
import { movePosition } from '#domain/positions.ts'
import { positionAtShare } from './dial-scale.ts'

const LARGE_STEP = 5

/** The setting that a key moves to; undefined for keys that do nothing. */
export function keyTarget(curve: Curve, setting: number, key: string): number | undefined {
  const { grinder, direction } = curve
  const by = (steps: number) => movePosition(grinder, setting, steps, direction)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return by(1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(-1)
    case 'PageUp':
      return by(LARGE_STEP)
    case 'PageDown':
      return by(-LARGE_STEP)
    case 'Home':
      return positionAtShare(curve, 0)
    case 'End':
      return positionAtShare(curve, 1)
    default:
      return undefined
  }
}
