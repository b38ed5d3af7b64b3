import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { eventually } from '#test/support/eventually.ts'
import { PostgresCluster } from '#test/support/postgres-cluster.ts'
import { type OpenServer, startServer } from '#test/support/server-process.ts'
import {
  exchange,
  expectEachWriteOnce,
  type Load,
  type Outcome,
  prepareForLoad,
  startLoad,
  succeeded,
} from '#test/support/steady-load.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const ROUNDS = IS_SHORT ? 1 : 5
const GONE_MS = IS_SHORT ? 1000 : 6000
/** The default statement timeout of the service is 10 seconds. */
const STATEMENT_MS = IS_SHORT ? 1000 : 10_000
const SECRET = 'a secret of these tests that is long enough'
const MAX_CONNECTIONS = 10
/** The timeouts for a connection and for a statement, plus a margin for a busy machine. */
const FAST_MS = 3_000 + STATEMENT_MS + 2_000 + 3_000

interface Scene {
  cluster: PostgresCluster
  server: OpenServer
  db: Database
  load: Load
}

async function underLoad(): Promise<Scene> {
  const cluster = await PostgresCluster.start()
  const server = await startServer({
    DATA_DIR: join(inject('directory'), randomBytes(6).toString('hex')),
    DATABASE_URL: IS_SHORT ? `${cluster.url}?statement_timeout=${STATEMENT_MS}` : cluster.url,
    SESSION_SECRET: SECRET,
  })
  const db = openDatabase({ engine: 'postgres', url: cluster.url })
  onTestFinished(() => db.destroy())
  const load = startLoad({ url: server.url, clients: 12, ...(await prepareForLoad(db, SECRET)) })
  onTestFinished(async () => void (await load.stop()))
  await load.more(50, succeeded)
  return { cluster, server, db, load }
}

const isUnavailable = ({ status }: Outcome) => status === 503

const health = async ({ url }: OpenServer) => {
  const { status, ms, body } = await exchange(`${url}/api/health`, { method: 'GET' })
  return { code: status, status: JSON.parse(body || '{}').status, ms }
}

const becomes = (server: OpenServer, code: number, status: string) =>
  eventually(async () => expect(await health(server)).toMatchObject({ code, status }))

/** Each response is a success, or a quick 503 with Retry-After. */
function expectFailedFast(outcomes: readonly Outcome[]): void {
  expect(outcomes.filter((outcome) => !succeeded(outcome) && !isUnavailable(outcome))).toEqual([])
  for (const { body, headers, ms } of outcomes.filter(isUnavailable)) {
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: 'unavailable' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(ms).toBeLessThan(FAST_MS)
  }
}

/** The number of connections that the server has open, counted by PostgreSQL. */
async function countConnections({ url }: PostgresCluster): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as n from pg_stat_activity where application_name = 'brewprint' and backend_type = 'client backend'",
  )
  await client.end()
  return rows[0].n
}

/** While PostgreSQL hangs, all connections are soon in use, so either message may be logged. */
const GONE = /The database is out of reach|All connections to the database are taken/g
const BACK = /The database answers again|Connections to the database are free again/g
const timesIn = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** Checks after the last fault that no write is lost, no connection is left open and each outage was logged. */
async function expectAllWell({ cluster, server, db, load }: Scene): Promise<void> {
  const outcomes = await load.stop()
  expectFailedFast(outcomes)
  await db.destroy()
  // Only the server's own connections are left, since no other client has its application name.
  await eventually(async () => expect(await countConnections(cluster)).toBeLessThanOrEqual(MAX_CONNECTIONS))
  const after = openDatabase({ engine: 'postgres', url: cluster.url })
  onTestFinished(() => after.destroy())
  await expectEachWriteOnce(after, outcomes)
  await expectConsistent(after)
  expect(server.process.exitCode).toBeNull()
  expect(server.stderr).toBe('')
  // The log has only these lines and one for each request.
  const went = timesIn(server.stdout, GONE)
  // A crash may be over before a second request notices it.
  expect(went).toBeGreaterThanOrEqual(ROUNDS * (FAULTS.length - 1))
  expect(went).toBeLessThanOrEqual(2 * ROUNDS * FAULTS.length)
  expect(server.stdout).not.toContain('\n    at ')
}

/** Crashes PostgreSQL during writes, so that it has to recover from its log. */
async function crash({ cluster, load }: Scene): Promise<void> {
  await cluster.crash()
  await load.more(1, isUnavailable)
  await cluster.start()
}

/** Stops PostgreSQL for a while, during which GET /api/health is 503. */
async function stop({ cluster, server, load }: Scene): Promise<void> {
  await cluster.stop()
  await becomes(server, 503, 'unhealthy')
  const end = Date.now() + GONE_MS
  await load.more(50, isUnavailable)
  await setTimeout(Math.max(0, end - Date.now()))
  expect(await health(server)).toMatchObject({ code: 503, status: 'unhealthy' })
  await cluster.start()
}

/** Freezes PostgreSQL until all waiting requests have been answered. */
async function hang({ cluster, server, load }: Scene): Promise<void> {
  cluster.freeze()
  const [{ code, status, ms }] = await Promise.all([health(server), load.more(24, isUnavailable)])
  expect({ code, status }).toEqual({ code: 503, status: 'unhealthy' })
  expect(ms).toBeLessThan(FAST_MS)
  cluster.thaw()
}

const FAULTS = [crash, stop, hang]

describe.runIf(inject('postgresUrl'))('server under load while PostgreSQL goes down', () => {
  it('answers errors quickly when PostgreSQL crashes, stops or hangs, then recovers and loses no write', async () => {
    const scene = await underLoad()
    for (let round = 0; round < ROUNDS; round++) {
      for (const goAway of FAULTS) {
        await goAway(scene)
        await becomes(scene.server, 200, 'healthy')
        await scene.load.more(50, succeeded)
        await eventually(() => expect(timesIn(scene.server.stdout, BACK)).toBe(timesIn(scene.server.stdout, GONE)))
      }
    }
    await expectAllWell(scene)
  })
})
