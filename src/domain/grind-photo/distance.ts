/** Distance of each pixel of a mask to the nearest pixel outside, in pixels. */

/** Steps of the 5-7-11 chamfer distance, which is within 2 % of the straight line. */
const SIDE = 1
const CORNER = 1.4
const KNIGHT = 2.2

export interface Mask {
  readonly width: number
  readonly height: number
  /** 1 inside. The outermost two pixels on each side are 0. */
  readonly data: Uint8Array
}

export function distanceInside({ width, height, data }: Mask): Float32Array {
  const distance = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) distance[i] = data[i] ? Number.POSITIVE_INFINITY : 0
  const steps: readonly [offset: number, length: number][] = [
    [-1, SIDE],
    [-width, SIDE],
    [-width - 1, CORNER],
    [-width + 1, CORNER],
    [-width - 2, KNIGHT],
    [-width + 2, KNIGHT],
    [-2 * width - 1, KNIGHT],
    [-2 * width + 1, KNIGHT],
  ]
  const relax = (i: number, sign: number): void => {
    let least = distance[i]!
    for (const [offset, length] of steps) {
      const through = distance[i + sign * offset]! + length
      if (through < least) least = through
    }
    distance[i] = least
  }
  const first = 2 * width
  const last = (height - 2) * width - 1
  for (let i = first; i <= last; i++) if (data[i]) relax(i, 1)
  for (let i = last; i >= first; i--) if (data[i]) relax(i, -1)
  return distance
}
