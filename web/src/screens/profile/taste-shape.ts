/** Smooth closed shapes around a center. */

export type Point = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10

/** Clockwise from the top. */
export function pointAt(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(Math.sin(angle) * radius), round(-Math.cos(angle) * radius)]
}

/** How far a curve bends towards its neighbours; more would overshoot flat sides. */
const BEND = 0.16

/** A curve through all points. */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!
  const bent = ([x, y]: Point, from: Point, to: Point): string =>
    `${round(x + (to[0] - from[0]) * BEND)} ${round(y + (to[1] - from[1]) * BEND)}`
  const curves = points.map((point, i) => {
    const next = at(i + 1)
    return `C${bent(point, at(i - 1), next)} ${bent(next, at(i + 2), point)} ${next.join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}Z`
}
