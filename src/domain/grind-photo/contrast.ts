/** How dark coffee is against the paper in a photograph, which decides where a particle ends. */
import { type Background, backgroundRow } from './background.ts'
import { blockAt } from './block-grid.ts'
import type { Photo } from './photo.ts'

/** Pixels at least this much darker than paper are coffee, or its edge. */
const COFFEE = 0.35
/** Share of those pixels that are lighter than the middle of a particle: edges, highlights, chaff. */
const EDGES = 0.85
/** Every fourth pixel of every fourth line is enough. */
const STRIDE = 4

/** 0 is as bright as paper, 1 is black; undefined where there is no coffee on the paper. */
export function coffeeContrast(photo: Photo, background: Background, counts: Uint8Array): number | undefined {
  const { width, height, data } = photo
  const paper = new Float32Array(width)
  const histogram = new Uint32Array(101)
  let total = 0
  for (let y = 0; y < height; y += STRIDE) {
    backgroundRow(background, y, paper)
    for (let x = 0; x < width; x += STRIDE) {
      const contrast = 1 - data[(y * width + x) * 4 + 2]! / paper[x]!
      if (contrast < COFFEE || !counts[blockAt(background.grid, x, y)]) continue
      histogram[Math.round(100 * contrast)]!++
      total++
    }
  }
  if (total === 0) return undefined
  let below = 0
  for (let percent = 0; percent <= 100; percent++) {
    below += histogram[percent]!
    if (below >= EDGES * total) return percent / 100
  }
  return 1
}
