/** Builds the whole service from a configuration; listens to nothing and can be tested as it is. */
import { join } from 'node:path'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { DIST } from './built.ts'
import type { Config } from './config.ts'
import { DatabaseWatch } from './db/database-watch.ts'
import { migrate } from './db/migrate.ts'
import { type Database, type DatabaseListeners, openDatabase } from './db/open.ts'
import { QueryWatch } from './db/slow-queries.ts'
import { Trouble } from './db/trouble.ts'
import { disownRoutes } from './features/accounts/disown-routes.ts'
import { findRoasterOf, findViewer, forgetExpired } from './features/accounts/queries.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { SignInGuard } from './features/accounts/sign-in-guard.ts'
import { SessionTokens } from './features/accounts/tokens.ts'
import { adaptationRoutes } from './features/adaptation/routes.ts'
import { brewLogRoutes } from './features/brew-logs/routes.ts'
import { BrewLogDetail, BrewLogSchema } from './features/brew-logs/schemas.ts'
import { brewStatsRoutes } from './features/brew-logs/stats-routes.ts'
import { calibrationRoutes } from './features/calibration/routes.ts'
import { type Catalog, openCatalog } from './features/catalog/catalog.ts'
import { type CatalogFiles, checkCatalog, readCatalogFiles } from './features/catalog/files.ts'
import { loadCatalog } from './features/catalog/load.ts'
import { catalogRoutes } from './features/catalog/routes.ts'
import { claimRoutes } from './features/claims/routes.ts'
import { claimVerifyRoutes } from './features/claims/verify-routes.ts'
import { coffeeRoutes } from './features/coffees/routes.ts'
import { collectionItemRoutes } from './features/collections/item-routes.ts'
import { collectionRoutes } from './features/collections/routes.ts'
import { commentRoutes } from './features/comments/routes.ts'
import { communityRecipeRoutes } from './features/community-recipes/routes.ts'
import { seedDemo } from './features/demo/seed.ts'
import { discoveryRoutes } from './features/discovery/routes.ts'
import { embedPageRoutes } from './features/embed/page-routes.ts'
import { embedRoutes } from './features/embed/routes.ts'
import { embedTrackRoutes } from './features/embed/track-routes.ts'
import { widgetScriptRoutes } from './features/embed/widget-script.ts'
import { userFilterRoutes } from './features/equipment/filter-routes.ts'
import { userGrinderRoutes } from './features/equipment/grinder-routes.ts'
import { userMachineRoutes } from './features/equipment/machine-routes.ts'
import { forgetOldEvents } from './features/events/queries.ts'
import { EventRecorder } from './features/events/recorder.ts'
import { exportRoutes } from './features/export/routes.ts'
import { followingRoutes } from './features/following/routes.ts'
import { formRoutes } from './features/forms/routes.ts'
import { GrinderFinder } from './features/grinders/find.ts'
import { grinderRoutes } from './features/grinders/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { serviceMetrics } from './features/health/service-metrics.ts'
import { libraryRoutes } from './features/library/routes.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { crawlerRoutes } from './features/pages/crawler-routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { sendLost } from './features/pages/send.ts'
import { Shell } from './features/pages/shell.ts'
import { personalRecipeRoutes } from './features/personal-recipes/routes.ts'
import { portalAnalyticsRoutes } from './features/portal/analytics-routes.ts'
import { portalCoffeeRoutes } from './features/portal/coffee-routes.ts'
import { portalDashboardRoutes } from './features/portal/dashboard-routes.ts'
import { portalProfileRoutes } from './features/portal/profile-routes.ts'
import { portalRecipeRoutes } from './features/portal/recipe-routes.ts'
import { portalSettingsRoutes } from './features/portal/settings-routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { publicProfileRoutes } from './features/public-profile/routes.ts'
import { ratingRoutes } from './features/ratings/routes.ts'
import { recipeListRoutes } from './features/recipes/list-routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { RecipeSchema } from './features/recipes/schemas.ts'
import { roasterRoutes } from './features/roasters/routes.ts'
import { savedRecipeRoutes } from './features/saved-recipes/routes.ts'
import { tasteRoutes } from './features/taste/routes.ts'
import { voteRoutes } from './features/votes/routes.ts'
import { hasSessionEnded, registerAccess, type Viewer } from './http/access.ts'
import { registerCors } from './http/cors.ts'
import { refuseAddress, registerErrors } from './http/errors.ts'
import { registerGracefulShutdown } from './http/graceful-shutdown.ts'
import { createHttpServer } from './http/http-server.ts'
import { registerJsonBody } from './http/json-body.ts'
import { refuseMalformed } from './http/malformed-requests.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerRateLimits } from './http/rate-limits.ts'
import { registerReference } from './http/reference.ts'
import { logSerializers, registerRequestLog, requestId } from './http/request-log.ts'
import { registerResponseCache } from './http/response-cache-plugin.ts'
import { registerRouteTable } from './http/routes.ts'
import { ErrorReply } from './http/schemas.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { buildSerializer } from './http/serialization.ts'
import { buildValidator } from './http/validation.ts'
import { createTransport, type MailTransport } from './mail/transports.ts'
import { MailWorker } from './mail/worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Database
    databaseWatch: DatabaseWatch
    catalog: Catalog
    grinderFinder: GrinderFinder
    mail: MailWorker
    events: EventRecorder
    sessionTokens: SessionTokens
    signInGuard: SignInGuard
  }
}

