/** Builds the web app and the embed script into dist/: `npm run build`. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { DIST, hashSources, STAMP } from '../src/built.ts'
import { screenFiles } from './screen-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The files that the service worker caches for offline use. */
const KEPT = /^(assets\/[^/]+|theme\.js|icon\.svg|scene\.svg|icon-192\.png)$/
/** Vite's list of built files. */
const CHUNKS = 'manifest-of-build.json'
const TEXT = /\.(js|css|svg)$/
const WORTH_BYTES = 1024

// Set here because tests, which run with another NODE_ENV, build too.
process.env.NODE_ENV = 'production'
const stamp = hashSources()
// Builds into a temporary directory and then swaps it in, so that a starting server always finds a complete build.
const fresh = `${DIST}-${process.pid}`
await buildPart('widget/vite.config.ts', 'widget')
for (const mode of ['steps', 'grinder']) await buildPart('widget/part.vite.config.ts', 'widget', {}, mode)
await buildPart('web/vite.config.ts', 'web')
await writeScreenFiles(join(fresh, 'web'))
await buildPart('web/worker.vite.config.ts', 'web', await keptFiles(join(fresh, 'web')))
await compress(join(fresh, 'web'))
await writeFile(join(fresh, STAMP), stamp)
await replace(fresh, DIST)

async function buildPart(
  config: string,
  part: string,
  define: Record<string, string> = {},
  mode = 'production',
): Promise<void> {
  await build({ configFile: join(root, config), mode, logLevel: 'warn', define, build: { outDir: join(fresh, part) } })
}

async function writeScreenFiles(directory: string): Promise<void> {
  const [routes, chunks] = await Promise.all([
    readFile(join(root, 'web/src/routes.tsx'), 'utf8'),
    readFile(join(directory, CHUNKS), 'utf8'),
  ])
  await writeFile(join(directory, 'screen-files.json'), JSON.stringify(screenFiles(routes, JSON.parse(chunks))))
}

/** Returns the URLs of the files to cache, and a version that changes when any of them or index.html changes. */
async function keptFiles(directory: string): Promise<{ FILES: string; VERSION: string }> {
  const names = (await readdir(directory, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort()
  const kept = names.filter((name) => KEPT.test(name))
  const hash = createHash('sha256')
  for (const name of [...kept, 'index.html']) hash.update(name).update(await readFile(join(directory, name)))
  return {
    FILES: JSON.stringify(kept.map((name) => `/${name}`)),
    VERSION: JSON.stringify(hash.digest('base64url').slice(0, 12)),
  }
}

/** Compresses files at build time with the highest quality, instead of on every request. */
async function compress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  for (const file of files.filter((file) => TEXT.test(file))) {
    const path = join(directory, file)
    const bytes = await readFile(path)
    if (bytes.length < WORTH_BYTES) continue
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

async function replace(directory: string, target: string): Promise<void> {
  const old = `${directory}-old`
  await rename(target, old).catch(() => undefined)
  try {
    await rename(directory, target)
  } catch {
    // A concurrent build was faster; it has the same sources.
    await rm(directory, { recursive: true, force: true })
  }
  await rm(old, { recursive: true, force: true })
}
