/** Background jobs: sending mail, and deleting expired rows. */
import type { FastifyInstance } from 'fastify'
import { deleteExpired } from './features/members/accounts/queries.ts'
import { deleteOldCounts } from './features/members/quotas/queries.ts'
import { deleteOldEvents } from './features/roaster-tools/events/queries.ts'

const CLEAN_UP_EVERY_MS = 60 * 60_000

export function startBackgroundJobs(app: FastifyInstance): void {
  const cleanUp = () =>
    Promise.all([deleteExpired(app.db), deleteOldCounts(app.db), deleteOldEvents(app.db)]).catch((error) =>
      app.log.warn({ err: error }, 'What has expired stays a while'),
    )
  const timer = setInterval(cleanUp, CLEAN_UP_EVERY_MS)
  timer.unref()
  app.addHook('onReady', async () => app.mail.start())
  // Runs before the database is closed: onClose hooks run in reverse order.
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await app.mail.stop()
    await app.events.drain()
    await app.databaseMonitor.stop()
  })
}
