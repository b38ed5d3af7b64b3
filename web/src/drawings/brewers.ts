/** The drawing of each brewer of the catalog, from families of drawings with a few measures each. */
import { hourglass, siphon } from './families/carafes.ts'
import { arm, box, stand } from './families/drip-machines.ts'
import { cone, flat, pleatedCone, switchCone, tube, wedge } from './families/drippers.ts'
import { handLever, lever, pocket, pump, tablet, twoArms } from './families/espresso.ts'
import { cezve, moka, twoBoilers } from './families/pots.ts'
import { aeropress, press } from './families/presses.ts'
import { bottle, bucket, cuppingBowl, jug, tower } from './families/vessels.ts'
import { methodSketch } from './methods.ts'
import type { Sketch } from './sketch.ts'

const FAMILIES = {
  aeropress,
  arm,
  bottle,
  box,
  bucket,
  cezve,
  cone,
  cuppingBowl,
  flat,
  handLever,
  hourglass,
  jug,
  lever,
  moka,
  pleatedCone,
  pocket,
  press,
  pump,
  siphon,
  stand,
  switchCone,
  tablet,
  tower,
  tube,
  twoArms,
  twoBoilers,
  wedge,
}

type Families = typeof FAMILIES
export type Family = keyof Families
type Options<F extends Family> = Families[F] extends (options?: infer O) => Sketch ? O : never
type Brewer = { [F in Family]: Families[F] extends () => Sketch ? [F] | [F, Options<F>] : never }[Family]

