/** Builds what browsers get, the web app and the embed script, into dist/: `npm run build`. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { DIST, STAMP, stampOf } from '../src/built.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PARTS = { 'widget/vite.config.ts': 'widget', 'web/vite.config.ts': 'web', 'web/worker.vite.config.ts': 'web' }
const TEXT = /\.(js|css|svg|webmanifest)$/
const WORTH_BYTES = 1024

const stamp = stampOf()
// Beside the old files and then in their place: whoever starts meanwhile finds one whole build or the other.
const fresh = `${DIST}-${process.pid}`
for (const [config, part] of Object.entries(PARTS)) {
  await build({ configFile: join(root, config), logLevel: 'warn', build: { outDir: join(fresh, part) } })
}
await compress(join(fresh, 'web'))
await writeFile(join(fresh, STAMP), stamp)
await replace(fresh, DIST)

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
