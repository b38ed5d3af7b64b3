/** Route of the portal's dashboard, for members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readDashboard } from './dashboard.ts'
import { DashboardReply } from './schemas.ts'

export const portalDashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/roaster-portal/dashboard',
    {
      config: { access: 'roaster-member' },
      schema: { operationId: 'getRoasterDashboard', tags: ['Roaster portal'], response: { 200: DashboardReply } },
    },
    (request) => readDashboard(app, request.roasterId, (sentence) => request.translate(sentence)),
  )
}
