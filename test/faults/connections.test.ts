import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { type OpenServer, startServer } from '#test/support/server-process.ts'

const CONNECTIONS = process.env.FAULTS === 'short' ? 1000 : 10_000
const AT_ONCE = 500
/** Far more than an idle connection takes, and less than leaked buffers would. */
const MAX_KIB_EACH = 64

describe('server with very many idle connections', () => {
  let database: TestDatabase
  let server: OpenServer
  const sockets: Socket[] = []
  beforeEach(async () => {
    database = await createTestDatabase()
    const { config } = database
    server = await startServer({
      DATA_DIR: join(inject('directory'), randomBytes(6).toString('hex')),
      DATABASE_URL: config.engine === 'postgres' ? config.url : `sqlite:${config.path}`,
    })
    return async () => {
      for (const socket of sockets) socket.destroy()
      await database.drop()
    }
  })

  interface Idle {
    socket: Socket
    closed: Promise<void>
  }

  function openIdle(): Promise<Idle> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: server.port, host: '127.0.0.1' })
      sockets.push(socket)
      // Reads, to notice when the server closes the connection; nothing is ever sent.
      socket.resume()
      const closed = new Promise<void>((done) => socket.once('close', () => done()))
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.removeListener('error', reject)
        socket.on('error', () => {})
        resolve({ socket, closed })
      })
    })
  }

  const kibOf = async (): Promise<number> =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.process.pid}/status`, 'utf8'))![1])

  async function askAnew(): Promise<number[]> {
    const ask = (path: string) =>
      fetch(server.url + path, { headers: { connection: 'close' } }).then(async (response) => {
        await response.text()
        return response.status
      })
    return Promise.all(['/api/health', '/api/grinders', '/api/recipes', '/', '/api/health'].map(ask))
  }

  it(`answers other requests, takes bounded memory and closes them in time (${CONNECTIONS})`, async () => {
    const before = await kibOf()
    const idle: Idle[] = []
    while (idle.length < CONNECTIONS) {
      idle.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, CONNECTIONS - idle.length) }, openIdle))))
    }
    const open = () => idle.filter(({ socket }) => !socket.destroyed).length
    const openAtFirst = open()
    for (let times = 0; times < 10; times++) expect(await askAnew()).toEqual([200, 200, 200, 200, 200])
    const during = await kibOf()
    expect(openAtFirst).toBeGreaterThan(CONNECTIONS * 0.9)
    expect((during - before) / CONNECTIONS).toBeLessThan(MAX_KIB_EACH)

    // The server closes each connection after its timeout of 15 seconds.
    await Promise.all(idle.map(({ closed }) => closed))
    expect(open()).toBe(0)
    expect(await askAnew()).toEqual([200, 200, 200, 200, 200])
    expect(server.process.exitCode).toBeNull()
    const kib = `${before} KiB before, ${during} with ${openAtFirst} connections, ${await kibOf()} after they were closed`
    process.stdout.write(`Memory of the server: ${kib}\n`)
  })
})
