/** A node that shuts down: whoever still waits for an answer gets it and is sent elsewhere for the next one. */
import type { FastifyInstance } from 'fastify'

/** A connection that was kept open for more would hold up the end as long as its client likes. */
export function registerLeaving(app: FastifyInstance): void {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })
}
