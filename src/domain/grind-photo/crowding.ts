/** How densely the grounds lie around each particle: where they touch, sizes can't be determined. */
import { averageBlocks, type BlockGrid } from './block-grid.ts'
import type { Region } from './regions.ts'

export interface Crowding {
  /** Share of the paper around a region that other grounds cover. */
  around(region: Region): number
}

/** Looks at the blocks within `radius` of the one with the region's centre. */
export function measureCrowding(
  grid: BlockGrid,
  counts: Uint8Array,
  regions: readonly Region[],
  radius: number,
): Crowding {
  const { size, columns } = grid
  const covered = new Float32Array(counts.length)
  for (const { runs } of regions) {
    for (const { y, left, right } of runs) {
      const row = Math.floor(y / size) * columns
      let x = left
      while (x < right) {
        const column = Math.floor(x / size)
        const end = Math.min(right, (column + 1) * size)
        covered[row + column]! += end - x
        x = end
      }
    }
  }
  const paper = Float32Array.from(counts, (isPaper) => (isPaper ? size * size : 0))
  const coveredAround = averageBlocks(grid, covered, radius)
  const paperAround = averageBlocks(grid, paper, radius)
  return {
    around({ left, right, top, bottom, area }) {
      const block = Math.floor((top + bottom) / 2 / size) * columns + Math.floor((left + right) / 2 / size)
      const blocks = (2 * radius + 1) ** 2
      // Excludes the particle itself; otherwise large particles would be left out more often.
      const others = Math.max(0, coveredAround[block]! * blocks - area)
      return others / Math.max(size * size, paperAround[block]! * blocks - area)
    },
  }
}
