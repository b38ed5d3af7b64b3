/** Routes of the roaster's profile, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNotFound } from '../../../../http/errors.ts'
import { findRoaster } from '../../../beans/roasters/queries.ts'
import { listChangesOf } from '../../changes/queries.ts'
import { changeProfile } from './profile.ts'
import { ProfileBody, ProfileReply, toPortalRoaster } from './schemas.ts'

const tags = ['Roaster portal']

export const portalProfileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const readProfile = async (roasterId: number) => {
    const roaster = orNotFound(await findRoaster(app.db, roasterId), 'Roaster')
    return { roaster: toPortalRoaster(roaster, await listChangesOf(app.db, roasterId)) }
  }

  app.get(
    '/api/roaster-portal/profile',
    {
      config: { access: 'roaster-member' },
      schema: { operationId: 'getRoasterProfile', tags, response: { 200: ProfileReply } },
    },
    ({ roasterId }) => readProfile(roasterId),
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/roaster-portal/profile',
      config: { access: 'roaster-member' },
      schema: {
        operationId: `${method.toLowerCase()}RoasterProfile`,
        description:
          'Changes the given fields; an empty text or null clears one. A new name or website of a verified roaster waits for review and is in `pendingChanges` until then.',
        tags,
        body: ProfileBody,
        response: { 200: ProfileReply },
      },
      handler: async ({ body, viewer, roasterId }) => {
        await changeProfile(app.db, viewer, roasterId, body)
        return readProfile(roasterId)
      },
    })
  }
}
