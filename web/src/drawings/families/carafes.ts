/** Brewers of glass that hold what they brew: the hourglass with its collar, and the siphon. */
import { circle, drop, merge, place, rect, resize, type Sketch, segment } from '../sketch.ts'

/** An hourglass with a wooden collar and a tie. */
export function hourglass({ width = 1, height = 1 }: { width?: number; height?: number } = {}): Sketch {
  const glass =
    'M14 6 27.5 28.5C28 32 25 33.5 20.5 37.5C14 43 12.5 47 13 51c.5 4.5 3.5 7 8 7h22c4.5 0 7.5-2.5 8-7c.5-4-1-8-7.5-13.5C39 33.5 36 32 36.5 28.5L50 6'
  return place(
    {
      shade: `${glass}z`,
      coffee: 'M18.5 46.5h27c1.8 5 .5 8.5-3.5 8.5H22c-4 0-5.3-3.5-3.5-8.5z',
      fine: 'M20 10l9.5 15.5M44 10l-9.5 15.5M32 34l-3.5 5.5M32 34l3.5 5.5',
      line: `${glass}M11.5 6h41`,
      solid: `${rect(22, 25.2, 20, 7.6, 3)}${circle(32, 36, 1.8)}`,
    },
    { scaleX: width, scaleY: height },
  )
}

export interface SiphonOptions {
  size?: number
  /** On the hob, without stand and burner. */
  stovetop?: boolean
}

/** Two globes above one another, over a flame. */
export function siphon({ size = 1, stovetop = false }: SiphonOptions = {}): Sketch {
  const upper = 'M20 5v12c0 5 4 8.5 8.5 9.5h3C36 25.5 40 22 40 17V5'
  const globes: Sketch = {
    shade: `${upper}z${circle(30, 37.6, 8.6)}`,
    coffee: 'M23 13.5h14v4c0 3-2 5.3-5.5 6h-3c-3.5-.7-5.5-3-5.5-6z',
    fine: `${segment(30, 27, 30, 43)}M23.5 40.5h13`,
    line: `M17.5 5h25${upper}${circle(30, 37.6, 8.6)}`,
  }
  if (stovetop) {
    return resize(
      merge(place(globes, { scaleX: 1.1, scaleY: 1.1, y: 8.6 }), {
        line: 'M36 33.5c8-2 19-2 19 4',
        solid: `${rect(24, 31.5, 11.6, 4.6, 2.2)}${rect(53, 36.5, 4.4, 12, 2.2)}`,
      }),
      size,
    )
  }
  return resize(
    merge(globes, {
      line: 'M36 28.5h14M50 20v38M14 58h42M25 58v-2c0-1 .8-1.6 2-1.6h6c1.2 0 2 .6 2 1.6v2',
      solid: `${rect(24.5, 26.3, 11, 4.4, 2.2)}${rect(47.7, 10, 4.6, 13, 2.3)}`,
      coffee: drop(30, 52),
    }),
    size,
  )
}
