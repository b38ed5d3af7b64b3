/** Worker that reads and measures photographs, so that the page stays responsive. Nothing leaves the browser. */
import { measurePhoto, type PhotoMeasurement } from '#domain/grind-photo/measure-photo.ts'
import { measureAsNeeded } from '#domain/grind-photo/needed-size.ts'
import type { Photo } from '#domain/grind-photo/photo.ts'
import type { MeasuredPhoto, WorkerReply, WorkerRequest } from './measured-photo.ts'

/** Longer side of the preview on the page, in pixels. */
const PREVIEW = 1800

const reply = (message: WorkerReply, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data))

async function answer({ id, file, request }: WorkerRequest): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return reply({ id, kind: 'unreadable' })
  const { width, height } = bitmap
  try {
    const preview = drawn(bitmap, Math.min(1, PREVIEW / Math.max(width, height))).transferToImageBitmap()
    reply({ id, kind: 'read', preview, width, height }, [preview])
    const measurement = measureAsNeeded(bitmap, (factor) => pixelsOf(bitmap, factor), request, measurePhoto)
    reply({ id, kind: 'measured', measured: plain(measurement) })
  } catch {
    reply({ id, kind: 'failed' })
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, factor: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * factor), Math.round(bitmap.height * factor))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(bitmap: ImageBitmap, factor: number): Photo {
  const canvas = drawn(bitmap, factor)
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
}

function plain({ scale, ...rest }: PhotoMeasurement): MeasuredPhoto {
  if (!scale) return rest
  const { pixelsPerMm, outline, tilt, error } = scale
  return { ...rest, scale: { pixelsPerMm, outline, tilt, error } }
}
