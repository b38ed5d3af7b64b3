import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '#test/support/server-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NOBODY = 65_534

/** What the last stage of the Dockerfile copies into the image, apart from the packages. */
function shippedFiles(): string[] {
  const stage = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!
  const copied = [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  return copied.map((path) => path.replace(/^\/app\//, '')).filter((path) => path !== 'node_modules')
}

/** The id of an unprivileged user, if the tests run as root and that user can read the packages. */
function ordinaryUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined
  const look = `require('node:fs').readdirSync(${JSON.stringify(join(ROOT, 'node_modules'))})`
  return spawnSync(process.execPath, ['-e', look], { uid: NOBODY, gid: NOBODY }).status === 0 ? NOBODY : undefined
}

function makeReadOnly(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444)
  }
}

describe.skipIf(process.platform === 'win32')('a read-only image', () => {
  it('starts as an unprivileged user, stores data below DATA_DIR and serves the web app', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'brewprint-image-'))
    chmodSync(directory, 0o755)
    const app = join(directory, 'app')
    const dataDir = join(directory, 'data')
    mkdirSync(app)
    mkdirSync(dataDir)
    for (const name of shippedFiles()) cpSync(join(ROOT, name), join(app, name), { recursive: true })
    makeReadOnly(app)
    // Linked afterwards, since a recursive listing follows links.
    symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'))
    chmodSync(app, 0o555)
    const uid = ordinaryUser()
    if (uid !== undefined) chownSync(dataDir, uid, uid)
    onTestFinished(() => {
      chmodSync(app, 0o755)
      rmSync(directory, { recursive: true, force: true })
    })

    const server = await startServer({ DATA_DIR: dataDir }, onTestFinished, { cwd: app, uid })
    const page = await fetch(server.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>')
    const missing = await fetch(`${server.url}/api/recipes/1000000`, { headers: { 'accept-language': 'de' } })
    expect(await missing.json()).toMatchObject({ error: 'Dieses Rezept gibt es nicht' })
    const registered = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' }),
    })
    expect(registered.status).toBe(201)
    expect(readdirSync(dataDir)).toContain('brewprint.db')
    expect(server.stderr).toBe('')
  })
})
