/** Measures the grounds in one photograph: finds the reference, the paper and the particles, and judges the result. */
import { type Background, estimateBackground } from './background.ts'
import { deblur } from './blur.ts'
import { type SizeClass, sizeClasses, sizeTails, type Tails } from './distribution.ts'
import { findParticles, type Particle } from './find-particles.ts'
import { findScale, type ReferenceRequest } from './find-scale.ts'
import { findPaper } from './paper.ts'
import type { Photo, Point } from './photo.ts'
import { judge, type PhotoWarning, type Quality } from './quality.ts'
import { SMALLEST_AREA } from './regions.ts'
import type { Scale } from './scale.ts'
import { type SizeStatistics, sizeStatistics } from './statistics.ts'

export interface PhotoRequest {
  readonly reference: ReferenceRequest
  /** Corners of the part of the photograph to look at. Defaults to all of the paper. */
  readonly region?: readonly Point[]
}

export interface Sizes extends SizeStatistics {
  readonly classes: readonly SizeClass[]
  readonly tails: Tails
}

export interface PhotoMeasurement {
  readonly quality: Quality
  readonly warnings: readonly PhotoWarning[]
  /** Absent where no reference was found. */
  readonly scale?: Scale
  /** The smallest diameter that this photograph shows. */
  readonly resolutionMm?: number
  /** Absent where there is nothing to measure. */
  readonly sizes?: Sizes
  readonly particles: readonly Particle[]
}

export function measurePhoto(photo: Photo, { reference, region }: PhotoRequest): PhotoMeasurement {
  const background = estimateBackground(photo)
  const scale = findScale(photo, background, reference)
  if (!scale) return refusal({ code: 'reference_not_found', params: {} })
  const counts = countedBlocks(background, scale, region)
  const found = findParticles(photo, background, counts, scale.pixelsPerMmAt)
  if (!found || found.particles.length === 0) return { ...refusal({ code: 'no_grounds', params: {} }), scale }

  const { particles, blur } = found
  const resolutionMm = (2 * deblur(blur)(Math.sqrt(SMALLEST_AREA / Math.PI))) / scale.pixelsPerMm
  const diameters = particles.map(({ diameterMm }) => diameterMm)
  const statistics = sizeStatistics(diameters, scale.pixelsPerMm, scale.error)
  const verdict = judge({
    particles: particles.length,
    effectiveParticles: statistics.effectiveParticles,
    meanDiameterMm: statistics.meanDiameterMm.value,
    resolutionMm,
    blurMm: blur / scale.pixelsPerMm,
    contrast: found.contrast,
    crowded: found.crowded,
    clumps: found.clumps,
    darkest: darkestPaper(background, counts),
    scaleError: scale.error,
    tilt: scale.tilt,
    isTiltCorrected: scale.isTiltCorrected,
  })
  return {
    ...verdict,
    scale,
    resolutionMm,
    sizes: {
      ...statistics,
      classes: sizeClasses(diameters),
      tails: sizeTails(diameters, statistics.medianByVolumeMm, resolutionMm),
    },
    particles,
  }
}

const refusal = (warning: PhotoWarning): PhotoMeasurement => ({
  quality: 'refused',
  warnings: [warning],
  particles: [],
})

/** The paper without the reference, inside the region. */
function countedBlocks(background: Background, scale: Scale, region: readonly Point[] | undefined): Uint8Array {
  const { size, columns } = background.grid
  return findPaper(background).map((isPaper, block) => {
    const left = (block % columns) * size
    const top = Math.floor(block / columns) * size
    const isFree = [left, left + size].every((x) => [top, top + size].every((y) => !scale.covers(x, y)))
    const centre = { x: left + size / 2, y: top + size / 2 }
    return isPaper && isFree && (!region || isInside(region, centre)) ? 1 : 0
  })
}

/** Whether a ray to the right crosses the polygon's sides an odd number of times. */
function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  let isIn = false
  for (const [i, from] of polygon.entries()) {
    const to = polygon[(i + 1) % polygon.length]!
    if (from.y > y === to.y > y) continue
    if (x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) isIn = !isIn
  }
  return isIn
}

function darkestPaper({ blue }: Background, counts: Uint8Array): number {
  const levels = blue.filter((_, block) => counts[block]).sort()
  const at = (share: number): number => levels[Math.floor((levels.length - 1) * share)] ?? 1
  return at(0.02) / at(0.98)
}
