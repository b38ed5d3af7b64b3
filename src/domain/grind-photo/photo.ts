/** A photograph as the canvas gives it: red, green, blue and alpha of each pixel, row by row. */
export interface Photo {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** A place in a photograph, in pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}
