import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { type OpenServer, startServer } from '#test/support/server-process.ts'

const ACCOUNT = JSON.stringify({ email: 'ada@example.com', password: 'correct horse' })

describe('the server process', () => {
  let database: TestDatabase
  let env: Record<string, string>
  beforeEach(async () => {
    database = await createTestDatabase()
    const { config } = database
    const DATABASE_URL = config.engine === 'postgres' ? config.url : `sqlite:${config.path}`
    env = { DATA_DIR: join(inject('directory'), randomBytes(6).toString('hex')), DATABASE_URL }
  })
  afterEach(() => database.drop())

  const send = ({ url }: OpenServer, path: string, token?: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
      ...(!token && { body: ACCOUNT }),
    })

  /** Keeps its connections open until the server closes them. */
  const keepingOpen = new Agent({ keepAlive: true })

  /** Sends the headers of a request, and resolves when the server asks for the body. */
  async function beginRegistering({ port }: OpenServer): Promise<ClientRequest> {
    const started = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/auth/register',
      agent: keepingOpen,
      headers: { 'content-type': 'application/json', 'content-length': ACCOUNT.length, expect: '100-continue' },
    })
    started.flushHeaders()
    await once(started, 'continue')
    return started
  }

  const isRefused = ({ url }: OpenServer) =>
    fetch(`${url}/api/health`).then(
      () => false,
      () => true,
    )

  it('finishes the pending request on SIGTERM and then exits', async () => {
    const server = await startServer(env)
    const started = await beginRegistering(server)
    server.process.kill('SIGTERM')
    await eventually(() => expect(server.stdout).toContain('SIGTERM: finishing open requests'))
    await eventually(async () => expect(await isRefused(server)).toBe(true))

    started.end(ACCOUNT)
    const [response] = (await once(started, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(201)
    expect(response.headers.connection).toBe('close')
    expect(JSON.parse(await text(response))).toMatchObject({ success: true, user: { email: 'ada@example.com' } })
    expect(await server.exited).toBe(0)
    expect(server.stderr).toBe('')

    const again = await startServer(env)
    expect((await send(again, '/api/auth/login')).status).toBe(200)
  })

  it('exits immediately on SIGINT without pending requests, even with an open keep-alive connection', async () => {
    const server = await startServer(env)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    server.process.kill('SIGINT')
    expect(await server.exited).toBe(0)
    expect(server.stdout).toContain('SIGINT: finishing open requests')
  })

  it('loses no acknowledged write when it is killed', async () => {
    const server = await startServer(env)
    const registered = await send(server, '/api/auth/register')
    expect(registered.status).toBe(201)
    server.process.kill('SIGKILL')
    expect(await server.exited).toBe('SIGKILL')
    const { token } = (await registered.json()) as { token: string }

    const again = await startServer(env)
    expect((await send(again, '/api/auth/login')).status).toBe(200)
    expect((await send(again, '/api/auth/register')).status).toBe(409)
    // The generated session secret was kept, so the session is still valid.
    expect((await send(again, '/api/auth/logout', token)).status).toBe(200)
  })
})
