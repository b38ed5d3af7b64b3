import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#src/db/open.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { eventually } from '#test/support/eventually.ts'
import { startServer } from '#test/support/server-process.ts'
import { canMount, SmallDisk } from '#test/support/small-disk.ts'
import {
  exchange,
  expectEachWriteOnce,
  type Outcome,
  prepareForLoad,
  startLoad,
  succeeded,
} from '#test/support/steady-load.ts'

const ROUNDS = process.env.FAULTS === 'short' ? 1 : 6
const SECRET = 'a secret of these tests that is long enough'

const isRead = ({ kind }: Outcome) => kind === 'read'
const isRefused = ({ status }: Outcome) => status === 503
const isStored = (outcome: Outcome) => !isRead(outcome) && succeeded(outcome)

// Requires the right to mount a file system that is small enough to fill.
describe.skipIf(!canMount)('full disk', () => {
  it('answers 503 to writes, still answers reads, and everything works again once there is space', async () => {
    const disk = new SmallDisk(24)
    const config = { engine: 'sqlite' as const, path: join(disk.path, 'brewprint.db') }
    const env = { DATA_DIR: disk.path, DATABASE_URL: `sqlite:${config.path}`, SESSION_SECRET: SECRET }
    const server = await startServer(env)
    const before = openDatabase(config)
    const loaded = await prepareForLoad(before, SECRET)
    await before.destroy()
    const load = startLoad({ url: server.url, clients: 8, ...loaded })
    onTestFinished(async () => void (await load.stop()))
    const health = async () => JSON.parse((await exchange(`${server.url}/api/health`, { method: 'GET' })).body).status

    await load.more(20, isStored)
    for (let round = 0; round < ROUNDS; round++) {
      expect(await health()).toBe('healthy')
      disk.fill()
      await load.more(20, isRefused)
      await load.more(20, (outcome) => isRead(outcome) && succeeded(outcome))
      await eventually(async () => expect(await health()).toBe('degraded'))
      disk.makeRoom()
      await load.more(20, isStored)
    }
    expect(load.outcomes.filter((outcome) => !succeeded(outcome) && !isRefused(outcome))).toEqual([])
    expect(server.process.exitCode).toBeNull()
    // Finally the server is killed while the disk is full, and started again once there is space.
    disk.fill()
    await load.more(5, isRefused)
    server.process.kill('SIGKILL')
    await server.exited
    const all = await load.stop()
    const outcomes = all.filter(({ status }) => status !== 0)
    disk.makeRoom()
    await startServer(env)

    expect(outcomes.filter((outcome) => isRead(outcome) && !succeeded(outcome))).toEqual([])
    for (const { body, headers } of outcomes.filter(isRefused)) {
      expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: 'unavailable' })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(server.stderr).toBe('')
    expect(server.stdout).toContain("The database can't write (database or disk is full)")
    expect(server.stdout).toContain('The database takes changes again')
    expect(server.stdout).not.toContain('\n    at ')

    const after = openDatabase(config)
    onTestFinished(() => after.destroy())
    await expectEachWriteOnce(after, all)
    await expectConsistent(after)
  })
})
