import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrations } from '#src/db/migrations/index.ts'
import { openDatabase } from '#src/db/open.ts'
import { createTestDatabase, onPostgres } from '#test/support/database.ts'
import { closedPort } from '#test/support/ports.ts'
import { type ServerProcess, spawnServer, startServer } from '#test/support/server-process.ts'

const SECRET = 'a secret of these tests that is long enough'

describe('starting the server', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = join(inject('directory'), randomBytes(6).toString('hex'))
  })

  /** The single line on stderr of a start that fails. */
  async function refusalOf(env: Record<string, string>): Promise<string> {
    const server = spawnServer({ DATA_DIR: dataDir, ...env })
    expect(await server.exited).toBe(1)
    expect(server.stdout).not.toContain('is open')
    expect(server.stderr).toMatch(/^Brewprint can't start\. [^\n]+\n$/)
    expect(server.stderr).not.toContain('hunter2')
    return server.stderr
  }

  /** Waits for the last line, since each line may arrive separately. */
  const lastLineOf = (server: ServerProcess) =>
    expect.poll(() => server.stdout, { timeout: 10_000 }).toMatch(/Mail: .*\n/)

  it('logs its URL, its database and where mails go in a few lines', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    await lastLineOf(server)
    expect(server.stdout).toContain(`Brewprint is open at ${server.url} (API reference: ${server.url}/docs)\n`)
    expect(server.stdout).toContain(`Data: ${join(dataDir, 'brewprint.db')}\n`)
    expect(server.stdout).not.toContain('SESSION_SECRET')
    expect(server.stdout).toContain(`Mail: written to ${join(dataDir, 'mail')}\n`)
    expect(server.stdout.trim().split('\n').length).toBeLessThanOrEqual(6)
    expect(server.stderr).toBe('')
    expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({
      status: 'healthy',
      checks: { migrations: { applied: migrations.length } },
    })
  })

  it('looks up its modules in the compile cache', async () => {
    const server = await startServer({ DATA_DIR: dataDir, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' })
    expect(server.stderr).toMatch(/node_modules\/\.cache\/node\/\S+ for ESM file:\S+\/src\/app\.ts/)
  })

  it('puts the assigned port into links in mails', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    const response = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ email: 'ada@example.com', password: 'password' }),
    })
    expect(response.status).toBe(201)
    const output = expect.poll(() => server.stdout, { timeout: 10_000 })
    await output.toContain(`Welcome to Brewprint ${server.url}/account/confirm?token=`)
  })

  it('logs JSON in production, without passwords', async () => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: SECRET, SMTP_URL: 'smtp://user:hunter2@mail.example:587' }
    const server = await startServer({ DATA_DIR: dataDir, HOST: '127.0.0.1', ...env })
    await lastLineOf(server)
    const lines = server.stdout.trim().split('\n')
    const messages = lines.map((line) => JSON.parse(line).msg)
    expect(messages).toContain('Mail: sent through mail.example:587')
    expect(server.stdout + server.stderr).not.toContain('hunter2')
  })

  it.runIf(onPostgres)('warns of a generated session secret on PostgreSQL, unknown to other nodes', async () => {
    const { config, drop } = await createTestDatabase()
    onTestFinished(drop)
    const outputOf = async (env: Record<string, string>) => {
      const DATABASE_URL = (config as { url: string }).url
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL, ...env })
      await lastLineOf(server)
      return server.stdout
    }
    expect(await outputOf({})).toMatch(/ warn +SESSION_SECRET is not set: /)
    expect(await outputOf({ SESSION_SECRET: SECRET })).not.toContain('SESSION_SECRET')
  })

  it('fails for an invalid environment variable, names it, and keeps a password to itself', async () => {
    const line = await refusalOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' })
    expect(line).toMatch(/start\. DATABASE_URL must/)
  })

  it('fails when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusalOf({ PORT: String(port) })).toMatch(
      new RegExp(`in use .*${port}\\. Set PORT to a free port\\.`),
    )
    other.close()
  })

  it('fails when HOST is not an address of this machine', async () => {
    expect(await refusalOf({ HOST: 'nowhere.invalid' })).toContain('Set HOST to an address of this machine.')
  })

  it('fails when the database is unreachable', async () => {
    const closed = await refusalOf({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${await closedPort()}/brew` })
    expect(closed).toMatch(/The database can't be reached \(DATABASE_URL\): .*ECONNREFUSED/)
  })

  it('fails when the data directory or the database file is unusable', async () => {
    mkdirSync(dataDir)
    const file = join(dataDir, 'file')
    writeFileSync(file, 'no database at all, only some words')
    const lines = await Promise.all([
      refusalOf({ DATA_DIR: join(file, 'below') }),
      refusalOf({ DATABASE_URL: `sqlite:${file}` }),
    ])
    for (const line of lines) {
      expect(line).toMatch(/DATA_DIR/)
      expect(line).toContain(dataDir)
      expect(line).toContain("can't be used: ")
    }
  })

  it('fails for a database of a newer version, and leaves it unchanged', async () => {
    const database = await createTestDatabase()
    const db = openDatabase(database.config)
    await db.insertInto('migrations').values({ name: '9999-future', appliedAt: new Date().toISOString() }).execute()
    const url = database.config.engine === 'postgres' ? database.config.url : `sqlite:${database.config.path}`
    expect(await refusalOf({ DATABASE_URL: url })).toContain(
      'newer version of Brewprint (it has migration 9999-future)',
    )
    await db.destroy()
    await database.drop()
  })
})
