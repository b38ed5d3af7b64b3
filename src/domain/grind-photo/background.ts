/** Estimates how bright the bare paper is at every place: light falls off over a sheet, and shadows lie on it. */
import { averageBlocks, type BlockGrid, blockGrid, spreadBlocks } from './block-grid.ts'
import type { Photo } from './photo.ts'

export interface Background {
  readonly grid: BlockGrid
  /** Brightness of the paper in each block, in blue, where coffee is darkest. */
  readonly blue: Float32Array
  /** Red, green and blue as if nothing lay on the paper: coins, cards and possibly shadows are filled in. */
  readonly bare: readonly [red: Float32Array, green: Float32Array, blue: Float32Array]
  /** Blue over red of the brightest part of each block, which distinguishes white paper from wood and cardboard. */
  readonly tint: Float32Array
}

/** Share of a block's pixels below its paper level: up to this share of a block may be covered by grounds. */
const PAPER_QUANTILE = 0.85
/** Blocks that grounds cover entirely take the level of the paper around them, up to this many blocks away. */
const CLOSING_RADIUS = 2
/** Piles are wider, and too dark to be paper in a shadow. */
const PILE_RADIUS = 8
const PILE_LEVEL = 0.6
/** A coin or a card may take half of the photograph. */
const BARE_RADIUS = 30

export function estimateBackground(photo: Photo): Background {
  const grid = blockGrid(photo)
  const [red, green, blue] = brightestOfBlocks(photo, grid)
  return {
    grid,
    blue: paperLevel(grid, blue),
    bare: [bareLevel(grid, red), bareLevel(grid, green), bareLevel(grid, blue)],
    tint: blue.map((level, block) => level / Math.max(1, red[block]!)),
  }
}

function paperLevel(grid: BlockGrid, levels: Float32Array): Float32Array {
  const near = closeBlocks(grid, levels, CLOSING_RADIUS)
  const wide = closeBlocks(grid, levels, PILE_RADIUS)
  const paper = near.map((level, block) => (level < PILE_LEVEL * wide[block]! ? wide[block]! : level))
  return averageBlocks(grid, paper, 1)
}

const bareLevel = (grid: BlockGrid, levels: Float32Array): Float32Array =>
  averageBlocks(grid, closeBlocks(grid, levels, BARE_RADIUS), 1)

/** Fills dark spots up to twice the radius across, and leaves slopes as they are. */
function closeBlocks(grid: BlockGrid, values: Float32Array, radius: number): Float32Array {
  return spreadBlocks(grid, spreadBlocks(grid, values, radius, Math.max), radius, Math.min)
}

type Channels = [red: Float32Array, green: Float32Array, blue: Float32Array]

/** The brightness that most pixels of a block stay below, for each channel. */
function brightestOfBlocks(photo: Photo, { size, columns, rows }: BlockGrid): Channels {
  const channels: Channels = [
    new Float32Array(columns * rows),
    new Float32Array(columns * rows),
    new Float32Array(columns * rows),
  ]
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const
  for (let block = 0; block < columns * rows; block++) {
    for (const count of counts) count.fill(0)
    const left = (block % columns) * size
    const top = Math.floor(block / columns) * size
    const right = Math.min(photo.width, left + size)
    const bottom = Math.min(photo.height, top + size)
    for (let y = top; y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        const at = (y * photo.width + x) * 4
        counts[0][photo.data[at]!]!++
        counts[1][photo.data[at + 1]!]!++
        counts[2][photo.data[at + 2]!]!++
      }
    }
    const pixels = Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2)
    for (const [index, channel] of channels.entries()) channel[block] = levelBelow(counts[index]!, pixels)
  }
  return channels
}

function levelBelow(counts: Uint32Array, pixels: number): number {
  let below = 0
  for (let value = 0; value < 256; value++) {
    below += counts[value]!
    if (below >= pixels * PAPER_QUANTILE) return value
  }
  return 255
}

/** Fills `row` with the paper's blue in line y from `left` on, interpolated between the centres of the blocks. */
export function backgroundRow({ grid, blue }: Background, y: number, row: Float32Array, left = 0): void {
  const { size, columns, rows } = grid
  const position = Math.max(0, Math.min(rows - 1, (y + 0.5) / size - 0.5))
  const upper = Math.floor(position) * columns
  const lower = Math.min(rows - 1, Math.floor(position) + 1) * columns
  const share = position - Math.floor(position)
  for (let x = left; x < left + row.length; x++) {
    const across = Math.max(0, Math.min(columns - 1, (x + 0.5) / size - 0.5))
    const from = Math.floor(across)
    const to = Math.min(columns - 1, from + 1)
    const along = across - from
    const above = blue[upper + from]! * (1 - along) + blue[upper + to]! * along
    const below = blue[lower + from]! * (1 - along) + blue[lower + to]! * along
    row[x - left] = above + (below - above) * share
  }
}
