/** Locates the built browser files, and builds them if they don't match their sources. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
export const DIST = join(root, 'dist')
/** The file in DIST with the hash of the sources it was built from. */
export const STAMP = 'stamp'

/** The files that a build reads. */
export const SOURCES = [
  'web',
  'widget',
  'src/domain',
  'src/i18n',
  'src/sentences',
  'locales',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/messages',
]

/** Builds the web app if it is missing or outdated, so that a fresh clone starts without a build step. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const built = await readFile(join(DIST, STAMP), 'utf8').catch(() => undefined)
  // A container image has the built files without their sources.
  if (built !== undefined && (!existsSync(join(root, 'web')) || built === hashSources())) return
  say('Building the web app, once')
  await run(join(root, 'scripts/build.ts'))
}

/** Returns a hash of all sources. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

function run(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built'))))
  })
}
