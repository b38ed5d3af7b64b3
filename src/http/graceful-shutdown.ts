/** Graceful shutdown: open requests are answered, and their connections are closed afterwards. */
import { once } from 'node:events'
import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown
  }
}

/** How long open connections are served after the server stops listening: a load balancer may still be using them. */
const LINGER_MS = 1000
/** In an event loop iteration as short as this, hardly any connection can have arrived. */
const QUIET_MS = 0.2
const MAX_EVENT_LOOP_TURNS = 1000

export class Shutdown {
  hasBegun = false
  /**
   * Ends keep-alive after the next response of each connection. Not before the server stops listening: a load balancer
   * would open new connections, and those that aren't accepted yet when listening stops are lost.
   */
  closesConnections = false
}

export function registerGracefulShutdown(app: FastifyInstance): void {
  const shutdown = new Shutdown()
  app.decorate('shutdown', shutdown)
  app.addHook('preClose', async () => {
    shutdown.hasBegun = true
    shutdown.closesConnections = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (shutdown.closesConnections) reply.header('connection', 'close')
    done()
  })
}

/**
 * Serves requests for `drainMs` while the health check fails, so that load balancers choose other nodes; then stops
 * listening, and waits for open connections before they are closed: a request that arrives on a closing connection is
 * lost.
 */
export async function drain({ shutdown, server }: FastifyInstance, drainMs: number): Promise<void> {
  shutdown.hasBegun = true
  await setTimeout(drainMs)
  await waitForIdleIteration()
  shutdown.closesConnections = true
  const closed = once(server, 'close')
  // Not `http.Server.close`, which would also close idle keep-alive connections.
  Server.prototype.close.call(server)
  await Promise.race([closed, setTimeout(LINGER_MS)])
}

/** Waits for an idle event loop iteration: connections that aren't accepted yet when listening stops are reset. */
async function waitForIdleIteration(): Promise<void> {
  for (let turn = 0; turn < MAX_EVENT_LOOP_TURNS; turn++) {
    const start = performance.now()
    await setImmediate()
    if (performance.now() - start < QUIET_MS) return
  }
}
