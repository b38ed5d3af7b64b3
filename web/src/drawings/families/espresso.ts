/** Espresso: the portafilter over a cup, pump machines, and what is pressed by hand. */
import { circle, merge, place, rect, resize, type Sketch, segment } from '../sketch.ts'

/** A portafilter with two spouts over a cup. */
export const portafilter = (): Sketch => ({
  shade: 'M12 14h28v5c0 5-3 8-7 8H19c-4 0-7-3-7-8zM15 44h22v4c0 6-3 9-8 9h-6c-5 0-8-3-8-9z',
  coffee: 'M21.5 33v6M30.5 33v6M18.5 47.5h15c0 4.5-2 7-5.5 7h-4c-3.5 0-5.5-2.5-5.5-7z',
  line: `M12 14v5c0 5 3 8 7 8h14c4 0 7-3 7-8v-5${rect(9, 8, 34, 6, 2)}M26 27v2c0 2-4.5 1-4.5 4M26 29c0 2 4.5 1 4.5 4M15 44h22v4c0 6-3 9-8 9h-6c-5 0-8-3-8-9zM37 46h3c5 0 5 7-1.5 7`,
  solid: 'M41 16.5h4l12.5 1.7c2 .3 3.5 1.5 3.5 3.3s-1.5 2.6-3.5 2.5L45 21.5h-5z',
})

/** Under the group at x = 32: the portafilter, the spouts and a cup on the tray. */
const GROUP: Sketch = {
  coffee: 'M28.5 46.5h7l-.7 4h-5.6z',
  line: `${rect(25, 32, 14, 4.5, 1.5)}M30 36.5v3M34 36.5v3M26 44h12l-1.5 8.5h-9zM37.5 46h1.5c3 0 3 4-.5 4`,
  solid: rect(39, 32.4, 13, 3.6, 1.8),
}

const FRONTS = {
  buttons: { solid: [24, 32, 40].map((x) => circle(x, 19, 1.8)).join('') },
  switches: { solid: [22, 29, 36].map((x) => rect(x, 17, 4.6, 5, 1)).join('') },
  gauge: { line: circle(32, 20, 5), fine: 'M32 20l2.5-2.5' },
  gauges: { line: circle(24, 19, 3.6) + circle(40, 19, 3.6), fine: 'M24 19l1.5-1.5M40 19l1.5-1.5' },
  display: { line: rect(23, 15.5, 18, 8, 1.5), fine: 'M27 19.5h4M34 19.5h3' },
  dial: { line: circle(20, 20, 3.6), solid: circle(32, 20, 1.8) + circle(40, 20, 1.8) },
} as const satisfies Record<string, Sketch>

export interface PumpOptions {
  front?: keyof typeof FRONTS
  /** Half of its width. */
  reach?: number
  /** The top of the housing. */
  top?: number
  /** The round group with a lever, and knobs on both sides. */
  e61?: boolean
  /** A hopper for beans on top. */
  hopper?: boolean
  /** A rail for cups on top. */
  rail?: boolean
  /** A lever on the group that lets the water through. */
  paddle?: boolean
  /** Round holes in the side panels. */
  dots?: boolean
  wand?: boolean
  corner?: number
  size?: number
}

/** A machine with a pump, from the front. */
export function pump(options: PumpOptions = {}): Sketch {
  const { front = 'buttons', reach = 23, top = 12, e61 = false, hopper = false, rail = false } = options
  const { paddle = false, dots = false, wand = true, corner = 3, size = 1 } = options
  const [left, right] = [32 - reach, 32 + reach]
  const housing = rect(left, top, 2 * reach, 27 - top, corner)
  const parts: Sketch[] = [
    GROUP,
    place(FRONTS[e61 && front !== 'display' ? 'gauges' : front], { y: (top - 12) / 2 - (e61 ? 1 : 0) }),
    {
      shade: housing,
      line: `${housing}M${left + 4} 27v26M${right - 4} 27v26${rect(left - 2, 53, 2 * reach + 4, 5, 2)}`,
    },
  ]
  if (e61) {
    parts.push({
      line: `${circle(32, 27.4, 4.6)}M36.5 26.5l7-2`,
      solid: circle(44, 24.4, 1.6) + rect(left - 3.6, 16, 3.6, 6, 1.4) + rect(right, 16, 3.6, 6, 1.4),
    })
  } else parts.push({ line: 'M28 27v5M36 27v5' })
  if (hopper) parts.push({ shade: 'M16 4h18l-3 8H19z', line: 'M15 4h20l-3.5 8h-13z', coffee: 'M20 7.5h10l-1 2.5h-8z' })
  if (rail)
    parts.push({
      line: `M${left + 3} ${top}v-4h${2 * reach - 6}v4`,
      fine: segment(left + 3, top - 2, right - 3, top - 2),
    })
  if (paddle) parts.push({ line: 'M32 12V7', solid: rect(27, 3.6, 10, 3.6, 1.8) })
  if (dots) parts.push({ fine: [left + 4, right - 4].map((x) => circle(x, 16, 1.4) + circle(x, 22, 1.4)).join('') })
  if (wand) parts.push({ line: `M${left + 8} 27v9l-2 9` })
  return resize(merge(...parts), size)
}

