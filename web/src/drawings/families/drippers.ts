/** Drippers that stand on a cup: cones, flat bottoms, wedges and tubes. */
import { circle, drop, ellipse, merge, rect, resize, type Sketch, segment } from '../sketch.ts'

const CONE_RIBS = {
  spiral: 'M13.5 18c2 8 7 17 13 24M22 18c0 8 2.5 16 7 24M31 18c-2 8-1.5 16 1.5 24M40 18c-4 7-5.5 16-5.5 24',
  straight: 'M17 18l9.5 23M25.5 18l3 23M34.5 18l-3 23M43 18l-9.5 23',
  petals: 'M12.5 19c6 2 12 11 14 22M47.5 19c-6 2-12 11-14 22M22 18c5 6 6 15 6.5 23M38 18c-5 6-6 15-6.5 23',
  short: 'M21.5 33l4.5 8M27.5 32l1.5 9M32.5 32l-1.5 9M38.5 33l-4.5 8',
  smooth: 'M30 32v9M25 35l2 6M35 35l-2 6',
} as const

export interface ConeOptions {
  ribs?: keyof typeof CONE_RIBS
  size?: number
}

const CONE_WALLS = 'M8 14 24.5 43h11L52 14'
const CONE_RIM = 'M5.5 14h49'
const CONE_COFFEE = 'M17.6 25h24.8l-8.4 15h-8z'
const CONE_HANDLE = 'M49.5 19c9-2.5 12.5 3 8.3 8.2c-3 3.8-9 5.6-16.3 5.8'

/** A cone of sixty degrees with a handle, on a plate. */
export function cone({ ribs = 'spiral', size = 1 }: ConeOptions = {}): Sketch {
  return resize(
    {
      shade: `${CONE_WALLS}z`,
      coffee: CONE_COFFEE + drop(30, 57),
      fine: CONE_RIBS[ribs],
      line: `${CONE_RIM}${CONE_WALLS}${CONE_HANDLE}${rect(12, 43, 36, 4.5, 2.2)}M22 47.5v3h16v-3`,
    },
    size,
  )
}