export interface AppOptions {
  logger?: FastifyBaseLogger
  transport?: MailTransport
  catalogFiles?: CatalogFiles
  onQuery?: DatabaseListeners['onQuery']
  onFlushFailed?: DatabaseListeners['onFlushFailed']
}

const BODY_LIMIT_BYTES = 256 * 1024
const CLEAN_MS = 60 * 60_000

export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(config, options.logger)
  const baseUrl = () => config.baseUrl
  const queries = new QueryWatch(0, (query) => app.log.warn(query, `Slow query: ${query.ms} ms`))
  const db = openDatabase(config.database, {
    onError: (error) => databaseWatch.failed(error),
    onQuery: options.onQuery,
    onFlushFailed: options.onFlushFailed,
    watch: queries,
  })
  const databaseWatch = new DatabaseWatch(db, app.log)
  app.addHook('onClose', () => db.destroy())
  try {
    await migrate(db)
    const files = options.catalogFiles ?? (await readCatalogFiles())
    checkCatalog(files)
    await loadCatalog(db, files)
    if (config.seedDemo) await seedDemo(db, files)

    const sessionTokens = new SessionTokens(config.sessionSecrets)
    const transport = options.transport ?? createTransport(config, (line) => app.log.info(line))
    const onDatabaseFailure = (error: unknown) => databaseWatch.failed(error)
    const mail = new MailWorker(db, transport, app.log, onDatabaseFailure)
    app.decorate('config', config)
    app.decorate('db', db)
    app.decorate('databaseWatch', databaseWatch)
    const catalog = await openCatalog(db, files.methods)
    app.decorate('catalog', catalog)
    app.decorate('grinderFinder', new GrinderFinder(catalog))
    app.decorate('mail', mail)
    app.decorate('events', new EventRecorder(db, new Trouble(app.log, 'eventsRefused')))
    app.decorate('sessionTokens', sessionTokens)
    app.decorate('signInGuard', new SignInGuard(db))
    app.decorate('shell', await Shell.open(join(DIST, 'web')))
    app.decorate('fontFiles', app.shell.fonts)

    registerResponseCache(app)
    registerRouteTable(app)
    const isOpen = async ({ id, sessionId }: Viewer) => (await findViewer(db, { userId: id, sessionId })) !== undefined
    registerErrors(app, {
      onDatabaseFailure,
      hasSessionEnded: (request) => hasSessionEnded(request, isOpen),
    })
    registerJsonBody(app)
    registerRequestLog(app, () => databaseWatch.wrote())
    if (config.metrics) registerMetrics(app, serviceMetrics(app, queries))
    registerGracefulShutdown(app)
    registerSecurityHeaders(app, baseUrl)
    await registerRateLimits(app, config.redisUrl)
    registerAccess(app, {
      baseUrl,
      findViewer: async (token) => {
        const claims = await sessionTokens.verify(token)
        return claims && findViewer(db, claims)
      },
      findRoasterOf: (userId) => findRoasterOf(db, userId),
    })
    registerCors(app, sendLost)
    registerReference(app)
    app.addSchema(ErrorReply)
    app.addSchema(RecipeSchema)
    app.addSchema(BrewLogSchema)
    app.addSchema(BrewLogDetail)

    await app.register(healthRoutes)
    await app.register(formRoutes)
    await app.register(accountRoutes)
    await app.register(disownRoutes)
    await app.register(notificationRoutes)
    await app.register(privacyRoutes)
    await app.register(catalogRoutes)
    await app.register(grinderRoutes)
    await app.register(calibrationRoutes)
    await app.register(mcpRoutes)
    await app.register(coffeeRoutes)
    await app.register(roasterRoutes)
    await app.register(followingRoutes)
    await app.register(recipeListRoutes)
    await app.register(recipeRoutes)
    await app.register(communityRecipeRoutes)
    await app.register(voteRoutes)
    await app.register(commentRoutes)
    await app.register(ratingRoutes)
    await app.register(tasteRoutes)
    await app.register(adaptationRoutes)
    await app.register(discoveryRoutes)
    await app.register(savedRecipeRoutes)
    await app.register(userGrinderRoutes)
    await app.register(userMachineRoutes)
    await app.register(userFilterRoutes)
    await app.register(libraryRoutes)
    await app.register(personalRecipeRoutes)
    await app.register(collectionRoutes)
    await app.register(collectionItemRoutes)
    await app.register(brewLogRoutes)
    await app.register(brewStatsRoutes)
    await app.register(publicProfileRoutes)
    await app.register(exportRoutes)
    await app.register(claimRoutes)
    await app.register(claimVerifyRoutes)
    await app.register(portalDashboardRoutes)
    await app.register(portalProfileRoutes)
    await app.register(portalCoffeeRoutes)
    await app.register(portalRecipeRoutes)
    await app.register(portalSettingsRoutes)
    await app.register(portalAnalyticsRoutes)
    await app.register(embedRoutes)
    await app.register(embedTrackRoutes)
    await app.register(embedPageRoutes)
    await app.register(widgetScriptRoutes, { file: join(DIST, 'widget/widget.js') })
    await app.register(crawlerRoutes)
    await app.register(pageRoutes)

    runInBackground(app, mail)
    await app.ready()
    // Bringing a database forward takes its time, and nobody waits for it but this start.
    queries.limit(config.slowQueryMs)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

function createServer(config: Config, logger: FastifyBaseLogger | undefined): FastifyInstance {
  const app: FastifyInstance = Fastify({
    serverFactory: createHttpServer((response) => app.leaving.askToClose(response)),
    ...(logger ? { loggerInstance: logger } : { logger: { level: config.logLevel, serializers: logSerializers } }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: [...config.trustProxy],
    // Its type only knows factories of the framework's own Ajv.
    schemaController: { compilersFactory: { buildValidator: buildValidator as never, buildSerializer } },
    genReqId: requestId,
    requestIdHeader: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseMalformed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance
  return app
}

/** What goes on beside requests: mail, and clearing away what has expired. */
function runInBackground(app: FastifyInstance, mail: MailWorker): void {
  const clean = () =>
    Promise.all([forgetExpired(app.db), forgetOldEvents(app.db)]).catch((error) =>
      app.log.warn({ err: error }, 'What has expired stays a while'),
    )
  const timer = setInterval(clean, CLEAN_MS)
  timer.unref()
  app.addHook('onReady', async () => mail.start())
  // Before the database closes: hooks run last in, first out.
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await mail.stop()
    await app.events.drain()
    await app.databaseWatch.stop()
  })
}
