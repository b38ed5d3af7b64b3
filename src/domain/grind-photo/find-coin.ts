/** Finds a coin on the paper and takes the scale from it. */
import type { Background } from './background.ts'
import { moveToRim } from './coin-rim.ts'
import { type Circle, findCircles } from './find-circles.ts'
import { fitOutline, type Outline } from './outline.ts'
import type { Photo } from './photo.ts'
import { reduce } from './reduced.ts'
import type { Scale } from './scale.ts'

/** The longer side of the picture that coins are looked for in. */
const LONGEST = 800
const CANDIDATES = 4
/** The paper around a coin has its shadow and its reflection: nothing is measured there. */
const SURROUNDINGS = 1.15
const COIN_ERROR = 0.01
/** With less support, the outline may be that of a shadow or of a ring inside the coin. */
const CLEAR_SUPPORT = 0.4
const UNCLEAR_ERROR = 0.03
const OUTLINE_POINTS = 48
const MIN_SUPPORT = 0.25
/** A circle drawn by hand is refined up to this share of its radius; otherwise it is taken as it was drawn. */
const REFINED = 0.025
const BY_HAND_ERROR = 0.02

/** `near` is a circle drawn by hand, which is only refined. */
export function findCoin(
  photo: Photo,
  background: Background,
  diameterMm: number,
  near: Circle | undefined,
): Scale | undefined {
  const starts = near ? [near] : circlesIn(photo, background)
  let best: Outline | undefined
  for (const start of starts.slice(0, CANDIDATES)) {
    const outline = fitOutline(photo, background, start)
    if (!outline || (near && !isNear(outline, near))) continue
    if (outline.support > MIN_SUPPORT && (!best || likeliness(outline) > likeliness(best))) best = outline
  }
  if (near) return scaleOf(best ?? { ...near, stretch: 1, oval: [0, 0], support: 0 }, diameterMm, BY_HAND_ERROR)
  if (!best) return undefined
  const error = best.support < CLEAR_SUPPORT ? UNCLEAR_ERROR : COIN_ERROR
  return scaleOf(moveToRim(photo, background, best), diameterMm, error)
}

/** As in outline.ts: of two outlines with equally many edges, the rounder one. */
const likeliness = ({ support, stretch }: Outline): number => support / stretch ** 2

const isNear = (outline: Outline, { x, y, radius }: Circle): boolean =>
  Math.max(Math.hypot(outline.x - x, outline.y - y), Math.abs(outline.radius - radius)) <= REFINED * radius

function circlesIn(photo: Photo, background: Background): Circle[] {
  const picture = reduce(photo, background, LONGEST)
  return findCircles(picture).map(({ x, y, radius }) => ({
    x: (x + 0.5) * picture.factor,
    y: (y + 0.5) * picture.factor,
    radius: radius * picture.factor,
  }))
}

function scaleOf({ x, y, radius, stretch }: Outline, diameterMm: number, error: number): Scale {
  const pixelsPerMm = (2 * radius) / diameterMm
  const outline = Array.from({ length: OUTLINE_POINTS }, (_, i) => {
    const angle = (2 * Math.PI * i) / OUTLINE_POINTS
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  return {
    pixelsPerMm,
    pixelsPerMmAt: () => pixelsPerMm,
    covers: (atX, atY) => Math.hypot(atX - x, atY - y) < SURROUNDINGS * radius,
    outline,
    tilt: stretch,
    isTiltCorrected: false,
    error,
  }
}
