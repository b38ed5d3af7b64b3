import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConcurrencyLimit, MAX_RUNNING, MAX_WAITING } from '#src/http/concurrency-limit.ts'
import { clientKey } from '#src/http/rate-limits.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'

const MANY = MAX_RUNNING + MAX_WAITING + 10

describe('ConcurrencyLimit', () => {
  let limit: ConcurrencyLimit
  beforeEach(() => {
    limit = new ConcurrencyLimit()
  })

  /** Enters so many times; returns what happened to each, and how to end it. */
  const enter = (client: string, count: number) =>
    Array.from({ length: count }, () => {
      const entered: { state: string; leave: () => void } = { state: 'waiting', leave: () => {} }
      entered.leave = limit.enter(client, (error) => {
        entered.state = error ? `${error.statusCode} ${error.headers['retry-after']}` : 'running'
      })
      return entered
    })
  const statesOf = (all: { state: string }[]) => all.map(({ state }) => state)

  it('runs a few, lets a few wait and refuses the others', () => {
    const all = enter('a', MANY)
    expect(statesOf(all)).toEqual([
      ...Array(MAX_RUNNING).fill('running'),
      ...Array(MAX_WAITING).fill('waiting'),
      ...Array(10).fill('429 1'),
    ])
    expect(statesOf(enter('b', 1))).toEqual(['running'])
  })

  it('runs the next in line when one has ended, once for each', () => {
    const all = enter('a', MAX_RUNNING + 2)
    all[0]!.leave()
    all[0]!.leave()
    expect(statesOf(all).slice(-2)).toEqual(['running', 'waiting'])
  })

  it('takes those out of the line that leave it, and forgets clients without requests', () => {
    const all = enter('a', MANY)
    all[MAX_RUNNING]!.leave()
    expect(all[MAX_RUNNING]!.state).toBe('429 1')
    all[0]!.leave()
    expect(all[MAX_RUNNING + 1]!.state).toBe('running')
    for (const { leave } of all) leave()
    expect(limit.size).toBe(0)
    expect(statesOf(enter('a', MAX_RUNNING))).toEqual(Array(MAX_RUNNING).fill('running'))
  })

  it('refuses those that wait too long', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const all = enter('a', MAX_RUNNING + 1)
      vi.advanceTimersByTime(60_000)
      expect(all.at(-1)!.state).toBe('429 1')
      for (const { leave } of all) leave()
      expect(limit.size).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
  ])('counts %s as %s', (ip, client) => {
    expect(clientKey(ip)).toBe(client)
  })
})

describe('ConcurrencyLimit of search routes', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each([
    '/api/coffees?q=konga',
    '/api/coffees/suggestions?name=konga',
    '/api/roasters?search=konga',
    '/api/recipes?q=konga',
    '/api/recipes/search?q=konga',
    '/api/recipes/search?flavorProfile=plum',
    '/api/browse/recipes?q=konga',
  ])('GET %s answers 429 to a client above the limit, and 200 to lists and cached responses', async (url) => {
    const ip = randomIPv4()
    const held = Array.from({ length: MAX_RUNNING + MAX_WAITING }, () => test.app.concurrencyLimit.enter(ip, () => {}))
    const refused = await test.get(`${url}&fresh=1`, { ip })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_at_once' } })
    expect(refused.headers['retry-after']).toBe('1')
    // Neither lists without a search nor cached responses count.
    expect((await test.get('/api/recipes?limit=3', { ip })).status).toBe(200)
    await eventually(async () => {
      // A response is stored when its address is requested again, and for a second only.
      for (let i = 0; i < 2; i++) expect((await test.get(`${url}&fresh=2`)).status).toBe(200)
      expect((await test.get(`${url}&fresh=2`, { ip })).status).toBe(200)
    })
    for (const leave of held) leave()
    expect((await test.get(`${url}&fresh=3`, { ip })).status).toBe(200)
    expect(test.app.concurrencyLimit.size).toBe(0)
  })
})

describe('ConcurrencyLimit of search routes over TCP connections', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  it('releases a search once its response is sent, also on kept-alive connections', async () => {
    const headers = { 'x-forwarded-for': randomIPv4() }
    const search = async (i: number) => {
      const response = await fetch(`http://127.0.0.1:${test.port}/api/coffees?q=word${i}`, { headers })
      await response.arrayBuffer()
      return response.status
    }
    for (let round = 0; round < 3; round++) {
      const statuses = await Promise.all(Array.from({ length: MAX_RUNNING + 2 }, (_, i) => search(round * 100 + i)))
      expect(statuses).toEqual(Array(MAX_RUNNING + 2).fill(200))
    }
    await eventually(() => expect(test.app.concurrencyLimit.size).toBe(0))
  })

  it('releases the searches of a client that disconnects, whether they ran or waited', async () => {
    const { concurrencyLimit } = test.app
    const ip = randomIPv4()
    const held = Array.from({ length: MAX_RUNNING }, () => concurrencyLimit.enter(ip, () => {}))
    const sockets: Socket[] = []
    for (let i = 0; i < MAX_WAITING; i++) {
      const socket = connect(test.port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write(`GET /api/coffees?q=konga${i} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ip}\r\n\r\n`)
    }
    const next = async () => (await test.get(`/api/coffees?q=other${Math.random()}`, { ip })).status
    // The line is full once all have arrived.
    await eventually(async () => expect(await next()).toBe(429))
    for (const socket of sockets) socket.destroy()
    for (const leave of held) leave()
    await eventually(() => expect(concurrencyLimit.size).toBe(0))
    expect(await next()).toBe(200)
  })
})
