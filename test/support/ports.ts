/** Finds free ports. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port on which nothing listens, so that connections to it are refused. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