/** A pleated cone in a wooden ring. */
export function pleatedCone({ size = 1 }: { size?: number } = {}): Sketch {
  const tops = [10, 17.3, 24.6, 32, 39.4, 46.7, 54]
  const bottoms = [27, 28.7, 30.3, 32, 33.7, 35.3, 37]
  const rim = tops.map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${index % 2 === 0 ? 12 : 15}`).join('')
  return resize(
    {
      shade: `${rim}L37 42H27z`,
      coffee: `M19 24h26l-9.3 15.5h-7.4z${drop(32, 57)}`,
      fine: tops.map((x, index) => segment(x, index % 2 === 0 ? 13 : 16, bottoms[index]!, 41)).join(''),
      line: `${rim}L37 42H27L10 12`,
      solid: rect(15, 42.5, 34, 5, 2.5),
    },
    size,
  )
}

/** A glass cone on a base with a valve that a lever opens. */
export function switchCone({ size = 1 }: { size?: number } = {}): Sketch {
  return resize(
    {
      shade: 'M10 8 25 34h14l15-26z',
      coffee: `M17.5 16h29l-10 17.5h-9z${drop(32, 57)}`,
      fine: 'M17 12l9.5 21M27 12l2.5 21M37 12l-2.5 21M47 12l-9.5 21',
      line: `M7.5 8h49M10 8 25 34M54 8 39 34${rect(17, 34, 30, 11, 3)}M23 45v4h18v-4`,
      solid: circle(32, 39.5, 2.6) + rect(45, 37.6, 13, 4, 2),
    },
    size,
  )
}

export interface FlatOptions {
  wall?: 'wave' | 'ribbed' | 'ridges' | 'plain' | 'steel'
  handle?: boolean
  /** A base that comes off. */
  base?: boolean
  size?: number
  /** Half of the width at the top. */
  reach?: number
}

/** A dripper with a flat bottom. */
export function flat({ wall = 'plain', handle = false, base = false, size = 1, reach = 22 }: FlatOptions = {}): Sketch {
  const middle = handle ? 29 : 32
  const [left, right] = [middle - reach, middle + reach]
  const foot = 13
  const bottom = base ? 38 : 42
  const wallAt = (share: number) => {
    const [top, low] = [middle - reach + 5 + share * (2 * reach - 10), middle - foot + 3 + share * (2 * foot - 6)]
    return { top, low }
  }
  const shares = wall === 'wave' ? [0, 0.2, 0.4, 0.6, 0.8, 1] : wall === 'steel' ? [] : [0.06, 0.35, 0.65, 0.94]
  const inside = shares
    .map((share, index) => {
      const { top, low } = wallAt(share)
      if (wall === 'wave') return `M${top} 17C${top - 3} 25 ${low + 3} 33 ${low} ${bottom - 3}`
      if (wall === 'ridges') return segment(top + (low - top) * 0.45, 29, low, bottom - 3)
      return wall === 'ribbed' || index % 2 === 0 ? segment(top, 18, low, bottom - 3) : ''
    })
    .join('')
  const level = 25
  const wallX = (y: number) => foot + ((reach - foot) * (bottom - y)) / (bottom - 13)
  const [high, low] = [wallX(level) - 3.6, wallX(bottom) - 2.6]
  return resize(
    merge(
      {
        shade: `M${left} 13 ${middle - foot} ${bottom}h${2 * foot}L${right} 13z`,
        coffee: `M${middle - high} ${level}h${2 * high}L${middle + low} ${bottom - 3}h${-2 * low}z${wall === 'wave' ? [-7, 0, 7].map((x) => drop(middle + x, 58)).join('') : drop(middle, 58)}`,
        fine:
          inside +
          (wall === 'steel' ? `M${left + 5} 18L${middle - foot + 4} 38M${right - 5} 18L${middle + foot - 4} 38` : ''),
        line:
          `M${left - 2.5} 13h${2 * reach + 5}M${left} 13 ${middle - foot} ${bottom}h${2 * foot}L${right} 13` +
          `${rect(middle - 19, bottom, 38, 5, 2.5)}M${middle - 12} ${bottom + 5}v3.5h24v-3.5`,
      },
      base ? { line: rect(middle - 14, 43, 28, 4, 2) } : {},
      handle ? { line: 'M48.5 18c9-2 11.5 3.5 8 8.5c-2.5 3.5-7 5-11.5 5.5' } : {},
    ),
    size,
  )
}

export interface WedgeOptions {
  holes?: 1 | 2
  /** Closed by a valve until it stands on a cup. */
  valve?: boolean
  legs?: boolean
  size?: number
}

/** A dripper that is long and narrow at its bottom, for wedge-shaped papers. */
export function wedge({ holes = 1, valve = false, legs = false, size = 1 }: WedgeOptions = {}): Sketch {
  const drops = holes === 2 ? drop(25, 57) + drop(35, 57) : drop(30, 57)
  const body = 'M7 12l8.5 28.5h29L53 12z'
  if (valve) {
    return resize(
      {
        shade: 'M7 13l6.5 28h33L53 13z',
        coffee: 'M13 21.5h34l-4 16.5H17z',
        fine: 'M20 16.5l1 2.5M40 16.5l-1 2.5',
        line: `M7 13l6.5 28h33L53 13M8.5 41h43M16 41v6.5h28V41${rect(4, 8, 52, 5, 2.5)}M51 18.5c8.5-1.5 11.5 3 8.5 8.5c-2 3.6-6 5-10.5 5.5`,
        solid: rect(23, 49.4, 14, 3.2, 1.6) + rect(25, 4.4, 10, 3.4, 1.7),
      },
      size,
    )
  }
  return resize(
    {
      shade: body,
      coffee: `M14.3 23h31.4l-4 14.5H18.3z${drops}`,
      fine: legs ? 'M17 17l4 20M43 17l-4 20' : 'M15 17l5 20M22.5 17l2.5 20M30 17v20M37.5 17l-2.5 20M45 17l-5 20',
      line:
        `M4.5 12h51M7 12l8.5 28.5h29L53 12${rect(9, 40.5, 42, 4.5, 2.2)}` +
        (legs ? 'M16 45l-2 6M44 45l2 6M22 45v4h16v-4' : 'M19 45v5h22v-5') +
        'M51 17c8.5-2 11.5 2.5 8.5 8c-2 3.6-6.5 5-11 5.5',
    },
    size,
  )
}

export interface TubeOptions {
  valve?: boolean
  size?: number
}

/** A tube without ribs under a shower that spreads the water. */
export function tube({ valve = false, size = 1 }: TubeOptions = {}): Sketch {
  const top = valve ? 14 : 12
  return resize(
    merge(
      {
        shade: rect(16, top, 32, 46 - top),
        coffee: `${rect(19.5, 27, 25, 16)}${drop(32, 58)}`,
        fine: [22, 27, 32, 37, 42].map((x) => segment(x, top + 5, x, top + 8.5)).join(''),
        line: `M16 ${top}v32M48 ${top}v32M16 46h32${rect(13, top - 5, 38, 5, 2.5)}${rect(12, 44, 40, 5, 2.5)}`,
      },
      valve
        ? { line: 'M26 49v3.5h12V49', solid: rect(50, 44.6, 11, 3.8, 1.9) }
        : { line: `${ellipse(32, 4.6, 5, 0.01)}M27 7V5M37 7V5M25 49v3h14v-3`, fine: 'M16 38h4M16 33h4M16 28h4' },
    ),
    size,
  )
}
