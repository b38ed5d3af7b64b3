/** Divides a photograph into square blocks, for what changes slowly over it: light, paper, crowding. */
import type { Photo } from './photo.ts'

export interface BlockGrid {
  /** Side of a block in pixels. */
  readonly size: number
  readonly columns: number
  readonly rows: number
}

/** Blocks on the shorter side: small enough to follow a shadow, large enough to show paper between the grounds. */
const BLOCKS_ACROSS = 96
const SMALLEST_BLOCK = 8

export function blockGrid({ width, height }: Photo): BlockGrid {
  const size = Math.max(SMALLEST_BLOCK, Math.round(Math.min(width, height) / BLOCKS_ACROSS))
  return { size, columns: Math.ceil(width / size), rows: Math.ceil(height / size) }
}

/** Index of the block that holds a pixel. */
export const blockAt = ({ size, columns }: BlockGrid, x: number, y: number): number =>
  Math.floor(y / size) * columns + Math.floor(x / size)

/** Replaces every block by the largest (or smallest) value within `radius` blocks. */
export function spreadBlocks(
  { columns, rows }: BlockGrid,
  values: Float32Array,
  radius: number,
  pick: (a: number, b: number) => number,
): Float32Array {
  const across = new Float32Array(values.length)
  const both = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let best = values[row * columns + column]!
      const last = Math.min(columns - 1, column + radius)
      for (let i = Math.max(0, column - radius); i <= last; i++) best = pick(best, values[row * columns + i]!)
      across[row * columns + column] = best
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let best = across[row * columns + column]!
      const last = Math.min(rows - 1, row + radius)
      for (let i = Math.max(0, row - radius); i <= last; i++) best = pick(best, across[i * columns + column]!)
      both[row * columns + column] = best
    }
  }
  return both
}

/** Mean over the blocks within `radius`. */
export function averageBlocks({ columns, rows }: BlockGrid, values: Float32Array, radius: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let r = Math.max(0, row - radius); r <= Math.min(rows - 1, row + radius); r++) {
        for (let c = Math.max(0, column - radius); c <= Math.min(columns - 1, column + radius); c++) {
          sum += values[r * columns + c]!
          count++
        }
      }
      result[row * columns + column] = sum / count
    }
  }
  return result
}
