/** Contact sheet of every drawing in light and dark, as PNG files: `npx node scripts/drawings.ts DIRECTORY`. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '#test/support/browser.ts'
import { BREWERS, brewerSketch } from '#web/drawings/brewers.ts'
import { EMPTY_SCENES, SCENE_WIDTH } from '#web/drawings/empty-sketches.ts'
import { BURR_TYPES, burrSketch, grinderSketch } from '#web/drawings/grinders.ts'
import { METHODS, methodSketch } from '#web/drawings/methods.ts'
import { BOX, LAYERS, type Sketch } from '#web/drawings/sketch.ts'

const directory = process.argv[2] ?? 'drawings'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

const draw = (sketch: Sketch, size: number, width = BOX): string => {
  const paths = LAYERS.flatMap((layer) => (sketch[layer] ? [`<path class="${layer}" d="${sketch[layer]}"/>`] : []))
  return `<svg class="drawing" viewBox="0 0 ${width} ${BOX}" width="${(size * width) / BOX}" height="${size}">${paths.join('')}</svg>`
}

const figure = (name: string, sketch: Sketch, sizes: readonly number[], width?: number): string =>
  `<figure>${sizes.map((size) => draw(sketch, size, width)).join('')}<figcaption>${name}</figcaption></figure>`

const brewers = Object.keys(BREWERS).map((slug) => figure(slug, brewerSketch({ slug, brewMethod: '' }), [120, 36]))

const GRINDERS = ['hand', 'baratza', 'niche', 'mazzer-mini', 'fuji'].flatMap((slug) =>
  ['conical', 'flat'].map((burrType) => ({ slug, burrType, drive: slug, burrSizeMm: null })),
)

/** The drawings on each sheet; brewers have several, so that no sheet gets too large to look at. */
const SHEETS: Record<string, string[]> = {
  methods: Object.keys(METHODS).map((method) => figure(method, methodSketch(method), [160, 40, 24])),
  'brewers-1': brewers.slice(0, 32),
  'brewers-2': brewers.slice(32, 62),
  'brewers-3': brewers.slice(62),
  grinders: [
    ...GRINDERS.map((make) => figure(`${make.slug}, ${make.burrType}`, grinderSketch(make), [120, 40])),
    ...BURR_TYPES.map((type) => figure(`${type} burrs`, burrSketch(type), [80, 32])),
  ],
  empty: Object.entries(EMPTY_SCENES).map(([name, sketch]) => figure(name, sketch, [104], SCENE_WIDTH)),
}

const LAYOUT = `
  body { margin: 0; padding: 16px; background: var(--card); color: var(--ink); font: 11px sans-serif; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 8px; }
  figure { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin: 0; padding: 8px; border: 1px solid var(--line); }
  figcaption { width: 100%; }
`

const styles = (await read('web/src/styles/tokens.css')) + (await read('web/src/drawings/drawing.module.css')) + LAYOUT
await mkdir(directory, { recursive: true })
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1400, height: 800 } })
for (const theme of ['light', 'dark']) {
  for (const [name, figures] of Object.entries(SHEETS)) {
    const html = `<html data-theme="${theme}"><style>${styles}</style><main>${figures.join('')}</main></html>`
    await page.setContent(`<!doctype html>${html}`)
    await page.screenshot({ path: join(directory, `${name}-${theme}.png`), fullPage: true })
  }
}
await browser.close()
