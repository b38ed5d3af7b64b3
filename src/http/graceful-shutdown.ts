/** A node that shuts down: whoever still waits for an answer gets it and is sent elsewhere for the next one. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

/** A balancer sends requests on connections that it has kept until it hears that nobody takes new ones. */
const LINGER_MS = 1000
/** So short was a turn of the event loop that hardly anybody came since it last looked at the door. */
const QUIET_MS = 0.2
const MOST_TURNS = 1000

export class Leaving {
  hasBegun = false

  /** A connection that is kept open for more would hold up the end as long as its client likes. */
  askToClose(response: ServerResponse): void {
    if (this.hasBegun) response.shouldKeepAlive = false
  }
}

export function registerGracefulShutdown(app: FastifyInstance): void {
  const leaving = new Leaving()
  app.decorate('leaving', leaving)
  app.addHook('preClose', async () => {
    leaving.hasBegun = true
  })
  // For requests that came before it began.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.hasBegun) reply.header('connection', 'close')
    done()
  })
}

/**
 * Goes on answering for a while, with health saying that others should be asked; then takes no new connections, and
 * only at last closes those that were kept: a request that is on its way while its connection closes would be lost.
 */
export async function drain({ leaving, server }: FastifyInstance, drainMs: number): Promise<void> {
  leaving.hasBegun = true
  await setTimeout(drainMs)
  await quietMoment()
  const left = once(server, 'close')
  // Not that of HTTP, which would close what is kept as well.
  Server.prototype.close.call(server)
  await Promise.race([left, setTimeout(LINGER_MS)])
}

/** Whoever has knocked and isn't let in yet when the door shuts is thrown out. */
async function quietMoment(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const start = performance.now()
    await setImmediate()
    if (performance.now() - start < QUIET_MS) return
  }
}
