import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { watchClockSkew } from '#src/db/clock.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog } from '#test/support/log.ts'
import { startServer } from '#test/support/server-process.ts'

const HOUR_MS = 60 * 60_000
/** The real clock, also while tests fake it; `performance` doesn't notice when a machine corrects its clock. */
const realNow = Date.now

describe.runIf(onPostgres)('watchClockSkew', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** It stands still then, so the difference is a little off by the time it is looked at. */
  const setClock = (aheadMs: number) => vi.setSystemTime(realNow() + aheadMs)

  it.each([
    [60_000, /\d\d s ahead/],
    [-60_000, /\d\d s behind/],
  ])('logs a clock that differs from that of the database at the start: %i ms', async (aheadMs, words) => {
    const db = await openTestDatabase()
    const { logger, lines } = collectLog()
    setClock(aheadMs)
    await watchClockSkew(db, logger)
    expect(lines).toEqual([expect.objectContaining({ incident: 'clockApart', msg: expect.stringMatching(words) })])
  })

  it.each([-1000, 0, 1000])('logs nothing when the clocks are about the same: %i ms', async (aheadMs) => {
    const db = await openTestDatabase()
    const { logger, lines } = collectLog()
    setClock(aheadMs)
    await watchClockSkew(db, logger)
    expect(lines).toEqual([])
  })

  it('checks again every hour', async () => {
    const db = await openTestDatabase()
    const { logger, lines } = collectLog()
    setClock(0)
    await watchClockSkew(db, logger)
    for (const [aheadMs, count] of [
      [60_000, 1],
      [0, 2],
    ] as const) {
      setClock(aheadMs - HOUR_MS)
      vi.advanceTimersByTime(HOUR_MS)
      await eventually(() => expect(lines).toHaveLength(count))
    }
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/\d\d s ahead/),
      "This machine's clock is the database's again",
    ])
  })
})

describe.runIf(onPostgres)('a node with a wrong clock', () => {
  it('logs a warning when it starts, and serves requests', async () => {
    const { config, drop } = await createTestDatabase()
    onTestFinished(drop)
    const wrong = 'const now = Date.now; Date.now = () => now() + 60_000'
    const server = await startServer({
      DATA_DIR: join(inject('directory'), randomBytes(6).toString('hex')),
      DATABASE_URL: (config as { url: string }).url,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(wrong)}`,
    })
    await eventually(() => expect(server.stdout).toMatch(/warn +This machine's clock is not .*60 s ahead/))
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  })
})
