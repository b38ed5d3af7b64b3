/** Finds the white paper in a photograph: the largest region of blocks as bright and as white as its brightest part. */
import type { Background } from './background.ts'
import type { BlockGrid } from './block-grid.ts'

/** The darkest corner of the paper may have only this share of the brightness of its brightest part. */
const DARKEST = 0.45
/** Cream cardboard is a fifth yellower than paper in the same light. */
const TINT_RANGE = 0.13

/** One byte for each block: 1 where there is paper. Blocks at its edge are left out. */
export function findPaper({ grid, blue, tint }: Background): Uint8Array {
  const bright = quantile(blue, 0.9)
  const white = quantile(
    tint.filter((_, block) => blue[block]! >= 0.9 * bright),
    0.5,
  )
  const candidates = new Uint8Array(blue.length)
  for (let block = 0; block < blue.length; block++) {
    const isWhite = Math.abs(tint[block]! / white - 1) <= TINT_RANGE
    candidates[block] = blue[block]! >= DARKEST * bright && isWhite ? 1 : 0
  }
  return erode(grid, fillHoles(grid, largestRegion(grid, candidates)))
}

function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Keeps the largest set of connected blocks. */
function largestRegion(grid: BlockGrid, mask: Uint8Array): Uint8Array {
  const seen = new Uint8Array(mask.length)
  let largest: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue
    const region = flood(grid, mask, seen, [start])
    if (region.length > largest.length) largest = region
  }
  const result = new Uint8Array(mask.length)
  for (const block of largest) result[block] = 1
  return result
}

/** Piles, coins and cards on the paper belong to it. */
function fillHoles(grid: BlockGrid, mask: Uint8Array): Uint8Array {
  const { columns, rows } = grid
  const outside = mask.map((value) => (value ? 0 : 1))
  const seen = new Uint8Array(mask.length)
  const edge: number[] = []
  for (let block = 0; block < mask.length; block++) {
    const column = block % columns
    const row = Math.floor(block / columns)
    const isEdge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    if (isEdge && outside[block] && !seen[block]) {
      seen[block] = 1
      edge.push(block)
    }
  }
  flood(grid, outside, seen, edge)
  return mask.map((value, block) => (value || !seen[block] ? 1 : 0))
}

/** Visits the blocks of the mask that are connected to those at the start, and returns them. */
function flood({ columns, rows }: BlockGrid, mask: Uint8Array, seen: Uint8Array, start: number[]): number[] {
  const queue = [...start]
  for (const block of start) seen[block] = 1
  for (let next = 0; next < queue.length; next++) {
    const block = queue[next]!
    const column = block % columns
    const row = Math.floor(block / columns)
    const visit = (neighbour: number): void => {
      if (!mask[neighbour] || seen[neighbour]) return
      seen[neighbour] = 1
      queue.push(neighbour)
    }
    if (column > 0) visit(block - 1)
    if (column < columns - 1) visit(block + 1)
    if (row > 0) visit(block - columns)
    if (row < rows - 1) visit(block + columns)
  }
  return queue
}

/** Removes the outermost blocks, where paper and table share a block; but not at the edge of the photograph. */
function erode({ columns, rows }: BlockGrid, mask: Uint8Array): Uint8Array {
  const isSet = (column: number, row: number): boolean =>
    column < 0 || row < 0 || column >= columns || row >= rows || mask[row * columns + column] === 1
  return mask.map((value, block) => {
    const column = block % columns
    const row = Math.floor(block / columns)
    if (!value) return 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) if (!isSet(column + dx, row + dy)) return 0
    }
    return 1
  })
}