export const BREWERS: Record<string, Brewer> = {
  'hario-v60-01': ['cone', { size: 0.8 }],
  'hario-v60-02': ['cone', { size: 0.9 }],
  'hario-v60-03': ['cone', { size: 1 }],
  'hario-v60-mugen': ['cone', { ribs: 'smooth', size: 0.82 }],
  'hario-switch-02': ['switchCone', { size: 0.92 }],
  'clever-dripper-l': ['wedge', { valve: true }],
  'origami-dripper-s': ['pleatedCone', { size: 0.84 }],
  'origami-dripper-m': ['pleatedCone', { size: 0.96 }],
  'cafec-flower-dripper-cup-4': ['cone', { ribs: 'petals', size: 0.9 }],
  'kono-meimon': ['cone', { ribs: 'short', size: 0.86 }],
  'chemex-six-cup': ['hourglass', { width: 0.94, height: 0.94 }],
  'chemex-eight-cup': ['hourglass', {}],
  'chemex-three-cup': ['hourglass', { width: 0.72, height: 0.82 }],
  'kalita-wave-155': ['flat', { wall: 'wave', handle: true, size: 0.82 }],
  'kalita-wave-185': ['flat', { wall: 'wave', handle: true, size: 0.96 }],
  'orea-v3': ['flat', { wall: 'ribbed', reach: 20, size: 0.88 }],
  'orea-v4': ['flat', { wall: 'ribbed', reach: 21, base: true, size: 0.94 }],
  'april-brewer': ['flat', { wall: 'ridges', reach: 22, size: 0.92 }],
  'timemore-b75': ['flat', { reach: 18, size: 0.86 }],
  'fellow-stagg-x': ['flat', { wall: 'steel', reach: 18.5, size: 0.88 }],
  'melitta-cone-1x4': ['wedge', {}],
  'bee-house-large-dripper': ['wedge', { holes: 2, legs: true, size: 0.96 }],
  'nextlevel-pulsar': ['tube', { valve: true, size: 0.94 }],
  'tricolate-brewer': ['tube', {}],
  'aeropress-original': ['aeropress', { height: 0.96, width: 0.94 }],
  'aeropress-go': ['aeropress', { mug: true, height: 0.84, width: 0.94 }],
  'aeropress-clear': ['aeropress', { clear: true, height: 0.96, width: 0.94 }],
  'aeropress-xl': ['aeropress', { height: 1, width: 1.2 }],
  'bodum-chambord-8-cup': ['press', {}],
  'bodum-brazil-3-cup': ['press', { body: 'base', size: 0.8 }],
  'espro-p3': ['press', { body: 'cage' }],
  'espro-p7': ['press', { body: 'steel' }],
  'fellow-clara': ['press', { body: 'straight', size: 0.94 }],
  'bialetti-moka-express-3-cup': ['moka', { size: 0.82 }],
  'bialetti-moka-express-6-cup': ['moka', { size: 1 }],
  'bialetti-brikka-2-cup': ['moka', { shape: 'valve', size: 0.78 }],
  'bialetti-venus-4-cup': ['moka', { shape: 'round', size: 0.88 }],
  'hario-technica-tca-3': ['siphon', { size: 0.88 }],
  'hario-technica-tca-5': ['siphon', {}],
  'yama-stovetop-siphon-5-cup': ['siphon', { stovetop: true }],
  'toddy-cold-brew-system': ['bucket'],
  'hario-mizudashi': ['jug'],
  'oxo-good-grips-cold-brew': ['tower'],
  'hario-cold-brew-wine-bottle': ['bottle'],
  'copper-cezve': ['cezve', { size: 0.96 }],
  'beko-turkish-coffee-machine': ['cezve', { electric: 'machine' }],
  'arzum-okka-minio': ['cezve', { electric: 'pot' }],
  'cupping-bowl': ['cuppingBowl'],
  'technivorm-moccamaster-kbgv-select': ['arm', { switches: 2 }],
  'technivorm-moccamaster-cup-one': ['arm', { vessel: 'mug', top: 12, size: 0.88 }],
  'breville-precision-brewer': ['box', { vessel: 'thermal', panel: 'display', corner: 5, size: 1.02 }],
  'oxo-brew-8-cup': ['box', { vessel: 'thermal', panel: 'button', corner: 8, size: 0.94 }],
  'oxo-brew-9-cup': ['box', { vessel: 'thermal', panel: 'dial', corner: 8, size: 0.97 }],
  'bonavita-connoisseur-8-cup': ['box', { vessel: 'thermal', panel: 'switch', corner: 2, size: 0.95 }],
  'ratio-six': ['box', { vessel: 'thermal', panel: 'button', corner: 12, column: 18, size: 0.96 }],
  'ratio-eight': ['arm', { vessel: 'hourglass', basket: 'none', tank: 'round', size: 0.96 }],
  'fellow-aiden': ['box', { vessel: 'thermal', panel: 'knob', corner: 2, size: 0.98 }],
  'wilfa-svart-precision': ['arm', { tank: 'round', basket: 'box', top: 8, size: 0.98 }],
  'wilfa-performance': ['arm', { vessel: 'thermal', basket: 'box', top: 14, size: 0.98 }],
  'melitta-epour': ['stand', {}],
  'cuisinart-dcc-3200': ['box', { panel: 'display', corner: 3, size: 1.04 }],
  'xbloom-studio': ['stand', { grinder: true }],
  'breville-bambino': ['pump', { reach: 17, top: 15, corner: 4 }],
  'breville-bambino-plus': ['pump', { reach: 18, top: 14, corner: 5, front: 'switches' }],
  'breville-barista-express': ['pump', { hopper: true, front: 'gauge' }],
  'breville-barista-pro': ['pump', { hopper: true, front: 'display' }],
  'breville-dual-boiler': ['pump', { front: 'display', rail: true, reach: 25, corner: 4 }],
  'gaggia-classic-pro': ['pump', { front: 'switches', reach: 19, corner: 2 }],
  'rancilio-silvia': ['pump', { front: 'switches', reach: 20, rail: true, corner: 1.5 }],
  'lelit-anna-pl41tem': ['pump', { front: 'gauge', reach: 18, rail: true, corner: 2 }],
  'lelit-mara-x': ['pump', { e61: true, reach: 20, rail: true, corner: 2 }],
  'lelit-bianca': ['pump', { e61: true, paddle: true, reach: 24, corner: 2 }],
  'la-marzocco-linea-micra': ['pump', { front: 'gauge', reach: 21, paddle: true, corner: 7 }],
  'la-marzocco-linea-mini': ['pump', { front: 'gauges', reach: 25, paddle: true, corner: 3, top: 13 }],
  'decent-de1': ['tablet'],
  'profitec-go': ['pump', { front: 'gauge', reach: 17, corner: 2 }],
  'profitec-pro-300': ['pump', { front: 'dial', reach: 20, rail: true, corner: 2 }],
  'profitec-pro-600': ['pump', { e61: true, reach: 23, rail: true, corner: 3 }],
  'ecm-classika-pid': ['pump', { e61: true, reach: 19, corner: 2 }],
  'ecm-synchronika': ['pump', { e61: true, reach: 25, rail: true, corner: 4 }],
  'rocket-appartamento': ['pump', { e61: true, reach: 21, rail: true, dots: true }],
  'de-longhi-dedica-ec685': ['pump', { reach: 13, corner: 3, wand: false, top: 14 }],
  'la-pavoni-europiccola': ['lever'],
  'flair-neo-flex': ['handLever', {}],
  'flair-pro-2': ['handLever', { gauge: true }],
  'flair-58': ['handLever', { gauge: true, wide: true }],
  'cafelat-robot': ['twoArms'],
  'wacaco-picopresso': ['pocket'],
  '9barista-mk-1': ['twoBoilers'],
}

/** A brewer that isn't in the table looks like its method. */
export function brewerSketch({ slug, brewMethod }: { slug: string; brewMethod: string }): Sketch {
  if (!Object.hasOwn(BREWERS, slug)) return methodSketch(brewMethod)
  const [family, options] = BREWERS[slug]!
  return (FAMILIES[family] as (options?: unknown) => Sketch)(options)
}
