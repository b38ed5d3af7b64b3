import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'

const MEGABYTE = 1024 * 1024

describe('lingering close after a 413 response', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  const head = (...headers: string[]) =>
    ['POST /api/mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join('\r\n')

  async function sendHead(...headers: string[]): Promise<Socket> {
    const socket = connect({ port: test.port, host: '127.0.0.1' })
    socket.write(head(...headers))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    return socket
  }

  it('reads the rest of the body after the response, without a reset', async () => {
    const socket = await sendHead(`Content-Length: ${MEGABYTE}`)
    const failures: Error[] = []
    socket.on('error', (error) => failures.push(error))
    const closed = once(socket, 'close')
    socket.write('x'.repeat(MEGABYTE))
    await closed
    expect(failures).toEqual([])
  })

  it('closes the connection when the body does not end', async () => {
    const chunk = `${MEGABYTE.toString(16)}\r\n${'x'.repeat(MEGABYTE)}\r\n`
    const socket = connect({ port: test.port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.resume()
    socket.write(head('Transfer-Encoding: chunked'))
    let sent = 0
    const send = () => {
      while (!socket.destroyed && ++sent && socket.write(chunk));
    }
    socket.on('drain', send)
    send()
    await new Promise((resolve) => socket.once('close', resolve))
    expect(sent).toBeLessThan(64)
  })

  it('closes the connection when the client sends nothing more', async () => {
    const socket = await sendHead(`Content-Length: ${MEGABYTE}`)
    await once(socket, 'close')
  })
})
