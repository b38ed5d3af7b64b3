/** Drawings of grinders by how they are built, with a cross-section of their burrs in a round window. */
import { circle, drop, merge, place, rect, type Sketch } from './sketch.ts'

export type GrinderKind = 'hand' | 'hopper' | 'single-dose' | 'espresso' | 'shop'
export const GRINDER_KINDS: readonly GrinderKind[] = ['hand', 'hopper', 'single-dose', 'espresso', 'shop']

export interface GrinderMake {
  slug?: string
  /** "hand" or "electric". */
  drive: string
  burrType: string
  burrSizeMm: number | null
}

/** Prefixes of the slugs of grinders whose kind can't be derived from their burrs. */
const BUILT: readonly [kind: GrinderKind, ...names: string[]][] = [
  [
    'shop',
    'mahlkonig-ek',
    'mahlkonig-gh',
    'mahlkonig-vta',
    'eureka-drogheria',
    'fuji',
    'kalita-n',
    'kalita-c',
    'bentwood',
  ],
  ['espresso', 'eureka-atom', 'mazzer-mini', 'mazzer-zm', 'ceado', 'compak', 'anfim', 'fiorenzato', 'rancilio'],
  ['single-dose', 'niche', 'turin', 'option-o', 'weber', 'varia', 'zerno', 'acaia', 'timemore-sculptor', 'fellow-ode'],
  [
    'single-dose',
    'mazzer-philos',
    'eureka-mignon-oro-single',
    'eureka-mignon-zero',
    'urbanic',
    'goat-story',
    'femobook',
  ],
]

export function grinderKind({ slug = '', drive, burrType, burrSizeMm }: GrinderMake): GrinderKind {
  if (drive === 'hand') return 'hand'
  const built = BUILT.find(([, ...names]) => names.some((name) => slug.startsWith(name)))
  if (built) return built[0]
  if (burrType === 'ghost' || burrType === 'block') return 'shop'
  return burrType === 'flat' && (burrSizeMm ?? 0) >= 75 ? 'espresso' : 'hopper'
}

/** Where the window of each kind is. */
const WINDOWS: Record<GrinderKind, { x: number; y: number }> = {
  hand: { x: 29, y: 36.5 },
  hopper: { x: 32, y: 32.5 },
  'single-dose': { x: 31, y: 23.5 },
  espresso: { x: 23, y: 34 },
  shop: { x: 22, y: 31 },
}

const GRINDERS: Record<GrinderKind, Sketch> = {
  hand: {
    shade: rect(19, 18, 20, 40, 4),
    coffee: 'M22.5 51.5h13v2c0 .8-.5 1.5-1.5 1.5H24c-1 0-1.5-.7-1.5-1.5z',
    line: `${rect(19, 18, 20, 40, 4)}M19 47h20M29 18v-5M29 13l22-3`,
    fine: 'M19 26h20',
    solid: `${circle(29, 13, 2)}${rect(49, 4, 5.2, 10, 2.6)}`,
  },
  hopper: {
    shade: `M17 4h30l-4 14H21z${rect(18, 20, 28, 38, 4)}`,
    coffee: 'M20.5 9.5h23l-1.6 6H22.1zM27 51.5h10v3.5H27z',
    line: `M14.5 4h35M17 4l4 14h22l4-14${rect(17, 18, 30, 40, 4)}M24 58V47.5c0-1.5.8-2.5 2.5-2.5h11c1.7 0 2.5 1 2.5 2.5V58`,
  },
  'single-dose': {
    shade: `${rect(9, 14, 44, 19, 6)}M13 33h15v21H13z`,
    coffee: 'M40.5 49h8.5v4h-8.5z',
    line: `${rect(9, 14, 44, 19, 6)}M13 33v21M28 33v21M41 33v4h7.5v-4M37.5 43.5h14.5v8c0 1.5-1 2.5-2.5 2.5h-9.5c-1.5 0-2.5-1-2.5-2.5z${rect(7, 54, 48, 4, 2)}`,
    solid: 'M18 14V9.5c0-1.5 1-2.5 2.5-2.5h13c1.5 0 2.5 1 2.5 2.5V14z',
  },
  espresso: {
    shade: `M11 4h24l-4 14H15z${rect(11, 18, 24, 36, 3)}`,
    coffee: 'M14.5 9h17l-1.7 6H16.2zM42.5 45.5h6.5l-.5 2h-5.5z',
    line: `M8.5 4h29M11 4l4 14h16l4-14${rect(11, 18, 24, 36, 3)}M35 25h9l-2.5 10H35M40 35v3.5M39.5 42.5h12.5v3c0 2.5-1.5 4-4 4h-4.5c-2.5 0-4-1.5-4-4zM35 50h4M5 58h36c0-2.5-1.5-4-4-4H9c-2.5 0-4 1.5-4 4z`,
    solid: rect(52, 42.5, 10, 3.6, 1.8),
  },
  shop: {
    shade: `M12 4h20l-3 12H15z${circle(22, 31, 14)}${rect(36, 20, 20, 26, 3)}`,
    coffee: `M15.5 8.5h13l-1 4.5H16.5z${drop(22, 56)}`,
    line: `M9.5 4h25M12 4l3.5 13.5M32 4l-3.5 13.5${circle(22, 31, 14)}M35.5 25V20h18c1.8 0 3 1.2 3 3v20c0 1.8-1.2 3-3 3H31M18 44.5v5h8v-5M36 46v12M54 46v12M31 58h28`,
    fine: 'M42 28h9M42 33h9M42 38h9',
  },
}

