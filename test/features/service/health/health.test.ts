import { readFile } from 'node:fs/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '#src/db/migrations/index.ts'
import { startTestApp } from '#test/support/app.ts'

async function start() {
  const test = await startTestApp()
  onTestFinished(() => test.close())
  return test
}

describe('GET /api/health', () => {
  it('answers 200 if the database answers and has every migration', async () => {
    const test = await start()
    const { status, body, headers } = await test.get('/api/health')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'healthy',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      uptime: expect.any(Number),
      version: '1.0.0',
      checks: {
        database: { status: 'healthy', latencyMs: expect.any(Number) },
        migrations: { status: 'healthy', applied: migrations.length },
      },
    })
    expect(body.checks.database.latencyMs).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('returns the version of the package', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'))
    const test = await start()
    expect((await test.get('/api/health')).body.version).toBe(version)
  })

  it('answers 503 while a migration is pending', async () => {
    const test = await start()
    await test.app.db.deleteFrom('migrations').where('name', '=', migrations.at(-1)!.name).execute()
    const { status, body } = await test.get('/api/health')
    expect(status).toBe(503)
    expect(body).toMatchObject({
      status: 'unhealthy',
      checks: {
        database: { status: 'healthy' },
        migrations: { status: 'pending', applied: migrations.length - 1 },
      },
    })
  })

  it('answers 503 in the same shape without a database', async () => {
    const test = await start()
    await test.app.db.destroy()
    const { status, body, text } = await test.get('/api/health')
    expect(status).toBe(503)
    expect(body).toEqual({
      status: 'unhealthy',
      timestamp: expect.any(String),
      uptime: expect.any(Number),
      version: '1.0.0',
      checks: {
        database: { status: 'unhealthy', latencyMs: null },
        migrations: { status: 'unknown', applied: 0 },
      },
    })
    expect(text).not.toMatch(/error|stack|driver/i)
  })
})
