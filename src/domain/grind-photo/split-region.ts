/** Splits a region where it has a neck: touching particles are joined by something narrower than either of them. */
import { convexHull, polygonArea } from './convex-hull.ts'
import { distanceInside, type Mask } from './distance.ts'
import type { Point } from './photo.ts'
import type { Region } from './regions.ts'

export interface Piece {
  /** Pixels. */
  readonly area: number
  /** Centre, in the photograph. */
  readonly x: number
  readonly y: number
  /** Share of its convex hull that it fills. */
  readonly solidity: number
}

/** A neck is narrower than this share of the smaller of the two sides. */
const NECK = 0.75
/** A neck is also narrower by at least this many pixels on each side: less may be an effect of the pixel grid. */
const MIN_NECK = 0.6
const MARGIN = 2

export function splitRegion(region: Region): Piece[] {
  const mask = maskOf(region)
  const labels = watershed(mask, distanceInside(mask))
  const pixels = new Map<number, number[]>()
  for (let i = 0; i < labels.length; i++) {
    if (labels[i]! < 0) continue
    const list = pixels.get(labels[i]!)
    if (list) list.push(i)
    else pixels.set(labels[i]!, [i])
  }
  return [...pixels.values()].map((list) => pieceOf(list, mask.width, region))
}

function maskOf({ runs, left, top, right, bottom }: Region): Mask {
  const width = right - left + 2 * MARGIN
  const height = bottom - top + 2 * MARGIN
  const data = new Uint8Array(width * height)
  for (const run of runs) {
    const row = (run.y - top + MARGIN) * width + MARGIN - left
    data.fill(1, row + run.left, row + run.right)
  }
  return { width, height, data }
}

/** Numbers the basins of the distance, from the innermost pixels outwards; -1 outside. */
function watershed({ width, data }: Mask, distance: Float32Array): Int32Array {
  const order: number[] = []
  for (let i = 0; i < data.length; i++) if (data[i]) order.push(i)
  order.sort((a, b) => distance[b]! - distance[a]! || a - b)
  const labels = new Int32Array(data.length).fill(-1)
  const parents: number[] = []
  const peaks: number[] = []
  const rootOf = (label: number): number => {
    let root = label
    while (parents[root] !== root) root = parents[root]!
    return root
  }
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  for (const pixel of order) {
    const depth = distance[pixel]!
    let home = -1
    for (const offset of around) {
      const label = labels[pixel + offset]!
      if (label < 0) continue
      const other = rootOf(label)
      if (home < 0 || home === other) {
        home = other
        continue
      }
      const [deep, shallow] = peaks[home]! >= peaks[other]! ? [home, other] : [other, home]
      const isNeck = depth < NECK * peaks[shallow]! && depth < peaks[shallow]! - MIN_NECK
      if (!isNeck) parents[shallow] = deep
      home = deep
    }
    if (home < 0) {
      home = parents.length
      parents.push(home)
      peaks.push(depth)
    }
    labels[pixel] = home
  }
  for (const pixel of order) labels[pixel] = rootOf(labels[pixel]!)
  return labels
}

function pieceOf(pixels: readonly number[], width: number, { left, top }: Region): Piece {
  let x = 0
  let y = 0
  for (const pixel of pixels) {
    x += pixel % width
    y += Math.floor(pixel / width)
  }
  return {
    area: pixels.length,
    x: x / pixels.length + 0.5 + left - MARGIN,
    y: y / pixels.length + 0.5 + top - MARGIN,
    solidity: Math.min(1, pixels.length / hullArea(pixels, width)),
  }
}

/** Area of the convex hull of the pixels' corners. */
function hullArea(pixels: readonly number[], width: number): number {
  const corners: Point[] = []
  let start = 0
  // Pixels come row by row: the ends of each row are enough.
  while (start < pixels.length) {
    const row = Math.floor(pixels[start]! / width)
    let end = start
    while (end + 1 < pixels.length && Math.floor(pixels[end + 1]! / width) === row) end++
    const left = pixels[start]! % width
    const right = (pixels[end]! % width) + 1
    corners.push({ x: left, y: row }, { x: left, y: row + 1 }, { x: right, y: row }, { x: right, y: row + 1 })
    start = end + 1
  }
  return polygonArea(convexHull(corners))
}
