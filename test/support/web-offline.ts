/** The web app without a network, for browser tests. */
import type { AddressInfo } from 'node:net'
import type { TestApp } from './app.ts'

/** Waits until the service worker has cached its files and controls the page. */
export const WORKER_IS_HERE = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ??
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))).then(() => true)`

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
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  }
}
