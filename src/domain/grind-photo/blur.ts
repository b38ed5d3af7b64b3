/** Estimates how blurred a photograph is, and corrects the size of small particles for it. */
import { type Background, backgroundRow } from './background.ts'
import type { Photo } from './photo.ts'
import type { Region } from './regions.ts'

/** The number of regions measured, and the size in pixels from which the middle of a region is as dark as coffee. */
const REGIONS = 300
const MIN_ACROSS = 7
/** Radii of the table of discs, in units of the blur's standard deviation. */
const MIN_DISC = 1.2
const MAX_DISC = 12

/**
 * Standard deviation of the blur in pixels, from the slope of brightness at the edges of particles: an edge that was
 * blurred by a normal distribution is steepest in its middle.
 */
export function estimateBlur(
  photo: Photo,
  background: Background,
  regions: readonly Region[],
  contrast: number,
): number {
  const usable = regions.filter((region) => !region.isCut && across(region) >= MIN_ACROSS)
  const step = Math.max(1, Math.floor(usable.length / REGIONS))
  const slopes: number[] = []
  for (let i = 0; i < usable.length; i += step) slopes.push(steepestEdge(photo, background, usable[i]!))
  if (slopes.length === 0) return 1
  slopes.sort((a, b) => a - b)
  const slope = Math.min(0.49, slopes[Math.floor(slopes.length / 2)]! / contrast)
  return 1 / normalQuantile(0.5 + slope)
}

const across = ({ left, right, top, bottom }: Region): number => Math.min(right - left, bottom - top)

/** The upper quartile of the slopes at the ends of the region's runs, in shares of the paper's brightness per pixel. */
function steepestEdge(photo: Photo, background: Background, { runs }: Region): number {
  const { width, height, data } = photo
  const paper = new Float32Array(1)
  const slopes: number[] = []
  for (const { y, left, right } of runs) {
    for (const x of [left, right - 1]) {
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue
      const at = (y * width + x) * 4 + 2
      const dx = (data[at + 4]! - data[at - 4]!) / 2
      const dy = (data[at + 4 * width]! - data[at - 4 * width]!) / 2
      backgroundRow(background, y, paper, x)
      slopes.push(Math.hypot(dx, dy) / paper[0]!)
    }
  }
  slopes.sort((a, b) => a - b)
  return slopes[Math.floor(slopes.length * 0.75)] ?? 0
}

/** Inverse of the normal distribution, by bisection. */
function normalQuantile(share: number): number {
  let low = -6
  let high = 6
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Abramowitz and Stegun 26.2.17. */
function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x > 0 ? 1 - tail : tail
}

/**
 * Returns a function that computes the radius of a disc before the blur from its radius at half contrast. Discs with a
 * radius below 1.2 standard deviations of the blur don't show at all.
 */
export function deblur(blur: number): (radius: number) => number {
  const sizes: { seen: number; real: number }[] = []
  for (let real = MIN_DISC; real <= MAX_DISC; real *= 1.04) sizes.push({ seen: halfRadius(real), real })
  return (radius) => {
    const seen = radius / blur
    const next = sizes.findIndex((size) => size.seen >= seen)
    if (next === 0) return sizes[0]!.real * blur
    // A gently curved edge moves inwards by half the variance over the radius.
    if (next < 0) return radius + blur ** 2 / (2 * radius)
    const [low, high] = [sizes[next - 1]!, sizes[next]!]
    return blur * (low.real + ((high.real - low.real) * (seen - low.seen)) / (high.seen - low.seen))
  }
}

/** Where a blurred disc has half its darkness; lengths in standard deviations of the blur. */
function halfRadius(disc: number): number {
  let low = 0
  let high = disc + 1
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (blurredDisc(disc, middle) > 0.5) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function blurredDisc(disc: number, distance: number): number {
  const steps = 48
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.5) * disc) / steps
    sum += t * Math.exp(-((distance - t) ** 2) / 2) * scaledBessel(distance * t)
  }
  return (sum * disc) / steps
}

/** exp(-x) times the modified Bessel function I0, Abramowitz and Stegun 9.8.1 and 9.8.2. */
function scaledBessel(x: number): number {
  if (x < 3.75) {
    const t = (x / 3.75) ** 2
    const sum =
      1 + t * (3.5156229 + t * (3.0899424 + t * (1.2067492 + t * (0.2659732 + t * (0.0360768 + t * 0.0045813)))))
    return sum * Math.exp(-x)
  }
  const t = 3.75 / x
  const sum = 0.39894228 + t * (0.01328592 + t * (0.00225319 + t * (-0.00157565 + t * 0.00916281)))
  return sum / Math.sqrt(x)
}
