/** Geometry of a round gauge with a gap at the bottom: angles, points and SVG arcs. Its centre is 0, 0. */

/** Degrees from one end to the other, with the middle at the top. */
const SWEEP = 264

export const angleAt = (share: number): number => (share - 0.5) * SWEEP

export function pointAt(radius: number, share: number): { x: number; y: number } {
  const angle = (angleAt(share) * Math.PI) / 180
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) }
}

export function arcPath(radius: number, from: number, to: number): string {
  const [start, end] = [pointAt(radius, from), pointAt(radius, to)]
  const isLarge = (to - from) * SWEEP > 180 ? 1 : 0
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`
}

/** The share along the arc in the direction of a point; in the gap at the bottom, that of the nearer end. */
export function shareAt(x: number, y: number): number {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI
  return Math.min(1, Math.max(0, degrees / SWEEP + 0.5))
}

const round = (value: number): number => Math.round(value * 100) / 100
