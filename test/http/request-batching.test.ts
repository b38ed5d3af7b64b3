import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '#src/http/http-server.ts'
import { eventually } from '#test/support/eventually.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

const OPTIONS = { http: {}, keepAliveTimeout: 1000, requestTimeout: 10_000, connectionTimeout: 10_000 }

describe('request batching', () => {
  let server: Server
  let connections = 0
  // The length of a batch is measured with a fake clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => {
    vi.useRealTimers()
    server.close()
  })

  async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
    server = createHttpServer(() => {})(handle, OPTIONS)
    connections = 0
    server.on('connection', () => connections++)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
  const ask = async (port: number, ...paths: string[]) =>
    answersIn((await sendRaw(port, paths.map(get).join(''), { halfClose: true })).text)
  const bodies = (answers: { body: string }[]) => answers.map(({ body }) => body)

  /** Sends each request on its own connection, all at the same time. */
  async function askTogether(port: number, paths: readonly string[]): Promise<string[]> {
    const clients = paths.map(() => connect(port, '127.0.0.1'))
    await Promise.all(clients.map((client) => once(client, 'connect')))
    await eventually(() => expect(connections).toBe(paths.length))
    clients.map((client, n) => client.end(get(paths[n]!)))
    return Promise.all(clients.map(async (client) => bodies(answersIn(await text(client))).join()))
  }

  /** A handler that logs when it gets a request and when the response is sent, and returns the path. */
  function telling(log: string[], work: () => void = () => {}) {
    return (request: IncomingMessage, response: ServerResponse) => {
      log.push(`taken ${request.url}`)
      work()
      response.on('finish', () => log.push(`left ${request.url}`))
      response.setHeader('content-length', request.url!.length)
      response.end(request.url)
      expect(response.writableEnded).toBe(true)
    }
  }

  it('handles all requests of a batch before it sends the first response', async () => {
    const log: string[] = []
    const port = await listen(telling(log))
    // A busy machine may deliver the requests one by one: then they are sent again.
    await eventually(async () => {
      log.length = 0
      connections = 0
      expect(await askTogether(port, ['/1', '/2', '/3'])).toEqual(['/1', '/2', '/3'])
      expect(log.slice(0, 3).every((line) => line.startsWith('taken'))).toBe(true)
      expect(log).toHaveLength(6)
    })
  })

  it('handles the requests of one connection in order', async () => {
    const log: string[] = []
    const port = await listen(telling(log))
    expect(bodies(await ask(port, '/1', '/2', '/3'))).toEqual(['/1', '/2', '/3'])
    expect(log.filter((line) => line.startsWith('taken'))).toEqual(['taken /1', 'taken /2', 'taken /3'])
  })

  it('ends the batch when handlers take long', async () => {
    const log: string[] = []
    const port = await listen(telling(log, () => vi.advanceTimersByTime(5)))
    expect(await askTogether(port, ['/1', '/2', '/3'])).toEqual(['/1', '/2', '/3'])
    expect(log.map((line) => line.split(' ')[0])).toEqual(['taken', 'left', 'taken', 'left', 'taken', 'left'])
  })

  it('answers a client that has half-closed its connection', async () => {
    const port = await listen((_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-length': 4 }).end('late'), 20)
    })
    expect(bodies(await ask(port, '/1', '/2'))).toEqual(['late', 'late'])
    expect(bodies(await ask(port, '/3'))).toEqual(['late'])
  })

  it('answers when the server closes idle connections while responses wait', async () => {
    const port = await listen((request, response) => {
      response.writeHead(200, { 'content-length': 2 }).end(request.url)
      if (request.url === '/2') server.closeIdleConnections()
    })
    expect(await askTogether(port, ['/1', '/2', '/3'])).toEqual(['/1', '/2', '/3'])
  })

  it('skips requests whose client has disconnected', async () => {
    const seen: string[] = []
    const port = await listen((request, response) => {
      seen.push(request.url!)
      response.end()
    })
    server.prependListener('request', (request) => {
      if (request.url === '/gone') request.destroy()
    })
    await sendRaw(port, get('/gone'), { halfClose: true })
    await ask(port, '/here')
    expect(seen).toEqual(['/here'])
  })

  it('handles a pipelined request once the previous response is sent', async () => {
    const log: string[] = []
    const port = await listen((request, response) => {
      log.push(`taken ${request.url}`)
      response.on('close', () => log.push(`sent ${request.url}`))
      setImmediate(() => response.writeHead(200, { 'content-length': 2 }).end(request.url))
    })
    expect(bodies(await ask(port, '/1', '/2', '/3'))).toEqual(['/1', '/2', '/3'])
    expect(log).toEqual(['taken /1', 'sent /1', 'taken /2', 'sent /2', 'taken /3', 'sent /3'])
  })

  it('runs each request in its own async context', async () => {
    const storage = new AsyncLocalStorage<string>()
    const port = await listen((request, response) => {
      const before = storage.getStore() ?? 'nothing'
      storage.enterWith(request.url!)
      setImmediate(() => response.end(`${before} ${storage.getStore()}`))
    })
    expect(await askTogether(port, ['/1', '/2', '/3'])).toEqual(['nothing /1', 'nothing /2', 'nothing /3'])
  })

  it('handles the other requests when a handler throws', async () => {
    const thrown: unknown[] = []
    const port = await listen((request, response) => {
      if (request.url === '/bad') throw new Error('bad')
      response.end(request.url)
    })
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', (error) => thrown.push(error))
    try {
      const clients = ['/bad', '/1', '/2'].map(() => connect(port, '127.0.0.1'))
      await Promise.all(clients.map((client) => once(client, 'connect')))
      await eventually(() => expect(connections).toBe(3))
      clients.map((client, n) => client.end(get(['/bad', '/1', '/2'][n]!)))
      const answers = await Promise.all(clients.slice(1).map(async (client) => bodies(answersIn(await text(client)))))
      expect(answers).toEqual([['/1'], ['/2']])
      expect(thrown).toEqual([new Error('bad')])
      clients[0]!.destroy()
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const listener of others) process.on('uncaughtException', listener)
    }
  })

  it('sends multi-byte bodies completely, with the right Content-Length', async () => {
    const text = `${'a'.repeat(1200)} 21–23 ☕ エチオピア`
    const port = await listen((_request, response) => response.end(text))
    const answers = await Promise.all([fetch(`http://127.0.0.1:${port}/1`), fetch(`http://127.0.0.1:${port}/2`)])
    for (const answer of answers) {
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
      expect(await answer.text()).toBe(text)
    }
  })
})
