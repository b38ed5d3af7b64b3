/** Finds the particles that can be measured: single ones, or a few that touch, where the grounds lie loosely. */
import type { Background } from './background.ts'
import { deblur, estimateBlur } from './blur.ts'
import { coffeeContrast } from './contrast.ts'
import { measureCrowding } from './crowding.ts'
import { attainableMass, effectiveCount } from './mass.ts'
import type { Photo } from './photo.ts'
import { findRegions, type Region } from './regions.ts'
import { type Piece, splitRegion } from './split-region.ts'

export interface Particle {
  /** Centre in the photograph. */
  readonly x: number
  readonly y: number
  /** Of the disc with the same area. */
  readonly diameterMm: number
}

export interface FoundParticles {
  readonly particles: readonly Particle[]
  /** How much darker than paper coffee is, 0 to 1. */
  readonly contrast: number
  /** Standard deviation of the blur, in pixels. */
  readonly blur: number
  /** Share of the covered paper where the grounds lie too densely. */
  readonly crowded: number
  /** Share of the covered paper elsewhere that is under clumps. */
  readonly clumps: number
}

/** Share of the paper around a particle that others cover: below LOOSE it always counts, above DENSEST never. */
const LOOSE = 0.04
const DENSEST = 0.16
/** Denser places are used only until the mean is known to about 2 %. */
const ENOUGH = 300
/** Crowding around a particle is measured within this many typical diameters. */
const NEIGHBOURHOOD = 5
/** Regions that split into more pieces than this are clumps. */
const MAX_PIECES = 3
/** Particles are nearly convex; regions below SHAPELESS_AREA pixels are too small to judge their shape. */
const MIN_SOLIDITY = 0.84
const SHAPELESS_AREA = 25
/** Regions with more than this times the square of the typical diameter are piles, and too large to be split. */
const PILE = 16
/** Anything larger than this many times the median by mass isn't a particle of the same grind. */
const OUTLIER = 3

export function findParticles(
  photo: Photo,
  background: Background,
  counts: Uint8Array,
  pixelsPerMmAt: (x: number, y: number) => number,
): FoundParticles | undefined {
  const contrast = coffeeContrast(photo, background, counts)
  if (contrast === undefined) return undefined
  const regions = findRegions(photo, background, counts, 1 - contrast / 2)
  if (regions.length === 0) return undefined
  const typical = typicalDiameter(regions)
  const radius = Math.max(1, Math.round((NEIGHBOURHOOD * typical) / background.grid.size))
  const crowding = measureCrowding(background.grid, counts, regions, radius)
  const blur = estimateBlur(photo, background, regions, contrast)
  const realRadius = deblur(blur)
  const toParticle = ({ x, y, area }: Piece): Particle => ({
    x,
    y,
    diameterMm: (2 * realRadius(Math.sqrt(area / Math.PI))) / pixelsPerMmAt(x, y),
  })

  const loosestFirst = regions
    .filter((region) => !region.isCut && !isPile(region, typical))
    .map((region) => ({ region, crowd: crowding.around(region) }))
    .filter(({ crowd }) => crowd < DENSEST)
    .sort((a, b) => a.crowd - b.crowd)
  const found: Particle[] = []
  const masses: number[] = []
  let looked = 0
  let clumped = 0
  for (const { region, crowd } of loosestFirst) {
    // Computing the effective count is slow, so it is checked only now and then.
    if (crowd > LOOSE && found.length % 50 === 0 && effectiveCount(masses) >= ENOUGH) break
    looked += region.area
    const pieces = splitRegion(region)
    if (!isParticles(pieces)) {
      clumped += region.area
      continue
    }
    for (const piece of pieces) {
      const particle = toParticle(piece)
      found.push(particle)
      masses.push(attainableMass(particle.diameterMm))
    }
  }
  const areaOf = (list: readonly Region[]): number => list.reduce((sum, { area }) => sum + area, 0)
  const loose = areaOf(loosestFirst.map(({ region }) => region))
  return {
    particles: withoutOutliers(found),
    contrast,
    blur,
    crowded: 1 - loose / areaOf(regions.filter(({ isCut }) => !isCut)),
    clumps: clumped / Math.max(1, looked),
  }
}

/** A diameter from the upper part of the sizes, over regions that may be particles, in pixels. */
function typicalDiameter(regions: readonly Region[]): number {
  const areas = regions
    .filter(({ area, left, right, top, bottom }) => area > 0.4 * (right - left) * (bottom - top))
    .map(({ area }) => area)
    .sort((a, b) => a - b)
  // A quantile by number and not by area, since piles would make up most of the area.
  const area = areas[Math.floor(areas.length * 0.9)] ?? 1
  return 2 * Math.sqrt(area / Math.PI)
}

/** No particle has several times the typical diameter. */
const isPile = ({ area }: Region, typical: number): boolean => area > PILE * typical ** 2

function isParticles(pieces: readonly Piece[]): boolean {
  if (pieces.length > MAX_PIECES) return false
  return pieces.every(({ area, solidity }) => area < SHAPELESS_AREA || solidity >= MIN_SOLIDITY)
}

function withoutOutliers(found: readonly Particle[]): Particle[] {
  const sorted = found.toSorted((a, b) => a.diameterMm - b.diameterMm)
  const total = sorted.reduce((sum, { diameterMm }) => sum + attainableMass(diameterMm), 0)
  let below = 0
  const median = sorted.find(({ diameterMm }) => {
    below += attainableMass(diameterMm)
    return below >= total / 2
  })
  return sorted.filter(({ diameterMm }) => diameterMm <= OUTLIER * (median?.diameterMm ?? 0))
}
