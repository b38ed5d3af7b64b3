import '#test/support/english.ts'
import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ROAST_LEVELS } from '#domain/catalog.ts'
import { FLAVOR_FAMILIES } from '#domain/flavors.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { BrewerDrawing } from '#web/drawings/brewer-drawing.tsx'
import { BREWERS, brewerSketch } from '#web/drawings/brewers.ts'
import { coffeeBag } from '#web/drawings/coffee-bag.ts'
import { DialFace } from '#web/drawings/dial-face.tsx'
import EmptyDrawing from '#web/drawings/empty-drawing.tsx'
import { EMPTY_SCENES, type EmptyName, SCENE_WIDTH } from '#web/drawings/empty-sketches.ts'
import { GrinderDrawing } from '#web/drawings/grinder-drawing.tsx'
import { BURR_TYPES, burrSketch, GRINDER_KINDS, grinderKind, grinderSketch } from '#web/drawings/grinders.ts'
import { MethodDrawing } from '#web/drawings/method-drawing.tsx'
import { METHODS, methodSketch } from '#web/drawings/methods.ts'
import { BOX, LAYERS, place, type Sketch } from '#web/drawings/sketch.ts'
import { RoastTile } from '#web/parts/coffee/roast-tile.tsx'

const { grinders, machines, methods } = await readCatalogFiles()
const tokens = readFileSync(new URL('../../web/src/styles/tokens.css', import.meta.url), 'utf8')

const EVERY_SKETCH: [name: string, sketch: Sketch, width: number][] = [
  ...methods.map(({ id }) => [id, methodSketch(id), BOX] as [string, Sketch, number]),
  ...machines.map((brewer) => [brewer.slug, brewerSketch(brewer), BOX] as [string, Sketch, number]),
  ...grinders.map((grinder) => [grinder.slug, grinderSketch(grinder), BOX] as [string, Sketch, number]),
  ...BURR_TYPES.map((type) => [type, burrSketch(type), BOX] as [string, Sketch, number]),
  ...Object.entries(EMPTY_SCENES).map(([name, scene]) => [name, scene, SCENE_WIDTH] as [string, Sketch, number]),
  ['bag', coffeeBag(), BOX],
  ['unknown method', methodSketch('unheard-of'), BOX],
]

const PARAMETERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** The ends of all pieces of a path; throws on what isn't a path. */
function endsOf(path: string): { x: number; y: number }[] {
  expect(path).toMatch(/^M[-MLHVCSQAZmlhvcsqaz\d. ]+$/)
  const ends: { x: number; y: number }[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command!.toLowerCase()
    const [originX, originY] = command === kind ? [() => x, () => y] : [() => 0, () => 0]
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = PARAMETERS[kind]!
    expect(count === 0 ? numbers.length : numbers.length % count, `${command}${rest} in ${path}`).toBe(0)
    if (kind === 'z') [x, y] = [startX, startY]
    for (let at = 0; at < numbers.length; at += count) {
      const [last, before] = [numbers[at + count - 1]!, numbers[at + count - 2]!]
      if (kind === 'h') x = originX() + last
      else if (kind === 'v') y = originY() + last
      else [x, y] = [originX() + before, originY() + last]
      if (kind === 'm' && at === 0) [startX, startY] = [x, y]
      ends.push({ x, y })
    }
  }
  return ends
}

const heightOf = (sketch: Sketch): number => {
  const ys = endsOf(Object.values(sketch).join('')).map(({ y }) => y)
  return Math.max(...ys) - Math.min(...ys)
}

describe('brewerSketch, methodSketch and grinderSketch for the catalog', () => {
  it('BREWERS has a family for every brewer, and no brewer that left the catalog', () => {
    expect(machines.length).toBeGreaterThanOrEqual(89)
    expect(Object.keys(BREWERS).sort()).toEqual(machines.map(({ slug }) => slug).sort())
  })

  it('draws brewers of one family with different capacity differently', () => {
    for (const brewer of machines) {
      for (const other of machines) {
        if (BREWERS[brewer.slug]![0] !== BREWERS[other.slug]![0]) continue
        if (brewer.capacity!.waterGrams.max === other.capacity!.waterGrams.max) continue
        expect(brewerSketch(brewer), `${brewer.slug} and ${other.slug}`).not.toEqual(brewerSketch(other))
      }
    }
  })

  it.each([
    ['hario-v60-01', 'hario-v60-02', 'hario-v60-03'],
    ['origami-dripper-s', 'origami-dripper-m'],
    ['chemex-three-cup', 'chemex-six-cup', 'chemex-eight-cup'],
    ['kalita-wave-155', 'kalita-wave-185'],
    ['aeropress-go', 'aeropress-original', 'aeropress-xl'],
    ['bialetti-moka-express-3-cup', 'bialetti-moka-express-6-cup'],
    ['hario-technica-tca-3', 'hario-technica-tca-5'],
  ])('draws %s smaller than its bigger sizes', (...slugs) => {
    const heights = slugs.map((slug) => heightOf(brewerSketch({ slug, brewMethod: '' })))
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(new Set(heights).size).toBe(slugs.length)
  })

  it('methodSketch returns a different drawing for every method', () => {
    expect(Object.keys(METHODS).sort()).toEqual(methods.map(({ id }) => id).sort())
    expect(new Set(methods.map(({ id }) => JSON.stringify(methodSketch(id)))).size).toBe(methods.length)
  })

  it('brewerSketch of an unknown brewer is that of its method, and methodSketch of an unknown method a cup', () => {
    expect(brewerSketch({ slug: 'unheard-of', brewMethod: 'moka' })).toEqual(methodSketch('moka'))
    const cup = methodSketch('unheard-of')
    expect(cup.line).toBeTruthy()
    expect(methods.map(({ id }) => methodSketch(id))).not.toContainEqual(cup)
  })

  it('methodSketch, brewerSketch and burrSketch ignore inherited names such as "constructor"', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(methodSketch(name)).toEqual(methodSketch('unheard-of'))
      expect(brewerSketch({ slug: name, brewMethod: 'moka' })).toEqual(methodSketch('moka'))
      expect(burrSketch(name)).toEqual(burrSketch('other'))
    }
  })

  it('grinderSketch draws every kind of grinder with its burrs', () => {
    expect(new Set(grinders.map(grinderKind))).toEqual(new Set(GRINDER_KINDS))
    for (const { burrType } of grinders) expect(BURR_TYPES).toContain(burrType)
    const make = { drive: 'hand', burrSizeMm: null }
    const sketches = BURR_TYPES.map((burrType) => JSON.stringify(grinderSketch({ ...make, burrType })))
    expect(new Set(sketches).size).toBe(BURR_TYPES.length)
    expect(grinders.filter(({ drive }) => drive === 'hand').every((grinder) => grinderKind(grinder) === 'hand')).toBe(
      true,
    )
  })
})

