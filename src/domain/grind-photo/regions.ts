/** Collects connected dark pixels into regions, as runs of pixels along the lines, in one pass over the photograph. */
import type { Background } from './background.ts'
import { backgroundRow } from './background.ts'
import { blockAt } from './block-grid.ts'
import type { Photo } from './photo.ts'

/** Pixels x from `left` to before `right` on line `y`. */
export interface Run {
  readonly y: number
  readonly left: number
  readonly right: number
}

export interface Region {
  readonly runs: readonly Run[]
  /** Pixels. */
  readonly area: number
  readonly left: number
  readonly top: number
  /** One beyond the last pixel. */
  readonly right: number
  readonly bottom: number
  /** Touches the edge of the photograph or of the area that counts. */
  readonly isCut: boolean
}

/** Smaller regions are camera noise. */
export const SMALLEST_AREA = 5

/**
 * Finds the regions of pixels darker than `level` (0 to 1) of the paper around them, in the blocks where `counts` is 1.
 * Pixels that touch by a corner are connected.
 */
export function findRegions(photo: Photo, background: Background, counts: Uint8Array, level: number): Region[] {
  const { width, height, data } = photo
  const { grid } = background
  const paper = new Float32Array(width)
  const runs: (Run & { isCut: boolean })[] = []
  const parents: number[] = []
  let previousStart = 0
  let previousEnd = 0
  for (let y = 0; y < height; y++) {
    backgroundRow(background, y, paper)
    const start = runs.length
    const line = y * width
    for (let x = 0; x < width; x++) {
      if (data[(line + x) * 4 + 2]! >= paper[x]! * level || !counts[blockAt(grid, x, y)]) continue
      const left = x
      while (x < width && data[(line + x) * 4 + 2]! < paper[x]! * level && counts[blockAt(grid, x, y)]) x++
      parents.push(runs.length)
      runs.push({ y, left, right: x, isCut: isCutOff(photo, background, counts, { y, left, right: x }) })
    }
    let above = previousStart
    for (let run = start; run < runs.length; run++) {
      const { left, right } = runs[run]!
      while (above < previousEnd && runs[above]!.right < left) above++
      for (let other = above; other < previousEnd && runs[other]!.left <= right; other++) join(parents, other, run)
    }
    previousStart = start
    previousEnd = runs.length
  }
  return collect(runs, parents)
}

/** Whether the pixels beside, above or below a run don't count, so that the rest of the region may be hidden there. */
function isCutOff({ width, height }: Photo, { grid }: Background, counts: Uint8Array, run: Run): boolean {
  const { y, left, right } = run
  if (left === 0 || right === width || y === 0 || y === height - 1) return true
  return !(
    counts[blockAt(grid, left - 1, y)] &&
    counts[blockAt(grid, right, y)] &&
    counts[blockAt(grid, left, y - 1)] &&
    counts[blockAt(grid, left, y + 1)]
  )
}

function rootOf(parents: number[], run: number): number {
  let root = run
  while (parents[root] !== root) {
    parents[root] = parents[parents[root]!]!
    root = parents[root]!
  }
  return root
}

function join(parents: number[], a: number, b: number): void {
  const first = rootOf(parents, a)
  const second = rootOf(parents, b)
  if (first !== second) parents[Math.max(first, second)] = Math.min(first, second)
}

function collect(runs: readonly (Run & { isCut: boolean })[], parents: number[]): Region[] {
  const groups = new Map<number, (Run & { isCut: boolean })[]>()
  for (let run = 0; run < runs.length; run++) {
    const root = rootOf(parents, run)
    const group = groups.get(root)
    if (group) group.push(runs[run]!)
    else groups.set(root, [runs[run]!])
  }
  const regions: Region[] = []
  for (const group of groups.values()) {
    let area = 0
    let left = Number.POSITIVE_INFINITY
    let right = 0
    for (const run of group) {
      area += run.right - run.left
      left = Math.min(left, run.left)
      right = Math.max(right, run.right)
    }
    if (area < SMALLEST_AREA) continue
    const isCut = group.some((run) => run.isCut)
    regions.push({ runs: group, area, left, right, top: group[0]!.y, bottom: group.at(-1)!.y + 1, isCut })
  }
  return regions
}
