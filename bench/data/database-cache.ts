/** Creates filled databases once in var/bench; measurements use copies. */
import { createHash } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillSqlite } from './fill-sqlite.ts'
import { prepareSchema } from './prepare.ts'
import type { Size } from './sizes.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const CACHE_DIR = join(ROOT, 'var/bench')

/** Returns a hash of the generator's sources and the catalog. */
export function generatorStamp(): string {
  const hash = createHash('sha256')
  for (const pattern of ['bench/data/*.ts', 'data/*.json']) {
    for (const file of globSync(pattern, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('base64url').slice(0, 16)
}

/** Returns the path of a filled file, which it creates if needed; an existing one is migrated to this version. */
export async function cachedSqlite(size: Size): Promise<string> {
  const path = join(CACHE_DIR, `${size.name}.db`)
  const stampPath = join(CACHE_DIR, `${size.name}.stamp`)
  const stamp = generatorStamp()
  if (existsSync(path) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) {
    await prepareSchema({ engine: 'sqlite', path })
    return path
  }
  mkdirSync(CACHE_DIR, { recursive: true })
  const draft = `${path}.draft`
  remove(draft)
  remove(path)
  fillSqlite(draft, size, await prepareSchema({ engine: 'sqlite', path: draft }))
  renameSync(draft, path)
  writeFileSync(stampPath, stamp)
  return path
}

export function emptyDirectory(name: string): string {
  const directory = join(CACHE_DIR, 'run', name)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  return directory
}

/** Returns a new data directory with a copy of the database. */
export function workingCopy(path: string, name: string): string {
  const directory = emptyDirectory(name)
  // Copy-on-write if the file system supports it.
  copyFileSync(path, join(directory, 'brewprint.db'), constants.COPYFILE_FICLONE)
  return directory
}

function remove(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
}
