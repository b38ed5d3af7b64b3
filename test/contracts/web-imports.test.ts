import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SOURCES } from '#src/built.ts'
import packageFile from '../../package.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../../web/src', import.meta.url))
const IMPORT = /^(?:import|export)\s+(?:[\w\s{},*$]+?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

interface Import {
  from: string
  /** A path within web/src. */
  to: string
}

/** Includes style sheets and types, since a screen's folder is private to it. */
function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, specifier, dynamic]) => {
    const target = (specifier ?? dynamic)!
    if (target.startsWith('#web/')) return [{ from, to: target.slice('#web/'.length) }]
    return target.startsWith('.') ? [{ from, to: relative(ROOT, join(ROOT, dirname(from), target)) }] : []
  })
}

const files = globSync('**/*.{ts,tsx}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
const imports = files.flatMap((path) => importsOf(path, readFileSync(join(ROOT, path), 'utf8')))

const layerOf = (path: string): string => (path.includes('/') ? path.split('/')[0]! : 'top')
const screenOf = (path: string): string | undefined => /^screens\/([^/]+)\//.exec(path)?.[1]

/** Which layers each layer may import. */
const BASE = ['api', 'drawings', 'i18n', 'state', 'ui']
const ALLOWED: Record<string, string[]> = {
  api: BASE,
  drawings: BASE,
  i18n: BASE,
  state: BASE,
  ui: BASE,
  parts: ['parts', ...BASE],
  screens: ['screens', 'parts', ...BASE],
  shell: ['shell', 'parts', ...BASE],
  top: ['top', 'shell', 'screens', 'parts', 'styles', ...BASE],
}

function isAllowed({ from, to }: Import): boolean {
  // The bar of the running timer is shown on every screen.
  if (from === 'shell/shell.tsx' && to === 'screens/timer/running-timer.tsx') return true
  if (!ALLOWED[layerOf(from)]?.includes(layerOf(to))) return false
  return layerOf(from) !== 'screens' || layerOf(to) !== 'screens' || screenOf(from) === screenOf(to)
}

const arrow = ({ from, to }: Import): string => `${from} → ${to}`

describe('imports of the web app', () => {
  it('exist in the files that this test reads', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(imports.map(arrow)).toContain('main.tsx → app.tsx')
    expect(imports.map(arrow)).toContain('routes.tsx → screens/timer/timer.tsx')
    expect(
      importsOf('screens/a/b.tsx', "import c from '../d/e.module.css'\nimport {\n  f,\n} from '#web/ui/g.ts'"),
    ).toEqual([
      { from: 'screens/a/b.tsx', to: 'screens/d/e.module.css' },
      { from: 'screens/a/b.tsx', to: 'ui/g.ts' },
    ])
  })

  it('only go from screens to parts to ui, state and api; no screen folder imports another', () => {
    expect(imports.filter((each) => !isAllowed(each)).map(arrow)).toEqual([])
  })

  it.each([
    ['screens/log/brew-form.tsx', 'screens/recipes/recipe-form.tsx'],
    ['parts/recipe/recipe-card.tsx', 'screens/recipes/recipe.tsx'],
    ['ui/button.tsx', 'parts/coffee/coffee-field.tsx'],
    ['ui/button.tsx', 'shell/shell.tsx'],
    ['state/session.ts', 'screens/accounts/next.ts'],
    ['shell/shell.tsx', 'screens/log/log.tsx'],
    ['screens/log/log.tsx', 'shell/shell.tsx'],
  ])('are not allowed from %s to %s', (from, to) => {
    expect(isAllowed({ from, to })).toBe(false)
  })

  it('come from folders whose changes lead to a new build', () => {
    const folders = files.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'#(\w+)\//g)].map(
        ([, name]) => (packageFile.imports as Record<string, string>)[`#${name}/*`]!,
      ),
    )
    const isWatched = (folder: string) => SOURCES.some((source) => folder.startsWith(`./${source}/`))
    expect(new Set(folders).size).toBeGreaterThan(2)
    expect([...new Set(folders)].filter((folder) => !isWatched(folder))).toEqual([])
  })
})
