/** Background jobs: sending mail, digests of notifications, and deleting expired rows. */
import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from './db/failures.ts'
import { refreshGrinders } from './features/equipment/catalog/unknown-grinders.ts'
import { deleteExpired } from './features/members/accounts/queries.ts'
import { sendDueDigests } from './features/members/notifications/digests.ts'
import { deleteOldDailyCounts } from './features/members/quotas/queries.ts'
import { purgeModeration } from './features/moderation/purge.ts'
import { deleteOldEventDays, deleteOldEvents } from './features/roaster-tools/events/queries.ts'
import { deleteUnconfirmed } from './features/service/forms/queries.ts'

const CLEAN_UP_EVERY_MS = 60 * 60_000
const DIGESTS_EVERY_MS = 60_000
/** Other nodes may have changed them. */
const SETTINGS_EVERY_MS = 30_000
/** Members describe them on any node: an owner who changes one should see it soon. */
const GRINDERS_EVERY_MS = 5000

export function startBackgroundJobs(app: FastifyInstance): void {
  const cleanUp = () =>
    Promise.all([
      deleteExpired(app.db),
      deleteOldEvents(app.db),
      deleteOldEventDays(app.db),
      deleteOldDailyCounts(app.db),
      deleteUnconfirmed(app.db),
      purgeModeration(app.db),
    ]).catch((error) => app.log.warn({ err: error }, 'What has expired stays a while'))
  const sendDigests = async () => {
    try {
      if ((await sendDueDigests(app.db, app.config.baseUrl)) > 0) app.mail.wake()
    } catch (error) {
      // An unavailable database is logged once by the monitor.
      if (isDatabaseUnavailable(error)) app.databaseMonitor.failed(error)
      else app.log.warn({ err: error }, 'Digests could not be sent; trying again')
    }
  }
  // Awaited at the end, so that the database isn't closed in the middle of a digest.
  let digests: Promise<void> | undefined
  const startDigests = () => {
    digests ??= sendDigests().finally(() => {
      digests = undefined
    })
  }
  const reloadSettings = () =>
    app.settings.load(app.db).catch((error) => app.log.warn({ err: error }, 'Settings could not be read again'))
  let grindersReadAt = new Date()
  const reloadGrinders = async () => {
    const since = grindersReadAt
    try {
      grindersReadAt = new Date()
      await refreshGrinders(app, since)
    } catch (error) {
      grindersReadAt = since
      if (isDatabaseUnavailable(error)) app.databaseMonitor.failed(error)
      else app.log.warn({ err: error }, 'Grinders could not be read again')
    }
  }
  const timers = [
    setInterval(cleanUp, CLEAN_UP_EVERY_MS),
    setInterval(startDigests, DIGESTS_EVERY_MS),
    setInterval(reloadSettings, SETTINGS_EVERY_MS),
    setInterval(reloadGrinders, GRINDERS_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  app.addHook('onReady', async () => app.mail.start())
  // Runs before the database is closed: onClose hooks run in reverse order.
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await digests
    await app.mail.stop()
    await app.events.drain()
    await app.databaseMonitor.stop()
  })
}
