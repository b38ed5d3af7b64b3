import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, type EmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { findEquipment, kill, startHealthy } from '#test/support/reviving.ts'
import type { OpenServer } from '#test/support/server-process.ts'
import { WriteLoad } from '#test/support/write-load.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const WRITES_BEFORE = IS_SHORT ? 100 : 2000
const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

type Copy = (database: EmptyDatabase) => Promise<EmptyDatabase>

/** Makes a copy during writes, starts a server on it and checks that no acknowledged write is missing. */
async function expectWholeCopy(database: EmptyDatabase, copy: Copy): Promise<void> {
  const server = await startHealthy(database.env)
  const load = new WriteLoad(1, { clients: IS_SHORT ? 4 : 10 })
  load.start(server.url, await findEquipment(database))
  await load.answered(WRITES_BEFORE)

  load.mark()
  const before = load.answers
  const copied = await copy(database)
  expect(load.answers, 'they went on meanwhile').toBeGreaterThan(before)
  await load.answered(50)
  await load.stop()
  await lookInto(database, (db) => load.expectKept(db))
  await kill(server)

  const restored = await startHealthy(copied.env)
  await lookInto(copied, async (db) => {
    await expectConsistent(db)
    await load.expectInCopy(db)
  })
  if (!IS_SHORT) await expectToGoOn(restored, copied)
}

/** Further writes to the restored database succeed. */
async function expectToGoOn({ url }: OpenServer, database: EmptyDatabase): Promise<void> {
  const load = new WriteLoad(2, { name: 'more', clients: 3 })
  load.start(url, await findEquipment(database))
  await load.answered(100)
  await load.stop()
  await lookInto(database, expectConsistent)
}

describe('admin backup of a live SQLite database', () => {
  it('contains every write acknowledged before it began, and can be served', async () => {
    await expectWholeCopy(await createEmptyDatabase('sqlite'), async ({ env }) => {
      const copied = await createEmptyDatabase('sqlite')
      const file = join(inject('directory'), `${Math.random()}.db`)
      await run(process.execPath, ['src/admin.ts', 'backup', file], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...env },
      })
      return {
        ...copied,
        config: { engine: 'sqlite', path: file },
        env: { ...copied.env, DATABASE_URL: `sqlite:${file}` },
      }
    })
  })
})

/** The command as documented in the operations handbook. */
function documentedLine(tool: 'pg_dump' | 'pg_restore'): string {
  const handbook = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8')
  return new RegExp(`\`(${tool} [^\`]+)\``).exec(handbook)![1]!.replaceAll(/\s+/g, ' ')
}

async function type(line: string, { env }: EmptyDatabase, FILE: string): Promise<void> {
  const [newest] = (await readdir('/usr/lib/postgresql')).sort((a, b) => Number(b) - Number(a))
  const PATH = `/usr/lib/postgresql/${newest}/bin:${process.env.PATH}`
  const { stderr } = await run('sh', ['-c', line.replace('FILE', '"$FILE"')], { env: { ...env, PATH, FILE } })
  expect(stderr).toBe('')
}

describe.runIf(ENGINES.includes('postgres'))('pg_dump of a live PostgreSQL database', () => {
  it('contains every write acknowledged before it began, and can be served once restored', async () => {
    await expectWholeCopy(await createEmptyDatabase('postgres'), async (database) => {
      const file = join(inject('directory'), `${Math.random()}.dump`)
      await type(documentedLine('pg_dump'), database, file)
      const fresh = await createEmptyDatabase('postgres')
      await type(documentedLine('pg_restore'), fresh, file)
      return fresh
    })
  })
})
