/** Decodes PNG files with 8 bits of red, green, blue and alpha, as our cards are. */
import { inflateSync } from 'node:zlib'

export interface Image {
  width: number
  height: number
  /** Four bytes a pixel. */
  data: Uint8Array
}

const BYTES = 4

export function decodePng(file: Buffer): Image {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  if (file[24] !== 8 || file[25] !== 6) throw new Error('Not 8 bits of RGBA')
  const packed: Buffer[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return { width, height, data: unfilter(inflateSync(Buffer.concat(packed)), width * BYTES, height) }
}

/** Each row begins with its filter type, which says from which neighbours the bytes are predicted. */
function unfilter(raw: Buffer, rowLength: number, height: number): Uint8Array {
  const data = new Uint8Array(rowLength * height)
  for (let row = 0; row < height; row++) {
    const start = row * (rowLength + 1)
    const filter = raw[start]!
    for (let i = 0; i < rowLength; i++) {
      const at = row * rowLength + i
      const left = i >= BYTES ? data[at - BYTES]! : 0
      const above = row > 0 ? data[at - rowLength]! : 0
      const corner = i >= BYTES && row > 0 ? data[at - rowLength - BYTES]! : 0
      data[at] = raw[start + 1 + i]! + guess(filter, left, above, corner)
    }
  }
  return data
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const sum = left + above - corner
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

export function crop({ width, data }: Image, x: number, y: number, size: number): Image {
  const part = new Uint8Array(size * size * BYTES)
  for (let row = 0; row < size; row++) {
    const from = ((y + row) * width + x) * BYTES
    part.set(data.subarray(from, from + size * BYTES), row * size * BYTES)
  }
  return { width: size, height: size, data: part }
}

/** How many different colours an image has, ignoring transparency. */
export function countColors({ data }: Image): number {
  const colors = new Set<number>()
  for (let i = 0; i < data.length; i += BYTES) colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
  return colors.size
}
