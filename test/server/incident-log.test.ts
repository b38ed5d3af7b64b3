import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { INCIDENTS, IncidentLog, type IncidentName } from '#src/db/incident-log.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { MemoryTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog, type LogLine, WARN } from '#test/support/log.ts'
import { queueMail } from '#test/support/mail.ts'
import { Relay } from '#test/support/relay.ts'

const ERROR = 50
const INFO = 30

/** The log lines at the beginning and the end of an incident; the first contains the reason. */
const begun = (incident: IncidentName) => ({
  level: INCIDENTS[incident].level === 'warn' ? WARN : ERROR,
  incident,
  msg: expect.stringContaining(beginning(incident)),
})
const ended = (incident: IncidentName) => ({ level: INFO, incident, msg: INCIDENTS[incident].ends })
const beginning = (incident: IncidentName) => INCIDENTS[incident].begins('?').split(' (?)')[0]!

const incidentsIn = (lines: LogLine[]) =>
  lines.filter(({ incident }) => incident).map(({ level, incident, msg }) => ({ level, incident, msg }))

/** Waits for that many lines about incidents, and expects exactly these. */
async function expectIncidents(lines: LogLine[], expected: object[]): Promise<void> {
  await eventually(() => expect(incidentsIn(lines).length).toBeGreaterThanOrEqual(expected.length))
  expect(incidentsIn(lines)).toEqual(expected)
}

async function startLogged(
  config: Parameters<typeof startTestApp>[0] = {},
): Promise<{ test: TestApp; lines: LogLine[] }> {
  const { logger, lines } = collectLog()
  const test = await startTestApp(config, { logger })
  onTestFinished(() => test.close())
  return { test, lines }
}

const list = ({ get }: TestApp, n: number) => Promise.all(Array.from({ length: n }, () => get('/api/recipes?limit=1')))

describe.runIf(onPostgres)('IncidentLog for PostgreSQL', () => {
  let relay: Relay
  let test: TestApp
  let lines: LogLine[]
  beforeEach(async () => {
    const { config, drop } = await createTestDatabase()
    onTestFinished(drop)
    if (config.engine !== 'postgres') throw new Error('only for servers')
    // With the timeouts of production, not the longer ones of other tests.
    const url = new URL(config.url)
    url.search = ''
    relay = await Relay.before(url.href)
    ;({ test, lines } = await startLogged({ database: { engine: 'postgres', url: relay.url } }))
  })

  it('logs an unreachable database once, and its return once, however many requests fail', async () => {
    await relay.cut()
    for (const { status } of await list(test, 20)) expect(status).toBe(503)
    for (let n = 0; n < 3; n++) expect((await test.get('/api/health')).status).toBe(503)
    await expectIncidents(lines, [begun('databaseGone')])
    // Each request has its own line with the reason, without a stack trace.
    const requests = lines.filter(({ msg, reason }) => msg === 'request' && reason)
    expect(requests).toHaveLength(20)
    expect(requests[0]).toMatchObject({ res: { status: 503 }, reqId: expect.any(String) })
    expect(lines.filter(({ err }) => err)).toEqual([])

    await relay.mend()
    await expectIncidents(lines, [begun('databaseGone'), ended('databaseGone')])
    expect((await test.get('/api/health')).body.status).toBe('healthy')
    await relay.cut()
    await list(test, 1)
    await expectIncidents(lines, [begun('databaseGone'), ended('databaseGone'), begun('databaseGone')])
  })

  it('logs a slow database once, and its recovery once', async () => {
    relay.delayMs = 600
    for (let n = 0; n < 2; n++) expect((await test.get('/api/health')).body.status).toBe('degraded')
    await expectIncidents(lines, [begun('databaseSlow')])
    relay.delayMs = 0
    await eventually(async () => {
      await test.get('/api/health')
      expect(incidentsIn(lines)).toHaveLength(2)
    })
    await expectIncidents(lines, [begun('databaseSlow'), ended('databaseSlow')])
  })

  it('logs an exhausted connection pool instead of an unreachable database', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const holding = Array.from({ length: 10 }, () =>
      test.app.db.transaction().execute(async (db) => {
        await sql`select 1`.execute(db)
        await promise
      }),
    )
    const [refused] = await list(test, 1)
    expect(refused!.status).toBe(503)
    await list(test, 3)
    await expectIncidents(lines, [begun('connectionsTaken')])
    resolve()
    await Promise.all(holding)
    await expectIncidents(lines, [begun('connectionsTaken'), ended('connectionsTaken')])
  })
})

