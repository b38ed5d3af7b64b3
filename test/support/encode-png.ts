/** Writes pixels as a PNG file, for tests that give a picture to a browser. */
import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  width: number
  height: number
  /** Red, green, blue and alpha. */
  data: Uint8ClampedArray
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

export function encodePng({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of four channels.
  header.set([8, 6], 8)
  const lines = Buffer.alloc((width * 4 + 1) * height)
  for (let y = 0; y < height; y++) lines.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND')])
}

function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
