/** Finds the sheet's marks: along any line through the centre, dark and bright runs alternate as 1 : 1 : 3 : 1 : 1. */
import type { Reduced } from './reduced.ts'

export interface Mark {
  /** Centre, in pixels of the picture. */
  readonly x: number
  readonly y: number
  /** Side of a module. */
  readonly module: number
}

/** Darker than this share of the paper is print. */
const DARK = 0.5
const PATTERN = [1, 1, 3, 1, 1]
/** How far a run may be from its length, in modules. */
const TOLERANCE = 0.5
/** Lines through a mark that must agree, as a share of the three modules of its middle. */
const MIN_LINES = 0.4
const SMALLEST_MODULE = 2

export function findMarks(picture: Reduced): Mark[] {
  const { width, height, data } = picture
  const groups: { x: number; y: number; module: number; lines: number }[] = []
  const isDark = (x: number, y: number): boolean => data[y * width + x]! < DARK
  for (let y = 0; y < height; y++) {
    for (const across of patternsAlong(width, (x) => isDark(x, y))) {
      const column = Math.round(across.middle - 0.5)
      const down = patternsAlong(height, (row) => isDark(column, row)).find(
        ({ middle, module }) => Math.abs(middle - y - 0.5) < 2 * module,
      )
      if (!down || Math.abs(Math.log(down.module / across.module)) > 0.5) continue
      const module = (down.module + across.module) / 2
      const group = groups.find(
        (other) => Math.hypot(other.x / other.lines - across.middle, other.y / other.lines - down.middle) < 2 * module,
      )
      if (group) {
        group.x += across.middle
        group.y += down.middle
        group.module += module
        group.lines++
      } else groups.push({ x: across.middle, y: down.middle, module, lines: 1 })
    }
  }
  return groups
    .filter(({ module, lines }) => lines >= MIN_LINES * 3 * (module / lines))
    .map(({ x, y, module, lines }) => ({ x: x / lines, y: y / lines, module: module / lines }))
}

/** Places on a line where the pattern is centred. */
function patternsAlong(length: number, isDark: (at: number) => boolean): { middle: number; module: number }[] {
  const found: { middle: number; module: number }[] = []
  // The starts of all runs so far; the last of the five runs ends at `at`.
  const starts: number[] = [0]
  for (let at = 1; at <= length; at++) {
    if (at < length && isDark(at) === isDark(at - 1)) continue
    if (starts.length >= 5 && isDark(at - 1)) {
      const edges = [...starts.slice(-5), at]
      const module = (at - edges[0]!) / 7
      const fits = PATTERN.every(
        (runs, i) => Math.abs((edges[i + 1]! - edges[i]!) / module - runs) <= TOLERANCE * runs ** 0.5,
      )
      if (module >= SMALLEST_MODULE && fits) found.push({ middle: (edges[2]! + edges[3]!) / 2, module })
    }
    starts.push(at)
  }
  return found
}
