/** Somebody else's website: the same pages on another port (the same site, to a browser) and on another host. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface StrangeSite {
  /** Another origin of the same site: cookies ignore ports, so ours goes along. */
  sameSite: string
  /** Another site altogether. */
  otherSite: string
}

/** Every address shows the same page, with no policy of its own; ends with the test. */
export async function openStrangeSite(html: () => string): Promise<StrangeSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { sameSite: `http://127.0.0.1:${port}`, otherSite: `http://localhost:${port}` }
}
