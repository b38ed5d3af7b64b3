/** Fits the outline of a round thing at full resolution, as an ellipse: coins look oval when the camera is tilted. */
import type { Background } from './background.ts'
import type { Circle } from './find-circles.ts'
import type { Photo } from './photo.ts'
import { sampleWhiteness } from './reduced.ts'
import { solveLinear } from './solve-linear.ts'

export interface Outline {
  readonly x: number
  readonly y: number
  /** Of the circle with the same area. */
  readonly radius: number
  /** Long over short axis. */
  readonly stretch: number
  /** The deviation of the oval from that circle, as shares of the radius: by cosine and sine of twice the angle. */
  readonly oval: readonly [cos2: number, sin2: number]
  /** Share of the angles where the fitted outline meets an edge. */
  readonly support: number
}

interface EdgePoint {
  angle: number
  cos: number
  sin: number
  distance: number
}

const ANGLES = 240
/** The outline is searched between these shares of the first radius. */
const INNER = 0.8
const OUTER = 1.25
/** Brightness changes by less than this on even paper, and by more where it ends; a share of the paper's brightness. */
const STEP = 0.1
/** Length of even paper in front of an edge, as a share of the radius. */
const EVEN = 0.03
/** Paper in the coin's own shadow is this bright at least. */
const DARKEST_SHADOW = 0.45
/** An edge belongs to the outline within this share of the radius. */
const TOLERANCE = 0.007
const TRIALS = 4000
const ROUNDS = 6
/** Weight of a place where brightness rises, relative to one where paper ends. */
const RISE_WEIGHT = 0.65
/** Brightness must rise by this share of the paper's over the width of an edge. */
const MIN_RISE = 0.08

export function fitOutline(photo: Photo, background: Background, start: Circle): Outline | undefined {
  let around = start
  let found: Outline | undefined
  for (let round = 0; round < 2; round++) {
    const edges = edgesAround(photo, background, around)
    const outline = bestOutline(edges, around)
    if (!outline) return undefined
    const [radius, dx, dy, cos2, sin2] = outline
    found = {
      x: around.x + dx,
      y: around.y + dy,
      radius,
      stretch: stretchOf(outline),
      oval: [cos2 / radius, sin2 / radius],
      support: scoreOf(edges, outline) / ANGLES / (1 + RISE_WEIGHT),
    }
    around = found
  }
  return found
}

/** Coins seen from above are found best by a narrow search, ovals only by a wide one. */
function bestOutline(edges: Edges, start: Circle): Harmonics | undefined {
  let best: Harmonics | undefined
  for (const slack of [1.5, 6]) {
    const outline = settle(edges, bestCircle(edges, start, slack), slack)
    if (outline && (!best || likeliness(edges, outline) > likeliness(edges, best))) best = outline
  }
  return best
}

/**
 * Of two outlines with equally many edges, the rounder one is the coin's: an oval may also fit partly the rim and
 * partly a ring inside it.
 */
const likeliness = (edges: Edges, outline: Harmonics): number => scoreOf(edges, outline) / stretchOf(outline) ** 2

function stretchOf([radius, , , cos2, sin2]: Harmonics): number {
  const flatness = Math.hypot(cos2, sin2) / radius
  return (1 + flatness) / (1 - flatness)
}

function settle(edges: Edges, start: Harmonics | undefined, slack: number): Harmonics | undefined {
  let outline = start
  for (let round = 1; round <= ROUNDS && outline; round++) {
    outline = fitHarmonics(edges, outline, slack ** (1 - round / ROUNDS) * TOLERANCE)
  }
  return outline
}

/** Inside a coin brightness rises along rings as well, but paper ends only at its outline. */
const scoreOf = ({ rises, ends }: Edges, outline: Harmonics): number =>
  inliersOf(ends, outline).length + RISE_WEIGHT * inliersOf(rises, outline).length

/** Terms of the outline's distance at an angle: radius, shift of the centre, and oval (cos, sin of twice the angle). */
type Harmonics = readonly [radius: number, dx: number, dy: number, cos2: number, sin2: number]

const distanceAt = ([radius, dx, dy, cos2, sin2]: Harmonics, angle: number): number =>
  radius + dx * Math.cos(angle) + dy * Math.sin(angle) + cos2 * Math.cos(2 * angle) + sin2 * Math.sin(2 * angle)

interface Edges {
  /** Where brightness rises outwards. */
  rises: EdgePoint[]
  /**
   * Where even paper ends, coming from outside. A shadow on the paper is even as well; the relief of a coin isn't, and
   * neither are grounds around it.
   */
  ends: EdgePoint[]
}

function edgesAround(photo: Photo, background: Background, { x, y, radius }: Circle): Edges {
  const step = Math.max(0.5, radius / 260)
  const count = Math.ceil(((OUTER - INNER) * radius) / step)
  const even = Math.max(4, Math.round((EVEN * radius) / step))
  // From outside to inside.
  const profile = new Float32Array(count)
  const edges: Edges = { rises: [], ends: [] }
  const add = (list: EdgePoint[], angle: number, k: number) =>
    list.push({ angle, cos: Math.cos(angle), sin: Math.sin(angle), distance: OUTER * radius - k * step })
  const rise = (k: number): number => profile[k - 2]! + profile[k - 3]! - profile[k + 2]! - profile[k + 3]!
  for (let i = 0; i < ANGLES; i++) {
    const angle = (2 * Math.PI * i) / ANGLES
    for (let k = 0; k < count; k++) {
      const distance = OUTER * radius - k * step
      profile[k] = sampleWhiteness(photo, background, x + distance * Math.cos(angle), y + distance * Math.sin(angle))
    }
    for (let k = 4; k < count - 4; k++) {
      const here = rise(k)
      if (here >= 2 * MIN_RISE && here >= rise(k - 1) && here > rise(k + 1)) add(edges.rises, angle, k)
    }
    for (let k = even; k < count - 4; k++) {
      const level = levelOfEven(profile, k - even, k)
      if (level === undefined || Math.abs(profile[k]! - level) < STEP) continue
      add(edges.ends, angle, halfway(profile, k, level))
      k += even
    }
  }
  return edges
}

