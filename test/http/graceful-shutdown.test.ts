import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drain } from '#src/http/graceful-shutdown.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

const DRAIN_MS = 200

describe('drain', () => {
  let test: TestApp
  let url: string
  /** Like a load balancer that keeps its connection for the next request. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  beforeAll(async () => {
    test = await startTestApp()
    url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    agent.destroy()
    await test.close()
  })

  const askForHealth = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request(`${url}/api/health`, { agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response))
      })
      sent.on('error', reject)
      sent.end()
    })

  it('keeps connections open until the server stops listening, so that a balancer needs no new ones', async () => {
    const { server } = test.app
    let connections = 0
    server.on('connection', () => {
      connections++
    })
    expect((await askForHealth()).statusCode).toBe(200)
    const drained = drain(test.app, DRAIN_MS)
    let answer: IncomingMessage
    do {
      answer = await askForHealth()
      expect(answer.statusCode).toBe(503)
    } while (answer.headers.connection !== 'close')
    expect(server.listening).toBe(false)
    expect(connections).toBe(1)
    await drained
  })
})
