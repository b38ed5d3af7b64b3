/** Creates the services that routes use (database, catalog, mail, sessions) and decorates the app with them. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DIST } from './built.ts'
import type { Config } from './config.ts'
import { DatabaseMonitor } from './db/database-monitor.ts'
import { IncidentLog } from './db/incident-log.ts'
import { migrate } from './db/migrate.ts'
import { type Database, type DatabaseListeners, openDatabase } from './db/open.ts'
import { SlowQueryLog } from './db/slow-query-log.ts'
import type { StepTemplate } from './domain/steps/templates.ts'
import { type Catalog, openCatalog } from './features/equipment/catalog/catalog.ts'
import { type CatalogFiles, checkCatalog, readCatalogFiles } from './features/equipment/catalog/files.ts'
import { loadCatalog } from './features/equipment/catalog/load.ts'
import { checkStepTemplates, readStepTemplates } from './features/equipment/catalog/step-templates.ts'
import { GrinderFinder } from './features/equipment/grinders/find.ts'
import { KnownDevices } from './features/members/accounts/known-devices.ts'
import { SessionTokens } from './features/members/accounts/tokens.ts'
import { Quotas } from './features/members/quotas/quotas.ts'
import { Review } from './features/moderation/hold/review.ts'
import { Settings } from './features/moderation/settings/settings.ts'
import { EventRecorder } from './features/roaster-tools/events/recorder.ts'
import { SourceHosts } from './features/roaster-tools/events/source-hosts.ts'
import { EventTokens } from './features/roaster-tools/events/tokens.ts'
import { seedDemo } from './features/service/demo/seed.ts'
import { Shell } from './features/service/pages/html-template.ts'
import { reindexGrinds } from './features/service/reindex/reindex.ts'
import { SitePages } from './features/service/site-pages/site-pages.ts'
import type { Counter } from './http/rate-limits.ts'
import { addressOf } from './mail/message.ts'
import { createTransport, type MailTransport } from './mail/transports.ts'
import { MailWorker } from './mail/worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Database
    slowQueries: SlowQueryLog
    databaseMonitor: DatabaseMonitor
    catalog: Catalog
    stepTemplates: readonly StepTemplate[]
    grinderFinder: GrinderFinder
    mail: MailWorker
    events: EventRecorder
    eventTokens: EventTokens
    eventSources: SourceHosts
    /** Counts the events of each client, to limit how many are recorded. */
    eventCounter: Counter
    sessionTokens: SessionTokens
    knownDevices: KnownDevices
  }
}

export interface ServiceOptions {
  transport?: MailTransport
  catalogFiles?: CatalogFiles
  onQuery?: DatabaseListeners['onQuery']
  onFlushFailed?: DatabaseListeners['onFlushFailed']
}

/** Opens the database first, so that closing the app closes it if a later step fails. */
export async function addServices(app: FastifyInstance, config: Config, options: ServiceOptions): Promise<void> {
  app.decorate('config', config)
  const db = addDatabase(app, options)
  await migrate(db)
  const files = options.catalogFiles ?? (await readCatalogFiles())
  checkCatalog(files)
  const stepTemplates = checkStepTemplates(await readStepTemplates(), files)
  await loadCatalog(db, files)
  if (config.seedDemo) await seedDemo(db, files)
  const catalog = await openCatalog(db, files.methods)
  await reindexGrinds(db, catalog)
  const transport = options.transport ?? createTransport(config, (line) => app.log.info(line))

  app.decorate('catalog', catalog)
  app.decorate('stepTemplates', stepTemplates)
  app.decorate('grinderFinder', new GrinderFinder(catalog))
  app.decorate('mail', new MailWorker(db, transport, app.log, (error) => app.databaseMonitor.failed(error)))
  app.decorate('events', new EventRecorder(db, new IncidentLog(app.log, 'eventsRefused')))
  app.decorate('eventTokens', new EventTokens(config.sessionSecrets))
  app.decorate('eventSources', new SourceHosts(db, () => config.baseUrl))
  app.decorate('sessionTokens', new SessionTokens(config.sessionSecrets))
  app.decorate('knownDevices', new KnownDevices(config.sessionSecrets))
  const settings = new Settings(config)
  await settings.load(db)
  app.decorate('settings', settings)
  app.decorate('quotas', new Quotas(() => settings.values.quotas))
  app.decorate('review', new Review(settings, config.adminEmails))
  app.decorate('sitePages', await SitePages.read(config.pagesDir, addressOf(config.mailFrom)))
  app.decorate('shell', await Shell.open(join(DIST, 'web')))
  app.decorate('fontFiles', app.shell.fonts)
}

function addDatabase(app: FastifyInstance, { onQuery, onFlushFailed }: ServiceOptions): Database {
  const slowQueries = new SlowQueryLog(0, (query) => app.log.warn(query, `Slow query: ${query.ms} ms`))
  const db = openDatabase(app.config.database, {
    onError: (error) => app.databaseMonitor.failed(error),
    onQuery,
    onFlushFailed,
    slowQueries,
  })
  app.decorate('db', db)
  app.decorate('slowQueries', slowQueries)
  app.decorate('databaseMonitor', new DatabaseMonitor(db, app.log))
  app.addHook('onClose', () => db.destroy())
  return db
}
