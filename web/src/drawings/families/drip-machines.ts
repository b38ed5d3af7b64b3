/** Electric brewers for filter coffee: towers with an arm, boxes, and stands over a dripper. */
import { circle, merge, place, rect, resize, type Sketch, segment } from '../sketch.ts'

type Vessel = 'glass' | 'thermal' | 'mug' | 'hourglass'

/** What stands under the basket, between x = 28 and 52, on y = 52. */
const VESSELS: Record<Vessel, Sketch> = {
  glass: {
    shade: 'M31 34c-2 4-3 7-3 11c0 4 1.5 7 4 7h16c2.5 0 4-3 4-7c0-4-1-7-3-11z',
    coffee: 'M30.8 42h18.4c.5 4-.2 7.5-2 7.5H32.8c-1.8 0-2.5-3.5-2-7.5z',
    line: 'M29.5 34h21M31 34c-2 4-3 7-3 11c0 4 1.5 7 4 7h16c2.5 0 4-3 4-7c0-4-1-7-3-11M50.5 36.5c6-.5 8 1.5 8 5s-2 5.5-6.5 5.5',
  },
  thermal: {
    shade: 'M32 36l-3.5 16h23L48 36z',
    coffee: 'M31.8 46h16.4l.8 3.5H31z',
    fine: 'M35 39l-1.5 5',
    line: 'M32 36l-3.5 16h23L48 36zM49 38.5c6-1 9 1 9 5.5v5',
    solid: rect(33, 33, 14, 3.4, 1.7),
  },
  mug: {
    shade: rect(32, 38, 15, 14, 2),
    coffee: rect(35, 42.5, 9, 7),
    line: `${rect(32, 38, 15, 14, 2)}M47 41h2.5c2 0 3.5 1.5 3.5 4s-1.5 4-3.5 4H47`,
  },
  hourglass: {
    shade: 'M32 26l5 9-7 8c-2 5-.5 9 3 9h14c3.5 0 5-4 3-9l-7-8 5-9z',
    coffee: 'M31.8 45.5h16.4c.5 2.5-.2 4-1.7 4h-13c-1.5 0-2.2-1.5-1.7-4z',
    line: 'M29.5 26h21M32 26l5 8.5-7 8.5c-2 5-.5 9 3 9h14c3.5 0 5-4 3-9l-7-8.5L48 26',
    solid: rect(35.5, 32, 9, 4.4, 2),
  },
}

export interface TowerOptions {
  vessel?: Vessel
  /** The y coordinate of the tank's top. */
  top?: number
  tank?: 'square' | 'round'
  basket?: 'cone' | 'box' | 'none'
  switches?: number
  size?: number
}

/** A tank on the left, an arm across, and the basket over the carafe. */
export function arm({
  vessel = 'glass',
  top = 8,
  tank = 'square',
  basket = 'cone',
  switches = 1,
  size = 1,
}: TowerOptions = {}): Sketch {
  const holders = {
    cone: {
      shade: 'M28 17h24l-5 13H33z',
      line: 'M26.5 17h27M28 17l5 13h14l5-13',
      fine: 'M35 21l1.5 6M45 21l-1.5 6',
    },
    box: { shade: rect(28, 14, 24, 16, 3), line: rect(28, 14, 24, 16, 3), fine: 'M28 19h24' },
    none: { line: rect(32, 12, 16, 4, 2), fine: 'M36 18.5v3M40 18.5v5M44 18.5v3' },
  }
  const height = 50 - top
  return resize(
    merge(VESSELS[vessel], holders[basket], {
      shade: rect(8, top, 14, height, tank === 'round' ? 6 : 2),
      fine: `${segment(12, top + 9, 18, top + 9)}${segment(12, top + 15, 16, top + 15)}${segment(12, top + 21, 18, top + 21)}`,
      line: `${rect(8, top, 14, height, tank === 'round' ? 6 : 2)}M15 ${top}V6c0-1 .8-2 2-2h21c1.2 0 2 1 2 2v6M5.5 52h53v4c0 1.2-.8 2-2 2h-49c-1.2 0-2-.8-2-2z`,
      solid: Array.from({ length: switches }, (_, index) => rect(10 + index * 5, 53.6, 3, 2.6, 1.3)).join(''),
    }),
    size,
  )
}

export interface BoxOptions {
  vessel?: Exclude<Vessel, 'hourglass'>
  panel?: 'display' | 'dial' | 'button' | 'switch' | 'knob'
  /** How round its corners are. */
  corner?: number
  /** How far the column reaches to the right. */
  column?: number
  size?: number
  height?: number
}

/** A column with a head that reaches over the carafe. */
export function box({
  vessel = 'glass',
  panel = 'button',
  corner = 4,
  column = 22,
  size = 1,
  height = 1,
}: BoxOptions = {}): Sketch {
  const panels: Record<NonNullable<BoxOptions['panel']>, Sketch> = {
    display: { line: rect(30, 11, 18, 8, 1.5), fine: 'M34 15h4M41 15h3' },
    dial: { line: circle(40, 15.5, 4.5), fine: 'M40 15.5l2-2.5' },
    knob: { solid: circle(40, 15.5, 4.2) },
    button: { solid: circle(40, 15.5, 2.2) },
    switch: { solid: rect(36, 13.6, 8, 3.8, 1.9) },
  }
  const body =
    `M7 ${6 + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}h${47 - 2 * corner + 1}` +
    `a${corner} ${corner} 0 0 1 ${corner} ${corner}v${20 - corner}h${-(55 - column)}v26h${58 - column - 3}v6h-48z`
  return place(
    merge(VESSELS[vessel], panels[panel], {
      shade: body,
      fine: `${segment(12, 14, 12, 40)}`,
      line: `${body}M33 26l2 4h10l2-4`,
    }),
    { scaleX: size, scaleY: size * height },
  )
}

/** A stand with an outlet that turns over an open dripper. */
export function stand({ grinder = false }: { grinder?: boolean } = {}): Sketch {
  const dripper: Sketch = {
    shade: 'M28 26h26l-7 13H35z',
    coffee: 'M33.5 30.5h15l-3.8 6.5h-7.4z',
    line: 'M26 26h30M28 26l7 13h12l7-13M32 39h18M34 43v6c0 2.5 1 4 3.5 4h7c2.5 0 3.5-1.5 3.5-4v-6',
  }
  return grinder
    ? merge(dripper, {
        shade: rect(8, 5, 14, 50, 4),
        line: `${rect(8, 5, 14, 50, 4)}M22 8h22c3 0 5 2 5 5v3h-14v-3${rect(5, 53, 53, 5, 2)}`,
        fine: 'M38 18v4M42 18v5M46 18v4M12 32h6',
        solid: circle(15, 14, 3),
      })
    : merge(dripper, {
        shade: rect(6, 16, 14, 39, 3),
        line: `${rect(6, 16, 14, 39, 3)}M20 20h14c5 0 8-2 8-6M42 14V8M36 8h12${rect(5, 53, 53, 5, 2)}`,
        fine: 'M42 18v4M46 14l3 5M38 14l-3 5M10 24h6M10 30h4M10 36h6',
      })
}
