/** Finds the printed sheet by its marks and takes the scale from it, with the perspective. */
import type { Background } from './background.ts'
import { polygonArea } from './convex-hull.ts'
import { findMarks, type Mark } from './find-marks.ts'
import { homography } from './homography.ts'
import type { Photo, Point } from './photo.ts'
import { reduce } from './reduced.ts'
import type { Scale } from './scale.ts'
import { type SheetSquare, SQUARES } from './sheet.ts'

const LONGEST = 1600
/** Marks of one square look alike in size, and its sides in length, unless the camera is tilted too far. */
const SIMILAR = 1.6
/** Modules around the centre of a mark that aren't paper. */
const MARK_REACH = 5
const SHEET_ERROR = 0.004

/** `corners` are the marks' centres as set by hand, in order around the square. */
export function findSheet(
  photo: Photo,
  background: Background,
  corners: readonly Point[] | undefined,
  isSmall: boolean,
): Scale | undefined {
  if (corners) return sheetScale(corners, isSmall ? SQUARES.small : SQUARES.large)
  const picture = reduce(photo, background, LONGEST)
  const marks = largestSquare(findMarks(picture))
  if (!marks) return undefined
  const modules = marks.reduce((sum, { module }) => sum + module, 0) / 4
  const side = Math.sqrt(polygonArea(marks)) / modules
  // 80 modules between the marks of the large square, 60 in the small one.
  const square = side > 69 ? SQUARES.large : SQUARES.small
  return sheetScale(
    marks.map(({ x, y }) => ({ x: x * picture.factor, y: y * picture.factor })),
    square,
  )
}

function sheetScale(corners: readonly Point[], { sideMm, moduleMm }: SheetSquare): Scale | undefined {
  const paper = [
    { x: 0, y: 0 },
    { x: sideMm, y: 0 },
    { x: sideMm, y: sideMm },
    { x: 0, y: sideMm },
  ]
  const plane = homography(corners, paper)
  if (!plane) return undefined
  const centre = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  const sides = corners.map((corner, i) => distance(corner, corners[(i + 1) % 4]!))
  return {
    pixelsPerMm: plane.pixelsPerMmAt(centre.x, centre.y),
    pixelsPerMmAt: plane.pixelsPerMmAt,
    covers(x, y) {
      const at = plane.toPaper({ x, y })
      const fromSides = [at.x, at.y].map((value) => Math.min(value, sideMm - value))
      return Math.min(...fromSides) < 0 || fromSides.every((gap) => gap < MARK_REACH * moduleMm)
    },
    outline: corners,
    tilt: Math.max(...sides) / Math.min(...sides),
    isTiltCorrected: true,
    error: SHEET_ERROR,
  }
}

/** The four marks of similar size at the corners of the largest near-square, in order around it. */
function largestSquare(marks: readonly Mark[]): readonly Mark[] | undefined {
  let best: Mark[] | undefined
  for (const four of combinations(marks.slice(0, 12), 4)) {
    const sizes = four.map(({ module }) => module)
    if (Math.max(...sizes) > SIMILAR * Math.min(...sizes)) continue
    const around = inOrder(four)
    const sides = around.map((mark, i) => distance(mark, around[(i + 1) % 4]!))
    const diagonals = [distance(around[0]!, around[2]!), distance(around[1]!, around[3]!)]
    if (Math.max(...sides) > SIMILAR * Math.min(...sides)) continue
    if (Math.max(...diagonals) > SIMILAR * Math.min(...diagonals)) continue
    if (!best || polygonArea(around) > polygonArea(best)) best = around
  }
  return best
}

function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, i) => combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]))
}

function inOrder(marks: readonly Mark[]): Mark[] {
  const x = mean(marks.map((mark) => mark.x))
  const y = mean(marks.map((mark) => mark.y))
  return marks.toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
