import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { deleteExpired } from '#src/features/members/accounts/queries.ts'
import { deleteOldEvents } from '#src/features/roaster-tools/events/queries.ts'
import { forgetOldMail } from '#src/mail/outbox.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { createTestDatabase, onPostgres } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog, WARN } from '#test/support/log.ts'
import { queueMail } from '#test/support/mail.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const FAR_AHEAD = '2100-01-01T00:00:00.000Z'
/** More rows than are deleted in one batch. */
const OLD = 1700

const many = <T>(make: (i: number) => T): T[] => Array.from({ length: OLD }, (_, i) => make(i))

/** Inserts many expired rows of each kind, and one that is not expired. */
async function litter(db: Database): Promise<{ roasterId: number }> {
  const now = new Date().toISOString()
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: 'ada@example.com', displayName: '', passwordHash: null, appleSub: null, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = (id: string, expiresAt: string) => ({ id, userId, createdAt: LONG_AGO, expiresAt })
  const token = (hash: string, expiresAt: string) =>
    ({ hash, purpose: 'sign-in', email: 'ada@example.com', createdAt: LONG_AGO, expiresAt, usedAt: null }) as const
  const attempt = (key: string, windowEndsAt: string) => ({ key, attempts: 1, windowEndsAt })
  await db
    .insertInto('sessions')
    .values([...many((i) => session(`old ${i}`, LONG_AGO)), session('new', FAR_AHEAD)])
    .execute()
  await db
    .insertInto('accountTokens')
    .values([...many((i) => token(`old ${i}`, LONG_AGO)), token('new', FAR_AHEAD)])
    .execute()
  await db
    .insertInto('attempts')
    .values([...many((i) => attempt(`old ${i}`, LONG_AGO)), attempt('new', FAR_AHEAD)])
    .execute()
  for (const subject of ['old', 'older', 'new']) await queueMail(db, { subject })
  await db.updateTable('outbox').set({ sentAt: LONG_AGO }).where('subject', '<>', 'new').execute()

  const roasterId = await insertRoaster(db)
  const event = { kind: 'CLICK', roasterId, coffeeId: null, recipeId: null, method: null, source: null } as const
  await db
    .insertInto('events')
    .values([...many(() => ({ ...event, createdAt: LONG_AGO })), { ...event, createdAt: now }])
    .execute()
  await db
    .insertInto('eventDays')
    .values({ roasterId, dimension: 'total', day: '2020-01-01', value: '', kind: 'CLICK', count: OLD })
    .execute()
  return { roasterId }
}

async function leftIn(db: Database) {
  const sessions = await db.selectFrom('sessions').select('id').execute()
  const tokens = await db.selectFrom('accountTokens').select('hash').execute()
  const attempts = await db.selectFrom('attempts').select('key').execute()
  const mails = await db.selectFrom('outbox').select('subject').execute()
  const { count: events } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    sessions: sessions.map(({ id }) => id),
    tokens: tokens.map(({ hash }) => hash),
    attempts: attempts.map(({ key }) => key),
    mails: mails.map(({ subject }) => subject),
    events,
  }
}
const ONE_OF_EACH = { sessions: ['new'], tokens: ['new'], attempts: ['new'], mails: ['new'], events: 1 }

const cleanAll = (db: Database) => Promise.all([deleteExpired(db), deleteOldEvents(db), forgetOldMail(db)])

async function handles(count: number): Promise<Database[]> {
  const { config, drop } = await createTestDatabase()
  const all = Array.from({ length: count }, () => openDatabase(config))
  onTestFinished(async () => {
    for (const db of all) await db.destroy()
    await drop()
  })
  return all
}

describe.runIf(onPostgres)('deleteExpired, deleteOldEvents and forgetOldMail on several nodes', () => {
  it('delete every expired row when several nodes run them at the same time', async () => {
    const nodes = await handles(3)
    const db = nodes[0]!
    const { roasterId } = await litter(db)
    await Promise.all(nodes.map(cleanAll))
    expect(await leftIn(db)).toEqual(ONE_OF_EACH)
    // The daily event totals are kept.
    expect(await db.selectFrom('eventDays').select(['roasterId', 'count']).execute()).toEqual([
      { roasterId, count: OLD },
    ])
  })

  it('skip rows that another node has locked, without waiting', async () => {
    const [busy, other] = (await handles(2)) as [Database, Database]
    await litter(busy)
    const { id } = await busy.selectFrom('events').select('id').orderBy('id').offset(800).executeTakeFirstOrThrow()
    await busy.transaction().execute(async (db) => {
      // Rows in the middle, so that a scan in any order reaches them.
      await db.selectFrom('sessions').select('id').where('id', '=', 'old 800').forUpdate().execute()
      await db.selectFrom('accountTokens').select('hash').where('hash', '=', 'old 800').forUpdate().execute()
      await db.selectFrom('attempts').select('key').where('key', '=', 'old 800').forUpdate().execute()
      await db.selectFrom('outbox').select('id').where('subject', '=', 'older').forUpdate().execute()
      await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute()
      await cleanAll(other)
      const left = await leftIn(other)
      expect(left).toEqual({
        sessions: expect.arrayContaining(['old 800', 'new']),
        tokens: expect.arrayContaining(['old 800', 'new']),
        attempts: expect.arrayContaining(['old 800', 'new']),
        mails: expect.arrayContaining(['older', 'new']),
        events: 2,
      })
      expect([left.sessions, left.tokens, left.attempts, left.mails].map(({ length }) => length)).toEqual([2, 2, 2, 2])
    })
    await cleanAll(other)
    expect(await leftIn(other)).toEqual(ONE_OF_EACH)
  })
})

describe.runIf(onPostgres)('the hourly cleaning of two nodes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('logs no warning when both run at the same time', async () => {
    const { config, drop } = await createTestDatabase()
    onTestFinished(drop)
    const { logger, lines } = collectLog()
    for (let node = 0; node < 2; node++) {
      const test = await startTestApp({ database: config }, { logger })
      onTestFinished(() => test.close())
    }
    const db = openDatabase(config)
    onTestFinished(() => db.destroy())
    await litter(db)
    vi.advanceTimersByTime(60 * 60_000)
    await eventually(async () => {
      const { mails: _, ...left } = await leftIn(db)
      const { mails: __, ...expected } = ONE_OF_EACH
      expect(left).toEqual(expected)
    })
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([])
  })
})
