/** The built files that browsers get: where they are, and that they belong to the sources beside them. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
export const DIST = join(root, 'dist')
/** The file beside the built ones that tells their sources. */
export const STAMP = 'stamp'

/** Everything that a build reads. */
const SOURCES = ['web', 'widget', 'src/domain', 'package-lock.json', 'scripts/build.ts']

/** Builds what is missing or older than its sources, so that a fresh clone starts by itself. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const built = await readFile(join(DIST, STAMP), 'utf8').catch(() => undefined)
  // An image brings the built files without their sources.
  if (built !== undefined && (!existsSync(join(root, 'web')) || built === stampOf())) return
  say('Building the web app, once')
  await run(join(root, 'scripts/build.ts'))
}

/** Says whether two builds would be of the same sources. */
export function stampOf(): string {
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