describe.runIf(!onPostgres)('IncidentLog for a full disk', () => {
  it('logs it once and its end once, while reads continue', async () => {
    const { test, lines } = await startLogged()
    const { token } = await register(test)
    const allow = (pages: number) =>
      test.app.db.transaction().execute((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db))
    await allow(1)
    const statuses: number[] = []
    const write = async () => {
      const { status } = await test.post(
        '/api/collections',
        { name: 'x'.repeat(80), description: 'y'.repeat(400) },
        { token },
      )
      statuses.push(status)
      return status
    }
    while ((await write()) === 201 && statuses.length < 200);
    for (let n = 0; n < 3; n++) await write()
    expect(statuses.slice(-4)).toEqual([503, 503, 503, 503])
    expect((await test.get('/api/collections', { token })).status).toBe(200)
    await expectIncidents(lines, [begun('diskFull')])
    await allow(1_000_000)
    expect([await write(), await write()]).toEqual([201, 201])
    await expectIncidents(lines, [begun('diskFull'), ended('diskFull')])
  })
})

describe('IncidentLog for pending migrations', () => {
  it('logs them once, and once when they are applied', async () => {
    const { test, lines } = await startLogged()
    const { db } = test.app
    const last = migrations.at(-1)!.name
    const row = await db.deleteFrom('migrations').where('name', '=', last).returningAll().executeTakeFirstOrThrow()
    for (let n = 0; n < 2; n++) await test.get('/api/health')
    await expectIncidents(lines, [begun('migrationsPending')])
    await db.insertInto('migrations').values(row).execute()
    for (let n = 0; n < 2; n++) await test.get('/api/health')
    await expectIncidents(lines, [begun('migrationsPending'), ended('migrationsPending')])
  })
})

describe('IncidentLog for mails', () => {
  it('logs an unreachable SMTP server once for all mails, and its return once', async () => {
    const db = await openTestDatabase()
    const { logger, lines } = collectLog()
    const transport = new MemoryTransport()
    const worker = new MailWorker(db, transport, logger)
    transport.failWith = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    for (let n = 0; n < 3; n++) await queueMail(db)
    await worker.drain()
    expect(lines.map(({ msg }) => msg)).toEqual([INCIDENTS.mailStuck.begins('connect ECONNREFUSED')])
    transport.failWith = undefined
    for (let n = 0; n < 2; n++) await queueMail(db)
    await worker.drain()
    await expectIncidents(lines, [begun('mailStuck'), ended('mailStuck')])
  })

  it('logs a mail refused for one recipient on its own', async () => {
    const db = await openTestDatabase()
    const { logger, lines } = collectLog()
    const transport = new MemoryTransport()
    transport.failWith = Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
    await queueMail(db)
    await new MailWorker(db, transport, logger).drain()
    expect(lines).toEqual([expect.objectContaining({ msg: 'A mail could not be sent; it stays queued', attempts: 1 })])
  })
})

describe('IncidentLog for events', () => {
  it('logs once that events are refused, and once that they are accepted again', async () => {
    const { test, lines } = await startLogged()
    const roasterId = await insertRoaster(test.app.db)
    const click = { kind: 'CLICK', roasterId, coffeeId: null, recipeId: null, method: null, source: null } as const
    const waiting = Array.from({ length: 10_000 }, () => test.app.events.record(click))
    for (let n = 0; n < 3; n++) await expect(test.app.events.record(click)).rejects.toThrow(/busy/)
    await Promise.all(waiting)
    await expectIncidents(lines, [begun('eventsRefused'), ended('eventsRefused')])
  })
})

describe('IncidentLog', () => {
  it('writes the reason on one line, shortened', () => {
    const { logger, lines } = collectLog()
    new IncidentLog(logger, 'redisGone').begin(`one\r\n{"level":60}\n${'x'.repeat(1000)}`)
    expect(lines[0]!.msg).not.toMatch(/[\r\n]/)
    expect(lines[0]!.msg.length).toBeLessThan(500)
  })

  it.each(Object.keys(INCIDENTS) as IncidentName[])('has a row in docs/OPERATIONS.md with what to do: %s', (name) => {
    const page = readFileSync(new URL('../../docs/OPERATIONS.md', import.meta.url), 'utf8')
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    expect(row).toContain(`“${beginning(name)}`)
    expect(row).toContain(`“${INCIDENTS[name].ends}”`)
    expect(row!.split('|')[4]!.trim().length).toBeGreaterThan(20)
  })

  it('has no row in docs/OPERATIONS.md without an incident', () => {
    const page = readFileSync(new URL('../../docs/OPERATIONS.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| `([a-z]+[A-Z]\w+)` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual(Object.keys(INCIDENTS).toSorted())
  })
})
