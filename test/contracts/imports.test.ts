import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../src', import.meta.url))

interface Import {
  from: string
  /** A path within src, or a package. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[\w\s{},*$]+?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

const sources = new Map(
  globSync('**/*.ts', { cwd: ROOT }).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
)
const imports = [...sources].flatMap(([path, source]) => importsOf(path, source))

function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, type, specifier, dynamic]) => {
    const target = (specifier ?? dynamic)!
    const isPackage = !/^(\.|#src\/)/.test(target)
    const path = target.startsWith('#src/')
      ? target.slice('#src/'.length)
      : relative(ROOT, join(ROOT, dirname(from), target))
    return {
      from,
      to: isPackage ? target : path,
      isPackage,
      isTypeOnly: type !== undefined,
    }
  })
}

/** The layer of a file; "top" has the files outside: the entry points, the app, its configuration and its log. */
const layerOf = (path: string): string => (path.includes('/') ? path.split('/')[0]! : 'top')
/** The group and name of a feature: "recipes/votes". */
const featureOf = (path: string): string | undefined => /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]

/** What each layer may import. All but the domain may also import the type of the configuration. */
const DOWN: Record<string, string[]> = {
  domain: ['domain'],
  i18n: ['i18n', 'domain'],
  sentences: ['sentences', 'i18n', 'domain'],
  db: ['db', 'domain'],
  mail: ['mail', 'sentences', 'i18n', 'db', 'domain'],
  http: ['http', 'sentences', 'i18n', 'db', 'domain'],
  features: ['features', 'http', 'mail', 'sentences', 'i18n', 'db', 'domain'],
  admin: ['admin', 'features', 'http', 'mail', 'sentences', 'i18n', 'db', 'domain'],
  top: ['top', 'admin', 'features', 'http', 'mail', 'sentences', 'i18n', 'db', 'domain'],
}

function isAllowed({ from, to, isPackage, isTypeOnly }: Import): boolean {
  if (isPackage) return layerOf(from) !== 'domain'
  if (to === 'config.ts') return layerOf(from) === 'top' || (isTypeOnly && layerOf(from) !== 'domain')
  if (!DOWN[layerOf(from)]?.includes(layerOf(to))) return false
  return featureOf(from) === featureOf(to) || layerOf(from) !== 'features' || !/routes[^/]*\.ts$/.test(to)
}

const arrow = ({ from, to }: Import): string => `${from} → ${to}`

describe('imports of the server', () => {
  it('exist in the files that this test reads', () => {
    expect(sources.size).toBeGreaterThan(50)
    const found = imports.filter(({ isPackage }) => !isPackage)
    expect(found.map(arrow)).toContain('start.ts → app.ts')
    expect(found.find((each) => arrow(each) === 'db/open.ts → config.ts')).toMatchObject({ isTypeOnly: true })
    expect(
      importsOf('features/a/b.ts', "import {\n  one,\n  type Two,\n} from '../../db/open.ts'\nimport './c.ts'"),
    ).toEqual([
      { from: 'features/a/b.ts', to: 'db/open.ts', isPackage: false, isTypeOnly: false },
      { from: 'features/a/b.ts', to: 'features/a/c.ts', isPackage: false, isTypeOnly: false },
    ])
  })

  it('only go down: start, app, features, then http, mail, db and domain', () => {
    expect(imports.filter((each) => !isAllowed(each)).map(arrow)).toEqual([])
  })

  it.each([
    ['domain/curve.ts', 'db/open.ts'],
    ['db/open.ts', 'http/errors.ts'],
    ['db/open.ts', 'mail/outbox.ts'],
    ['http/errors.ts', 'features/members/accounts/queries.ts'],
    ['mail/outbox.ts', 'http/errors.ts'],
    ['features/service/forms/routes.ts', 'app.ts'],
    ['features/service/forms/routes.ts', 'admin/command.ts'],
    ['admin/member-commands.ts', 'app.ts'],
    ['features/service/forms/routes.ts', 'config.ts'],
    ['features/recipes/votes/cast-vote.ts', 'features/service/forms/routes.ts'],
    ['features/recipes/votes/cast-vote.ts', 'features/recipes/comments/routes.ts'],
    ['features/recipes/votes/cast-vote.ts', 'features/members/accounts/not-me-routes.ts'],
  ])('are not allowed from %s to %s', (from, to) => {
    expect(isAllowed({ from, to, isPackage: false, isTypeOnly: false })).toBe(false)
  })

  it('of src/domain stay within it: no package, nothing of Node', () => {
    const foreign = imports.filter(({ from, isPackage }) => layerOf(from) === 'domain' && isPackage)
    expect(foreign.map(arrow)).toEqual([])
  })

  it('never target an entry point, and only start.ts imports app.ts', () => {
    const importersOf = (...files: string[]) => imports.filter(({ to }) => files.includes(to)).map(({ from }) => from)
    expect(importersOf('server.ts', 'admin.ts')).toEqual([])
    expect(importersOf('start.ts')).toEqual(['server.ts'])
    expect(importersOf('app.ts')).toEqual(['start.ts'])
  })

  it('have no cycles', () => {
    // Type imports are erased at run time, so they may be circular.
    expect(circleIn(imports.filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly))).toBeUndefined()
    const circle = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ].map(([from, to]) => ({ from: from!, to: to!, isPackage: false, isTypeOnly: false }))
    expect(circleIn(circle)).toEqual(['b', 'c', 'b'])
  })
})

describe('process.env', () => {
  it('is read only by config.ts; entry points pass it on as a whole', () => {
    const readers = [...sources]
      .filter(([path]) => path !== 'config.ts')
      .filter(([, source]) => /process\.env\b/.test(source.replaceAll(/\bloadConfig\(process\.env\)/g, '')))
      .map(([path]) => path)
    expect(readers).toEqual([])
    expect(imports.filter(({ to }) => to === 'node:process').map(arrow)).toEqual([])
  })
})

function circleIn(edges: readonly Import[]): string[] | undefined {
  const next = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const { to } of next.get(path) ?? []) {
      const circle = walk(to, [...trail, path])
      if (circle) return circle
    }
    done.add(path)
    return undefined
  }
  for (const path of next.keys()) {
    const circle = walk(path, [])
    if (circle) return circle
  }
  return undefined
}
