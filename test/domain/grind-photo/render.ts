/** Draws photographs of grounds whose sizes are known: particles on paper, a coin, light, blur and noise. */
import type { Photo, Point } from '#domain/grind-photo/photo.ts'
import { type Random, randomOf } from '../../../bench/truth/random.ts'

export interface Scene {
  width: number
  height: number
  /** From millimetres on the paper to pixels. */
  place: (point: Point) => Point
  /** Width and height of the paper in millimetres. */
  paperMm: { width: number; height: number }
  diametersMm: readonly number[]
  coin?: { x: number; y: number; diameterMm: number }
  /** Piles of particles that touch: the number of particles in each. */
  clumps?: readonly number[]
  /** Other shapes, darkest first: corners in millimetres and a colour. */
  shapes?: readonly { corners: readonly Point[]; color: Color }[]
  /** Particles keep away from these places. */
  isFree?: (point: Point) => boolean
  /** Standard deviation in pixels. */
  blur?: number
  /** Standard deviation in steps of brightness. */
  noise?: number
  /** How much darker the paper is at the lower right than at the upper left, 0 to 1. */
  shadow?: number
  seed?: number
}

type Color = readonly [red: number, green: number, blue: number]

const PAPER: Color = [226, 228, 232]
const COFFEE: Color = [52, 32, 24]
const METAL: Color = [150, 142, 110]
const RING: Color = [105, 98, 72]
/** Samples along a pixel's side. */
const FINE = 3

/** Diameters by number, lognormal. */
export function lognormal(count: number, medianMm: number, sigma: number, seed = 1): number[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => medianMm * Math.exp(sigma * random.normal()))
}

/** Straight from above. */
export const flat =
  (pixelsPerMm: number, tilt = 1) =>
  ({ x, y }: Point): Point => ({
    x: x * pixelsPerMm,
    y: y * (pixelsPerMm / tilt),
  })

export function renderPhoto(scene: Scene): Photo {
  const { width, height, place, coin, shapes = [] } = scene
  const random = randomOf(scene.seed ?? 7)
  const picture = new Float32Array(width * height * 3)
  for (let i = 0; i < picture.length; i++) picture[i] = PAPER[i % 3]!
  const draw = (corners: readonly Point[], color: Color) => fill(picture, width, height, corners.map(place), color)
  for (const { corners, color } of shapes) draw(corners, color)
  if (coin) {
    draw(circle(coin, coin.diameterMm / 2), METAL)
    draw(circle(coin, coin.diameterMm * 0.46), RING)
    draw(circle(coin, coin.diameterMm * 0.44), METAL)
  }
  for (const { x, y, diameterMm } of scatter(scene, random)) draw(grain({ x, y }, diameterMm, random), COFFEE)
  smooth(picture, width, height, scene.blur ?? 0.7)
  return expose(picture, scene, random)
}

function scatter(scene: Scene, random: Random): { x: number; y: number; diameterMm: number }[] {
  const { paperMm, diametersMm, coin, clumps = [], isFree = () => true } = scene
  const placed: { x: number; y: number; diameterMm: number }[] = []
  const isClear = (x: number, y: number, diameterMm: number): boolean => {
    if (coin && Math.hypot(x - coin.x, y - coin.y) < coin.diameterMm * 0.7) return false
    return placed.every((other) => Math.hypot(x - other.x, y - other.y) > 0.62 * (diameterMm + other.diameterMm))
  }
  for (const diameterMm of diametersMm) {
    for (let trial = 0; trial < 200; trial++) {
      const x = (0.03 + 0.94 * random.next()) * paperMm.width
      const y = (0.03 + 0.94 * random.next()) * paperMm.height
      if (!isFree({ x, y }) || !isClear(x, y, diameterMm)) continue
      placed.push({ x, y, diameterMm })
      break
    }
  }
  const pile: typeof placed = []
  for (const count of clumps) {
    const x = (0.1 + 0.8 * random.next()) * paperMm.width
    const y = (0.1 + 0.8 * random.next()) * paperMm.height
    if (coin && Math.hypot(x - coin.x, y - coin.y) < coin.diameterMm) continue
    for (let i = 0; i < count; i++) {
      const diameterMm = diametersMm[Math.floor(random.next() * diametersMm.length)]!
      const spread = diameterMm * 0.35 * Math.sqrt(count)
      pile.push({ x: x + spread * random.normal(), y: y + spread * random.normal(), diameterMm })
    }
  }
  return [...placed, ...pile]
}

