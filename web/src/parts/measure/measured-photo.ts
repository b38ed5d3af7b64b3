/** Messages between the page and its worker about one photograph. */
import type { PhotoMeasurement, PhotoRequest } from '#domain/grind-photo/measure-photo.ts'
import type { Scale } from '#domain/grind-photo/scale.ts'

/** A measurement without functions, to send between threads. Coordinates are in pixels of the whole photograph. */
export type MeasuredPhoto = Omit<PhotoMeasurement, 'scale'> & {
  readonly scale?: Pick<Scale, 'pixelsPerMm' | 'outline' | 'tilt' | 'error'>
}

export interface WorkerRequest {
  /** Id of this measurement, since a photograph may be measured again. */
  id: number
  file: Blob
  request: PhotoRequest
}

export type WorkerReply =
  /** The photograph was read: a small picture of it, and its whole size. */
  | { id: number; kind: 'read'; preview: ImageBitmap; width: number; height: number }
  | { id: number; kind: 'measured'; measured: MeasuredPhoto }
  /** Not a picture, or one that this browser can't read. */
  | { id: number; kind: 'unreadable' }
  /** Too little memory, for example. */
  | { id: number; kind: 'failed' }