describe('every sketch of a drawing', () => {
  it.each(EVERY_SKETCH)('of %s is drawn with whole commands inside its box', (_, sketch, width) => {
    expect(Object.keys(sketch).filter((layer) => !LAYERS.includes(layer as never))).toEqual([])
    expect(sketch.line).toBeTruthy()
    for (const path of Object.values(sketch)) {
      for (const { x, y } of endsOf(path)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(BOX)
      }
    }
  })

  it('scales about the middle of the ground, with relative and absolute commands alike', () => {
    const placed = place({ line: 'M32 58L42 48h10v-10a4 2 0 0 1 4 4z' }, { scaleX: 0.5, scaleY: 0.5, x: 1 })
    expect(placed.line).toBe('M33 58L38 53h5v-5a2 1 0 0 1 2 2z')
  })
})

/** What every component puts on the page. */
const markup = [
  ...methods.map(({ id }) => renderToStaticMarkup(createElement(MethodDrawing, { method: id }))),
  ...machines.map((brewer) => renderToStaticMarkup(createElement(BrewerDrawing, { brewer }))),
  ...grinders.map((grinder) => renderToStaticMarkup(createElement(GrinderDrawing, { grinder }))),
  ...grinders.map((dial) => renderToStaticMarkup(createElement(DialFace, { dial }))),
  ...Object.keys(EMPTY_SCENES).map((name) =>
    renderToStaticMarkup(createElement(EmptyDrawing, { name: name as EmptyName })),
  ),
]

describe('markup of the drawing components', () => {
  it('has no ids and references, which would collide where two drawings are on a page', () => {
    for (const svg of markup) expect(svg).not.toMatch(/\sid=|url\(|href=|<defs|<use/)
  })

  it('has no colours: those come from the style sheet', () => {
    for (const svg of markup) expect(svg).not.toMatch(/fill=|stroke=|style=|#[\da-f]{3}|rgb|hsl/i)
  })

  it('has no missing numbers', () => {
    for (const svg of markup) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('is aria-hidden beside text, and an image with a name where it stands alone', () => {
    for (const svg of markup) expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/)
    const named = renderToStaticMarkup(createElement(MethodDrawing, { method: 'moka', label: 'Moka pot' }))
    expect(named).toMatch(/^<svg[^>]* role="img" aria-label="Moka pot"/)
    expect(named).not.toContain('aria-hidden')
    const tile = renderToStaticMarkup(createElement(RoastTile, { roast: 'DARK', sketch: methodSketch('v60') }))
    expect(tile).toMatch(/role="img" aria-label="Dark roast"/)
  })
})

describe('colours in the style sheets of drawings', () => {
  const root = new URL('../../web/src/', import.meta.url)
  const sheets = [
    ...globSync('drawings/**/*.css', { cwd: root }),
    'parts/coffee/roast-tile.module.css',
    'parts/flavor/flavor-notes.module.css',
  ]

  it.each(sheets)('are tokens in %s', (sheet) => {
    const css = readFileSync(new URL(sheet, root), 'utf8')
    const values = [...css.matchAll(/^\s*(?:fill|stroke|color|background|--[\w-]+):\s*([^;]+);/gm)].map(
      ([, value]) => value!,
    )
    expect(values.filter((value) => !/^(?:var\(--.+\)|none|currentcolor)$/.test(value))).toEqual([])
    const used = [...css.matchAll(/var\(--([\w-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'drawing-coffee')
    for (const name of used) expect(tokens).toContain(`--${name}:`)
  })

  it('exist for every family of flavors', () => {
    for (const family of FLAVOR_FAMILIES) expect(tokens).toContain(`--flavor-${family}: light-dark(`)
  })

  const colorsOf = (name: string): string[] => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)![1]!
    const colors = value.match(/#[\da-f]{6}/g)!
    return colors.length === 1 ? [colors[0]!, colors[0]!] : colors
  }

  it.each(ROAST_LEVELS)('set the lines and the coffee of the tile of roast %s off, in both schemes', (roast) => {
    const tones = colorsOf(`roast-${roast.toLowerCase().replaceAll('_', '-')}`)
    const depth = roast.endsWith('DARK') ? 'deep' : 'pale'
    for (const scheme of [0, 1]) {
      expect(contrast(tones[scheme]!, colorsOf(`on-${depth}-roast`)[scheme]!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tones[scheme]!, colorsOf(`coffee-on-${depth}-roast`)[scheme]!)).toBeGreaterThanOrEqual(3)
    }
  })
})

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
