/** The drawing of each brew method: the brewer that people think of first. */
import { hourglass, siphon } from './families/carafes.ts'
import { box } from './families/drip-machines.ts'
import { cone, wedge } from './families/drippers.ts'
import { portafilter } from './families/espresso.ts'
import { cezve, moka } from './families/pots.ts'
import { aeropress, press } from './families/presses.ts'
import { cuppingBowl, jar } from './families/vessels.ts'
import { drop, rect, type Sketch } from './sketch.ts'

export const METHODS: Record<string, () => Sketch> = {
  turkish: cezve,
  espresso: portafilter,
  moka,
  aeropress,
  siphon,
  v60: cone,
  clever: () => wedge({ valve: true }),
  'pour-over': hourglass,
  cupping: cuppingBowl,
  drip: box,
  'french-press': press,
  'cold-brew': jar,
}

/** A cup, for a method that isn't known here. */
const cup = (): Sketch => ({
  shade: 'M12 24h32v14c0 10-6 17-14 17h-4c-8 0-14-7-14-17z',
  coffee: `M15.5 30h25v8c0 8-4.5 13.5-10.5 13.5h-4c-6 0-10.5-5.5-10.5-13.5z${drop(28, 16)}`,
  line: 'M12 24h32v14c0 10-6 17-14 17h-4c-8 0-14-7-14-17zM44 28h4c8 0 8 14-5 14',
  solid: rect(8, 55.6, 40, 2.8, 1.4),
})

export const methodSketch = (method: string): Sketch => (Object.hasOwn(METHODS, method) ? METHODS[method]! : cup)()