const circle = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: 180 }, (_, i) => ({
    x: x + radius * Math.cos((i * Math.PI) / 90),
    y: y + radius * Math.sin((i * Math.PI) / 90),
  }))

/** A shard with the area of a disc of that diameter. */
function grain({ x, y }: Point, diameterMm: number, random: Random): Point[] {
  const sides = 7 + Math.floor(random.next() * 4)
  const long = 1 + 0.3 * random.next()
  const turn = random.next() * Math.PI
  const corners = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5 * random.next()) * 2 * Math.PI) / sides
    const radius = 0.9 + 0.2 * random.next()
    const [a, b] = [radius * long * Math.cos(angle), (radius / long) * Math.sin(angle)]
    return { x: a * Math.cos(turn) - b * Math.sin(turn), y: a * Math.sin(turn) + b * Math.cos(turn) }
  })
  const area = Math.abs(corners.reduce((sum, p, i) => sum + cross(p, corners[(i + 1) % sides]!), 0) / 2)
  const size = Math.sqrt((Math.PI * (diameterMm / 2) ** 2) / area)
  return corners.map((corner) => ({ x: x + size * corner.x, y: y + size * corner.y }))
}

const cross = (a: Point, b: Point): number => a.x * b.y - b.x * a.y

/** Fills a polygon, with the covered share of the pixels at its edge. */
function fill(picture: Float32Array, width: number, height: number, corners: readonly Point[], color: Color): void {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const right = Math.min(width, Math.ceil(Math.max(...xs)))
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)))
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < bottom; y++) {
    const covered = new Float32Array(Math.max(0, right - left))
    for (let line = 0; line < FINE; line++) {
      const crossings = crossingsAt(corners, y + (line + 0.5) / FINE)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        for (let x = Math.max(left, Math.floor(crossings[i]!)); x < Math.min(right, crossings[i + 1]!); x++) {
          covered[x - left]! += (Math.min(x + 1, crossings[i + 1]!) - Math.max(x, crossings[i]!)) / FINE
        }
      }
    }
    for (let x = left; x < right; x++) {
      const share = Math.min(1, covered[x - left]!)
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c++) picture[at + c]! += share * (color[c]! - picture[at + c]!)
    }
  }
}

function crossingsAt(corners: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length]!
    if (from.y > y !== to.y > y) crossings.push(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
  }
  return crossings.sort((a, b) => a - b)
}

/** Gaussian blur, along the lines and then across them. */
function smooth(picture: Float32Array, width: number, height: number, sigma: number): void {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = Float32Array.from(weights, (weight) => weight / total)
  for (const [lines, length, next, step] of [
    [height, width, width * 3, 3],
    [width, height, 3, width * 3],
  ] as const) {
    const line = new Float32Array(length + 2 * reach)
    for (let i = 0; i < lines * 3; i++) {
      const start = Math.floor(i / 3) * next + (i % 3)
      for (let k = 0; k < length; k++) line[k + reach] = picture[start + k * step]!
      line.fill(line[reach]!, 0, reach)
      line.fill(line[length + reach - 1]!, length + reach)
      for (let k = 0; k < length; k++) {
        let sum = 0
        for (let w = 0; w < shares.length; w++) sum += shares[w]! * line[k + w]!
        picture[start + k * step] = sum
      }
    }
  }
}

function expose(picture: Float32Array, { width, height, noise = 2, shadow = 0 }: Scene, random: Random): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const along = ((i % width) / width + Math.floor(i / width) / height) / 2
    const light = 1 - shadow / (1 + Math.exp(-12 * (along - 0.5)))
    for (let c = 0; c < 3; c++) data[i * 4 + c] = picture[i * 3 + c]! * light + noise * random.normal()
    data[i * 4 + 3] = 255
  }
  return { width, height, data }
}
