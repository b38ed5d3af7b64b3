import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FLAVOR_FAMILIES } from '#domain/flavors.ts'

const ROOT = fileURLToPath(new URL('../../web/src/', import.meta.url))
const tokens = readFileSync(`${ROOT}styles/tokens.css`, 'utf8')

type Scheme = 'light' | 'dark'

/** The color of a role in a scheme, as #rrggbb. */
function colorOf(role: string, scheme: Scheme): string {
  const value = new RegExp(`^ {2}--${role}: (.+);$`, 'm').exec(tokens)?.[1]
  if (value === undefined) throw new Error(`no color --${role}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return colorOf(other, scheme)
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  return both ? both[scheme === 'light' ? 1 : 2]! : value
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const ROASTS = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']

/** Text and what it stands on. */
const TEXTS: readonly (readonly [string, string])[] = [
  ...FLAVOR_FAMILIES.map((family) => ['on-flavor', `flavor-${family}`] as const),
  ['chart-label', 'card'],
  ['chart-label', 'sunk'],
  ['chart-label', 'paper'],
  ['ink', 'card'],
  ['soft', 'card'],
]

/** Shapes that carry a meaning, and what they stand on. */
const SHAPES: readonly (readonly [string, string])[] = [
  ...FLAVOR_FAMILIES.map((family) => [`flavor-${family}`, 'card'] as const),
  ...ROASTS.map((roast) => ['crema', `coffee-${roast}`] as const),
  ['chart-mark', 'chart-ground'],
  ['chart-other', 'chart-ground'],
  ['chart-axis', 'chart-ground'],
  ['rail', 'card'],
  ['rail', 'paper'],
  ['map-country', 'card'],
  ['map-country', 'map-land'],
]

describe('colors of tokens.css', () => {
  it.each(SCHEMES.flatMap((scheme) => TEXTS.map((pair) => [scheme, ...pair] as const)))(
    'have in %s for text in --%s on --%s a contrast of 4.5',
    (scheme, text, ground) => {
      expect(contrastOf(colorOf(text, scheme), colorOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(SCHEMES.flatMap((scheme) => SHAPES.map((pair) => [scheme, ...pair] as const)))(
    'have in %s for --%s on --%s a contrast of 3',
    (scheme, shape, ground) => {
      expect(contrastOf(colorOf(shape, scheme), colorOf(ground, scheme))).toBeGreaterThanOrEqual(3)
    },
  )

  it('are not written as literals in any other style sheet', () => {
    const files = globSync('**/*.css', { cwd: ROOT }).filter((file) => !file.endsWith('tokens.css'))
    const literals = files.flatMap((file) =>
      [
        ...readFileSync(ROOT + file, 'utf8').matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|hwb|lab|lch)a?\(/gi),
      ].map(([literal]) => `${file}: ${literal}`),
    )
    expect(files.length).toBeGreaterThan(40)
    expect(literals).toEqual([])
  })

  it('are defined for every var() of charts, flavors, maps, coffee and photos', () => {
    const files = globSync('**/*.css', { cwd: ROOT })
    const named = files.flatMap((file) =>
      [...readFileSync(ROOT + file, 'utf8').matchAll(/var\(--((?:chart|flavor|map|coffee|photo)-[\w-]+)\)/g)].map(
        ([, name]) => name!,
      ),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !tokens.includes(`--${name}:`))).toEqual([])
  })
})
