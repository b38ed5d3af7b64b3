import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { answersIn } from '#test/support/raw-socket.ts'

/** Timeouts far below those of production, to keep the tests short. */
const SOON = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 50 }

describe('timeouts for slow clients', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp({}, SOON)
  })
  afterAll(() => test.close())

  async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
    const socket = connect({ port: test.port, host: '127.0.0.1' })
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await once(socket, 'connect')
    return { socket, received: () => text, closed }
  }

  /** Keeps sending until the connection is closed. */
  async function trickle(socket: Socket, next: () => string): Promise<void> {
    for await (const _ of setInterval(20)) {
      if (socket.destroyed || !socket.writable) return
      socket.write(next())
    }
  }

  /** The 408 response is lost if the connection is closed while bytes are still arriving. */
  const expectSentAway = (text: string) => {
    const codes = answersIn(text).map(({ status, body }) => [status, JSON.parse(body).code])
    expect([[], [[408, 'timeout']]]).toContainEqual(codes)
  }

  it('have their configured values (headersTimeout, requestTimeout, timeout)', async () => {
    const usual = await startTestApp()
    const { server } = usual.app
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000, timeout: 60_000 })
    expect(server).toMatchObject({ connectionsCheckingInterval: 5000 })
    await usual.close()
  })

  it('close a connection that sends nothing', async () => {
    const { received, closed } = await open()
    await closed
    expectSentAway(received())
  })

  it('close a connection whose headers arrive byte by byte', async () => {
    const { socket, received, closed } = await open()
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    await Promise.all([closed, trickle(socket, () => 'a')])
    expectSentAway(received())
  })

  it('close a connection whose headers never end', async () => {
    const { socket, received, closed } = await open()
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n')
    let count = 0
    await Promise.all([closed, trickle(socket, () => `X-${count++}: a\r\n`)])
    expectSentAway(received())
  })

  it('close a connection whose body arrives byte by byte', async () => {
    const { socket, received, closed } = await open()
    socket.write(
      'POST /api/subscribe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    await Promise.all([closed, trickle(socket, () => ' ')])
    expectSentAway(received())
  })

  it('close a connection whose chunks never end', async () => {
    const { socket, received, closed } = await open()
    socket.write(
      'POST /api/subscribe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    await Promise.all([closed, trickle(socket, () => '1\r\n \r\n')])
    expectSentAway(received())
  })

  it('let other clients be answered while a hundred connections are slow', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, open))
    for (const { socket } of slow) socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const response = await fetch(`http://127.0.0.1:${test.port}/api/health`)
    expect(response.status).toBe(200)
    await Promise.all(slow.map(({ closed }) => closed))
  })
})

/** Number of open connections of a server. */
const connectionsOf = ({ app }: ListeningApp) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('a client that pipelines many requests and reads no response', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp({}, { idleMs: 500 })
  })
  afterAll(() => test.close())

  it('gets only as many responses as the socket takes, and is then disconnected', async () => {
    const sizes: number[] = []
    test.app.server.on('request', (request) => void sizes.push(request.socket.writableLength))
    const { responseCache } = test.app
    const accepted = once(test.app.server, 'connection')
    const socket = connect({ port: test.port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.pause()
    await accepted
    const asked = 2000
    socket.write('GET /api/grinders HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(asked))
    await eventually(async () => expect(await connectionsOf(test)).toBe(0))
    expect(responseCache.hits + responseCache.misses, 'answers that were begun').toBeLessThan(asked)
    // Only a few responses are buffered for the client, not all of them.
    expect(Math.max(...sizes)).toBeLessThan(4 * 2 ** 20)
    socket.destroy()
  })
})

describe('a client that pipelines many requests', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  it('does not make others wait until all of its requests are handled', async () => {
    const { responseCache } = test.app
    const [greedy, other] = [0, 1].map(() => connect({ port: test.port, host: '127.0.0.1' })) as [Socket, Socket]
    greedy.on('error', () => {})
    await Promise.all([once(greedy, 'connect'), once(other, 'connect')])
    await eventually(async () => expect(await connectionsOf(test)).toBe(2))
    const asked = 1000
    const before = responseCache.hits + responseCache.misses
    greedy.write('GET /api/grinders HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(asked))
    other.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [answer] = await once(other, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    const handled = responseCache.hits + responseCache.misses - before
    expect(handled).toBeGreaterThan(0)
    expect(handled).toBeLessThan(asked / 2)
    greedy.destroy()
    other.destroy()
  })
})
