import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { queueMail } from '#test/support/mail.ts'

const OPERATOR = { ip: '10.1.2.3' }

describe('the figures for Prometheus', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ metrics: true })
  })
  afterAll(() => test.close())

  const read = async () => (await test.get('/metrics', OPERATOR)).text

  it('count requests by route and status, with how long they took', async () => {
    const { token } = await register(test)
    for (let n = 0; n < 3; n++) await test.get('/api/collections/123456', { token })
    const text = await read()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/collections/:id",status="404"} 3',
    )
    expect(text).toMatch(/_bucket\{method="GET",route="\/api\/collections\/:id",status="404",le="\+Inf"\} 3/)
    expect(text).toMatch(/_sum\{method="GET",route="\/api\/collections\/:id",status="404"\} 0\.\d+/)
  })

  it('tell memory, the loop, the database and mail that waits', async () => {
    test.mail.failWith = new Error('no')
    await queueMail(test.app.db)
    const text = await read()
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^brewprint_database_up 1$/m)
    expect(text).toMatch(/^brewprint_mails_waiting 1$/m)
  })

  it('are lines that Prometheus reads', async () => {
    const lines = (await read()).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-zA-Z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/,
      )
    }
  })

  it.each(['203.0.113.9', '2001:db8::1'])('are nothing for an address of the internet: %s', async (ip) => {
    expect((await test.get('/metrics', { ip })).status).toBe(404)
  })
})

describe('without METRICS', () => {
  it('there is no such page, for the operator neither', async () => {
    const test = await startTestApp()
    expect((await test.get('/metrics', OPERATOR)).status).toBe(404)
    expect(test.app.routeTable.entries.some(({ url }) => url === '/metrics')).toBe(false)
    await test.close()
  })
})
