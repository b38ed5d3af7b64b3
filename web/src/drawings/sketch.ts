/** Line drawings as path data in a box of 64 by 64, and functions to build them. The ground is at y = 58. */

export const BOX = 64

/** From back to front. */
export const LAYERS = ['shade', 'coffee', 'fine', 'line', 'solid'] as const
export type Layer = (typeof LAYERS)[number]

/**
 * Path data by how it is drawn: `line` for outlines, `fine` for thinner lines inside (ribs, seams, steam), `coffee` for
 * the one coloured area, `shade` for lightly filled metal or glass, `solid` for knobs and handles filled with ink.
 */
export type Sketch = Partial<Record<Layer, string>>

export const rect = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
      `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`

export const segment = (x1: number, y1: number, x2: number, y2: number): string => `M${x1} ${y1}L${x2} ${y2}`

/** A falling drop with its widest part at y. */
export const drop = (x: number, y: number): string =>
  `M${x} ${y - 4}c1.6 2.2 2.3 3.2 2.3 4.3a2.3 2.3 0 0 1 -4.6 0c0 -1.1 0.7 -2.1 2.3 -4.3z`

/** One curl of steam that rises to y. */
export const steam = (x: number, y: number): string => `M${x} ${y + 8}c-3 -3 3 -5 0 -8`

/** Several sketches as one drawing. */
export function merge(...sketches: readonly Sketch[]): Sketch {
  const merged: Sketch = {}
  for (const layer of LAYERS) {
    const paths = sketches.flatMap((sketch) => sketch[layer] || [])
    if (paths.length > 0) merged[layer] = paths.join('')
  }
  return merged
}

export interface Placing {
  scaleX?: number
  scaleY?: number
  /** How far the sketch is moved after scaling. */
  x?: number
  y?: number
}

/** The point that stays where it is when a drawing is scaled: the middle of the ground. */
const [MIDDLE, GROUND] = [32, 58]

/** Scales and moves a sketch. Lines keep their width, since only their points move. */
export function place(sketch: Sketch, placing: Placing): Sketch {
  const entries = Object.entries(sketch).map(([layer, path]) => [layer, placePath(path, placing)])
  return Object.fromEntries(entries) as Sketch
}

/** Scales both axes by the same factor. */
export const resize = (sketch: Sketch, size: number): Sketch => place(sketch, { scaleX: size, scaleY: size })

const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** The meaning of a command's numbers: radii (r, s), coordinates (x, y), or values that are kept (.). */
const PARAMETERS: Record<string, string> = { h: 'x', v: 'y', a: 'rs...xy', z: '' }

function placePath(path: string, { scaleX = 1, scaleY = 1, x = 0, y = 0 }: Placing): string {
  const placeNumber = (kind: string, value: number, isRelative: boolean): number => {
    switch (kind) {
      case 'r':
        return value * scaleX
      case 's':
        return value * scaleY
      case 'x':
        return isRelative ? value * scaleX : MIDDLE + (value - MIDDLE) * scaleX + x
      case 'y':
        return isRelative ? value * scaleY : GROUND + (value - GROUND) * scaleY + y
      default:
        return value
    }
  }
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    const lower = command.toLowerCase()
    const kinds = PARAMETERS[lower] ?? 'xy'
    const numbers = (rest.match(NUMBER) ?? []).map((text, index) =>
      round(placeNumber(kinds[index % kinds.length]!, Number(text), command === lower)),
    )
    return command + numbers.join(' ')
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
