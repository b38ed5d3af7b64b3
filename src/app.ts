/** Builds the whole service from a configuration; it doesn't listen, so that tests can use it. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { startBackgroundJobs } from './background-jobs.ts'
import type { Config } from './config.ts'
import { registerFeatures } from './features.ts'
import { refuseAddress } from './http/errors.ts'
import { createHttpServer } from './http/http-server.ts'
import { refuseMalformed } from './http/malformed-requests.ts'
import { logSerializers, requestId } from './http/request-log.ts'
import { buildSerializer } from './http/serialization.ts'
import { buildValidator } from './http/validation.ts'
import { registerPlugins } from './plugins.ts'
import { addServices, type ServiceOptions } from './services.ts'

export interface AppOptions extends ServiceOptions {
  logger?: FastifyBaseLogger
}

const BODY_LIMIT_BYTES = 256 * 1024

export async function buildApp(config: Config, { logger, ...options }: AppOptions = {}): Promise<FastifyInstance> {
  const app = createFastify(config, logger)
  try {
    await addServices(app, config, options)
    await registerPlugins(app)
    await registerFeatures(app)
    startBackgroundJobs(app)
    await app.ready()
    // Set after the start, so that slow statements of migrations aren't logged.
    app.slowQueries.limit(config.slowQueryMs)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

function createFastify(config: Config, logger: FastifyBaseLogger | undefined): FastifyInstance {
  return Fastify({
    serverFactory: createHttpServer,
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
    // The cast is needed because the type only allows factories of Fastify's own Ajv.
    schemaController: { compilersFactory: { buildValidator: buildValidator as never, buildSerializer } },
    genReqId: requestId,
    requestIdHeader: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseMalformed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance
}
