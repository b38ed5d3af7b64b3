/**
 * Registers what all routes share. Hooks of the app run in the order in which they are registered here; hooks that a
 * plugin adds to routes (in `onRoute`) run after all of them.
 */
import type { FastifyInstance } from 'fastify'
import { BrewLogDetail, BrewLogSchema } from './features/brewing/brew-logs/schemas.ts'
import { findRoasterOf } from './features/members/accounts/queries.ts'
import { findViewer, isLastUseStale, touchSession } from './features/members/accounts/session-queries.ts'
import { roleOf } from './features/moderation/roles/role.ts'
import { RecipeSchema } from './features/recipes/browse/schemas.ts'
import { ShownStepSchema } from './features/recipes/steps/schemas.ts'
import { serviceMetrics } from './features/service/health/service-metrics.ts'
import { sendNotFound } from './features/service/pages/send.ts'
import { hasSessionEnded, registerAccess, type Viewer } from './http/access.ts'
import { registerCompression } from './http/compression.ts'
import { registerConcurrencyLimit } from './http/concurrency-limit.ts'
import { registerCors } from './http/cors.ts'
import { registerErrors } from './http/errors.ts'
import { registerGracefulShutdown } from './http/graceful-shutdown.ts'
import { registerJsonBody } from './http/json-body.ts'
import { registerLanguage } from './http/language.ts'
import { registerLingeringClose } from './http/lingering-close.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerRateLimits } from './http/rate-limits.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerResponseCache } from './http/response-cache-plugin.ts'
import { registerRouteTable } from './http/routes.ts'
import { ErrorReply } from './http/schemas.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'

export async function registerPlugins(app: FastifyInstance): Promise<void> {
  const { config, db, databaseMonitor, sessionTokens } = app
  // A function, since with PORT 0 the URL is only known once the server listens.
  const baseUrl = () => config.baseUrl
  const isSessionOpen = async ({ id, sessionId }: Viewer) =>
    (await findViewer(db, { userId: id, sessionId })) !== undefined

  registerLanguage(app)
  if (config.compression) await registerCompression(app)
  registerResponseCache(app)
  registerConcurrencyLimit(app)
  registerRouteTable(app)
  registerErrors(app, {
    onDatabaseFailure: (error) => databaseMonitor.failed(error),
    hasSessionEnded: (request) => hasSessionEnded(request, isSessionOpen),
  })
  registerJsonBody(app)
  registerRequestLog(app, () => databaseMonitor.wrote())
  if (config.metrics) registerMetrics(app, serviceMetrics(app, app.slowQueries))
  registerGracefulShutdown(app)
  registerLingeringClose(app)
  registerSecurityHeaders(app, baseUrl)
  const createCounter = await registerRateLimits(app, config.redisUrl)
  app.decorate('eventCounter', createCounter())
  registerAccess(app, {
    baseUrl,
    findViewer: async (token) => {
      const claims = await sessionTokens.verify(token)
      const viewer = claims && (await findViewer(db, claims))
      if (viewer && isLastUseStale(viewer)) {
        // A read must not fail because the session's last use can't be written, e.g. to a full disk.
        await touchSession(db, viewer.sessionId).catch((error) => databaseMonitor.failed(error))
      }
      return viewer && { ...viewer, role: roleOf(viewer, config.adminEmails) }
    },
    requiresVerifiedEmail: config.requireVerifiedEmail,
    findRoasterOf: (userId) => findRoasterOf(db, userId),
    hasHiddenRoaster: async (userId) => (await app.review.findManagedRoaster(db, userId)) !== undefined,
  })
  registerCors(app, sendNotFound)
  for (const schema of [ErrorReply, ShownStepSchema, RecipeSchema, BrewLogSchema, BrewLogDetail]) app.addSchema(schema)
}
