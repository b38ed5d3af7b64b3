/** Finds round things darker than the paper: edges vote for the centre that they would belong to. */
import type { Reduced } from './reduced.ts'

export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface FoundCircle extends Circle {
  /** Share of the circumference where an edge was seen, 0 to 1. */
  readonly support: number
  /** Share of the disc that isn't paper. */
  readonly filled: number
}

type Supported = Omit<FoundCircle, 'filled'>

interface Edge {
  x: number
  y: number
  /** Unit vector from dark to bright. */
  dx: number
  dy: number
}

/** Radii as shares of the shorter side. */
const SMALLEST = 0.02
const LARGEST = 0.25
/** Centres are voted for by bands of radii, each this much wider than the one before, so that noise doesn't add up. */
const BAND = 1.5
const CANDIDATES_PER_BAND = 6
/** An edge points to the centre within this cosine (18°). */
const TOWARDS_CENTRE = 0.95
const SECTORS = 90
const MIN_SUPPORT = 0.35
/** Circles drawn by chance among grounds have paper inside. */
const MIN_FILLED = 0.6
/** What isn't paper, as a share of the paper's brightness; a shadow at the edge of a coin may count as well. */
const NOT_PAPER = 0.9
/** Pixels behind an edge that aren't paper: single grounds are smaller than that. */
const DEPTH = 4

/** Best first; coordinates in pixels of the reduced picture. */
export function findCircles(picture: Reduced): FoundCircle[] {
  const shorter = Math.min(picture.width, picture.height)
  const edges = findEdges(picture)
  const found: FoundCircle[] = []
  for (let from = Math.max(5, SMALLEST * shorter); from < LARGEST * shorter; from *= BAND) {
    const votes = voteForCentres(picture, edges, from, from * BAND)
    for (const centre of peaksOf(picture, votes)) {
      const circle = bestRadius(edges, centre, from * 0.9, from * BAND * 1.1)
      const filled = filledShare(picture, circle)
      if (circle.support >= MIN_SUPPORT && filled >= MIN_FILLED) found.push({ ...circle, filled })
    }
  }
  return found.sort((a, b) => b.support * b.filled - a.support * a.filled)
}

function filledShare({ width, height, data }: Reduced, { x, y, radius }: Circle): number {
  let inside = 0
  let dark = 0
  for (let row = Math.ceil(y - radius); row <= y + radius; row++) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (row - y) ** 2))
    for (let column = Math.ceil(x - half); column <= x + half; column++) {
      inside++
      const isInPicture = row >= 0 && column >= 0 && row < height && column < width
      if (isInPicture && data[row * width + column]! < NOT_PAPER) dark++
    }
  }
  return dark / Math.max(1, inside)
}

function findEdges({ width, height, data }: Reduced): Edge[] {
  const strengths = new Float32Array(width * height)
  const at = (x: number, y: number): number => data[y * width + x]!
  const gradient = (x: number, y: number): [number, number] => [
    at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x - 1, y) - at(x - 1, y + 1),
    at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x, y - 1) - at(x + 1, y - 1),
  ]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) strengths[y * width + x] = Math.hypot(...gradient(x, y))
  }
  // A difference of a twentieth of the whole range between both sides of a pixel, in the units of a Sobel filter.
  const least = 0.2
  const edges: Edge[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const strength = strengths[y * width + x]!
      if (strength < least) continue
      const [gx, gy] = gradient(x, y)
      const dx = gx / strength
      const dy = gy / strength
      const ahead = strengths[(y + Math.round(dy)) * width + x + Math.round(dx)]!
      const behind = strengths[(y - Math.round(dy)) * width + x - Math.round(dx)]!
      if (strength < ahead || strength < behind) continue
      if (isDeep(data, width, height, x - dx, y - dy, dx, dy)) edges.push({ x, y, dx, dy })
    }
  }
  return edges
}

/** Whether there is no paper for some pixels on the dark side of an edge. */
function isDeep(data: Float32Array, width: number, height: number, x: number, y: number, dx: number, dy: number) {
  for (let step = 0; step < DEPTH; step++) {
    const column = Math.round(x - dx * step)
    const row = Math.round(y - dy * step)
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    if (data[row * width + column]! >= NOT_PAPER) return false
  }
  return true
}

function voteForCentres({ width, height }: Reduced, edges: readonly Edge[], from: number, to: number): Float32Array {
  const votes = new Float32Array(width * height)
  for (const { x, y, dx, dy } of edges) {
    for (let radius = from; radius < to; radius++) {
      const column = Math.round(x - dx * radius)
      const row = Math.round(y - dy * radius)
      if (column >= 0 && row >= 0 && column < width && row < height) votes[row * width + column]! += 1 / radius
    }
  }
  return votes
}

/** The places with the most votes, summed over 5 × 5 pixels, at some distance from each other. */
function peaksOf({ width, height }: Reduced, votes: Float32Array): { x: number; y: number }[] {
  const sums = new Float32Array(votes.length)
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      let sum = 0
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) sum += votes[(y + dy) * width + x + dx]!
      sums[y * width + x] = sum
    }
  }
  const peaks: { x: number; y: number }[] = []
  while (peaks.length < CANDIDATES_PER_BAND) {
    let best = 0
    for (let i = 1; i < sums.length; i++) if (sums[i]! > sums[best]!) best = i
    if (sums[best] === 0) break
    const x = best % width
    const y = Math.floor(best / width)
    peaks.push({ x, y })
    for (let row = Math.max(0, y - 5); row <= Math.min(height - 1, y + 5); row++) {
      sums.fill(0, row * width + Math.max(0, x - 5), row * width + Math.min(width, x + 6))
    }
  }
  return peaks
}

/** The radius, and the centre within two pixels, with an edge on the largest part of the circumference. */
function bestRadius(edges: readonly Edge[], { x, y }: { x: number; y: number }, from: number, to: number): Supported {
  const near = edges.filter((edge) => Math.hypot(edge.x - x, edge.y - y) <= to + 4)
  let best: Supported = { x, y, radius: from, support: 0 }
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const circle = bestAround(near, x + dx, y + dy, from, to)
      if (circle.support > best.support) best = circle
    }
  }
  return best
}

function bestAround(edges: readonly Edge[], x: number, y: number, from: number, to: number): Supported {
  const length = Math.ceil(to) + 3
  const seen = new Uint8Array(length * SECTORS)
  for (const edge of edges) {
    const distance = Math.hypot(edge.x - x, edge.y - y)
    if (distance < from - 1 || distance > to + 1) continue
    if (((edge.x - x) * edge.dx + (edge.y - y) * edge.dy) / distance < TOWARDS_CENTRE) continue
    const sector = Math.floor(((Math.atan2(edge.y - y, edge.x - x) / Math.PI + 1) / 2) * SECTORS) % SECTORS
    seen[Math.round(distance) * SECTORS + sector] = 1
  }
  let best: Supported = { x, y, radius: from, support: 0 }
  for (let radius = Math.ceil(from); radius <= to; radius++) {
    let hits = 0
    for (let sector = 0; sector < SECTORS; sector++) {
      const isSeen =
        seen[(radius - 1) * SECTORS + sector] ||
        seen[radius * SECTORS + sector] ||
        seen[(radius + 1) * SECTORS + sector]
      if (isSeen) hits++
    }
    if (hits / SECTORS > best.support) best = { x, y, radius, support: hits / SECTORS }
  }
  return best
}