/** Cross-sections of burrs, inside a circle of radius 12 around 32, 32. */
const BURRS: Record<string, Sketch> = {
  conical: {
    coffee: 'M32 23.5l6.5 16.5h-13z',
    line: 'M22.5 22.5l-1 6 2.5 12M41.5 22.5l1 6-2.5 12',
    fine: 'M32 24v16M28.5 33.5l-1.5 6M35.5 33.5l1.5 6',
  },
  flat: {
    coffee: 'M22.5 36.5h19l-2 4.5h-15z',
    line: 'M22.5 28h19l-2-4.5h-15zM32 19.5V23M32 41.5v3.5',
    fine: 'M23.5 32.2h2M28 32.2h2M32.5 32.2h2M37 32.2h2',
  },
  ghost: {
    coffee: 'M22.5 36l3-2 3 2 3.5-2 3.5 2 3-2 3 2v5h-19z',
    line: 'M22.5 23.5h19v4.5l-3 2-3-2-3.5 2-3.5-2-3 2-3-2z',
  },
  block: {
    coffee: 'M22.5 36h4v-2.5h3.5V36h4v-2.5h3.5V36h4v5h-19z',
    line: 'M22.5 23.5h19V28h-3.5v2.5H34V28h-4v2.5h-3.5V28h-4z',
  },
  other: { line: circle(32, 32, 6), fine: 'M32 22v4M32 38v4M22 32h4M38 32h4' },
}

const burrsOf = (burrType: string): Sketch => BURRS[Object.hasOwn(BURRS, burrType) ? burrType : 'other']!

export const BURR_TYPES: readonly string[] = Object.keys(BURRS)

export const burrSketch = (burrType: string): Sketch =>
  merge({ line: circle(32, 32, 27) }, place(burrsOf(burrType), { scaleX: 1.7, scaleY: 1.7, y: 18.2 }))

const WINDOW_SCALE = 0.48

export function grinderSketch(make: GrinderMake): Sketch {
  const kind = grinderKind(make)
  const { x, y } = WINDOWS[kind]
  const scale = kind === 'shop' ? 0.62 : WINDOW_SCALE
  const { coffee, line } = burrsOf(make.burrType)
  const burrs = place(merge({ coffee: coffee ?? '', fine: line ?? '' }), {
    scaleX: scale,
    scaleY: scale,
    x: x - 32,
    y: y - (58 + (32 - 58) * scale),
  })
  return merge(GRINDERS[kind], burrs, { line: circle(x, y, kind === 'shop' ? 9.5 : 7.2) })
}
