/**
 * Moves an outline that lies on a ring inside the coin out to its rim. Along every ring of a coin there are edges, dark
 * or bright, at most angles; beyond the rim there are only edges of shadows and grounds. The rim is where that changes.
 */
import type { Background } from './background.ts'
import type { Outline } from './outline.ts'
import type { Photo } from './photo.ts'
import { sampleWhiteness } from './reduced.ts'
import { solveLinear } from './solve-linear.ts'

const ANGLES = 240
/** Shares of the outline's radius that are looked at. */
const INNER = 0.95
const OUTER = 1.1
/** Beyond this there is no rim, only what lies around the coin. */
const RIM_END = 1.05
/** Brightness changes by this share of the paper's at an edge. */
const MIN_CHANGE = 0.1
/** Threshold for the number of edges on the rim, from 0 (as around the coin) to 1 (as on its rings). */
const HALFWAY = 0.5
/** Edges within this share of the radius belong to one ring. */
const WIDTH = 0.01
/** An outline nearer to the rim than this is left as it is. */
const NEAR = 0.004

interface Edge {
  angle: number
  /** From the centre, after stretching an oval coin to a circle. */
  distance: number
}

export function moveToRim(photo: Photo, background: Background, outline: Outline): Outline {
  const { x, y, radius } = outline
  const edges = edgesAround(photo, background, outline)
  const shareAt = (distance: number): number =>
    new Set(
      edges.filter((edge) => Math.abs(edge.distance - distance) <= (WIDTH / 2) * radius).map(({ angle }) => angle),
    ).size / ANGLES
  const step = (WIDTH / 4) * radius
  const shares = Array.from({ length: Math.floor(((OUTER - INNER) * radius) / step) }, (_, i) => {
    const distance = INNER * radius + i * step
    return { distance, share: shareAt(distance) }
  })
  const around = median(shares.filter(({ distance }) => distance > RIM_END * radius).map(({ share }) => share))
  const onCoin = Math.max(...shares.filter(({ distance }) => distance <= radius).map(({ share }) => share))
  const least = around + HALFWAY * (onCoin - around)
  const rim = shares.findLast(({ distance, share }) => distance <= RIM_END * radius && share >= least)
  if (!rim || rim.distance < (1 + NEAR) * radius) return outline
  const moved = fitCircle(edges.filter(({ distance }) => Math.abs(distance - rim.distance) <= WIDTH * radius))
  return moved ? { ...outline, x: x + moved.dx, y: y + moved.dy, radius: moved.radius } : outline
}

/** Where brightness changes most along rays from the centre, outwards or inwards. */
function edgesAround(photo: Photo, background: Background, { x, y, radius, oval }: Outline): Edge[] {
  const step = Math.max(0.5, radius / 260)
  const count = Math.ceil(((OUTER - INNER) * radius) / step)
  const profile = new Float32Array(count)
  const change = (k: number): number =>
    Math.abs(profile[k + 1]! + profile[k + 2]! - profile[k - 1]! - profile[k - 2]!) / 2
  const edges: Edge[] = []
  for (let i = 0; i < ANGLES; i++) {
    const angle = (2 * Math.PI * i) / ANGLES
    const stretch = 1 + oval[0] * Math.cos(2 * angle) + oval[1] * Math.sin(2 * angle)
    for (let k = 0; k < count; k++) {
      const distance = (INNER * radius + k * step) * stretch
      profile[k] = sampleWhiteness(photo, background, x + distance * Math.cos(angle), y + distance * Math.sin(angle))
    }
    for (let k = 3; k < count - 3; k++) {
      const here = change(k)
      if (here < MIN_CHANGE || here < change(k - 1) || here <= change(k + 1)) continue
      edges.push({ angle, distance: INNER * radius + k * step })
    }
  }
  return edges
}

/** Least squares of distance = radius + dx·cos + dy·sin. */
function fitCircle(edges: readonly Edge[]): { radius: number; dx: number; dy: number } | undefined {
  const rows = edges.map(({ angle }) => [1, Math.cos(angle), Math.sin(angle)])
  const normal = [0, 1, 2].map((i) => [0, 1, 2].map((j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0)))
  const right = [0, 1, 2].map((i) => rows.reduce((sum, row, k) => sum + row[i]! * edges[k]!.distance, 0))
  const solution = solveLinear(normal, right)
  return solution && { radius: solution[0]!, dx: solution[1]!, dy: solution[2]! }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
