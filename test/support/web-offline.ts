/** The web app without a network, for browser tests. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { TestApp } from './app.ts'
import { eventually } from './eventually.ts'

/** Waits until the service worker has cached its files and controls the page. */
export const WORKER_IS_HERE = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ??
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))).then(() => true)`

/** While `during` runs, connections are accepted but get no response. */
export async function whileSilent(test: TestApp, during: () => Promise<void>): Promise<void> {
  const { port } = test.app.server.address() as AddressInfo
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
  })
  await whileDown(test, async () => {
    await listenAgain(silent, port)
    try {
      await during()
    } finally {
      const closed = new Promise((done) => silent.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    }
  })
}

/** Stops the server while `during` runs. */
export async function whileDown(test: TestApp, during: () => Promise<void>): Promise<void> {
  const { server } = test.app
  const { port } = server.address() as AddressInfo
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  await closed
  try {
    await during()
  } finally {
    await listenAgain(server, port)
  }
}

/** Another connection of this machine may have the port for a moment. */
const listenAgain = (server: Server, port: number): Promise<unknown> =>
  eventually(() => once(server.listen(port, '127.0.0.1'), 'listening'))
