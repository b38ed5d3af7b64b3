/** Health check for load balancers and people. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { IncidentLog } from '../../../db/incident-log.ts'
import { appliedMigrations } from '../../../db/migrate.ts'
import { migrations } from '../../../db/migrations/index.ts'
import { ping } from '../../../db/open.ts'
import { Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { VERSION } from './version.ts'

const DEGRADED_ABOVE_MS = 500

const Health = Type.Object({
  status: OneOf(['healthy', 'degraded', 'unhealthy']),
  timestamp: Timestamp,
  uptime: Type.Number({ description: 'Seconds since the start' }),
  version: Type.String(),
  checks: Type.Object({
    database: Type.Object({
      status: OneOf(['healthy', 'degraded', 'unhealthy']),
      latencyMs: Nullable(Type.Number()),
    }),
    migrations: Type.Object({ status: OneOf(['healthy', 'pending', 'unknown']), applied: Type.Integer() }),
  }),
})

export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const slow = new IncidentLog(app.log, 'databaseSlow')
  const pending = new IncidentLog(app.log, 'migrationsPending')

  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getHealth',
        description:
          "`degraded` above 500 ms of database latency and while the disk is full. `unhealthy`, with status 503, if the database can't be reached, migrations are pending or the service is shutting down.",
        tags: ['Health'],
        response: { 200: Health, 503: Health },
      },
    },
    async (_request, reply) => {
      const [database, schema] = await Promise.all([checkDatabase(), checkMigrations()])
      const isFit = schema.status === 'healthy' && !app.shutdown.hasBegun
      const status = isFit ? database.status : 'unhealthy'
      reply.header('cache-control', 'no-store').code(status === 'unhealthy' ? 503 : 200)
      return {
        status,
        timestamp: new Date().toISOString(),
        uptime: process.uptime(),
        version: VERSION,
        checks: { database, migrations: schema },
      }
    },
  )

  async function checkDatabase() {
    const start = performance.now()
    try {
      await ping(app.db)
      const latencyMs = Math.round((performance.now() - start) * 100) / 100
      if (latencyMs <= DEGRADED_ABOVE_MS) {
        slow.end()
        // Reads still work with a full disk, so the node should keep getting requests.
        return { status: app.databaseMonitor.isFull ? ('degraded' as const) : ('healthy' as const), latencyMs }
      }
      slow.begin(`it took ${Math.round(latencyMs)} ms to answer`)
      return { status: 'degraded' as const, latencyMs }
    } catch (error) {
      app.databaseMonitor.failed(error)
      return { status: 'unhealthy' as const, latencyMs: null }
    }
  }

  async function checkMigrations() {
    try {
      const applied = (await appliedMigrations(app.db)).length
      if (applied >= migrations.length) {
        pending.end()
        return { status: 'healthy' as const, applied }
      }
      pending.begin(`${applied} of ${migrations.length} are applied`)
      return { status: 'pending' as const, applied }
    } catch {
      return { status: 'unknown' as const, applied: 0 }
    }
  }
}
