/** Builds what browsers get, the web app and the embed script, into dist/: `npm run build`. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { DIST, STAMP, stampOf } from '../src/built.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What the service worker keeps for times without a network. */
const KEPT = /^(assets\/[^/]+|theme\.js|app\.webmanifest|icon\.svg|icon-192\.png)$/
const TEXT = /\.(js|css|svg|webmanifest)$/
const WORTH_BYTES = 1024

// Also when tests build: what is built is what everybody gets.
process.env.NODE_ENV = 'production'
const stamp = stampOf()
// Beside the old files and then in their place: whoever starts meanwhile finds one whole build or the other.
const fresh = `${DIST}-${process.pid}`
await buildPart('widget/vite.config.ts', 'widget')
await buildPart('web/vite.config.ts', 'web')
await buildPart('web/worker.vite.config.ts', 'web', await keptFiles(join(fresh, 'web')))
await compress(join(fresh, 'web'))
await writeFile(join(fresh, STAMP), stamp)
await replace(fresh, DIST)

async function buildPart(config: string, part: string, define: Record<string, string> = {}): Promise<void> {
  await build({ configFile: join(root, config), logLevel: 'warn', define, build: { outDir: join(fresh, part) } })
}

/** Their addresses, and a version that is another one as soon as any of them or the page changes. */
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

/** Once and well, instead of on every request. */
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
    // Another build was quicker by a moment, and is of the same sources.
    await rm(directory, { recursive: true, force: true })
  }
  await rm(old, { recursive: true, force: true })
}
