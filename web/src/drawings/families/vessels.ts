/** Vessels in which coffee steeps: jugs, jars and bottles for cold brew, and the cupping bowl. */
import { drop, rect, type Sketch } from '../sketch.ts'

/** A jug for the fridge with a mesh insert. */
export const jug = (): Sketch => ({
  shade: 'M14 12l-2 42c0 2.5 1.5 4 4 4h24c2.5 0 4-1.5 4-4l-2-42z',
  coffee: 'M16.8 26h22.4l1.2 28.5H15.6z',
  fine: 'M22 15v33h12V15M22 22l12 6M22 30l12 6M22 38l12 6M34 22l-12 6M34 30l-12 6M34 38l-12 6',
  line: 'M14 12l-2 42c0 2.5 1.5 4 4 4h24c2.5 0 4-1.5 4-4l-2-42M9 9.5l5 4.5M42.5 18c9-2 13 2 13 8v12c0 5-4 8-11.5 8',
  solid: rect(11, 6, 34, 6.4, 3),
})

/** A bottle with a spout and a slim mesh. */
export const bottle = (): Sketch => ({
  shade: 'M27 18v6c0 5-9 6-9 15v15c0 2.5 1.5 4 4 4h20c2.5 0 4-1.5 4-4V39c0-9-9-10-9-15v-6z',
  coffee: 'M21.5 40c.5-3 2-5 4-6.5h13c2 1.5 3.5 3.5 4 6.5v14.5h-21z',
  fine: 'M28.5 26v24c0 2 1 3 3.5 3s3.5-1 3.5-3V26M28.5 33l7 4M28.5 40l7 4M35.5 33l-7 4M35.5 40l-7 4',
  line: 'M27 18v6c0 5-9 6-9 15v15c0 2.5 1.5 4 4 4h20c2.5 0 4-1.5 4-4V39c0-9-9-10-9-15v-6',
  solid: 'M26.5 17V8.5c0-1.5 1-2.5 2.5-2.5h8.5L41 9.5 37.5 12v5a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5z',
})

/** A bucket that drains into a decanter. */
export const bucket = (): Sketch => ({
  shade: 'M13 6l4 24h30l4-24zM22 38l-6 12v8h32v-8l-6-12z',
  coffee: 'M17.7 15h28.6l-2 12H19.7zM18.5 50h27v5.5h-27z',
  fine: 'M32 34v4',
  line: 'M10.5 6h43M13 6l4 24h30l4-24M21.5 38h21M24 38v3l-8 9v8h32v-8l-8-9v-3M51 9c7-1 9 3 6.5 8-1.5 3-4 5-8 5.5',
  solid: rect(16, 30, 32, 4.4, 2.2),
})

/** A steeper with a rain lid on a stand, over a carafe. */
export const tower = (): Sketch => ({
  shade: `${rect(18, 11, 28, 21)}M24 44l-4 14h24l-4-14z`,
  coffee: `M21.5 19h21v10h-21zM24.3 50h15.4l1.5 5.5H22.8z${drop(32, 42.5)}`,
  fine: 'M23 8h18',
  line: `M18 11v17c0 3 2 5 5 5h18c3 0 5-2 5-5V11M29 33v3h6v-3M11 58V30M53 58V30M11 30h7M46 30h7M24 46l-4 12h24l-4-12zM8 58h48`,
  solid: `${rect(15, 6.4, 34, 4.6, 2.3)}${rect(37, 34, 9, 3.6, 1.8)}`,
})

/** A tall jar, for cold brew of any kind. */
export const jar = (): Sketch => ({
  shade: 'M17 14c-4 2-5 5-5 9v30c0 3 2 5 5 5h30c3 0 5-2 5-5V23c0-4-1-7-5-9z',
  coffee:
    'M15.5 29h33v23.5c0 1.5-.8 2.5-2.3 2.5H17.8c-1.5 0-2.3-1-2.3-2.5zM20 33.5l2 10 10-2-2-10zM34.5 40l-2.5 9.5 9.5 2.5 2.5-9.5z',
  fine: 'M17.5 24c.5-2 1.5-3.5 3.5-4.5',
  line: 'M17 14c-4 2-5 5-5 9v30c0 3 2 5 5 5h30c3 0 5-2 5-5V23c0-4-1-7-5-9',
  solid: rect(14, 6, 36, 8, 3),
})

/** A bowl, and the spoon that coffee is tasted from. */
export const cuppingBowl = (): Sketch => ({
  shade: 'M9 32c0 12 8 22 17 22h10c9 0 17-10 17-22z',
  coffee: 'M13.5 36h35c-2 8-7.5 14-12.5 14H26c-5 0-10.5-6-12.5-14zM12.5 14.5h13c-.5 3-3 5-6.5 5s-6-2-6.5-5z',
  line: 'M6.5 32h49M9 32c0 12 8 22 17 22h10c9 0 17-10 17-22M23 54v4h16v-4M9 11h20c0 7-4 11.5-10 11.5s-10-4.5-10-11.5z',
  solid: 'M29 10.5L56 5.8a2 2 0 0 1 .6 3.9L29 13.5z',
})
