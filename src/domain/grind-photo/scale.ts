/** The scale of a photograph: pixels per millimetre of the paper, at each place. */
import type { Point } from './photo.ts'

export interface Scale {
  /** At the centre of the reference. */
  readonly pixelsPerMm: number
  pixelsPerMmAt(x: number, y: number): number
  /** Whether a place belongs to the reference, and not to the paper. */
  covers(x: number, y: number): boolean
  /** Where the reference was found, to be shown and corrected. */
  readonly outline: readonly Point[]
  /** Longest over shortest direction: 1 is seen straight from above. */
  readonly tilt: number
  /** Whether `pixelsPerMmAt` corrects for the tilt. */
  readonly isTiltCorrected: boolean
  /** Standard deviation of the scale, as a share of it. */
  readonly error: number
}