/** The mean of a stretch of the profile that is as bright as paper, or paper in a shadow, and even. */
function levelOfEven(profile: Float32Array, from: number, to: number): number | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = 0
  let sum = 0
  for (let k = from; k < to; k++) {
    low = Math.min(low, profile[k]!)
    high = Math.max(high, profile[k]!)
    sum += profile[k]!
  }
  return low >= DARKEST_SHADOW && high - low <= 1.5 * STEP ? sum / (to - from) : undefined
}

/** Where the profile is halfway between the paper and the first extreme behind its end. */
function halfway(profile: Float32Array, start: number, level: number): number {
  const sign = Math.sign(profile[start]! - level)
  let end = start
  while (end + 1 < profile.length && sign * (profile[end + 1]! - profile[end]!) > 0) end++
  const middle = (level + profile[end]!) / 2
  let k = end
  while (k > 0 && sign * (profile[k - 1]! - middle) > 0) k--
  const before = profile[k - 1] ?? level
  return k - (profile[k]! - middle) / (profile[k]! - before || 1)
}

/** Of circles through three edges, the one that meets the most others. */
function bestCircle(edges: Edges, { radius }: Circle, slack: number): Harmonics | undefined {
  const { rises, ends } = edges
  const [riseColumns, endColumns] = [toColumns(rises), toColumns(ends)]
  let best: Harmonics | undefined
  let bestScore = 0
  let state = 1
  // A fixed sequence, so that the same photograph always gives the same answer.
  const pick = (): EdgePoint => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const index = Math.floor((state / 4294967296) * (ends.length + rises.length))
    return ends[index] ?? rises[index - ends.length]!
  }
  if (ends.length + rises.length < ANGLES / 4) return undefined
  for (let trial = 0; trial < TRIALS; trial++) {
    const three = [pick(), pick(), pick()]
    const solution = solveLinear(
      three.map(({ cos, sin }) => [1, cos, sin]),
      three.map(({ distance }) => distance),
    )
    if (!solution || Math.hypot(solution[1]!, solution[2]!) > 0.15 * radius) continue
    const circle: Harmonics = [solution[0]!, solution[1]!, solution[2]!, 0, 0]
    const score = countNear(endColumns, circle, slack) + RISE_WEIGHT * countNear(riseColumns, circle, slack)
    if (score > bestScore) {
      bestScore = score
      best = circle
    }
  }
  return best
}

/** The fields of edges in separate arrays, since most of the time for a coin is spent on comparing them. */
interface EdgeColumns {
  angles: Float64Array
  cos: Float64Array
  sin: Float64Array
  distances: Float64Array
}

const toColumns = (edges: readonly EdgePoint[]): EdgeColumns => ({
  angles: Float64Array.from(edges, ({ angle }) => angle),
  cos: Float64Array.from(edges, ({ cos }) => cos),
  sin: Float64Array.from(edges, ({ sin }) => sin),
  distances: Float64Array.from(edges, ({ distance }) => distance),
})

/** How many angles have an edge near the circle. */
function countNear({ angles, cos, sin, distances }: EdgeColumns, outline: Harmonics, slack: number): number {
  const [radius, dx, dy] = outline
  const most = slack * TOLERANCE * radius
  let count = 0
  let last = -1
  for (let i = 0; i < angles.length; i++) {
    if (angles[i] === last || Math.abs(distances[i]! - radius - dx * cos[i]! - dy * sin[i]!) > most) continue
    count++
    last = angles[i]!
  }
  return count
}

/** The edge nearest to the outline at each angle, where one is near enough. */
function inliersOf(edges: readonly EdgePoint[], outline: Harmonics, tolerance = TOLERANCE): EdgePoint[] {
  const inliers: EdgePoint[] = []
  const most = tolerance * outline[0]
  for (const edge of edges) {
    const off = Math.abs(edge.distance - distanceAt(outline, edge.angle))
    if (off > most) continue
    const last = inliers.at(-1)
    if (last?.angle !== edge.angle) inliers.push(edge)
    else if (off < Math.abs(last.distance - distanceAt(outline, last.angle))) inliers[inliers.length - 1] = edge
  }
  return inliers
}

function fitHarmonics({ rises, ends }: Edges, outline: Harmonics, tolerance: number): Harmonics | undefined {
  const points = [...inliersOf(ends, outline, tolerance), ...inliersOf(rises, outline, tolerance)]
  if (points.length < ANGLES / 4) return undefined
  const solution = fitPoints(
    points.map(({ angle }) => [1, Math.cos(angle), Math.sin(angle), Math.cos(2 * angle), Math.sin(2 * angle)]),
    points.map(({ distance }) => distance),
  )
  return solution && [solution[0]!, solution[1]!, solution[2]!, solution[3]!, solution[4]!]
}

/** Least squares. */
function fitPoints(rows: readonly (readonly number[])[], values: readonly number[]): number[] | undefined {
  const unknowns = rows[0]?.map((_, i) => i) ?? []
  const normal = unknowns.map((i) => unknowns.map((j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0)))
  const right = unknowns.map((i) => rows.reduce((sum, row, k) => sum + row[i]! * values[k]!, 0))
  return solveLinear(normal, right)
}
