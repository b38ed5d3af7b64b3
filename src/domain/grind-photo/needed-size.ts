/**
 * Chooses how many pixels of a photograph are measured: a quarter of a phone's are enough for coarse grounds, and take
 * a quarter of the time and memory.
 */
import type { ReferenceRequest } from './find-scale.ts'
import type { PhotoMeasurement, PhotoRequest } from './measure-photo.ts'
import type { Photo, Point } from './photo.ts'

/** Pixels of the first try. */
export const FIRST_PIXELS = 3_000_000
/** More pixels than this show nothing that the lens of a phone resolves. */
export const MAX_PIXELS = 12_600_000

/** `read` returns the photograph, with its width and height multiplied by the factor. */
export function measureAsNeeded(
  { width, height }: Pick<Photo, 'width' | 'height'>,
  read: (factor: number) => Photo,
  request: PhotoRequest,
  measure: (photo: Photo, request: PhotoRequest) => PhotoMeasurement,
): PhotoMeasurement {
  const whole = factorFor(width, height, MAX_PIXELS)
  const first = factorFor(width, height, FIRST_PIXELS)
  const measureAt = (factor: number) => resized(measure(read(factor), resizeRequest(request, factor)), 1 / factor)
  const measured = measureAt(first)
  return first === whole || isFineEnough(measured) ? measured : measureAt(whole)
}

const factorFor = (width: number, height: number, most: number): number =>
  Math.min(1, Math.sqrt(most / (width * height)))

/** Whether fines would show, and the photograph has no problem that more pixels could solve. */
const isFineEnough = ({ quality, sizes }: PhotoMeasurement): boolean =>
  quality === 'good' && sizes !== undefined && sizes.tails.fines !== null

function resizeRequest({ reference, region }: PhotoRequest, factor: number): PhotoRequest {
  const { circle, corners } = reference
  const moved: ReferenceRequest = {
    ...reference,
    ...(reference.kind === 'scale' && { pixelsPerMm: reference.pixelsPerMm * factor }),
    ...(circle && { circle: { x: circle.x * factor, y: circle.y * factor, radius: circle.radius * factor } }),
    ...(corners && { corners: resizeAll(corners, factor) }),
  }
  return { reference: moved, ...(region && { region: resizeAll(region, factor) }) }
}

function resized(measurement: PhotoMeasurement, factor: number): PhotoMeasurement {
  const { scale, particles } = measurement
  if (factor === 1) return measurement
  return {
    ...measurement,
    particles: particles.map(({ x, y, diameterMm }) => ({ x: x * factor, y: y * factor, diameterMm })),
    ...(scale && {
      scale: {
        ...scale,
        pixelsPerMm: scale.pixelsPerMm * factor,
        pixelsPerMmAt: (x: number, y: number) => scale.pixelsPerMmAt(x / factor, y / factor) * factor,
        covers: (x: number, y: number) => scale.covers(x / factor, y / factor),
        outline: resizeAll(scale.outline, factor),
      },
    }),
  }
}

const resizeAll = (points: readonly Point[], factor: number): Point[] =>
  points.map(({ x, y }) => ({ x: x * factor, y: y * factor }))
