/** A picture of lower resolution that shows what isn't white paper, used to find coins, cards and printed marks. */
import type { Background } from './background.ts'
import { blockAt } from './block-grid.ts'
import type { Photo } from './photo.ts'

export interface Reduced {
  readonly width: number
  readonly height: number
  /** 1 is paper, 0 is black. */
  readonly data: Float32Array
  /** Pixels of the photograph along the side of one pixel of this picture. */
  readonly factor: number
}

/** Averages squares of pixels so that the longer side has at most `longest` of them. */
export function reduce(photo: Photo, background: Background, longest: number): Reduced {
  const factor = Math.max(1, Math.ceil(Math.max(photo.width, photo.height) / longest))
  const width = Math.floor(photo.width / factor)
  const height = Math.floor(photo.height / factor)
  const data = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let y = row * factor; y < (row + 1) * factor; y++) {
        let at = (y * photo.width + column * factor) * 4
        for (let i = 0; i < factor; i++) {
          red += photo.data[at]!
          green += photo.data[at + 1]!
          blue += photo.data[at + 2]!
          at += 4
        }
      }
      const block = blockAt(background.grid, column * factor, row * factor)
      data[row * width + column] = whiteness(background, block, red, green, blue) / (factor * factor)
    }
  }
  return { width, height, data, factor }
}

/** The channel that is darkest against the paper: coins of any metal and cards of any colour differ in one of them. */
const whiteness = (
  { bare: [reds, greens, blues] }: Background,
  block: number,
  red: number,
  green: number,
  blue: number,
): number => Math.min(red / reds[block]!, green / greens[block]!, blue / blues[block]!)

/** Whiteness at any place, interpolated between the pixels of the photograph. */
export function sampleWhiteness(photo: Photo, background: Background, x: number, y: number): number {
  const left = Math.max(0, Math.min(photo.width - 2, Math.floor(x - 0.5)))
  const top = Math.max(0, Math.min(photo.height - 2, Math.floor(y - 0.5)))
  const dx = Math.max(0, Math.min(1, x - 0.5 - left))
  const dy = Math.max(0, Math.min(1, y - 0.5 - top))
  const at = (top * photo.width + left) * 4
  const below = at + photo.width * 4
  const channel = (offset: number): number => {
    const upper = photo.data[at + offset]! * (1 - dx) + photo.data[at + 4 + offset]! * dx
    const lower = photo.data[below + offset]! * (1 - dx) + photo.data[below + 4 + offset]! * dx
    return upper * (1 - dy) + lower * dy
  }
  return whiteness(background, blockAt(background.grid, left, top), channel(0), channel(1), channel(2))
}
