/** Initial marks when somebody corrects a photograph, and the part of it that is shown. */
import type { Circle } from '#domain/grind-photo/find-circles.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import { SQUARES } from '#domain/grind-photo/sheet.ts'
import type { View } from './photo-view.tsx'
import type { PagePhoto } from './photos.ts'
import type { Kind } from './reference-choice.ts'

type Picture = NonNullable<PagePhoto['picture']>

export const wholeView = ({ width, height }: Picture): View => ({ x: 0, y: 0, width, height })

/** A square around what was found, with twice its side; the whole photograph if nothing was found. */
export function viewAround(picture: Picture, outline: readonly Point[] | undefined): View {
  if (!outline?.length) return wholeView(picture)
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const side = 2 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  if (side >= Math.max(picture.width, picture.height)) return wholeView(picture)
  const centre = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }
  return { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side }
}

/** The circle that was found or drawn, else one in the middle. */
export function startCircle({ picture, byHand, measured }: PagePhoto): Circle {
  const { width, height } = picture!
  const outline = measured?.scale?.outline
  if (outline?.length) return circleOf(outline)
  return byHand.circle ?? { x: width / 2, y: height / 2, radius: Math.min(width, height) / 10 }
}

function circleOf(outline: readonly Point[]): Circle {
  const x = mean(outline.map((point) => point.x))
  const y = mean(outline.map((point) => point.y))
  return { x, y, radius: mean(outline.map((point) => Math.hypot(point.x - x, point.y - y))) }
}

/** The corners that were found or drawn, else a rectangle of the right proportions in the middle. */
export function startCorners(kind: Kind, { picture, byHand, measured }: PagePhoto): readonly Point[] {
  const outline = measured?.scale?.outline
  if (outline?.length === 4) return outline
  if (byHand.corners) return byHand.corners
  const { width, height } = picture!
  const across = Math.min(width, height) / (kind === 'card' ? 3 : 1.6)
  const down = kind === 'card' ? across * 0.63 : across
  const [left, top] = [(width - across) / 2, (height - down) / 2]
  return [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ]
}

/** Which square of the sheet was found, by its size. */
export function isSmallSquare({ byHand, measured }: PagePhoto): boolean {
  const scale = measured?.scale
  if (scale?.outline.length !== 4) return byHand.isSmallSquare ?? false
  const [a, b] = scale.outline
  const sideMm = Math.hypot(b!.x - a!.x, b!.y - a!.y) / scale.pixelsPerMm
  return sideMm < (SQUARES.small.sideMm + SQUARES.large.sideMm) / 2
}

/** The middle of the photograph. */
export const startRegion = ({ width, height }: Picture): readonly [Point, Point] => [
  { x: width * 0.25, y: height * 0.25 },
  { x: width * 0.75, y: height * 0.75 },
]

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
