/** Brewers with a plunger: the press in its frame, and the press in a tube. */
import { circle, drop, merge, place, rect, resize, type Sketch } from '../sketch.ts'

export interface PressOptions {
  /** Glass in a frame of steel or plastic, or a body of steel. */
  body?: 'frame' | 'base' | 'cage' | 'steel' | 'straight'
  size?: number
}

const PLUNGER = 'M28 4.5V11'
const KNOB = circle(28, 4.4, 2.8)
const HANDLE = 'M44 20h6.5c4.5 0 6.5 2.5 6.5 6.5v14c0 4-2 6.5-6.5 6.5H44'

export function press({ body = 'frame', size = 1 }: PressOptions = {}): Sketch {
  return resize(PRESSES[body], size)
}

const GLASS: Sketch = {
  shade: rect(12, 18, 32, 37),
  coffee: rect(15.5, 31, 25, 21),
  fine: 'M28 18v9M15 27.5h26',
}

const PRESSES: Record<NonNullable<PressOptions['body']>, Sketch> = {
  frame: merge(GLASS, {
    line: `M12 18v37h32V18M10 18h36M13 18c1-5 7-7 15-7s14 2 15 7${PLUNGER}${HANDLE}M12 55l-2 3M44 55l2 3`,
    fine: 'M21 18v37M35 18v37',
    solid: `${KNOB}${rect(11, 38.5, 34, 2.6, 1.3)}`,
  }),
  base: merge(GLASS, {
    line: `M12 18v32M44 18v32${rect(10, 47, 36, 10.5, 3)}M9 18c0-4 2-6.5 6-6.5h26c4 0 6 2.5 6 6.5z${PLUNGER}M46 22h5c4 0 6 2.5 6 6v13c0 4-2 6.5-6 6.5h-5`,
    solid: KNOB,
  }),
  cage: merge(GLASS, {
    line: `M12 18v37h32V18${rect(9, 13, 38, 5, 2.5)}${PLUNGER}M44 23h7c4 0 6 2.5 6 6v12c0 4-2 6-6 6h-7M12 23h32M12 47h32`,
    solid: `${KNOB}${rect(10.5, 53.5, 35, 4.5, 2.2)}`,
  }),
  steel: {
    shade: 'M13 17l-3 37c0 2.5 1.5 4 4 4h28c2.5 0 4-1.5 4-4l-3-37z',
    coffee: 'M17 43h22l.7 11H16.3z',
    fine: 'M18 22l-1.5 17',
    line: `M13 17l-3 37c0 2.5 1.5 4 4 4h28c2.5 0 4-1.5 4-4l-3-37z${rect(11, 11.5, 34, 5.5, 2.7)}${PLUNGER}M44 22c9-1.5 13 2 13 8v10c0 5-4 7.5-12 7.5M11 17l-4-2`,
    solid: KNOB,
  },
  straight: {
    shade: rect(12, 15, 32, 43, 3),
    coffee: rect(16, 43, 24, 11),
    fine: 'M17 24v15M39 24v4M39 31v4M36.5 26h2.5M36.5 33h2.5',
    line: `${rect(12, 15, 32, 43, 3)}M12 20h32M28 4.5V15M44 25h6c4 0 6 2 6 5.5V44`,
    solid: `${rect(23, 3, 10, 4, 2)}${rect(54, 30, 4.4, 17, 2.2)}`,
  },
}

export interface AeropressOptions {
  /** See-through: the coffee and the marks show. */
  clear?: boolean
  /** In the mug it travels in. */
  mug?: boolean
  height?: number
  width?: number
}

/** A plunger in a chamber that stands on a six-sided flange. */
export function aeropress({ clear = false, mug = false, height = 1, width = 1 }: AeropressOptions = {}): Sketch {
  const coffee = clear ? rect(24, 30, 16, 15) : rect(24, 34, 16, 11)
  return place(
    merge(
      {
        shade: rect(21, 20, 22, 28),
        coffee,
        fine: clear ? 'M40 33h-4M40 37h-3M40 41h-4' : `${circle(32, 28, 3)}`,
        line: `M24.5 8v12M39.5 8v12${rect(19, 4, 26, 4, 2)}M21 20v28M43 20v28M18 20h28M21 48h22${rect(24, 50, 16, 4, 1.5)}${clear ? 'M24.5 20v8h15v-8' : ''}`,
        solid: rect(13, 46, 38, 4, 2),
      },
      mug ? { line: 'M16 50l1.5 8h29L48 50' } : { coffee: drop(32, 60.5) },
    ),
    { scaleX: width, scaleY: height },
  )
}
