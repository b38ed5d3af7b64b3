/** Finds the chosen reference, automatically or near where it was drawn by hand. */
import type { Background } from './background.ts'
import { findCard } from './find-card.ts'
import type { Circle } from './find-circles.ts'
import { findCoin } from './find-coin.ts'
import { findSheet } from './find-sheet.ts'
import type { Photo, Point } from './photo.ts'
import type { Reference } from './references.ts'
import type { Scale } from './scale.ts'

/** A reference, and optionally where a person says that it is. */
export type ReferenceRequest = Reference & {
  /** Of a coin. */
  readonly circle?: Circle
  /** Of a card or of the sheet's marks, in order around it. */
  readonly corners?: readonly Point[]
  /** Whether those corners are the sheet's small square. */
  readonly isSmallSquare?: boolean
}

export function findScale(photo: Photo, background: Background, request: ReferenceRequest): Scale | undefined {
  if (request.kind === 'coin') return findCoin(photo, background, request.diameterMm, request.circle)
  if (request.kind === 'scale') return constantScale(request.pixelsPerMm)
  if (request.kind === 'sheet') return findSheet(photo, background, request.corners, request.isSmallSquare ?? false)
  return findCard(photo, background, request.corners)
}

/** A scale that is known from elsewhere, such as a camera on a stand. */
function constantScale(pixelsPerMm: number): Scale {
  return {
    pixelsPerMm,
    pixelsPerMmAt: () => pixelsPerMm,
    covers: () => false,
    outline: [],
    tilt: 1,
    isTiltCorrected: false,
    error: 0,
  }
}
