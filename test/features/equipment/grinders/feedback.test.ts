import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('POST /api/tools/grind-feedback', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const send = (body: unknown) => test.post('/api/tools/grind-feedback', body)
  const kept = () => test.app.db.selectFrom('grindFeedback').selectAll().orderBy('id').execute()
  const lastKept = async () => (await kept()).at(-1)!
  const idOf = (slug: string) => test.app.catalog.grinders.find((grinder) => grinder.slug === slug)!.id

  it('stores every field', async () => {
    const { status, body } = await send({
      grinder: 'niche-zero',
      method: 'v60',
      setting: 41.5,
      feedback: 'TOO_COARSE',
      notes: 'Ran through in two minutes',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: expect.any(String) })
    expect(await lastKept()).toEqual({
      id: expect.any(Number),
      grinderId: idOf('niche-zero'),
      method: 'v60',
      setting: 41.5,
      feedback: 'TOO_COARSE',
      notes: 'Ran through in two minutes',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  it('requires only a grinder and the feedback', async () => {
    expect((await send({ grinder: 'niche-zero', feedback: 'JUST_RIGHT' })).status).toBe(200)
    expect(await lastKept()).toMatchObject({ method: null, setting: null, notes: null, feedback: 'JUST_RIGHT' })
  })

  it('accepts the grinder by name or id, and the setting as its dial shows it', async () => {
    await send({ grinder: 'jx pro', setting: '2.4.1', feedback: 'TOO_FINE' })
    expect(await lastKept()).toMatchObject({ grinderId: idOf('1zpresso-jx-pro'), setting: 97 })
    await send({ grinderId: idOf('fellow-ode-gen-2'), setting: '5.1', feedback: 'TOO_FINE' })
    expect(await lastKept()).toMatchObject({ grinderId: idOf('fellow-ode-gen-2'), setting: 5.3333 })
  })

  it.each([
    ['no grinder', { feedback: 'TOO_FINE' }, 400, 'grinder'],
    ['no verdict', { grinder: 'niche-zero' }, 400, 'feedback'],
    ['a verdict that is none', { grinder: 'niche-zero', feedback: 'GOOD' }, 400, 'feedback'],
    ['an unknown grinder', { grinder: 'xyzzy', feedback: 'TOO_FINE' }, 404, 'grinder'],
    ['a name for several', { grinder: 'ode', feedback: 'TOO_FINE' }, 400, 'grinder'],
    ['an unknown id', { grinderId: 999_999, feedback: 'TOO_FINE' }, 404, undefined],
    ['an id that is none', { grinderId: 'niche-zero', feedback: 'TOO_FINE' }, 400, 'grinderId'],
    ['an unknown method', { grinder: 'niche-zero', method: 'nitro', feedback: 'TOO_FINE' }, 400, 'method'],
    ['a setting of another type', { grinder: 'niche-zero', setting: [41], feedback: 'TOO_FINE' }, 400, 'setting'],
    ['no reading of the dial', { grinder: 'niche-zero', setting: 'fine', feedback: 'TOO_FINE' }, 400, 'setting'],
    ['long notes', { grinder: 'niche-zero', notes: 'x'.repeat(2001), feedback: 'TOO_FINE' }, 400, 'notes'],
    ['a list', [], 400, undefined],
  ])('rejects %s', async (_, body, status, field) => {
    const before = (await kept()).length
    const answer = await send(body)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toEqual(expect.any(String))
    expect(answer.body.field).toBe(field)
    expect(await kept()).toHaveLength(before)
  })

  it.each([[-1], [111], [20_000], ['111'], [-5000]])(
    'rejects the setting %j on a Niche, naming its range',
    async (setting) => {
      const { status, body } = await send({ grinder: 'niche-zero', setting, feedback: 'TOO_FINE' })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        error: `"${setting}" is outside the range of the Niche Zero: 0 to 110.`,
        field: 'setting',
      })
    },
  )

  it('names an unknown method or grinder in the error', async () => {
    const method = await send({ grinder: 'niche-zero', method: 'nitro', feedback: 'TOO_FINE' })
    expect(method.body.error).toMatch(/^Brew method must be one of .*espresso/)
    const grinder = await send({ grinderId: 999_999, feedback: 'TOO_FINE' })
    expect(grinder.body.error).toBe("We couldn't find that grinder")
  })

  it('rejects an infinite setting with 400', async () => {
    const answer = await test.call('POST', '/api/tools/grind-feedback', {
      body: '{"grinder":"niche-zero","setting":1e999,"feedback":"TOO_FINE"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe('setting')
  })

  it('allows ten requests per minute and IP address, valid or not', async () => {
    const ip = '203.0.113.77'
    const post = (body: object) => test.post('/api/tools/grind-feedback', body, { ip })
    const before = (await kept()).length
    for (let i = 0; i < 10; i++) {
      const { status, headers } = await post(i % 2 ? {} : { grinder: 'niche-zero', feedback: 'JUST_RIGHT' })
      expect(status).toBe(i % 2 ? 400 : 200)
      expect(headers['ratelimit-limit']).toBe('10')
      expect(headers['ratelimit-remaining']).toBe(String(9 - i))
    }
    const { status, headers, body } = await post({ grinder: 'niche-zero', feedback: 'JUST_RIGHT' })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toMatchObject({ code: 'rate_limited', error: expect.any(String) })
    expect(await kept()).toHaveLength(before + 5)
    const elsewhere = await test.post('/api/tools/grind-feedback', { grinder: 'niche-zero', feedback: 'JUST_RIGHT' })
    expect(elsewhere.status).toBe(200)
  })
})
