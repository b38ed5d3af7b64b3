/** Writes docs/LICENCES.md: every package in the lock file, with its version and licence. */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  /** Set for a package of this repository. */
  link?: boolean
  dependencies?: Record<string, string>
}

export type Locked = Record<string, LockedPackage>

/** Licences that only require their notice when the code is run or shipped. */
const FREE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense']
/**
 * Licences with conditions that we meet: fonts are shipped but not sold on their own; MPL and Python-2.0 have
 * conditions for modified files, and no package is modified; CC-BY asks for the author's name, which the list has.
 */
const ALSO: Record<Part, readonly string[]> = {
  server: ['OFL-1.1', 'MPL-2.0'],
  web: ['OFL-1.1'],
  tools: ['OFL-1.1', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0'],
}

export type Part = 'server' | 'web' | 'tools'

interface Entry {
  name: string
  version: string
  licence: string
}

const root = new URL('..', import.meta.url)

/** Lists the packages of each part, with one entry for each version. Builds for platforms are separate packages. */
export function entriesOf(locked: Locked, webRoots: readonly string[]): Record<Part, Entry[]> {
  const inWeb = closureOf(locked, webRoots)
  const parts: Record<Part, Map<string, Entry>> = { server: new Map(), web: new Map(), tools: new Map() }
  for (const [path, { version, license = 'unknown', dev = false, link = false }] of Object.entries(locked)) {
    if (link || !path.includes('node_modules/')) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const entry = { name, version, licence: license }
    if (!dev) parts.server.set(`${name}@${version}`, entry)
    if (inWeb.has(path)) parts.web.set(`${name}@${version}`, entry)
    else if (dev) parts.tools.set(`${name}@${version}`, entry)
  }
  const sorted = (part: Part) =>
    [...parts[part].values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
  return { server: sorted('server'), web: sorted('web'), tools: sorted('tools') }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the paths of these packages and all their dependencies. */
function closureOf(locked: Locked, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const path = pathOf(locked, name, from)
    if (!path || found.has(path)) return
    found.add(path)
    for (const each of Object.keys(locked[path]!.dependencies ?? {})) visit(each, path)
  }
  for (const name of roots) visit(name, '')
  return found
}

/** Finds a dependency as Node does: in the package's own `node_modules`, then in each one further up. */
function pathOf(locked: Locked, name: string, from: string): string | undefined {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (locked[path]) return path
  if (from === '') return undefined
  return pathOf(locked, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

/** Whether any of the alternatives (`A OR B`) is allowed. */
export const isAllowed = (licence: string, part: Part): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((each) => FREE.includes(each) || ALSO[part].includes(each))

export function render(parts: Record<Part, Entry[]>): string {
  const table = (entries: Entry[]) =>
    ['| Package | Version | Licence |', '|---|---|---|']
      .concat(entries.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
      .join('\n')
  return `# Licences

Brewprint itself is under the MIT licence. This page lists what it is made with, from \`package-lock.json\`; \`npm run licences\`
writes it, and a test fails when it is out of date or when a package comes under terms that aren't on the list in
\`scripts/licences.ts\`.

## On the server
${table(parts.server)}

## In the web app
These are in the files that browsers get.

${table(parts.web)}

## For development
Nothing of these is shipped: they build, check and test.

${table(parts.tools)}
`
}

/** Lists the packages that the web app imports. */
async function listWebRoots(): Promise<string[]> {
  const names = new Set<string>()
  for (const path of globSync('web/{src,worker}/**/*.{ts,tsx,css}', { cwd: root })) {
    const source = await readFile(new URL(path, root), 'utf8')
    for (const [, name] of source.matchAll(/(?:from '|import '|url\(")((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)) names.add(name!)
  }
  return [...names].sort()
}

export async function readParts(): Promise<Record<Part, Entry[]>> {
  const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as { packages: Locked }
  return entriesOf(lock.packages, await listWebRoots())
}

if (import.meta.main) await writeFile(new URL('docs/LICENCES.md', root), render(await readParts()))
