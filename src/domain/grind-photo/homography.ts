/** Maps the photograph to the plane of the paper, from four points that are known on both. */
import type { Point } from './photo.ts'
import { solveLinear } from './solve-linear.ts'

export interface Homography {
  /** Maps a place of the photograph to the paper, in millimetres. */
  toPaper(point: Point): Point
  /** Pixels per millimetre around a place of the photograph: the square root of the ratio of areas. */
  pixelsPerMmAt(x: number, y: number): number
}

export function homography(pixels: readonly Point[], paper: readonly Point[]): Homography | undefined {
  const rows: number[][] = []
  const right: number[] = []
  for (const [i, { x, y }] of pixels.entries()) {
    const { x: u, y: v } = paper[i]!
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y])
    right.push(u, v)
  }
  const solution = solveLinear(rows, right)
  if (!solution) return undefined
  const [a, b, c, d, e, f, g, h] = solution as [number, number, number, number, number, number, number, number]
  const determinant = a * (e - f * h) - b * (d - f * g) + c * (d * h - e * g)
  return {
    toPaper({ x, y }) {
      const w = g * x + h * y + 1
      return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
    },
    pixelsPerMmAt: (x, y) => Math.sqrt(Math.abs((g * x + h * y + 1) ** 3 / determinant)),
  }
}
