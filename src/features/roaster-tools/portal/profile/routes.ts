/** Routes of the roaster's profile, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNotFound } from '../../../../http/errors.ts'
import { findRoaster } from '../../../beans/roasters/queries.ts'
import { toReview } from '../../../beans/roasters/schemas.ts'
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
      config: { access: 'roaster-member', whileHidden: true },
      schema: {
        operationId: 'getRoasterProfile',
        description: 'While a moderator hides the roaster it has a `review`, and nothing else in the portal works.',
        tags,
        response: { 200: ProfileReply },
      },
    },
    async ({ roasterId, viewer }) => {
      if (roasterId !== 0) return readProfile(roasterId)
      const hidden = orNotFound(await app.review.findManagedRoaster(app.db, viewer.id), 'Roaster')
      return { roaster: { ...toPortalRoaster(hidden.roaster, []), ...toReview(hidden) } }
    },
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
