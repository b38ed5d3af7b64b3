import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it } from 'vitest'
import { onPostgres } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { type OpenServer, spawnServer, startServer } from '#test/support/server-process.ts'

/** Code that is loaded before the server: makes `fdatasync` fail with EIO once the file exists. */
const breakingDisk = (sign: string) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const real = fs.fdatasync
  fs.fdatasync = (fd, done) => fs.existsSync(${JSON.stringify(sign)})
    ? done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' }))
    : real(fd, done)
  syncBuiltinESMExports()`

const register = ({ url }: OpenServer, name: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'correct horse' }),
  })

function countUnsent(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true })
  const { n } = database.prepare('select count(*) as n from outbox where "sentAt" is null').get() as { n: number }
  database.close()
  return n
}

describe.skipIf(onPostgres)('a failed fdatasync of the write-ahead log', () => {
  it('answers 503 to waiting writes, ends the process and loses no acknowledged write', async () => {
    const dataDir = join(inject('directory'), randomBytes(6).toString('hex'))
    const sign = `${dataDir}-is-broken`
    const server = await startServer({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breakingDisk(sign))}`,
    })
    expect((await register(server, 'acknowledged')).status).toBe(201)
    // The welcome mail is the last background write of the server.
    await eventually(() => expect(countUnsent(join(dataDir, 'brewprint.db'))).toBe(0))
    writeFileSync(sign, '')
    const refused = await register(server, 'refused')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    expect(await server.exited).toBe(74)
    expect(server.stdout).toContain('A commit could not be written to the disk')

    const again = await startServer({ DATA_DIR: dataDir })
    const login = await fetch(`${again.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'acknowledged@example.com', password: 'correct horse' }),
    })
    expect(login.status).toBe(200)
  })

  it('ends the process with the same exit code when it happens at the start', async () => {
    const dataDir = join(inject('directory'), randomBytes(6).toString('hex'))
    const sign = `${dataDir}-is-broken`
    writeFileSync(sign, '')
    const server = spawnServer({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breakingDisk(sign))}`,
    })
    const exit = await server.exited
    expect(server.stdout).toContain('A commit could not be written to the disk')
    expect(server.stderr).not.toContain('ReferenceError')
    expect(exit).toBe(74)
  })
})
