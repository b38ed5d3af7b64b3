/** How many pixels a millimetre of the paper has, at each place of a photograph. */
import type { Point } from './photo.ts'

export interface Scale {
  /** In the middle of what was found. */
  readonly pixelsPerMm: number
  pixelsPerMmAt(x: number, y: number): number
  /** Whether a place belongs to the reference, and not to the paper. */
  covers(x: number, y: number): boolean
  /** Where the reference was found, to be shown and corrected. */
  readonly outline: readonly Point[]
  /** Longest over shortest direction: 1 is seen straight from above. */
  readonly tilt: number
  /** Whether the scale follows the tilt from place to place. */
  readonly isTiltCorrected: boolean
  /** Standard deviation of the scale, as a share of it. */
  readonly error: number
}
