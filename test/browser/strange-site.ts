/** Another website: the same page on another port, which is same-site to a browser, and on another host. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface StrangeSite {
  /** Another origin of the same site: cookies ignore ports, so ours is sent. */
  sameSite: string
  /** A different site. */
  otherSite: string
}

/** Every path shows the same page, without a CSP; stopped after the test. */
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