/** A slim machine under a tablet that shows the flow. */
export const tablet = (): Sketch =>
  merge(GROUP, {
    shade: rect(15, 4, 34, 20, 2.5),
    line: `${rect(15, 4, 34, 20, 2.5)}M28 24v8M36 24v8M18 24v29M46 24v29${rect(10, 53, 44, 5, 2)}`,
    coffee: 'M20 20v-4c3-6 6-8 9-6s5 5 8 4 4-3 7-3v9z',
  })

/** A round base, a boiler, and a lever that the barista pulls. */
export const lever = (): Sketch => ({
  shade: `${rect(10, 20, 17, 30, 5)}`,
  coffee: 'M37.5 47h8l-.8 4.5h-6.4z',
  fine: 'M23 27v15M13.5 26v14',
  line: `${rect(10, 20, 17, 30, 5)}M27 27h8M35 20h12v14H35zM35 34v3h12v-3M41 37v3M35 44.5h13l-1.5 9h-10zM41 20v-6L58 6M5 58c0-5 4-8 13-8h2c9 0 13 3 13 8zM33 58h20`,
  solid: `${circle(18.5, 17, 2.8)}${rect(47, 34.2, 12, 3.6, 1.8)}M53 6.2l7-3a2 2 0 0 1 1.6 3.6l-7 3.2z`,
})

export interface HandLeverOptions {
  gauge?: boolean
  /** A wide, heated group with a handle. */
  wide?: boolean
}

/** A stand with a long lever over a small cylinder. */
export function handLever({ gauge = false, wide = false }: HandLeverOptions = {}): Sketch {
  const half = wide ? 9 : 7
  return merge(
    {
      shade: rect(34 - half, 25, 2 * half, 14, 2),
      coffee: 'M30 48.5h8l-.7 4h-6.6z',
      line: `M12 57V22c0-5 2-8 6-8h16M34 14v11${rect(34 - half, 25, 2 * half, 14, 2)}M34 39v3M27.5 46.5h13l-1.5 8.5h-10zM6 58h44M16 14L54 6`,
      fine: segment(34 - half, 30, 34 + half, 30),
      solid: `${circle(34, 14, 2.2)}M50 5l8-1.7a2.2 2.2 0 0 1 .9 4.3l-8 1.7z`,
    },
    gauge
      ? {
          line: `${circle(34 - half - 5, 26, 3.4)}M${34 - half - 1.6} 28h1.6`,
          fine: segment(34 - half - 5, 26, 34 - half - 3.8, 24.6),
        }
      : {},
    wide ? { solid: rect(43, 32, 15, 3.8, 1.9) } : {},
  )
}

/** Two arms that are pressed down. */
export const twoArms = (): Sketch => ({
  shade: rect(24, 16, 16, 20, 4),
  coffee: 'M28 48.5h8l-.7 4h-6.6z',
  fine: 'M28 23h8',
  line: `${rect(24, 16, 16, 20, 4)}M24 20C15 20 10 14 9 6M40 20c9 0 14-6 15-14M25 36v4h14v-4M32 40v2.5M25.5 46.5h13l-1.5 8.5h-10zM24 32c-7 3-9 12-9 26M40 32c7 3 9 12 9 26M10 58h44`,
  solid: `${circle(9, 5.6, 2.6)}${circle(55, 5.6, 2.6)}${circle(32, 13, 2.6)}`,
})

/** A hand pump for the pocket. */
export const pocket = (): Sketch => ({
  shade: rect(20, 8, 24, 26, 5),
  coffee: 'M26 48h12l-1.2 6.5h-9.6zM32 39v3.5',
  fine: 'M24 16h16M24 20h16',
  line: `${rect(20, 8, 24, 26, 5)}M22 34l2 5h16l2-5M23 45.5h18L39 57H25z`,
  solid: rect(44, 18, 8, 6, 3),
})
