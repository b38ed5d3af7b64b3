/** Finds a bank card on the paper by its four straight sides, and takes the scale and the perspective from it. */
import type { Background } from './background.ts'
import { convexHull, polygonArea } from './convex-hull.ts'
import { homography } from './homography.ts'
import type { Photo, Point } from './photo.ts'
import { type Reduced, reduce, sampleWhiteness } from './reduced.ts'
import { CARD_MM } from './references.ts'
import type { Scale } from './scale.ts'

const LONGEST = 800
/** Darker than this share of the paper isn't paper. */
const NOT_PAPER = 0.88
/** A card takes at least this share of the photograph. */
const MIN_AREA = 0.015
/** Its hull fills nearly all of the rectangle around it. */
const MIN_FILLED = 0.86
/** Long over short side: 1.586, with a margin for tilted cameras. */
const ASPECT = { least: 1.3, most: 1.95 }
/** The corners are round, so that only this middle part of a side is followed. */
const STRAIGHT = 0.7
const SAMPLES = 80
/** How far from the first guess a side may be, as a share of the short side. */
const SEARCH = 0.06
const CARD_ERROR = 0.008
const SURROUNDINGS_MM = 3

/** `corners` are set by hand, in order around the card, beginning with a long side. */
export function findCard(
  photo: Photo,
  background: Background,
  corners: readonly Point[] | undefined,
): Scale | undefined {
  if (corners) return cardScale(corners)
  const picture = reduce(photo, background, LONGEST)
  const rectangle = largestRectangle(picture)
  if (!rectangle) return undefined
  const guess = rectangle.map(({ x, y }) => ({ x: x * picture.factor, y: y * picture.factor }))
  const sides = guess.map((from, i) => fitSide(photo, background, from, guess[(i + 1) % 4]!, SEARCH * shortest(guess)))
  const refined = sides.map((side, i) => intersection(sides[(i + 3) % 4]!, side))
  return refined.every((corner) => corner !== undefined) ? cardScale(refined) : undefined
}

function cardScale(corners: readonly Point[]): Scale | undefined {
  const { width, height } = CARD_MM
  const plane = homography(corners, [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ])
  if (!plane) return undefined
  const centre = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  const lengths = corners.map((corner, i) => distance(corner, corners[(i + 1) % 4]!) / (i % 2 === 0 ? width : height))
  return {
    pixelsPerMm: plane.pixelsPerMmAt(centre.x, centre.y),
    pixelsPerMmAt: plane.pixelsPerMmAt,
    covers(x, y) {
      const at = plane.toPaper({ x, y })
      const isBeside = (value: number, side: number) => value < -SURROUNDINGS_MM || value > side + SURROUNDINGS_MM
      return !isBeside(at.x, width) && !isBeside(at.y, height)
    },
    outline: corners,
    tilt: Math.max(...lengths) / Math.min(...lengths),
    isTiltCorrected: true,
    error: CARD_ERROR,
  }
}

/** The corners of the largest thing on the paper that fills a rectangle, beginning with a long side. */
function largestRectangle(picture: Reduced): Point[] | undefined {
  let best: Point[] | undefined
  let largest = MIN_AREA * picture.width * picture.height
  for (const points of regionsOf(picture)) {
    if (points.length < largest) continue
    const hull = convexHull(points)
    const rectangle = smallestRectangle(hull)
    const [long, short] = [distance(rectangle[0]!, rectangle[1]!), distance(rectangle[1]!, rectangle[2]!)]
    const isCard = long / short >= ASPECT.least && long / short <= ASPECT.most
    if (!isCard || polygonArea(hull) < MIN_FILLED * long * short) continue
    best = rectangle
    largest = points.length
  }
  return best
}

/** Connected pixels that aren't paper, without those that reach the edge of the picture, such as the table. */
function regionsOf({ width, height, data }: Reduced): Point[][] {
  const seen = new Uint8Array(width * height)
  const regions: Point[][] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! >= NOT_PAPER) continue
    const queue = [start]
    seen[start] = 1
    let isCut = false
    for (let next = 0; next < queue.length; next++) {
      const pixel = queue[next]!
      const x = pixel % width
      const y = Math.floor(pixel / width)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        isCut = true
        continue
      }
      for (const other of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (seen[other] || data[other]! >= NOT_PAPER) continue
        seen[other] = 1
        queue.push(other)
      }
    }
    if (!isCut) regions.push(queue.map((pixel) => ({ x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 })))
  }
  return regions
}

/** The rectangle of least area around a hull: one of its sides lies on one of the hull's. */
function smallestRectangle(hull: readonly Point[]): Point[] {
  let best: Point[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [i, from] of hull.entries()) {
    const to = hull[(i + 1) % hull.length]!
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = hull.map(({ x, y }) => x * cos + y * sin)
    const across = hull.map(({ x, y }) => y * cos - x * sin)
    const [left, right] = [Math.min(...along), Math.max(...along)]
    const [top, bottom] = [Math.min(...across), Math.max(...across)]
    if ((right - left) * (bottom - top) >= least) continue
    least = (right - left) * (bottom - top)
    const corner = (a: number, b: number): Point => ({ x: a * cos - b * sin, y: a * sin + b * cos })
    const around = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
    best = right - left >= bottom - top ? around : [...around.slice(1), around[0]!]
  }
  return best
}

interface Line {
  readonly point: Point
  readonly direction: Point
}

/** Follows a side at full resolution: the steepest rise of brightness outwards, at many places along it. */
function fitSide(photo: Photo, background: Background, from: Point, to: Point, search: number): Line {
  const length = distance(from, to)
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // Corners go around clockwise on the screen, so that outside is to the left of the direction.
  const outwards = { x: direction.y, y: -direction.x }
  const places: { along: number; off: number }[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const along = length * ((1 - STRAIGHT) / 2 + (STRAIGHT * i) / (SAMPLES - 1))
    const at = (off: number): number =>
      sampleWhiteness(
        photo,
        background,
        from.x + direction.x * along + outwards.x * off,
        from.y + direction.y * along + outwards.y * off,
      )
    let best = { rise: 0.1, off: Number.NaN }
    for (let off = -search; off <= search; off += 0.5) {
      const rise = at(off + 1.5) - at(off - 1.5)
      if (rise > best.rise) best = { rise, off }
    }
    if (!Number.isNaN(best.off)) places.push({ along, off: best.off })
  }
  const { start, slope } = robustLine(places)
  return {
    point: { x: from.x + outwards.x * start, y: from.y + outwards.y * start },
    direction: { x: direction.x + outwards.x * slope, y: direction.y + outwards.y * slope },
  }
}

/** The median of the slopes between places far from each other, and of the offsets that remain. */
function robustLine(places: readonly { along: number; off: number }[]): { start: number; slope: number } {
  const half = Math.floor(places.length / 2)
  const slopes = places.slice(0, half).map(({ along, off }, i) => {
    const other = places[i + half]!
    return (other.off - off) / (other.along - along)
  })
  const slope = median(slopes)
  return { slope, start: median(places.map(({ along, off }) => off - slope * along)) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function intersection(a: Line, b: Line): Point | undefined {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x
  if (Math.abs(cross) < 1e-6) return undefined
  const t = ((b.point.x - a.point.x) * b.direction.y - (b.point.y - a.point.y) * b.direction.x) / cross
  return { x: a.point.x + t * a.direction.x, y: a.point.y + t * a.direction.y }
}

const shortest = (corners: readonly Point[]): number => distance(corners[1]!, corners[2]!)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
