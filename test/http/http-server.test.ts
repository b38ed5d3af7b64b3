import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '#src/http/http-server.ts'
import { eventually } from '#test/support/eventually.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

const OPTIONS = { http: {}, keepAliveTimeout: 1000, requestTimeout: 10_000, connectionTimeout: 10_000 }

describe('createHttpServer', () => {
  let server: Server
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
    server = createHttpServer(handle, OPTIONS)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const get = (path: string, ...headers: string[]) =>
    `GET ${path} HTTP/1.1\r\n${['Host: a', ...headers].join('\r\n')}\r\n\r\n`

  /** Sends all requests in one piece, and returns the bodies of the responses. */
  async function pipeline(port: number, paths: readonly string[]): Promise<string[]> {
    const requests = paths.map((path, n) => (n < paths.length - 1 ? get(path) : get(path, 'Connection: close')))
    return answersIn((await sendRaw(port, requests.join(''))).text).map(({ body }) => body)
  }

  const send = (response: ServerResponse, body: string) =>
    response.setHeader('content-length', Buffer.byteLength(body)).end(body)

  it('handles a pipelined request once the previous response is sent', async () => {
    const log: string[] = []
    const port = await listen((request, response) => {
      log.push(`handled ${request.url}`)
      response.on('close', () => log.push(`sent ${request.url}`))
      setImmediate(() => send(response, request.url!))
    })
    expect(await pipeline(port, ['/1', '/2', '/3'])).toEqual(['/1', '/2', '/3'])
    expect(log).toEqual(['handled /1', 'sent /1', 'handled /2', 'sent /2', 'handled /3', 'sent /3'])
  })

  it('reads from other connections between two pipelined requests', async () => {
    const handled: string[] = []
    const port = await listen((request, response) => {
      // The other client sends its request when the pipelining one has the server's attention.
      if (handled.push(request.url!) === 1) other.write(get('/other', 'Connection: close'))
      send(response, request.url!)
    })
    const other = connect(port, '127.0.0.1')
    await once(other, 'connect')
    const paths = Array.from({ length: 1000 }, (_, n) => `/${n}`)
    expect(await pipeline(port, paths)).toEqual(paths)
    await eventually(() => expect(handled).toHaveLength(1001))
    expect(handled.indexOf('/other')).toBeLessThan(100)
    other.destroy()
  })

  it('drops pipelined requests of a client that has disconnected', async () => {
    const handled: string[] = []
    const closed: string[] = []
    const port = await listen((request, response) => {
      handled.push(request.url!)
      response.on('close', () => closed.push(request.url!))
      if (request.url === '/here') send(response, '')
      else client.destroy()
    })
    const client = connect(port, '127.0.0.1')
    client.write(get('/1') + get('/2') + get('/3'))
    await eventually(() => expect(closed).toEqual(['/1']))
    await pipeline(port, ['/here'])
    expect(handled).toEqual(['/1', '/here'])
  })

  it('runs each request in its own async context, pipelined or not', async () => {
    const storage = new AsyncLocalStorage<string>()
    const port = await listen((request, response) => {
      const before = storage.getStore() ?? 'nothing'
      storage.enterWith(request.url!)
      setImmediate(() => send(response, `${before} ${storage.getStore()}`))
    })
    const expected = ['nothing /1', 'nothing /2', 'nothing /3']
    expect(await pipeline(port, ['/1', '/2', '/3'])).toEqual(expected)
    const alone = await Promise.all(['/1', '/2', '/3'].map((path) => pipeline(port, [path])))
    expect(alone.flat()).toEqual(expected)
  })

  it('sends multi-byte bodies completely, with the right Content-Length', async () => {
    const text = `${'a'.repeat(1200)} 21–23 ☕ エチオピア`
    const port = await listen((_request, response) => response.end(text))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(await answer.text()).toBe(text)
  })
})
