/** Pots for the stove: moka pots, the cezve and its electric variants, and a stovetop espresso maker. */
import { circle, merge, rect, resize, type Sketch } from '../sketch.ts'

export interface MokaOptions {
  shape?: 'faceted' | 'round' | 'valve'
  size?: number
}

/** Two parts that meet at a waist; the edges of the eight-sided ones show. */
export function moka({ shape = 'faceted', size = 1 }: MokaOptions = {}): Sketch {
  return resize(MOKAS[shape], size)
}

const MOKA_HANDLE = 'M44 17.5h9.5c2.5 0 3.7 1.3 3.4 4L55.5 36'

const FACETED: Sketch = {
  shade: 'M14 15l7 17-8 26h34l-8-26 6-17z',
  coffee: 'M18.8 22h20.6l-2.6 8H22.7z',
  fine: 'M24 18l3 14M36 18l-3 14M27 38l-3 19M33 38l3 19',
  line: 'M9 15l5 4.5L21 33M45 15l-6 18M9 15h36M19.5 37.5L13 58h34l-6.5-20.5M14 14.5c2-3.5 9-5.5 16-5.5s12 2 14 5.5',
  solid: `${rect(18, 33, 24, 4.6, 2)}${circle(30, 6, 2.6)}`,
}

const MOKAS: Record<NonNullable<MokaOptions['shape']>, Sketch> = {
  faceted: merge(FACETED, { line: MOKA_HANDLE, solid: rect(53.3, 24, 4.4, 13, 2.2) }),
  valve: merge(FACETED, {
    line: `${MOKA_HANDLE}M9 24l6-3`,
    fine: 'M17.5 47.5h25',
    solid: `${rect(53.3, 24, 4.4, 13, 2.2)}${rect(26, 3, 8, 4, 2)}`,
  }),
  round: {
    shade: 'M15 15c-1 8 1 14 5 18-5 6-8 14-8 25h36c0-11-3-19-8-25 4-4 6-10 5-18z',
    coffee: 'M18.5 22h23.3c-.7 3-2 5.5-4 7.7H22.3c-2-2.2-3.3-4.7-3.8-7.7z',
    fine: 'M18.5 52c.5-5 1.8-9 4-12M44 42c1.5 4 2 8 2 12',
    line: `M9.5 15h35.5c1 8-1 14-5 18M15 18.5C15 25 17 30 20 33M9.5 15l5.5 4M19.5 37.5C15 43 12 50 12 58h36c0-8-3-15-7.5-20.5M14 14.5c2-4 9-6 16-6s13 2 15 6M45.5 18c8-2 12 1 11 7l-2 11`,
    solid: `${rect(18, 33, 24, 4.6, 2)}${circle(30, 5.6, 2.6)}`,
  },
}

export interface CezveOptions {
  /** Heats by itself, on a base or in a machine. */
  electric?: 'machine' | 'pot'
  size?: number
}

export function cezve({ electric, size = 1 }: CezveOptions = {}): Sketch {
  if (electric === 'machine') {
    return resize(
      {
        shade: rect(9, 6, 46, 16, 4),
        coffee: 'M25.5 35h15.5l2.4 11H23z',
        fine: 'M9 48h46M17 14h10',
        line: `${rect(9, 6, 46, 16, 4)}M14 22v28M50 22v28${rect(7, 50, 50, 8, 3)}M23.5 30h19l-1.5 4 4.5 16h-24l4-16zM44.5 34.5l4-3.5`,
        solid: `${circle(44, 14, 2.6)}`,
      },
      size,
    )
  }
  if (electric === 'pot') {
    return resize(
      {
        shade: 'M17 16l4 9c-5 4-8 11-8 22h32c0-11-3-18-8-22l4-9z',
        coffee: 'M18.5 37h21c1.2 2.5 1.9 5 2 7h-25c.1-2 .8-4.5 2-7z',
        fine: 'M21 20h16',
        line: 'M12.5 14.5h31L37 25c5 4 8 11 8 22H13c0-11 3-18 8-22l-5-8zM39 21l17-5',
        solid: `${rect(10, 50, 38, 8, 3)}${rect(49, 13.5, 11, 4.6, 2.3)}`,
      },
      size,
    )
  }
  return resize(
    {
      shade: 'M11 24l6 9c-5 4-8 9-8 17c0 5 3 8 8 8h18c5 0 8-3 8-8c0-8-3-13-8-17l5-9z',
      coffee: 'M15.5 41h21c1.8 3 2.7 6 2.7 9c0 3-1.7 4.7-4.7 4.7h-17c-3 0-4.7-1.7-4.7-4.7c0-3 .9-6 2.7-9z',
      fine: `M18 15c-3 -3 3 -5 0 -8M26 17c-3 -3 3 -5 0 -8M34 15c-3 -3 3 -5 0 -8`,
      line: 'M7.5 23.5H43L35 33c5 4 8 9 8 17c0 5-3 8-8 8H17c-5 0-8-3-8-8c0-8 3-13 8-17l-5.5-7zM39 27.5L50 21',
      solid: 'M48 18.8l10.5-6.4a2.3 2.3 0 0 1 2.6 3.8L50.3 22.9a2.3 2.3 0 0 1 -2.3-4.1z',
    },
    size,
  )
}

/** A stovetop pot with two boilers that reaches the pressure of an espresso machine. */
export const twoBoilers = (): Sketch => ({
  shade: `M13 30l-4 28h28l-4-28z${rect(12, 10, 22, 16, 3)}`,
  coffee: 'M45.5 47.5h8l-.8 6.5h-6.4z',
  fine: 'M16 15.5h14M16 20.5h14M19 35l-1.5 18M27 35l1.5 18',
  line: `M13 30l-4 28h28l-4-28${rect(12, 10, 22, 16, 3)}M34 15h10c3 0 5 2 5 5v7${rect(41, 27, 16, 5, 2)}M49.5 32v6M42 44h15l-1.5 13.5h-12z`,
  solid: `${rect(10, 25.8, 26, 4.4, 2.2)}${circle(23, 6.6, 2.6)}`,
})
