/** Scenes for lists that have nothing to show, in a box of 96 by 64. */
import { circle, drop, merge, place, rect, type Sketch, steam } from './sketch.ts'

export const SCENE_WIDTH = 96

/** A bean, upright around 32, 32. */
const BEAN: Sketch = {
  coffee: 'M32 22c6 0 9 5 9 10s-3 10-9 10-9-5-9-10 3-10 9-10z',
  line: 'M32 22c6 0 9 5 9 10s-3 10-9 10-9-5-9-10 3-10 9-10zM33 22c-4 4-4 6-1 10s3 6-1 10',
}

const beanAt = (x: number, y: number, scale: number): Sketch =>
  place(BEAN, { scaleX: scale, scaleY: scale, x: x - 32, y: y - (58 + (32 - 58) * scale) })

const CUP: Sketch = {
  shade: 'M12 34h26v10c0 8-5 14-11 14h-4c-6 0-11-6-11-14z',
  line: 'M12 34h26v10c0 8-5 14-11 14h-4c-6 0-11-6-11-14zM38 37h3c7 0 7 11-4 11',
}

export const EMPTY_SCENES = {
  /** An empty cup beside a kettle with a long spout. */
  brews: merge(place(CUP, { x: -4 }), {
    shade: 'M60 28h24l4 30H56z',
    coffee: drop(30.5, 27),
    line: 'M60 28h24l4 30H56zM57 52c-10-1-11-7-11-14s-1-15-6-16.5l-6.5-1M66 28c0-4 2-6 6-6s6 2 6 6M84 30c10-1 10 12 3 20M4 62h88',
    solid: circle(72, 19, 2.6),
  }),
  /** A magnifier over beans. */
  recipes: merge(beanAt(36, 30, 0.72), beanAt(51, 33, 0.72), beanAt(15, 53, 0.5), beanAt(80, 15, 0.5), {
    shade: circle(43, 29, 21),
    line: `${circle(43, 29, 21)}M58.5 44.5l4 4`,
    fine: 'M28 24c1.5-5 5-8.5 10-10',
    solid: 'M61 51l3-3 14 12a2.3 2.3 0 0 1 -3 3.4z',
  }),
  /** A bookmark in front of a cup. */
  saved: {
    shade: 'M22 24h44v14c0 13-8 22-18 22h-8c-10 0-18-9-18-22z',
    coffee: 'M37 25h14v22l-7-6-7 6z',
    line: 'M22 24h44v13c0 13-8 21-18 21h-8c-10 0-18-8-18-21zM66 29h5c11 0 11 17-7 17M37 24v23l7-6 7 6V24M10 62h76',
    fine: `${steam(36, 8)}${steam(44, 5)}${steam(52, 8)}`,
  },
  /** An open bag of coffee, two beans beside it. */
  coffees: merge(beanAt(78, 54, 0.46), beanAt(15, 52, 0.46), {
    shade: 'M30 16l-3 42h42l-3-42z',
    coffee: 'M39 33h18v15H39z',
    line: 'M30 14l-3 46h42l-3-46-6 4-6-4-6 4-6-4-6 4zM30 24h36M39 33h18v15H39zM6 62h84',
    fine: 'M44 40.5h8',
  }),
  /** A shelf with a jar, and room for more. */
  collections: {
    shade: rect(16, 8, 16, 20, 3),
    coffee: 'M19.5 16h9v8.5h-9zM64 44h14v10H64z',
    line: `${rect(16, 8, 16, 20, 3)}M16 12.5h16M6 30h84M6 60h84M12 30v30M84 30v30M61 41h20v13c0 2-1.5 4-4 4H65c-2.5 0-4-2-4-4zM81 44c6-1 6 8 0 8`,
    fine: rect(40, 8, 16, 20, 3) + rect(64, 8, 16, 20, 3) + rect(20, 40, 14, 18, 3) + rect(41, 40, 14, 18, 3),
  },
  /** A roaster: the drum, its door, and the tray that cools beans. */
  feed: merge(beanAt(66, 47, 0.34), beanAt(75, 47, 0.34), beanAt(84, 47, 0.34), {
    shade: `${circle(32, 32, 18)}M22 4h20l-4 10H26z`,
    coffee: 'M20 36h24c-1.5 6-6 9.5-12 9.5S21.5 42 20 36z',
    line: `${circle(32, 32, 18)}${circle(32, 32, 10)}M20 4h24l-5.5 11M20 4l5.5 11M49 38l8 8M56 52h38c0 4-3 6-7 6H63c-4 0-7-2-7-6zM20 46l-4 14M44 46l4 14M8 62h80`,
    solid: circle(32, 32, 2.2),
  }),
  /** Two plugs that don't meet. */
  offline: {
    shade: 'M14 22h14c6 0 10 4 10 10s-4 10-10 10H14zM82 22H68c-6 0-10 4-10 10s4 10 10 10h14z',
    coffee: 'M53 19l-5.5 13.5h5L50 44l6-14.5h-5z',
    line: 'M14 20h14c7 0 11 5 11 12s-4 12-11 12H14M82 20H68M68 20c-5 0-8 4-8 12s3 12 8 12h14M14 20v24M82 20v24M39 27h4M39 37h4M4 32h10M82 32h10',
  },
  /** A cup that fell over, and what was in it. */
  'not-found': {
    shade: 'M41 26.7C30.4 32.3 24.8 41 26.5 46.3L32.6 57.8C36.1 62.2 46.4 62.3 57 56.7A17 6.5 62 1 0 41 26.7z',
    coffee: 'M46.7 50.1A17 6.5 62 0 0 57 56.7L53 61H89C89 58 83 58.3 77 58.2C70 58 66.5 56.5 58.7 50.2z',
    line: 'M41 26.7C30.4 32.3 24.8 41 26.5 46.3L32.6 57.8C36.1 62.2 46.4 62.3 57 56.7M41 26.7A17 6.5 62 1 1 57 56.7A17 6.5 62 1 1 41 26.7zM26.5 46.3L23.6 47.3L30.2 59.6L32.6 57.8M36.8 29.4C33.2 18.4 19.5 26.8 28.1 38.6M6 62h86',
  },
} as const satisfies Record<string, Sketch>

export type EmptyName = keyof typeof EMPTY_SCENES
