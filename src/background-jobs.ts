/** Background jobs: send mails and digests, delete expired rows, reload settings and grinders from the database. */
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
/** Members' own grinders may be changed on any node, and their owners should see the change soon. */
const GRINDERS_EVERY_MS = 5000

export function startBackgroundJobs(app: FastifyInstance): void {
  const { db } = app
  const jobs = new JobRunner(app)
  jobs.repeat('deleteExpired', CLEAN_UP_EVERY_MS, () =>
    Promise.all([
      deleteExpired(db),
      deleteOldEvents(db),
      deleteOldEventDays(db),
      deleteOldDailyCounts(db),
      deleteUnconfirmed(db),
      purgeModeration(db),
    ]),
  )
  jobs.repeat('sendDigests', DIGESTS_EVERY_MS, async () => {
    if ((await sendDueDigests(db, app.config.baseUrl)) > 0) app.mail.wake()
  })
  jobs.repeat('readSettings', SETTINGS_EVERY_MS, () => app.settings.load(db))
  let grindersReadAt = new Date()
  jobs.repeat('readGrinders', GRINDERS_EVERY_MS, async () => {
    const now = new Date()
    await refreshGrinders(app, grindersReadAt)
    grindersReadAt = now
  })
  app.addHook('onReady', async () => app.mail.start())
  // Runs before the database is closed: onClose hooks run in reverse order.
  app.addHook('onClose', async () => {
    await jobs.stop()
    await app.mail.stop()
    await app.events.drain()
    await app.databaseMonitor.stop()
  })
}

/** Repeats jobs. A job still running when it is due is skipped; a failed job is logged and runs again when due. */
export class JobRunner {
  readonly #app: Pick<FastifyInstance, 'databaseMonitor' | 'log'>
  readonly #timers: NodeJS.Timeout[] = []
  readonly #running = new Map<string, Promise<void>>()

  constructor(app: Pick<FastifyInstance, 'databaseMonitor' | 'log'>) {
    this.#app = app
  }

  repeat(name: string, everyMs: number, job: () => Promise<unknown>): void {
    this.#timers.push(setInterval(() => this.#run(name, job), everyMs).unref())
  }

  /** Resolves when no job runs any more. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#running.values())
  }

  #run(name: string, job: () => Promise<unknown>): void {
    if (this.#running.has(name)) return
    const run = job()
      .then(
        () => {},
        (error) => this.#failed(name, error),
      )
      .finally(() => this.#running.delete(name))
    this.#running.set(name, run)
  }

  #failed(name: string, error: unknown): void {
    const { databaseMonitor, log } = this.#app
    // The monitor logs an unavailable database once.
    if (isDatabaseUnavailable(error)) databaseMonitor.failed(error)
    else log.warn({ err: error, job: name }, 'A background job failed and will be tried again')
  }
}
