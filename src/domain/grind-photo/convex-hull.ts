/** The convex hull of points, and the area of a polygon. */
import type { Point } from './photo.ts'

/** The corners of the hull, in order around it. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length >= 2 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export function polygonArea(corners: readonly Point[]): number {
  let twice = 0
  for (const [i, { x, y }] of corners.entries()) {
    const next = corners[(i + 1) % corners.length]!
    twice += x * next.y - next.x * y
  }
  return Math.abs(twice) / 2
}
