/** The overview of the community and the service, for moderators and operators. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { engineOf } from '../../../db/open.ts'
import { OneOf } from '../../../http/schemas.ts'
import { countWaiting } from '../../../mail/outbox.ts'
import { countAllRecipes } from '../../recipes/browse/facets.ts'
import { VERSION } from '../../service/health/version.ts'
import { countOpen } from '../queue/queries.ts'
import * as queries from './queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
const Count = Type.Integer()

const Overview = Type.Object({
  totals: Type.Object({ members: Count, recipes: Count, coffees: Count, roasters: Count, suspended: Count }),
  lastWeek: Type.Object(
    { members: Count, recipes: Count, comments: Count, brews: Count },
    { description: 'What was added in the last 7 days, each counted up to 10,000' },
  ),
  waiting: Type.Object({ queue: Count, claims: Count, roasterChanges: Count, mails: Count }),
  service: Type.Object({
    version: Type.String(),
    uptimeSeconds: Type.Number(),
    database: OneOf(['sqlite', 'postgres']),
    databaseBytes: Type.Number(),
    isDiskFull: Type.Boolean(),
    registration: OneOf(['open', 'invite', 'closed']),
    sendsMail: Type.Boolean(),
  }),
})

export const overviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/overview',
    {
      config: { access: 'moderator' },
      schema: { operationId: 'getAdminOverview', tags: ['Moderation'], response: { 200: Overview } },
    },
    async () => {
      const { db } = app
      const time = new Date()
      const since = new Date(time.getTime() - WEEK_MS).toISOString()
      return {
        totals: {
          members: await queries.countRows(db, 'users'),
          recipes: await countAllRecipes(app),
          coffees: await queries.sumCoffees(db),
          roasters: await queries.countRows(db, 'roasters'),
          suspended: await queries.countSuspended(db, time.toISOString()),
        },
        lastWeek: {
          members: await queries.countSince(db, 'users', since),
          recipes: await queries.countSince(db, 'recipes', since),
          comments: await queries.countSince(db, 'comments', since),
          brews: await queries.countSince(db, 'brewLogs', since),
        },
        waiting: {
          queue: await countOpen(db),
          claims: await queries.countOpenClaims(db),
          roasterChanges: await queries.countRoasterChanges(db),
          mails: await countWaiting(db),
        },
        service: {
          version: VERSION,
          uptimeSeconds: process.uptime(),
          database: engineOf(db),
          databaseBytes: await queries.databaseSize(db),
          isDiskFull: app.databaseMonitor.isFull,
          registration: app.settings.values.registration,
          sendsMail: app.config.sendsMail,
        },
      }
    },
  )
}
